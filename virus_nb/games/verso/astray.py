"""Clicks that cannot become a move: the rule that says so, for those that a person may well try."""

from __future__ import annotations

import re

from virus_nb.engine import Place, Reason
from virus_nb.games.verso.table import State

_CELL = re.compile(r"(\d+)\.([a-z]+)\.([1-6J])")


def astray(view: State, path: tuple[Place, ...]) -> Reason | None:
    """Why these clicks lead nowhere, whatever comes after them; ``None`` if nobody would wonder."""
    last = _CELL.fullmatch(path[-1])
    if last and last[1] != str(view.to_move):
        return Reason("verso.5", "other-row")
    first = _CELL.fullmatch(path[0])
    if first and last and first[2] != last[2]:
        return Reason("verso.5", "two-colours")
    if len(path) > 1 and last and last[3] == "J":
        return Reason("verso.6", "joker-end")
    if path == ("bank",) or path[0].startswith("joker."):
        return Reason("verso.5", "ends-first")
    if path[-1] == "discard" or (first and path[-1] in ("keep", "flip")):
        return Reason("verso.2", "one-act")
    return None
