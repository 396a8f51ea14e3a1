"""What one game folder hands to the rest: its rules, its picture, its bot, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from virus_nb.engine import Game
from virus_nb.scene import Scene, Symbol, Words

Choose = Callable[[Any, Sequence[Any], Random], Any]
"""A bot: (what its seat sees, the legal moves, its own random source) -> one of the moves."""


@dataclass(frozen=True, slots=True)
class Kit:
    """One game, complete.

    game:   the rules.
    draw:   (view, words, viewer seat or None) -> the picture of that view.
    art:    every symbol that ``draw`` uses: name -> its SVG inside, see ``scene/art.py``.
    bots:   the game's own bots by name, ``greedy`` among them; ``random`` is everybody's.
    folder: where ``words/<lang>.ftl`` and ``lesson.toml`` stand.
    """

    game: Game[Any, Any]
    draw: Callable[[Any, Words, int | None], Scene]
    art: Mapping[str, Symbol]
    bots: Mapping[str, Choose]
    folder: Path
