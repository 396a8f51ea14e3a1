"""Recorded games as files and texts; what is in one is told in ``recorded.py``.

    replay = load("replays/virus/duel.json")[0]
    for ply in follow(replay): ...       # plays it through and compares the checks
    save([replay], "mine.json")
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from virus_nb.engine import BadInput
from virus_nb.play.files import documents, in_file, in_lines, packed, parse
from virus_nb.play.reading import a_name, read, read_notes
from virus_nb.play.recorded import FORMAT, VERSION, Note, Origin, Replay, Result

__all__ = [
    "Note", "Origin", "Replay", "Result", "a_name", "as_data", "dumps", "line", "load", "loads", "note_data", "read",
    "read_notes", "save", "stream",
]


def load(path: Path | str) -> list[Replay]:
    """All replays of a ``.json``, ``.jsonl`` or packed file. ``BadInput`` names file, line and place."""
    return list(stream(path))


def stream(path: Path | str) -> Iterator[Replay]:
    """The replays of a file one after the other, however many there are."""
    for where, data in documents(path):
        yield _inside(where, data)


def loads(text: str | bytes, where: str = "") -> Replay:
    """The replay that this JSON text holds."""
    return _inside(where, parse(text, where))


def save(replays: Iterable[Replay], path: Path | str) -> None:
    """Write one replay as ``.json``, or any number as ``.jsonl`` or ``.jsonl.gz``."""
    path, written = Path(path), list(replays)
    if in_lines(path):
        text = "".join(map(line, written)).encode()
        path.write_bytes(packed(text) if path.suffix == ".gz" else text)
    elif len(written) == 1:
        path.write_bytes(dumps(written[0]).encode())
    else:
        raise BadInput("one-replay-a-file", str(path), number=len(written))


def note_data(note: Note) -> dict[str, Any]:
    """A note as JSON values; a mark, and that it is about the turn, where they are."""
    data: dict[str, Any] = {"ply": note.ply, "text": note.text, "lang": note.lang}
    if note.mark:
        data["mark"] = note.mark
    if note.turn:
        data["turn"] = True
    return data


def as_data(replay: Replay) -> dict[str, Any]:
    """The replay as JSON values, everything spelled out, the keys always in one order."""
    result, origin = replay.result, replay.origin
    data = {
        "format": FORMAT, "version": VERSION, "game": replay.game, "rules": replay.rules,
        "options": dict(replay.options), "seats": list(replay.seats), "seed": replay.seed,
        "deck": list(replay.deck), "shuffles": [list(order) for order in replay.shuffles],
        "chance": list(replay.chance), "moves": list(replay.moves),
        "notes": list(map(note_data, replay.notes)),
        "checks": {str(ply): check for ply, check in replay.checks.items()},
        "result": result and {"winners": list(result.winners), "plies": result.plies,
                              "scores": result.scores and list(result.scores)},
    }
    if replay.position is not None:
        data["position"] = dict(replay.position)
    if origin is not None:
        data["origin"] = {"replay": origin.replay, "ply": origin.ply, "check": origin.check, "seat": origin.seat}
    return data


def line(replay: Replay) -> str:
    """The replay on one line of a ``.jsonl`` file, with its end."""
    return json.dumps(as_data(replay), ensure_ascii=False, separators=(",", ":")) + "\n"


def dumps(replay: Replay) -> str:
    """The replay as a file to read: one key a line, ten moves a line, one note a line."""
    def short(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    data, parts = as_data(replay), []
    for key, value in data.items():
        if key == "moves" and value:
            tens = [", ".join(map(short, value[n:n + 10])) for n in range(0, len(value), 10)]
            parts.append(' "moves": [\n  ' + ",\n  ".join(tens) + "]")
        elif key in ("notes", "shuffles") and value:
            parts.append(f' "{key}": [\n  ' + ",\n  ".join(map(short, value)) + "]")
        else:
            parts.append(f" {short(key)}: {short(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _inside(where: str, data: object) -> Replay:
    try:
        return read(data)
    except BadInput as error:
        raise (in_file(where, error) if where else error) from None
