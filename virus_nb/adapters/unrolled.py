"""A game unrolled into single decisions and single draws, as values that never change.

The rules ask for a whole shuffled deck at once. Here a deck is laid card by card, each card a draw
with its odds, so that other people's search can reason about it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from virus_nb.adapters.numbered import Numbered
from virus_nb.engine import HIDDEN, Move, Seat


class Table:
    """What all moments of one game share: the numbered game, and the outcomes that chance may have."""

    def __init__(self, numbered: Numbered) -> None:
        self.numbered = numbered
        numbers, seats, options = numbered.numbers, numbered.seats, numbered.options
        self.cards = tuple(map(tuple, numbers.cards(seats, options)))
        self.drawn = numbers.drawn(seats, options)
        faces = dict.fromkeys(face for card in self.cards for face in card)
        self.outcomes = (*faces, *numbers.picks)
        self.outcome = {text: n for n, text in enumerate(self.outcomes)}
        self.other_sides = {face: card for card in self.cards for face in card}
        self.first = Moment(self, None, Laying(tuple(face for card in self.cards for face in card), ())
                            if self.drawn else None, (), None, ((),) * seats)
        if not self.drawn:
            self.first = self.first.dealt(())

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.numbered,)


class Laying:
    """A deck that is being laid: the faces that may still come, and those that lie already."""

    __slots__ = ("laid", "left")

    def __init__(self, left: tuple[str, ...], laid: tuple[str, ...]) -> None:
        self.left, self.laid = left, laid


class _Asked(Exception):
    """The rules ask for chance that has not been answered yet."""

    def __init__(self, items: tuple[str, ...], whole: bool) -> None:
        self.items, self.whole = items, whole


class _Answers:
    """The chance of one move: its answers in turn, and then a question."""

    def __init__(self, answers: Sequence[Any]) -> None:
        self._answers = list(answers)
        self.shuffles: list[tuple[str, ...]] = []
        self.picks: list[str] = []

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        if not self._answers:
            raise _Asked(tuple(cards), True)
        return tuple(self._answers.pop(0))

    def pick(self, choices: Sequence[str]) -> str:
        if not self._answers:
            raise _Asked(tuple(choices), False)
        return str(self._answers.pop(0))


class Moment:
    """One moment: a state of the game, or the draws on the way to the next one.

    state: ``None`` while the first deck is laid. laying: what is drawn next, ``None`` when a player decides.
    answers: the chance of ``move`` so far. told: for each seat all that it was told.
    """

    __slots__ = ("answers", "laying", "move", "state", "table", "told", "whole")

    def __init__(self, table: Table, state: Any, laying: Laying | None, answers: tuple[Any, ...],
                 move: Move | None, told: tuple[tuple[str, ...], ...], whole: bool = True) -> None:
        self.table, self.state, self.laying, self.answers = table, state, laying, answers
        self.move, self.told, self.whole = move, told, whole

    def __deepcopy__(self, memo: object) -> Moment:
        return self  # it never changes

    @property
    def is_chance(self) -> bool:
        """Whether chance comes next."""
        return self.laying is not None

    @property
    def seat(self) -> Seat | None:
        """Who decides; ``None`` when the game is over."""
        decision = self.table.numbered.game.decision(self.state)
        return decision.seat if decision else None

    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return self.table.numbered.legal(self.state)

    def rewards(self) -> list[float]:
        """What the game is worth so far, see ``Numbered.rewards``."""
        numbered = self.table.numbered
        return [0.0] * numbered.seats if self.state is None else numbered.rewards(self.state)

    def played(self, number: int) -> Moment:
        """After the move of that number."""
        return self._played(self.table.numbered.move(self.state, number), ())

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw, each with its odds."""
        assert self.laying is not None
        left = self.laying.left
        number = self.table.outcome
        return sorted((number[face], copies / len(left)) for face, copies in Counter(left).items())

    def answered(self, outcome: int) -> Moment:
        """After that outcome of the draw."""
        laying, table = self.laying, self.table
        assert laying is not None
        face = table.outcomes[outcome]
        if not self.whole:
            return self._played(self.move, (*self.answers, face))
        # a card of a first deck shows one of its sides, and the other side is gone with it
        gone = table.other_sides[face] if self.state is None else (face,)
        left = list(laying.left)
        for each in gone:
            left.remove(each)
        laid = (*laying.laid, face)
        first = self.state is None
        if first and len(laid) == table.drawn:
            return self.dealt(laid)
        if not first and not left:
            return self._played(self.move, (*self.answers, laid))
        return Moment(table, self.state, Laying(tuple(left), laid), self.answers, self.move, self.told)

    def dealt(self, deck: Sequence[str]) -> Moment:
        """The first state, from that deck."""
        numbered = self.table.numbered
        state = numbered.game.start(numbered.seats, numbered.options, deck)
        return Moment(self.table, state, None, (), None, self.told)

    def imagined(self, seat: Seat, random: Random) -> Moment:
        """Another moment that looks the same to the seat. The others forget which cards they were told of."""
        game, told = self.table.numbered.game, list(self.told)
        state = game.imagine(game.observe(self.state, seat), random)
        for other in range(len(told)):
            if other != seat:
                told[other] = tuple(map(_forgotten, told[other]))
        return Moment(self.table, state, None, (), None, tuple(told))

    def row(self, seat: Seat) -> list[float]:
        """What the seat sees, as numbers; nothing before the deal."""
        numbered = self.table.numbered
        return [0.0] * numbered.length() if self.state is None else numbered.row(self.state, seat)

    def text(self, seat: Seat | None) -> str:
        """The position as JSON: as the seat sees it, or with open cards."""
        game = self.table.numbered.game
        if self.state is None:
            return "" if seat is not None or self.laying is None else " ".join(self.laying.laid)
        seen = self.state if seat is None else game.observe(self.state, seat)
        position = json.dumps(game.write_position(seen), separators=(",", ":"))
        if self.laying is None:
            return position
        # which of the drawn cards come next is hidden, how far the shuffle is shows nothing
        drawn = " ".join(self.laying.laid) if seat is None else ""
        return f"{position} {self.move.text if self.move else ''} {drawn}"

    def _played(self, move: Move | None, answers: tuple[Any, ...]) -> Moment:
        assert move is not None
        game = self.table.numbered.game
        try:
            state, events = game.play(self.state, move, _Answers(answers))
        except _Asked as asked:
            laying = Laying(asked.items, ())
            return Moment(self.table, self.state, laying, answers, move, self.told, asked.whole)
        told = tuple((*before, *(_line(event.seen_by(seat)) for event in events))
                     for seat, before in enumerate(self.told))
        return Moment(self.table, state, None, (), None, told)


def _line(event: Any) -> str:
    cards = ",".join(event.cards)
    secret = "secret" if event.secret is not None else ""
    return "|".join((event.kind, str(event.seat), cards, ",".join(event.places), str(event.number), secret))


def _forgotten(line: str) -> str:
    kind, seat, cards, places, number, secret = line.split("|")
    if secret and cards:
        cards = ",".join(HIDDEN for _ in cards.split(","))
    return "|".join((kind, seat, cards, places, number, secret))
