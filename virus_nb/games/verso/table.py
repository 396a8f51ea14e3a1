"""The table of a game: the options as the rules need them, and the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from virus_nb.engine import OptionValues, Seat, Value
from virus_nb.games.verso.area import HIGHEST, HIGHEST_OR_JOKER, WAITS, WAITS_BANK, WAITS_BREAK, settling

Pile: TypeAlias = "tuple[int, Any] | tuple[()]"
"""A pile of cards: ``()``, or the top card and the pile below it."""

CARDS_A_SEAT = 15
OPTION_NAMES = ("keep_duplicate", "sole_joker", "square", "rearm", "last_bank", "opponent")
_settling = cache(settling)
_REARM = {"bank": WAITS_BANK, "break": WAITS_BREAK, "both": WAITS}


def pile_of(cards: Iterable[int]) -> Pile:
    """The pile of these cards, top first."""
    pile: Pile = ()
    for card in [*cards][::-1]:
        pile = (card, pile)
    return pile


def length(pile: Pile) -> int:
    """How many cards a pile has."""
    number = 0
    while pile:
        pile = pile[1]
        number += 1
    return number


def cards_of(pile: Pile) -> Iterator[int]:
    """The cards of a pile, top first."""
    while pile:
        card, pile = pile
        yield card


class Rules:
    """The seats and the options of a table, looked up once."""

    __slots__ = ("seats", "options", "after", "neighbours", "must_flip", "highest", "exactly",
                 "rearm", "settle", "settle_bank", "chosen", "opponent", "solo")

    def __init__(self, seats: int, options: OptionValues) -> None:
        self.seats = seats
        self.options: Mapping[str, Value] = dict(options)
        self.after: tuple[Seat, ...] = tuple((seat + 1) % seats for seat in range(seats))
        # in turn order; with two players both sides are the same neighbour (verso.7)
        self.neighbours: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(other for other in dict.fromkeys(((seat + 1) % seats, (seat - 1) % seats)) if other != seat)
            for seat in range(seats))
        self.must_flip = options["keep_duplicate"] == "must-flip"
        self.highest = HIGHEST_OR_JOKER if options["sole_joker"] == "flips" else HIGHEST
        self.exactly = options["square"] == "exactly"
        self.rearm = _REARM[str(options["rearm"])]
        self.settle = _settling(self.exactly, self.rearm, False)
        self.settle_bank = _settling(self.exactly, self.rearm, True)
        self.chosen = options["last_bank"] == "chosen"
        self.opponent = str(options["opponent"])
        self.solo = seats == 1


_tables: dict[tuple[object, ...], Rules] = {}


def rules_of(seats: int, options: OptionValues) -> Rules:
    """The rules of such a table, made once."""
    key = (seats, *map(options.__getitem__, OPTION_NAMES))
    if key not in _tables:
        _tables[key] = Rules(seats, options)
    return _tables[key]


class State:
    """A position. Never changed after it was made.

    rules:   seats and options.         to_move: the seat that decides.
    deck:    the pile, top first.       discard: the pile, newest first.
    areas, laid: what lies before the seats, see ``area.py``.
    due:     the seats that still have to make their last bank (``last_bank=chosen``).
    """

    __slots__ = ("rules", "to_move", "deck", "discard", "areas", "laid", "due")

    rules: Rules
    to_move: Seat
    deck: Pile
    discard: Pile
    areas: tuple[int, ...]
    laid: int
    due: tuple[Seat, ...]


def state_of(rules: Rules, to_move: Seat, deck: Pile, discard: Pile, areas: tuple[int, ...],
             laid: int, due: tuple[Seat, ...] = ()) -> State:
    """A new state."""
    state = State()
    state.rules, state.to_move, state.deck = rules, to_move, deck
    state.discard, state.areas, state.laid, state.due = discard, areas, laid, due
    return state
