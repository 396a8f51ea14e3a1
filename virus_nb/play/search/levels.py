"""The search as bots, by how long they think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from virus_nb.engine import Move
from virus_nb.games.kit import Choose, Kit
from virus_nb.play.search.tree import Search

LEVELS = {"easy": 30, "normal": 400, "strong": 5000}
"""Iterations of each level. They are counted and not timed, so that a game is the same on any machine."""


def thinkers(kit: Kit) -> dict[str, Choose]:
    """A bot for each level."""
    return {level: thinker(kit, iterations) for level, iterations in LEVELS.items()}


def thinker(kit: Kit, iterations: int) -> Choose:
    """A bot that thinks for so many iterations; it does not think where there is no choice."""

    def choose(view: Any, moves: Sequence[Move], random: Random) -> Move:
        return moves[0] if len(moves) == 1 else Search(kit, view, random).run(iterations).best()

    return choose
