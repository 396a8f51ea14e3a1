"""Find the move: a puzzle from a recorded game, solved on a live table."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets

from virus_nb import games
from virus_nb.lessons.may import recorded
from virus_nb.lessons.meant import clicks_for
from virus_nb.lessons.punish import punishment
from virus_nb.lessons.puzzles import Puzzle, puzzles, wins
from virus_nb.widgets.beside import beside
from virus_nb.widgets.quiz_room import house_rules, position_of
from virus_nb.widgets.shown import READABLE
from virus_nb.widgets.step_table import StepTable
from virus_nb.words import Words, words
from virus_nb.words.sentences import event_line, player_names

_LAYOUT = {"width": "auto"}


class PuzzleRoom(ipywidgets.VBox):
    """The puzzles of a game, one at a time. solved: those done, by number."""

    def __init__(self, game: str, lang: str) -> None:
        self.kit, self.words = games.find(game), words(lang)
        self.all: tuple[Puzzle, ...] = puzzles(game)
        self.at = 0
        self.solved: set[int] = set()
        self._said: Callable[[Words], str] | None = None
        self._judging = True
        self._text, self._feedback = ipywidgets.HTML(), ipywidgets.HTML()
        self.back, self.where, self.show, self.next = (ipywidgets.Button(layout=_LAYOUT) for _ in range(4))
        for button, act in ((self.back, lambda: self.go(self.at - 1)), (self.where, self.point_out),
                            (self.show, self.show_solution), (self.next, lambda: self.go(self.at + 1))):
            button.on_click(lambda _, act=act: act())
        self._stage = ipywidgets.VBox()
        buttons = ipywidgets.HBox((self.back, self.where, self.show, self.next), layout={"flex_flow": "row wrap"})
        super().__init__((beside((self._text,), (self._feedback, buttons), self._stage),))
        self.add_class("vn-beside")
        self._table: StepTable | None = None
        if self.all:
            self.go(0)
        else:
            self._text.value = f"<p>{escape(self.words.say('find-none'))}</p>"

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the table."""
        return self.all[self.at]

    def go(self, at: int) -> None:
        """Lay out the puzzle with that number, from 0; after the last comes the first."""
        self.at = at % len(self.all)
        self.again()

    def again(self) -> None:
        """Lay the puzzle out again."""
        session = position_of(self.puzzle.replay, self.puzzle.ply)
        decision = session.decision()
        assert decision is not None  # a test holds every puzzle to it
        self.seat = decision.seat
        self._said = None
        if self._table is None:
            self._table = StepTable(session, self.seat, self.words.lang, self.again)
            self._table.on_change(lambda _: self._moved())
            self._stage.children = (self._table,)
        self._table.lay(session, self.seat)
        self._write()

    def point_out(self) -> None:
        """Light up where the right move begins."""
        self.again()
        assert self._table is not None
        view = self.kit.game.observe(self._table.session.state, self.seat)
        self._table.lead(clicks_for(self.kit, view, self.seat, self.puzzle.right[0]))

    def show_solution(self) -> None:
        """Play the right move, and on to the win where there is one."""
        self.again()
        assert self._table is not None
        self._judging = False
        text: str | None = self.puzzle.right[0]
        while text:
            self._table.play(text)
            decision = self._table.session.decision()
            on = self.puzzle.kind == "win" and decision is not None and decision.seat == self.seat
            found = wins(self.kit, self._table.session.state, self.seat) if on else ()
            text = found[0] if found else None
        self._judging = True
        self._tell(lambda w: w.say("lesson-shown"))

    def speak(self, lang: str) -> None:
        """Another language; the moves on the table stay."""
        self.words = words(lang)
        if self._table is not None:
            self._table.speak(lang)
            self._write()

    def _moved(self) -> None:
        table, puzzle = self._table, self.puzzle
        if not self._judging or table is None or table.session.here is table.session.root:
            return
        session = table.session
        decision = session.decision()
        if puzzle.kind == "win":
            if decision is None and self.seat in (session.game.winners(session.state) or ()):
                self._done()
            elif decision is not None and decision.seat == self.seat \
                    and wins(self.kit, session.state, self.seat):
                return  # on the way
            else:
                self._missed()
        elif session.here.path()[1].move in puzzle.right:
            self._done()
        else:
            self._missed()

    def _done(self) -> None:
        self.solved.add(self.at)
        self._tell(lambda w: f"✓ {w.say('lesson-right')} {w.say(f'find-{self.puzzle.kind}-done')}")

    def _missed(self) -> None:
        """A move that is not right; what the next player makes of it is played out."""
        assert self._table is not None
        session = self._table.session
        text = punishment(session, self.seat)
        if text is None:
            self._tell(lambda w: f"✗ {w.say('lesson-wrong')} {w.say('find-missed')}")
            return
        self._judging = False
        self._table.play(text)
        self._judging = True
        told = session.here.events

        def line(w: Words) -> str:
            names = player_names(w, session.seats)
            what = " ".join(event_line(w, self.kit.game.key, event, names, self.seat) for event in told)
            return f"✗ {w.say('lesson-wrong')} {w.say('find-punished', what=what)}"

        self._tell(line)

    def _tell(self, said: Callable[[Words], str]) -> None:
        self._said = said
        self._write()

    def _write(self) -> None:
        w, puzzle = self.words, self.puzzle
        names = player_names(w, recorded(puzzle.replay).seats)
        title = w.say(puzzle.replay.replace("/", "-replay-"))
        lines = [w.say("may-where", title=title, number=puzzle.ply, who=names[self.seat]),
                 *house_rules(w, puzzle.replay), w.say(f"find-{puzzle.kind}")]
        if puzzle.only:
            lines.append(w.say("find-only"))
        head = w.say("find-title", at=self.at + 1, all=len(self.all), count=len(self.solved))
        mark = " ✓" if self.at in self.solved else ""
        self._text.value = (f"<div lang={w.lang} style='{READABLE}'>"
                            f"<h3 style='margin: .25rem 0'>{escape(head)}{mark}</h3>"
                            f"<p style='margin: .25rem 0'>{escape(' '.join(lines))}</p></div>")
        for button, key in ((self.back, "back"), (self.where, "where"), (self.show, "solution"), (self.next, "next")):
            button.description = w.say(f"lesson-{key}")
        told = escape(self._said(w)) if self._said else ""
        self._feedback.value = f"<div role=status style='{READABLE}'><p>{told}</p></div>"
