"""What is left of a damaged record: its longest beginning that is right."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.files import BYTE_ORDER_MARK, DOCUMENT, a_place_for, documents, in_file, in_lines, parse, texts
from virus_nb.play.replay import Replay, dumps, read
from virus_nb.play.verify import Ply, follow, record, verify

_UNENDED = re.compile(r',?\s*("[^"\\]*("\s*:?\s*)?)?$')


@dataclass(frozen=True, slots=True)
class Repaired:
    """The good beginning, how many moves of how many are in it, and what is wrong after it."""

    replay: Replay
    kept: int
    of: int
    trouble: BadInput


def longest_beginning(path: Path | str) -> Repaired | None:
    """The longest beginning of a replay file that plays, ``None`` if the whole file is right.

    A text that breaks off is closed where it breaks. Raises ``BadInput``, with the file, where not even the start
    of the game can be read, and where a file of many games has one later that is wrong. The file stays as it is.
    """
    try:
        return _beginning(Path(path))
    except BadInput as error:
        raise in_file(str(path), error) from None


def _beginning(path: Path) -> Repaired | None:
    trouble: BadInput | None = None
    try:
        _, data = next(documents(path))
    except StopIteration:
        raise BadInput("not-json", str(path), line=1, column=1) from None
    except BadInput as error:
        if error.code != "not-json":
            raise
        trouble, data = error, _closed(path, error)
    try:
        replay = read(data)
    except BadInput as error:
        trouble, replay = trouble or error, _only_needed(data, error)
    plies: list[Ply] = []
    try:
        for ply in follow(replay):
            plies.append(ply)
    except BadInput as error:
        trouble = trouble or error
        plies = _before(error, plies)
    if trouble is None:
        _others_are_right(path)
        return None
    if not plies:
        raise trouble
    game = games.find(replay.game).game
    notes = [note for note in replay.notes if note.ply < len(plies)]
    kept = record(game, replay.seats, replay.options, replay.seed, replay.deck, plies, notes)
    origin = replay.origin if replay.position is not None else None
    return Repaired(replace(kept, position=replay.position, origin=origin), len(plies) - 1, len(replay.moves), trouble)


def _others_are_right(path: Path) -> None:
    """``BadInput`` at the first game after the first one, in a file of many, that does not verify."""
    for where, text in islice(texts(path), 1, None):
        try:
            verify(read(parse(text)))
        except BadInput as error:
            raise in_file(where, error) from None


def write_new(repaired: Repaired, path: Path | str) -> None:
    """Write the beginning into a new file. ``BadInput``: file-exists, no-folder; nothing is ever written over."""
    try:
        with a_place_for(path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(dumps(repaired.replay))
    except FileExistsError:
        raise BadInput("file-exists", str(path)) from None


def _before(error: BadInput, plies: list[Ply]) -> list[Ply]:
    """The plies that are not in doubt: a check that differs says that something before it is wrong."""
    if error.code.startswith("replay-differs") and error.where.startswith(("checks", "origin")):
        at = error.facts.get("ply")
        return plies[:at] if isinstance(at, int) else plies
    return plies


def _closed(path: Path, error: BadInput) -> Any:
    """The text up to where it breaks, its open brackets closed; raises ``error`` if that does not help."""
    raw = path.read_bytes()[:DOCUMENT]
    if raw[:2] == b"\x1f\x8b" or in_lines(path):
        raise error
    text = raw.decode("utf-8", "ignore").removeprefix(BYTE_ORDER_MARK).rstrip()
    while text:
        cut = _UNENDED.sub("", text).rstrip().rstrip(",")
        try:
            return json.loads(cut + _closing(cut))
        except (ValueError, RecursionError):
            shorter = max(cut.rfind(","), cut.rfind("["), cut.rfind("{"))
            if shorter <= 0 or len(text) - shorter > 20_000:
                raise error from None
            text = cut[:shorter]
    raise error


def _closing(text: str) -> str:
    """The brackets that are still open, inside out."""
    waiting: list[str] = []
    inside = escaped = False
    for sign in text:
        if inside:
            inside = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            inside = True
        elif sign in "[{":
            waiting.append("]" if sign == "[" else "}")
        elif sign in "]}" and waiting:
            waiting.pop()
    return "".join(reversed(waiting))


def _only_needed(data: Any, error: BadInput) -> Replay:
    """The replay without what is only compared or said of it; raises ``error`` if that does not help."""
    if not isinstance(data, dict):
        raise error
    try:
        return read({key: value for key, value in data.items() if key not in ("notes", "checks", "result")})
    except BadInput:
        raise error from None
