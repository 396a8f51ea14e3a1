"""Why a cell is accessible: the live virus beside it, or the zombies that lead there (virus_wars.6)."""

from __future__ import annotations

from typing import NamedTuple

from virus_nb.engine import Place, Seat
from virus_nb.games.virus_wars.board import Cell, cells, touching
from virus_nb.games.virus_wars.state import Pieces


class Why(NamedTuple):
    """The live virus from which a cell is accessible, and the zombies between, from the cell on."""

    source: Place
    zombies: tuple[Place, ...]


def why_in_reach(cell: Cell, on: Pieces, seat: Seat) -> Why:
    """The shortest way to that cell, which must be accessible to that player."""
    live, zombies = on.live[seat], on.zombies[seat]
    chain: list[Place] = []
    at = cell
    # rings of zombies around the live viruses, the nearest first
    rings = [live]
    inside = live
    while not touching(cell.bit) & rings[-1]:
        ring = touching(rings[-1]) & zombies & ~inside
        assert ring, f"{cell} is not accessible"
        inside |= ring
        rings.append(ring)
    for ring in reversed(rings):
        at = cells(at.near & ring)[0]
        chain.append(at.text)
    return Why(chain[-1], tuple(chain[:-1]))
