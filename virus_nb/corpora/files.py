"""Where the games of a simulation go, in order, so that a run that is broken off can go on.

Beside a file that is being written lies ``….progress.json`` with what is played and how far it came. It
goes away when the file is whole.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from time import monotonic
from typing import IO, Any
from zlib import crc32

from virus_nb.corpora.progress import a_check, as_written, beside, note, noted
from virus_nb.engine import BadInput
from virus_nb.engine.text import a_number, a_text
from virus_nb.play.counts import Counts
from virus_nb.play.files import packed
from virus_nb.play.replay import loads
from virus_nb.play.simulate import PACK, Part, Played

SAVED_EVERY = 2.0
"""Seconds between two times that it is written down how far a run came."""


class Sink:
    """Nowhere: the sums alone are kept.

    want: what a part is to give. done: how many games are there. counts: what they add up to.
    """

    want = "counts"

    def __init__(self, told: Part, games: int) -> None:
        self.done, self.games = 0, games
        self.counts = Counts(told.game, told.bots, told.options, told.seed)

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add(self, played: Played) -> None:
        """The next games."""
        self.counts.join(played.counts)
        self.done = played.end

    def close(self) -> None:
        """There are no more games for now."""


class FileSink(Sink):
    """A file or folder with its progress beside it.

    What is held until it fills a pack or a part is written out when the run is stopped, too, so that all its games
    can be read; a run that goes on writes that last piece again, and the file comes out as if it had not stopped.
    """

    noted: tuple[str, ...] = ()

    def __init__(self, path: Path, told: Part, games: int, resume: bool) -> None:
        super().__init__(told, games)
        self.path, self.progress = path, beside(path)
        self.told = {"game": told.game, "bots": list(told.bots), "seed": told.seed, "options": told.options,
                     "deep": told.deep}
        self._saved = monotonic()
        if resume and self.progress.exists():
            data, counts = noted(path, self.told, games, self.noted)
            self.done = data["done"]
            self.go_on(data)
            self.counts = counts
        elif resume and self.holds_games():
            raise BadInput("nothing-to-resume", str(path))
        else:
            self.begin()
            self.save()

    def holds_games(self) -> bool:
        """Whether there is something already."""
        return self.path.exists()

    def begin(self) -> None:
        """Make a new file."""
        raise NotImplementedError

    def go_on(self, data: dict[str, Any]) -> None:
        """Open the file that is there, as far as it is good. ``BadInput``, and all as it was, if it is not."""
        raise NotImplementedError

    def state(self) -> dict[str, Any]:
        """How far it came, the values of ``noted``; written down after what it tells of is on the disk."""
        raise NotImplementedError

    def end(self, whole: bool) -> None:
        """Write out what is held, and close the file. whole: no game is missing."""
        raise NotImplementedError

    def save(self) -> None:
        """Write down how far it came, in one step."""
        note(self.progress, {**self.told, "done": self.done, **self.state(), "counts": self.counts.as_data()})
        self._saved = monotonic()

    def save_at_times(self) -> None:
        """``save``, unless that was a moment ago."""
        if monotonic() - self._saved > SAVED_EVERY:
            self.save()

    def close(self) -> None:
        whole = self.done >= self.games
        if not whole:
            self.save()  # before the last piece, which is written again
        self.end(whole)
        if whole:
            self.progress.unlink(missing_ok=True)


class Lines(FileSink):
    """A replay a line, packed by fifties where the name says so."""

    want, noted = "lines", ("size", "check", "rest")

    def begin(self) -> None:
        self._size = self._check = 0
        self._rest = b""
        self._file: IO[bytes] = self.path.open("wb")

    def go_on(self, data: dict[str, Any]) -> None:
        where = str(self.progress)
        self._size = a_number(data["size"], f"{where}: size", 0, 1 << 62)
        self._check = a_check(data["check"], f"{where}: check")
        self._rest = _lines(data["rest"], f"{where}: rest", self.done % PACK if self._packs else 0)
        as_written(self.path, self._check, self._size)
        self._file = self.path.open("r+b")
        self._file.truncate(self._size)
        self._file.seek(0, 2)

    def state(self) -> dict[str, Any]:
        self._file.flush()
        os.fsync(self._file.fileno())
        return {"size": self._size, "check": self._check, "rest": self._rest.decode()}

    def add(self, played: Played) -> None:
        super().add(played)
        if not self._packs:
            self._write(gzip.decompress(played.text) if played.packed else played.text)
        elif played.packed and not self._rest:
            self._write(played.text)
        else:
            self._pack(played.text)
        self.save_at_times()

    def end(self, whole: bool) -> None:
        if self._rest:
            self._write(packed(self._rest))
            self._rest = b""
        self._file.close()

    @property
    def _packs(self) -> bool:
        return self.path.suffix == ".gz"

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self._size += len(data)
        self._check = crc32(data, self._check)

    def _pack(self, text: bytes) -> None:
        """Write the packs that are full, and keep the rest."""
        lines = (self._rest + text).splitlines(keepends=True)
        whole = len(lines) // PACK * PACK
        for at in range(0, whole, PACK):
            self._write(packed(b"".join(lines[at:at + PACK])))
        self._rest = b"".join(lines[whole:])


def _lines(data: object, where: str, number: int) -> bytes:
    """So many replays, a line each, as they are noted."""
    text = a_text(data, where).encode("utf-8", "replace")
    for n, each in enumerate(text.splitlines()):
        loads(each, f"{where}[{n}]")
    if text.count(b"\n") != number or not text.endswith(b"\n" if number else b""):
        raise BadInput("not-that-many", where, value=text.count(b"\n"), number=number)
    return text
