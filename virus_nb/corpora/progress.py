"""The note beside a file that is being written: what is played, and how far it came.

It is believed only as far as it can be checked: ``noted`` gives its values, or says in a sentence what is wrong.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import IO, Any

from virus_nb.engine import BadInput
from virus_nb.engine.text import a_number, an_object
from virus_nb.play.counts import Counts
from virus_nb.play.files import parse
from virus_nb.play.simulate import MOST_GAMES

_PIECE = 1 << 20
_LONGEST = 200


def beside(path: Path) -> Path:
    """Where the note for that file or folder is."""
    return path.with_name(path.name + ".progress.json")


def note(path: Path, data: Mapping[str, Any]) -> None:
    """Write the note in one step."""
    new = path.with_name(path.name + ".new")
    new.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
    os.replace(new, path)


def noted(into: Path, told: Mapping[str, Any], games: int, more: Collection[str]) -> tuple[dict[str, Any], Counts]:
    """The note beside ``into``, and its sums. told: what is to be played. more: what else is noted.

    ``BadInput`` for what is no such note, and for the note of another run.
    """
    where = str(beside(into))
    keys = (*told, "done", *more, "counts")
    data: dict[str, Any] = an_object(parse(beside(into).read_bytes(), where), where, keys, keys)
    _same(into, data, told, told)
    done = a_number(data["done"], f"{where}: done", 0, MOST_GAMES)
    if done > games:
        raise BadInput("not-a-number", "games", value=games, low=done, high=MOST_GAMES)
    counts = Counts.from_data(data["counts"], f"{where}: counts")
    a_number(counts.games, f"{where}: counts.games", done, done)
    _same(into, data["counts"], told, ("game", "bots", "options", "seed"))
    return data, counts


def _same(into: Path, data: Mapping[str, Any], told: Mapping[str, Any], keys: Collection[str]) -> None:
    for key in keys:
        if data[key] != told[key]:
            raise BadInput("resume-other-games", str(into), key=key, value=json.dumps(data[key])[:_LONGEST])


def a_check(value: object, where: str) -> int:
    """A check of bytes, as ``zlib.crc32`` gives it."""
    return a_number(value, where, 0, 2**32 - 1)


def as_written(path: Path, check: int, size: int | None = None) -> None:
    """``BadInput`` unless the file (or its first ``size`` bytes) is what the run had written."""
    if not path.is_file():
        raise BadInput("file-is-gone", str(path))
    with path.open("rb") as file:
        if path.stat().st_size < (size or 0) or _check_of(file, size) != check:
            raise BadInput("file-has-changed", str(path))


def _check_of(file: IO[bytes], size: int | None) -> int:
    check, left = 0, size
    while piece := file.read(_PIECE if left is None else min(_PIECE, left)):
        check = zlib.crc32(piece, check)
        left = left and left - len(piece)
    return check
