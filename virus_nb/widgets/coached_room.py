"""A game with a coach: the bot says why it moved, hints come on request, moves can be taken back."""

from __future__ import annotations

from html import escape
from random import Random

import ipywidgets

from virus_nb import games
from virus_nb.engine import NOBODY, Reason
from virus_nb.play.because import Danger, because
from virus_nb.play.coach import BLUNDER, Advice, advise
from virus_nb.play.session import Node, Session
from virus_nb.widgets.beside import beside
from virus_nb.widgets.shown import READABLE
from virus_nb.widgets.table import Table
from virus_nb.words import words
from virus_nb.words.moves import move_line
from virus_nb.words.sentences import coach_line, event_line

ITERATIONS = 2400
SHOWN = 3
"""Moves of a hint; the others unfold."""
_LAYOUT = {"width": "max-content"}


class CoachedRoom(ipywidgets.VBox):
    """The person sits on the first seat, the game's own bots on the others."""

    def __init__(self, game: str, lang: str, seed: int | str | None = None) -> None:
        kit, self.words = games.find(game), words(lang)
        seats = max(2, kit.game.seats[0])
        bot = "greedy" if "greedy" in kit.bots else "random"
        self.table = Table(Session(kit, seats, seed=seed), ("human",) + (bot,) * (seats - 1), lang)
        self._advice: tuple[Advice, ...] = ()
        self._intro, self._bots, self._hints = (ipywidgets.HTML() for _ in range(3))
        self.hint = ipywidgets.Button(layout=_LAYOUT)
        self.hint.on_click(lambda _: self.give_hint())
        super().__init__((beside((self._intro, self._bots), (self.hint, self._hints), self.table),))
        self.add_class("vn-beside")
        self.table.on_change(lambda _: self._moved())
        self.table.observe(lambda change: self._follow(change.new), "frame")
        self._write()

    def give_hint(self) -> None:
        """What the coach thinks of the best moves here, from what the person sees."""
        session = self.table.session
        decision = session.decision()
        if decision is not None and decision.seat in self.table.humans:
            view = session.game.observe(session.state, decision.seat)
            self._advice = advise(session.kit, view, ITERATIONS, session.here.ply)
        self._write()

    def speak(self, lang: str) -> None:
        """Another language; the game goes on."""
        self.words = words(lang)
        if self.table.lang != lang:
            self.table.speak(lang)
        self._write()

    def _follow(self, frame: dict[str, object]) -> None:
        lang = str(frame.get("lang", self.words.lang))
        if lang != self.words.lang:
            self.speak(lang)

    def _moved(self) -> None:
        self._advice = ()
        self._write()

    def _write(self) -> None:
        w = self.words
        self._intro.value = f"<p style='margin: .25rem 0; {READABLE}'>{escape(w.say('coached-intro'))}</p>"
        self.hint.description = w.say("coached-hint")
        decision = self.table.session.decision()
        self.hint.disabled = decision is None or decision.seat not in self.table.humans
        told = "".join(f"<li>{escape(line)}</li>" for line in self.explained())
        self._bots.value = (f"<div role=status style='{READABLE}'>"
                            + (f"<ul style='margin: .25rem 0'>{told}</ul>" if told else "") + "</div>")
        self._hints.value = self._listed(self.hints()) if self._advice else ""

    def _listed(self, lines: list[str]) -> str:
        """The best moves as a list, which the others continue when they are unfolded."""
        items = [f"<li>{escape(line)}</li>" for line in lines]
        best, rest = "".join(items[:SHOWN]), "".join(items[SHOWN:])
        more = (f"<details><summary>{escape(self.words.say('coached-rest', count=len(items) - SHOWN))}</summary>"
                f"<ol start={SHOWN + 1} style='margin: .25rem 0'>{rest}</ol></details>" if rest else "")
        return f"<div role=status style='{READABLE}'><ol style='margin: .25rem 0'>{best}</ol>{more}</div>"

    def hints(self) -> list[str]:
        """A line for each move of the last hint, the best first: its chance, what can surely be said of it, and why."""
        w, telling, session = self.words, self.table.telling, self.table.session
        decision = session.decision()
        seat = decision.seat if decision else 0
        lines = []
        for advice in self._advice:
            move = move_line(w, session.game.key, advice.move, telling.names, seat)
            why = [coach_line(w, session.game.key, reason, telling.names, seat) for reason in advice.reasons]
            chance = w.say("coached-chance", chance=w.percent(advice.chance.mean, 0), count=advice.chance.n,
                           low=w.percent(advice.chance.low, 0), high=w.percent(advice.chance.high, 0))
            label = (w.say(f"coach-{advice.label}", number=round(100 * BLUNDER)),) if advice.label else ()
            lines.append(" ".join((f"{move}.", chance, *label, *why)))
        return lines

    def explained(self) -> list[str]:
        """Why the bots moved as they did since the person's last move, one line a move."""
        w, table = self.words, self.table
        viewer = table.humans[0]
        lines = []
        for node in _since(table.session, viewer):
            assert node.parent is not None
            what = " ".join(event_line(w, table.session.game.key, event, table.telling.names, viewer)
                            for event in node.events[:1])
            why = [coach_line(w, table.session.game.key, reason, table.telling.names, viewer)
                   for reason in _reasons(table.session, node)]
            lines.append(" ".join((what, *why)) if why else f"{what} {w.say('coached-nothing-better')}")
        return lines


def _since(session: Session, viewer: int) -> list[Node]:
    """What others did after the person's last move."""
    found: list[Node] = []
    for node in reversed(session.here.path()[1:]):
        assert node.parent is not None
        decision = session.game.decision(node.parent.state)
        if decision is None or decision.seat == viewer:
            break
        found.append(node)
    return found[::-1]


def _reasons(session: Session, node: Node) -> tuple[Reason, ...]:
    """What speaks for a bot's move, of what everybody at the table can see: no hands, no fears of its own."""
    assert node.parent is not None
    game = session.game
    decision = game.decision(node.parent.state)
    assert decision is not None
    view = game.observe(node.parent.state, decision.seat)
    move = next(each for each in game.legal_moves(view) if each.text == node.move)
    return because(session.kit, view, move, {move: Danger(0.0, NOBODY)}, Random(node.ply))
