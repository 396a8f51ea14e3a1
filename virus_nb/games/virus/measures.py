"""What can be counted on a table of Virus!, at every ply and for every seat."""

from __future__ import annotations

from virus_nb.games.kit import Measure
from virus_nb.games.virus.state import State


def healthy(state: State, seat: int) -> int:
    """Organs without a virus; four of them win (virus.20)."""
    body = state.bodies[seat]
    return (body.organs ^ body.sick).bit_count()


def infected(state: State, seat: int) -> int:
    """Organs with a virus on them."""
    return state.bodies[seat].sick.bit_count()


def immune(state: State, seat: int) -> int:
    """Organs with two medicines on them."""
    body = state.bodies[seat]
    return (body.organs & ~body.movable).bit_count()


MEASURES = (
    Measure("healthy", "organs", healthy, "|organs| − |organs with a virus|", goal=4),
    Measure("infected", "organs", infected, "|organs with a virus|"),
    Measure("immune", "organs", immune, "|organs with two medicines|"),
)
