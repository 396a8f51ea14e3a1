"""Is it allowed? A question about a position of a real game, answered on the table."""

from __future__ import annotations

from html import escape
from random import Random

import ipywidgets

from virus_nb import games
from virus_nb.lessons.may import Question, question, recorded
from virus_nb.lessons.meant import clicks_for
from virus_nb.play.session import Session
from virus_nb.widgets.beside import beside
from virus_nb.widgets.explain import rule_note
from virus_nb.widgets.shown import READABLE
from virus_nb.widgets.step_table import StepTable
from virus_nb.words import Words, words
from virus_nb.words.moves import move_line
from virus_nb.words.sentences import event_line, player_names, reason_line

_LAYOUT = {"width": "auto"}


def position_of(name: str, ply: int) -> Session:
    """A table that stands where a recorded game stood; everybody is called Player 1, Player 2 …"""
    old = recorded(name)
    state = old.main_line()[ply].state
    return Session.from_position(old.kit, old.game.write_position(state), old.seats, old.options, seed=f"{name}/{ply}")


class QuizRoom(ipywidgets.VBox):
    """One question after the other. seed: the same seed, the same questions."""

    def __init__(self, game: str, lang: str, seed: int | str | None = None) -> None:
        self.kit, self.words = games.find(game), words(lang)
        self._random = Random() if seed is None else Random(f"virus_nb/may/{seed}")
        self.asked = self.right = 0
        self.answered: bool | None = None
        self._text, self._feedback = ipywidgets.HTML(), ipywidgets.HTML()
        self.yes, self.no, self.another = (ipywidgets.Button(layout=_LAYOUT) for _ in range(3))
        for button, act in ((self.yes, lambda: self.answer(True)), (self.no, lambda: self.answer(False)),
                            (self.another, self.ask)):
            button.on_click(lambda _, act=act: act())
        self._stage = ipywidgets.VBox()
        buttons = ipywidgets.HBox((self.yes, self.no, self.another), layout={"flex_flow": "row wrap"})
        super().__init__((beside((self._text,), (self._feedback, buttons), self._stage),))
        self.add_class("vn-beside")
        self._table: StepTable | None = None
        self.ask()

    def ask(self) -> None:
        """The next question."""
        self.question: Question = question(self.kit.game.key, self._random)
        self.answered = None
        self._lay()
        self._write()

    def answer(self, allowed: bool) -> None:
        """Answer the question; the move is then tried on the table."""
        if self.answered is not None or self._table is None:
            return
        self.answered = allowed
        self.asked += 1
        self.right += allowed == self.question.allowed
        asked = self.question
        self._table.locked = False
        self._table.lay(self._table.session, asked.seat)
        if asked.allowed:
            self._table.play(asked.move)
        else:
            view = self.kit.game.observe(self._table.session.state, asked.seat)
            for place in clicks_for(self.kit, view, asked.seat, asked.move):
                self._table.click(place)
        self._table.locked = True
        self._write()

    def speak(self, lang: str) -> None:
        """Another language, the same question."""
        self.words = words(lang)
        if self._table is not None:
            self._table.speak(lang)
        self._write()

    def _lay(self) -> None:
        asked, session = self.question, position_of(self.question.replay, self.question.ply)
        if self._table is None:
            self._table = StepTable(session, asked.seat, self.words.lang, self._lay)
            self._stage.children = (self._table,)
        view = self.kit.game.observe(session.state, asked.seat)
        self._table.lay(session, asked.seat, True, clicks_for(self.kit, view, asked.seat, asked.move))

    def _write(self) -> None:
        w, asked = self.words, self.question
        names = player_names(w, recorded(asked.replay).seats)
        title = w.say(asked.replay.replace("/", "-replay-"))
        move = move_line(w, self.kit.game.key, asked.move, names, asked.seat)
        lines = [w.say("may-where", title=title, number=asked.ply, who=names[asked.seat]),
                 *house_rules(w, asked.replay)]
        self._text.value = (f"<div lang={w.lang} style='{READABLE}'>"
                            f"<p style='margin: .25rem 0'>{escape(' '.join(lines))}</p>"
                            f"<h3 style='margin: .25rem 0'>{escape(w.say('may-ask', move=move))}</h3></div>")
        self.yes.description, self.no.description = w.say("may-yes"), w.say("may-no")
        self.another.description = w.say("may-next")
        self.yes.disabled = self.no.disabled = self.answered is not None
        self.another.button_style = "primary" if self.answered is not None else ""
        self._feedback.value = f"<div role=status style='{READABLE}'>{self._told()}</div>"

    def _told(self) -> str:
        w, asked = self.words, self.question
        if self.answered is None:
            return ""
        good = self.answered == asked.allowed
        names, seat, game = player_names(w, recorded(asked.replay).seats), asked.seat, self.kit.game.key
        if asked.reason is not None:
            why = reason_line(w, game, asked.reason, names, seat)
            note = rule_note(w, asked.reason.rule)
        else:
            assert self._table is not None
            why = " ".join(event_line(w, game, event, names, seat) for event in self._table.session.here.events)
            note = ""
        head = w.say("lesson-right" if good else "lesson-wrong")
        verdict = w.say("may-allowed" if asked.allowed else "may-refused")
        score = w.say("may-score", count=self.right, all=self.asked)
        return (f"<p style='margin: .25rem 0'>{'✓' if good else '✗'} {escape(' '.join((head, verdict, why)))}</p>{note}"
                f"<p style='margin: .25rem 0'><small>{escape(score)}</small></p>")


def house_rules(w: Words, name: str) -> list[str]:
    """A sentence on what the people of that game had agreed on, where it is not the usual."""
    session = recorded(name)
    game, other = session.game, []
    for option in game.options:
        value = session.options[option.name]
        usual = session.options.get(str(option.default), option.default)
        if value != usual:
            key = f"{game.key}-option-{option.name}"
            said = w.say(f"{key}-{value}") if isinstance(value, str) else w.number(value)
            other.append(f"{w.say(key)}: {said}")
    return [w.say("may-options", what="; ".join(other))] if other else []
