"""What the search and the coach should know of Verso."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from virus_nb.engine import Move
from virus_nb.games.kit import Hints
from virus_nb.games.verso.area import BIT, score_of
from virus_nb.games.verso.bot import outlook
from virus_nb.games.verso.runs import BEST, FLIP
from virus_nb.games.verso.table import State, length

_GOOD, _SOMETIMES = 9, .12
"""A quick player banks a run that pays this much, and any other only so often."""
_LEAD, _LUCK = 1.5, .6
"""How many points make a lead worth having, at the end and more for each turn before it."""
ALONE = 100
"""The points that the search takes for the most that a single player can reach."""


def choose(state: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
    """Take a card, rather than a twin the unknown side; bank what pays well."""
    if not state.deck:
        return moves[int(draw() * len(moves))]
    area = state.areas[state.to_move]
    if len(moves) > 2:
        points, bank = max((table[area & table.key] for table in BEST), key=lambda each: each[0])
        if bank is not None and (points >= _GOOD or draw() < _SOMETIMES):
            return bank
    return FLIP if area & BIT[state.deck[0]] or draw() < .4 else moves[0]


def horizon(state: State) -> int:
    """Two rounds; a single player thinks four turns ahead."""
    return 2 * state.rules.seats if state.rules.seats > 1 else 4


def judge(state: State) -> list[float]:
    """Each player's chance of winning, from points and outlook; alone, the points to be expected."""
    turns = length(state.deck) / state.rules.seats
    worths = [score_of(area) + outlook(area, turns) for area in state.areas]
    if len(worths) == 1:
        return [min(1.0, worths[0] / ALONE)]
    best = max(worths)
    # the fewer turns are left, the surer is a lead
    chances = [exp((worth - best) / (_LEAD + _LUCK * turns)) for worth in worths]
    return [chance / sum(chances) for chance in chances]


HINTS = Hints(choose, horizon, judge, means={
    "kept": "collects", "kept-twin": "wastes", "banked": "scores", "square": "square"})
