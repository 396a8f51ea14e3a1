"""Dealing anew what a seat could not know: another deck behind everything that it has seen so far.

Unlike a position imagined from one view, such a deck agrees with the whole game: with every table that
the seat saw, and everything that it was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Seat
from virus_nb.play.replay import Replay
from virus_nb.play.verify import follow

_PAIRS = 120


def dealt_anew(replay: Replay, seat: Seat, random: Random) -> Replay:
    """The same moves from another deck that looks the same to the seat at every ply."""
    bare = replace(replay, checks={}, result=None, notes=(), origin=None)
    seen = list(_seen(bare, seat))

    def agrees(orders: Sequence[Sequence[str]]) -> bool:
        twin = replace(bare, deck=tuple(orders[0]), shuffles=tuple(map(tuple, orders[1:])))
        try:
            return all(one == other for one, other in zip(_seen(twin, seat), seen, strict=True))
        except (BadInput, ValueError):  # a card was played that is somewhere else now
            return False

    orders = [list(bare.deck), *map(list, bare.shuffles)]
    for order in orders:
        free = _free(order, lambda: agrees(orders), random)
        for n in range(len(free) - 1, 0, -1):
            _exchange(order, free[n], free[random.randrange(n + 1)], lambda: agrees(orders))
    return replace(bare, deck=tuple(orders[0]), shuffles=tuple(map(tuple, orders[1:])))


def _seen(replay: Replay, seat: Seat) -> Iterator[Any]:
    """All that the seat saw and was told, ply by ply."""
    game = games.find(replay.game).game
    for ply in follow(replay):
        yield game.write_position(game.observe(ply.state, seat)), [event.seen_by(seat) for event in ply.events]


def _free(order: list[str], agrees: Any, random: Random) -> list[int]:
    """The places in an order whose cards the seat could not tell from one another."""
    free: set[int] = set()
    low = next((n for n in reversed(range(len(order))) if order[n] != order[-1]), None)
    if low is None:
        return []
    pairs = [(n, ref) for ref in (len(order) - 1, low) for n in range(len(order))]
    for one, other in pairs:
        if one not in free and _exchange(order, one, other, agrees):
            free |= {one, other}
    if not free:
        for _ in range(_PAIRS):
            one, other = random.randrange(len(order)), random.randrange(len(order))
            if _exchange(order, one, other, agrees):
                free |= {one, other}
    return sorted(free)


def _exchange(order: list[str], one: int, other: int, agrees: Any) -> bool:
    """Exchange two different cards, if that agrees."""
    if order[one] == order[other]:
        return False
    order[one], order[other] = order[other], order[one]
    if agrees():
        return True
    order[one], order[other] = order[other], order[one]
    return False
