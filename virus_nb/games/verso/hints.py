"""What the search and the coach should know of Verso."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from virus_nb.engine import Reason, Seat
from virus_nb.games.kit import Hints
from virus_nb.games.verso.area import card_in, score_of
from virus_nb.games.verso.bot import outlook
from virus_nb.games.verso.cards import SLOT, face_code
from virus_nb.games.verso.table import State, cards_of, length

_PROMISE = .85
"""How much of what an area promises (``outlook``) will come true."""
_SPREAD, _GROWTH = .5, 2.4
"""By how many points an area may still gain on another: this, and that for the square root of the turns left.
All three were fitted to 5,000 games of greedy players, two to four of them."""
_A_TURN = 2.0
"""What a single player adds in a turn besides."""
_ALL = 100


def judge(state: State) -> Sequence[float]:
    """Each player's chance of winning, from the points, what the areas promise and the turns left."""
    turns = sum(1 for _ in cards_of(state.deck)) / len(state.areas)
    points = [score_of(area) + _PROMISE * outlook(area, turns) for area in state.areas]
    if len(points) == 1:
        return (min(1.0, (points[0] + _A_TURN * turns) / _ALL),)
    scale, most = _SPREAD + _GROWTH * sqrt(turns), max(points)
    chances = [exp((each - most) / scale) for each in points]
    total = sum(chances)
    return [chance / total for chance in chances]


def horizon(state: State) -> int:
    """Not at all: a move at random spoils an area more than looking further ahead helps."""
    return 0


def notice(before: State, after: State, seat: Seat) -> tuple[Reason, ...]:
    """That the other side of the card was taken, whatever it is (verso.3)."""
    if not before.deck or not after.deck or length(after.deck) == length(before.deck):
        return ()
    top = before.deck[0]
    if top == card_in(after.laid, seat, SLOT[top]) or after.discard[:1] == (top,):
        return ()
    return (Reason("verso.3", "turns", {"card": face_code(top)}),)


HINTS = Hints(judge=judge, horizon=horizon, notice=notice, means={
    "kept": "collects", "kept-twin": "wastes", "banked": "scores", "square": "squares",
})
