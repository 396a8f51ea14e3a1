"""What a game says can be counted on its table, and the two statistics that every game has."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from virus_nb import games
from virus_nb.games.kit import Measure


def measures(key: str) -> tuple[Measure, ...]:
    """The measures of that game, the most telling one first; none where it declares none."""
    name = f"{games.module(key)}.measures"
    if find_spec(name) is None:
        return ()
    found: tuple[Measure, ...] = import_module(name).MEASURES
    return found


def target(key: str) -> int | None:
    """The score that somebody who plays alone wants to beat, where the game has one."""
    name = f"{games.module(key)}.measures"
    return getattr(import_module(name), "TARGET", None) if find_spec(name) else None
