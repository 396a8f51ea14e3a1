"""What can be counted on a board of Virus Wars, at every ply and for every seat."""

from __future__ import annotations

from virus_nb.games.kit import Measure
from virus_nb.games.virus_wars.state import State, pieces
from virus_nb.games.virus_wars.state import closure as steps_ahead


def live(state: State, seat: int) -> int:
    """Live viruses."""
    return pieces(state).live[seat].bit_count()


def zombies(state: State, seat: int) -> int:
    """Zombies that the seat has made."""
    return pieces(state).zombies[seat].bit_count()


def closure(state: State, seat: int) -> int:
    """How many steps could be made in a row, if they went on for ever (virus_wars.9)."""
    return steps_ahead(state[0].board, seat, pieces(state))


MEASURES = (
    Measure("closure", "cells", closure, "|cells that could be stepped on in a row|"),
    Measure("live", "cells", live, "|live viruses|"),
    Measure("zombies", "cells", zombies, "|zombies made|"),
)
