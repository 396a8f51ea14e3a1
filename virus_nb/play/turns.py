"""Where the turns and the rounds of a game begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from virus_nb.engine import Game


def turns(game: Game[Any, Any], states: Sequence[Any], seats: int) -> tuple[int, ...]:
    """The plies at which a turn begins, the start (ply 0) first. ``states``: the table at every ply.

    A turn begins where it is another seat's; somebody who plays alone begins one with every
    question of the kind that the game opens with.
    """
    decisions = [game.decision(state) for state in states]
    begins = [0]
    for ply in range(1, len(decisions)):
        now, before, first = decisions[ply], decisions[ply - 1], decisions[0]
        if now is None or before is None or first is None:
            continue
        if now.turn != before.turn or (seats == 1 and now.kind == first.kind):
            begins.append(ply)
    return tuple(begins)


def rounds(game: Game[Any, Any], states: Sequence[Any], begins: Sequence[int]) -> tuple[int, ...]:
    """Those of the turns that are of a seat at or before the seat of the turn before."""
    seats = [decision.turn if (decision := game.decision(states[ply])) else -1 for ply in begins]
    return tuple(ply for n, ply in enumerate(begins) if n == 0 or seats[n] <= seats[n - 1])


def turn_of(begins: Sequence[int], ply: int) -> int:
    """The number of the turn in which the table of that ply stands, from 1."""
    return sum(begin <= ply for begin in begins)
