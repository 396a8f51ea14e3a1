"""Many recorded games at once: a folder, or a file with a game a line, as rows of a table."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import chain, starmap
from operator import attrgetter, itemgetter
from pathlib import Path

from virus_nb import games
from virus_nb.engine import BadInput, OptionValues, read_options
from virus_nb.play.files import a_table, in_folder, in_lines, parse, texts
from virus_nb.play.replay import Replay, read
from virus_nb.play.verify import played

MOST_GAMES = 100_000
_BESIDE = (".notes.json", ".bug.json", ".progress.json")
_events, _kind = itemgetter(1), attrgetter("kind")
_AT_ONCE = 32
"""Games that are read before they are played: much of the same in a row takes a processor less time."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game of a collection.

    where: its file, and its line in a file of many. options: those that differ from the default.
    events: how often each kind of thing happened; none of a game with trouble. trouble: why it cannot be opened,
    or does not verify.
    """

    where: str
    game: str = ""
    seats: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    winners: tuple[int, ...] | None = None
    plies: int = 0
    events: tuple[tuple[str, int], ...] = ()
    trouble: BadInput | None = None


def rows(path: Path | str) -> Iterator[Row]:
    """Every game of a folder (and the folders in it) or a file, played through and verified.

    Raises ``BadInput`` for a file that is none, and where there are too many games, or none; what is wrong with
    one game, or one file of a folder, stands in its row.
    """
    number = 0
    with _no_collecting():
        for number, row in enumerate(_rows(str(path)), 1):
            if number > MOST_GAMES:
                raise BadInput("too-many", str(path), value=number, number=MOST_GAMES)
            yield row
    if not number:
        raise _no_game(str(path))


def pick(path: Path | str, where: str) -> Replay:
    """The game of that row, read again. ``BadInput`` if there is none, or none any more."""
    path = str(path)
    name, _, line = where.rpartition(":") if where.rpartition(":")[2].isdecimal() else (where, "", "")
    for file, inside in _files(path):
        if os.path.isdir(path) and inside != name:
            continue
        for n, (place, text) in enumerate(texts(file), 1):
            if not line or n == int(line):
                return read(parse(text, place))
    raise BadInput("no-file", f"{path}: {where}")


def _rows(path: str) -> Iterator[Row]:
    for file, name in _files(path):
        yield from _of_file(file, name)


def _no_game(path: str) -> BadInput:
    """Why there is no game."""
    if not os.path.isdir(path):
        return BadInput("no-game-in-it", path)
    return BadInput("a-table" if a_table(path) else "no-game-in-folder", path)


def _files(path: str) -> list[tuple[str, str]]:
    """The files of a folder with their places in it, in order; a file is the only one, without a place."""
    return in_folder(path, _BESIDE) if os.path.isdir(path) else [(path, "")]


def _of_file(file: str, name: str) -> Iterator[Row]:
    many = in_lines(file)

    def where(number: int) -> str:
        return ":".join(filter(None, (name, str(number) if many else "")))

    opened: list[tuple[str, Replay | BadInput]] = []
    number = 0
    trouble = None
    try:
        for number, (_, text) in enumerate(texts(file), 1):
            opened.append((where(number), _opened(text)))
            if len(opened) == _AT_ONCE:
                yield from starmap(_row, opened)
                opened = []
    except BadInput as error:
        if not name and number == 0:
            raise
        trouble = error
    yield from starmap(_row, opened)
    if trouble:
        yield Row(where(number + 1), trouble=trouble)


def _opened(text: bytes) -> Replay | BadInput:
    try:
        return read(parse(text))
    except BadInput as error:
        return error


def _row(where: str, replay: Replay | BadInput) -> Row:
    if isinstance(replay, BadInput):
        return Row(where, trouble=replay)
    defaults = _defaults(replay.game)
    chosen = () if replay.options == defaults else tuple(
        (name, value) for name, value in replay.options.items() if defaults.get(name) != value)
    kinds: Counter[str] = Counter()
    trouble = None
    try:
        kinds = Counter(map(_kind, chain.from_iterable(map(_events, played(replay)))))
    except BadInput as error:
        trouble = error
    result = replay.result
    return Row(where, replay.game, replay.seats, chosen, result.winners if result else None, len(replay.moves),
               tuple(kinds.most_common()), trouble)


@cache
def _defaults(key: str) -> OptionValues:
    game = games.find(key).game
    return read_options(game.options, game.presets, None)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Nothing of a replay is a ring of objects, so looking for rings only costs time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
