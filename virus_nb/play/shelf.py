"""The recorded games that come with the kit, by name: ``virus/duel``."""

from __future__ import annotations

from pathlib import Path

from virus_nb import games, places
from virus_nb.engine import BadInput


def recorded(game: str = "") -> dict[str, Path]:
    """Every recorded game by name, in the order of the gallery; of one game, if it is named."""
    keys = [game] if game else games.names()
    return {f"{key}/{path.stem}": path for key in keys
            for path in sorted((places.replays() / key).glob("*.json"))}


def find(name: str) -> Path:
    """The file of a recorded game. ``BadInput`` with the choices if there is none of that name.

    Only what lies on the shelf is found: a name may come from the address of a page.
    """
    shelf = recorded()
    if name not in shelf:
        raise BadInput("not-a-choice", "replay", value=name, choices=tuple(shelf))
    return shelf[name]
