"""Files from outside: read within bounds, and refused with the place where they go wrong.

Nothing in a file is ever run, and a file is never changed by reading it.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from virus_nb.engine import BadInput

DOCUMENT = 4 << 20
"""Bytes of one JSON document: a file, or a line of a ``.jsonl`` file."""

ON_DISK = 100 << 20
"""Bytes of a ``.jsonl`` or packed file as it lies on the disk."""

UNPACKED = 1 << 30
"""Bytes of a packed file once it is unpacked."""

LINES = 1_000_000
"""Documents of one file; as many games as there can be in a file of that size are fewer."""

DEEPEST = 24
"""Brackets within brackets; no file of the kit needs a third of it."""

BYTE_ORDER_MARK = "\ufeff"
"""What some editors write before a UTF-8 text; it is read over."""

_ENDINGS = (".json", ".jsonl", ".gz")
_PIECE = 1 << 16

_PACKED = b"\x1f\x8b"
_TABLE = b"PAR1"


def documents(path: Path | str) -> Iterator[tuple[str, Any]]:
    """Every JSON document of the file with the place where it stands: ``games.jsonl:12``.

    ``BadInput`` for what cannot be read: as ``texts``, and not-utf8, not-json (line, column), too-deep.
    """
    for where, text in texts(path):
        yield where, parse(text, where)


def texts(path: Path | str) -> Iterator[tuple[str, bytes]]:
    """The same, not understood yet, so that what is wrong with one line need not concern the others.

    A ``.jsonl`` file has one document a line; any other file is one document. Either may be packed with gzip.
    ``BadInput``: no-file, too-large, too-many, broken-gzip, a-table, file-system.
    """
    name = str(path)
    lines = in_lines(name)
    try:
        with open(path, "rb") as raw:
            begins = raw.peek(4)[:4]
            if begins == _TABLE:
                raise BadInput("a-table", name)
            zipped = begins.startswith(_PACKED)
            most = ON_DISK if lines or zipped else DOCUMENT
            if os.fstat(raw.fileno()).st_size > most:
                raise BadInput("too-large", name, number=most >> 20)
            # gzip hands out small pieces, and each line of a large one costs less
            stream: Any = io.BufferedReader(gzip.GzipFile(fileobj=raw, mode="rb"), _PIECE) if zipped else raw
            yield from _lines(stream, name) if lines else _whole(stream, name)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadInput("broken-gzip", name) from None
    except PermissionError as error:
        raise BadInput("file-system", name, reason=error.strerror or "") from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("no-file", name) from None


def in_lines(path: Path | str) -> bool:
    """Whether a file of that name has a document a line."""
    return ".jsonl." in os.path.basename(path) + "."


def in_folder(folder: str, but: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """The files in a folder and its folders that may hold games or cases, each with its place in it, in order.

    Those that end with one of ``but`` are left out; what may not be read is passed over.
    """
    found = []
    waiting = [(folder, "")]
    while waiting:
        path, inside = waiting.pop()
        with suppress(OSError), os.scandir(path) as entries:
            for entry in entries:
                name = inside + entry.name
                if entry.is_dir(follow_symlinks=False):
                    waiting.append((entry.path, name + "/"))
                elif name.endswith(_ENDINGS) and not name.endswith(but) and entry.is_file():
                    found.append((entry.path, name))
    return sorted(found, key=itemgetter(1))


def a_table(folder: str) -> bool:
    """Whether a folder without games is a table, as ``corpora`` writes it."""
    with suppress(OSError), os.scandir(folder) as entries:
        return any(entry.name.endswith(".parquet") and entry.is_file() for entry in entries)
    return False


def a_place_for(path: Path | str, folder: bool = False) -> Path:
    """The path, if a file (or a ``folder``) can be made there. ``BadInput``: no-folder, a-folder-there."""
    path = Path(path)
    if not path.parent.is_dir():
        raise BadInput("no-folder", str(path), value=str(path.parent))
    if not folder and path.is_dir():
        raise BadInput("a-folder-there", str(path))
    return path


def in_file(where: str, error: BadInput) -> BadInput:
    """The same complaint with the file before its place, ``game.json: moves[3]``, if that is not told already."""
    if f"{error.where}:".startswith(f"{where}:"):
        return error
    return BadInput(error.code, f"{where}: {error.where}" if error.where else where, **error.facts)


def packed(data: bytes) -> bytes:
    """The bytes as gzip, without a time or a name in it."""
    out = io.BytesIO()
    with gzip.GzipFile("", "wb", 6, out, mtime=0) as file:
        file.write(data)
    return out.getvalue()


def parse(text: str | bytes, where: str = "") -> Any:
    """The value of one JSON text, also after a byte order mark.

    Keys that stand twice, NaN and endless numbers are refused.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadInput("not-utf8", where, number=error.start) from None
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        value = _decoded(text)
    except json.JSONDecodeError as error:
        raise BadInput("not-json", where, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadInput("too-deep", where) from None
    except BadInput as error:
        raise error.inside(where) if where else error from None
    except ValueError:  # a whole number of thousands of digits
        raise BadInput("number-too-long", where) from None
    # nothing is nested deeper than it has brackets, and counting these is quick
    if text.count("[") + text.count("{") > DEEPEST and _deeper(value, DEEPEST):
        raise BadInput("too-deep", where)
    return value


def _deeper(value: Any, levels: int) -> bool:
    """Whether the value is nested deeper than that."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not levels or any(_deeper(each, levels - 1) for each in inside if isinstance(each, dict | list))


def _whole(stream: IO[bytes], where: str) -> Iterator[tuple[str, bytes]]:
    text = stream.read(DOCUMENT + 1)
    if len(text) > DOCUMENT:
        raise BadInput("too-large", where, number=DOCUMENT >> 20)
    yield where, text


def _lines(stream: IO[bytes], path: str) -> Iterator[tuple[str, bytes]]:
    total = number = 0
    while line := stream.readline(DOCUMENT + 1):
        number += 1
        total += len(line)
        if len(line) > DOCUMENT:
            raise BadInput("too-large", f"{path}:{number}", number=DOCUMENT >> 20)
        if number > LINES:
            raise BadInput("too-many", path, value=number, number=LINES)
        if total > UNPACKED:
            raise BadInput("too-large", path, number=UNPACKED >> 20)
        yield f"{path}:{number}", line


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise BadInput("key-twice", "", value=twice[:60])
    return data


def _no_constant(name: str) -> None:
    raise BadInput("not-json-constant", "", value=name)


_decoded = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant).decode
