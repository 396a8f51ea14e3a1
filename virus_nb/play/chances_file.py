"""The notes beside a replay: evaluation graphs that were computed once.

    {"format": "virus-nb/notes", "version": 1, "graphs": [
      {"game": "3fa9c1d2…", "seen_by": 0, "iterations": 400, "seed": 0,
       "plies": [[[0.5, 0.47, 0.53, 200], …a row for each seat], …]}]}

They can always be computed again, so a file that is missing, damaged or not ours is only left aside.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from virus_nb.engine import BadInput, Seat
from virus_nb.engine.text import a_list, a_number, an_object
from virus_nb.play.estimate import Estimate
from virus_nb.play.files import documents

FORMAT, VERSION = "virus-nb/notes", 1
MOST_GRAPHS = 100


@dataclass(frozen=True, slots=True)
class Asked:
    """What a graph answers: which game, seen by whom, how thoroughly, with which seed."""

    game: str
    seen_by: Seat | None
    iterations: int
    seed: int


def notes_path(replay: Path | str) -> Path:
    """Where the notes of a replay file are: ``duel.json`` -> ``duel.notes``."""
    return Path(replay).with_suffix(".notes")


def load(replay: Path | str, asked: Asked, seats: int, plies: int) -> list[tuple[Estimate, ...]]:
    """The plies of that graph that are known, from the first on; none if there are no such notes."""
    for row in _graphs(notes_path(replay)):
        if all(row.get(key) == value for key, value in asdict(asked).items()):
            try:
                return [tuple(_estimate(cell) for cell in a_list(ply, "", seats))
                        for ply in a_list(row.get("plies"), "plies", at_most=plies)]
            except BadInput:
                return []
    return []


def save(replay: Path | str, asked: Asked, plies: Sequence[Sequence[Estimate]]) -> None:
    """Keep that graph in place of an older one; where nobody may write, nothing is kept."""
    path, key = notes_path(replay), asdict(asked)
    others = [row for row in _graphs(path) if any(row.get(name) != value for name, value in key.items())]
    row = {**key, "plies": [[[round(each.mean, 5), round(each.low, 5), round(each.high, 5), each.n]
                             for each in ply] for ply in plies]}
    data = {"format": FORMAT, "version": VERSION, "graphs": [*others[-MOST_GRAPHS + 1:], row]}
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(json.dumps(data), "utf-8")
        os.replace(new, path)  # a reader never sees half a file
    except OSError:
        new.unlink(missing_ok=True)


def _graphs(path: Path) -> list[dict[str, object]]:
    try:
        _, data = next(documents(path))
        found = an_object(data, "", ("format", "version", "graphs"), ("format", "version", "graphs"))
        if (found["format"], found["version"]) != (FORMAT, VERSION):
            return []
        return [row for row in a_list(found["graphs"], "graphs") if isinstance(row, dict)]
    except BadInput:
        return []


def _estimate(cell: object) -> Estimate:
    """A cell of the file; ``BadInput`` for anything that is none."""
    *values, n = a_list(cell, "", 4)
    mean, low, high = [float(value) if isinstance(value, int | float) else -1.0 for value in values]
    if not 0 <= low <= mean <= high <= 1:
        raise BadInput("not-a-number", "", value="", low=0, high=1)
    return Estimate(mean, low, high, a_number(n, "", 0, 1 << 40))
