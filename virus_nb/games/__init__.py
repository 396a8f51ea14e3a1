"""The games of the kit. A new game is its own folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from virus_nb.engine import BadInput
from virus_nb.engine.text import shown
from virus_nb.games.kit import Kit

_MODULES = {
    "virus": "virus_nb.games.virus",
    "marvel": "virus_nb.games.marvel",
    "virus_wars": "virus_nb.games.virus_wars",
    "verso": "virus_nb.games.verso",
}


def names() -> tuple[str, ...]:
    """The keys of all games, in the order of the gallery."""
    return tuple(_MODULES)


def find(key: object) -> Kit:
    """The game with that key, imported when it is first asked for. ``BadInput`` if there is none."""
    if not isinstance(key, str) or key not in _MODULES:
        raise BadInput("not-a-choice", "game", value=shown(key), choices=names())
    return _kit(key)


@cache
def _kit(key: str) -> Kit:
    kit: Kit = import_module(_MODULES[key]).KIT
    return kit


def add(key: str, module: str) -> None:
    """Make one more game known: ``module`` has a ``KIT``."""
    _MODULES[key] = module
    _kit.cache_clear()


def module(key: str) -> str:
    """The name of the module that holds that game, for another process to ``add``."""
    return _MODULES[key]


def folder(key: str) -> Path:
    """Where the words and the lesson of that game stand, without importing its rules."""
    spec = find_spec(_MODULES[key])
    assert spec is not None, key
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    assert spec.origin is not None, key
    return Path(spec.origin).parent
