"""What can be counted on a table of Virus! Marvel, at every ply and for every seat."""

from __future__ import annotations

from virus_nb.games.kit import Measure
from virus_nb.games.marvel import heroes as on
from virus_nb.games.marvel.state import State


def ready(state: State, seat: int) -> int:
    """Heroes without a villain; four of them win (marvel.20)."""
    return sum(pile != on.NONE and not on.is_blocked(pile) for pile in state.teams[seat].piles)


def heroes(state: State, seat: int) -> int:
    """Heroes in the team."""
    return state.teams[seat].size


def shielded(state: State, seat: int) -> int:
    """Heroes that nothing can hit any more."""
    team = state.teams[seat]
    return (team.heroes & ~team.movable).bit_count()


MEASURES = (
    Measure("ready", "heroes", ready, "|heroes| − |heroes with a villain|", goal=4),
    Measure("heroes", "heroes", heroes, "|heroes|"),
    Measure("shielded", "heroes", shielded, "|heroes that are shielded|"),
)
