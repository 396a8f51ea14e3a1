"""Verso as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from virus_nb.engine import HIDDEN, OptionValues
from virus_nb.games.kit import Numbers
from virus_nb.games.verso.cards import COLOURS, DECK, turned_code
from virus_nb.games.verso.runs import MOVES
from virus_nb.games.verso.table import CARDS_A_SEAT

_VALUES = "123456J"
_FACES = {f"{colour}-{value}": n for n, (colour, value) in enumerate(
    (colour, value) for colour in COLOURS for value in _VALUES)}
_MOST_POINTS = 200


def row(position: Mapping[str, Any], seat: int, seats: int, options: OptionValues) -> list[float]:
    """The top card; for each player the faces that lie there, the points on them, the backs that are known,
    and the score; how many cards are left, and the faces that were discarded."""
    deck = position["deck"]
    numbers = _faces(deck[:1])
    for other in ((seat + n) % seats for n in range(seats)):
        numbers += _faces(position["areas"][other])
        numbers.append(min(1.0, position["scores"][other] / _MOST_POINTS))
        numbers.append(float(position["square_ready"][other]))
        numbers.append(float(position["to_move"] == other))
    numbers.append(len(deck) / (CARDS_A_SEAT * seats))
    seen = [0.0] * len(_FACES)
    for card in position["discard"]:
        seen[_face(card.partition("~")[0])] += 1 / 9
    return numbers + [min(1.0, number) for number in seen]


def _faces(cards: Sequence[str]) -> list[float]:
    """For each face whether it lies there, whether it is worth 3, whether the back is known, and which."""
    size = len(_FACES)
    numbers = [0.0] * (4 * size)
    for card in cards:
        front, _, back = card.partition("~")
        at = _face(front)
        numbers[at] = 1.0
        numbers[size + at] = float(front.endswith("/3"))
        if back != HIDDEN:
            numbers[2 * size + at] = 1.0
            numbers[3 * size + at] = (1 + _face(back)) / size
    return numbers


def _face(code: str) -> int:
    return _FACES[code.partition("/")[0]]


NUMBERS = Numbers(lambda seats, options: list(MOVES),
                  lambda seats, options: [(code, turned_code(code)) for code in DECK],
                  lambda seats, options: CARDS_A_SEAT * seats, row, ("none", *COLOURS))
