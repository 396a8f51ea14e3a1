"""Where the games of a simulation go, in order, so that a run that is broken off can go on.

Beside a file that is being written lies ``….progress.json`` with what is played and how far it came. It
goes away when the file is whole.
"""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from time import monotonic
from typing import IO, Any

from virus_nb.engine import BadInput
from virus_nb.play.counts import Counts
from virus_nb.play.files import packed, parse
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
    """A file or folder with its progress beside it."""

    def __init__(self, path: Path, told: Part, games: int, resume: bool) -> None:
        super().__init__(told, games)
        self.path = path
        self.progress = path.with_name(path.name + ".progress.json")
        self.told = {"game": told.game, "bots": list(told.bots), "seed": told.seed, "options": told.options,
                     "deep": told.deep}
        self._saved = monotonic()
        if resume and self.progress.exists():
            self.go_on(self._read())
        elif resume and path.exists():
            raise BadInput("nothing-to-resume", str(path))
        else:
            self.begin()
            self.save()

    def begin(self) -> None:
        """Make a new file."""
        raise NotImplementedError

    def go_on(self, data: dict[str, Any]) -> None:
        """Open the file that is there, as far as it is good."""
        raise NotImplementedError

    def state(self) -> dict[str, Any]:
        """How far it came; written down after what it tells of is on the disk."""
        raise NotImplementedError

    def save(self) -> None:
        """Write down how far it came, in one step."""
        data = {**self.told, **self.state(), "counts": self.counts.as_data()}
        new = self.progress.with_name(self.progress.name + ".new")
        new.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
        os.replace(new, self.progress)
        self._saved = monotonic()

    def save_at_times(self) -> None:
        """``save``, unless that was a moment ago."""
        if monotonic() - self._saved > SAVED_EVERY:
            self.save()

    def close(self) -> None:
        if self.done >= self.games:
            self.progress.unlink(missing_ok=True)
        else:
            self.save()

    def _read(self) -> dict[str, Any]:
        data: dict[str, Any] = parse(self.progress.read_bytes(), str(self.progress))
        for key, value in self.told.items():
            if data.get(key) != value:
                raise BadInput("resume-other-games", str(self.path), key=key, value=json.dumps(data.get(key)))
        if data["done"] > self.games:
            raise BadInput("not-a-number", "games", value=self.games, low=data["done"], high=10**9)
        self.done, self.counts = data["done"], Counts.from_data(data["counts"])
        return data


class Lines(FileSink):
    """A replay a line, packed by fifties where the name says so."""

    want = "lines"

    def begin(self) -> None:
        self._rest = b""
        self._file: IO[bytes] = self.path.open("wb")

    def go_on(self, data: dict[str, Any]) -> None:
        self._rest = data["rest"].encode()
        self._file = self.path.open("r+b")
        self._file.truncate(data["size"])
        self._file.seek(0, 2)

    def state(self) -> dict[str, Any]:
        self._file.flush()
        os.fsync(self._file.fileno())
        return {"done": self.done, "size": self._file.tell(), "rest": self._rest.decode()}

    def add(self, played: Played) -> None:
        super().add(played)
        if self.path.suffix != ".gz":
            self._file.write(gzip.decompress(played.text) if played.packed else played.text)
        elif played.packed and not self._rest:
            self._file.write(played.text)
        else:
            self._pack(played.text)
        self.save_at_times()

    def _pack(self, text: bytes) -> None:
        """Write the packs that are full, and keep the rest."""
        lines = (self._rest + text).splitlines(keepends=True)
        whole = len(lines) // PACK * PACK
        for at in range(0, whole, PACK):
            self._file.write(packed(b"".join(lines[at:at + PACK])))
        self._rest = b"".join(lines[whole:])

    def close(self) -> None:
        if self.done >= self.games and self._rest:
            self._file.write(packed(self._rest))
            self._rest = b""
        super().close()
        self._file.close()
