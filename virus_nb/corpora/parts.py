"""A folder of Parquet parts: a row a game, the same columns as ``frames.games``.

Every part but the last has the same number of rows, so that the files do not depend on who played.
Memory holds the rows of one part.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from virus_nb.corpora.files import FileSink
from virus_nb.engine import BadInput
from virus_nb.play.counts import Row
from virus_nb.play.simulate import Part, Played

ROWS = 50_000
"""Games in a part."""


class Parts(FileSink):
    """``part-00000.parquet`` and so on in a folder, packed with zstd."""

    want = "rows"

    def __init__(self, path: Path, told: Part, games: int, resume: bool) -> None:
        try:
            import pyarrow
        except ImportError:
            raise BadInput("needs-extra", str(path), value="pyarrow", extra="corpora") from None
        self._pyarrow, self._rows = pyarrow, list[Row]()
        if path.is_file():
            raise BadInput("not-a-folder", str(path))
        if path.exists() and any(path.iterdir()) and not resume:
            raise BadInput("folder-not-empty", str(path))
        self._constant = {"key": told.game, "bots": " ".join(told.bots), "seed": str(told.seed),
                          "options": json.dumps(dict(told.options), sort_keys=True), "seats": len(told.bots)}
        super().__init__(path, told, games, resume)

    def begin(self) -> None:
        self.path.mkdir(parents=False, exist_ok=True)
        self._parts = 0

    def go_on(self, data: dict[str, Any]) -> None:
        self._parts = data["parts"]
        for path in self.path.glob("part-*.parquet"):
            if path.name >= self._name(self._parts):
                path.unlink()  # was written after the last time that the progress was noted
        self._rows = [Row(game, plies, turns, over, tuple(winners), scores and tuple(scores))
                      for game, plies, turns, over, winners, scores in data["rows"]]

    def state(self) -> dict[str, Any]:
        return {"done": self.done, "parts": self._parts, "rows": self._rows}

    def add(self, played: Played) -> None:
        super().add(played)
        self._rows += played.rows
        while len(self._rows) >= ROWS:
            self._write(self._rows[:ROWS])
            self._rows = self._rows[ROWS:]
        self.save_at_times()

    def close(self) -> None:
        if self.done >= self.games and self._rows:
            self._write(self._rows)
            self._rows = []
        super().close()

    def _name(self, number: int) -> str:
        return f"part-{number:05}.parquet"

    def _write(self, rows: list[Row]) -> None:
        from pyarrow import parquet

        path = self.path / self._name(self._parts)
        new = path.with_suffix(".new")
        parquet.write_table(table_of(rows, self._constant), new, compression="zstd")
        new.replace(path)
        self._parts += 1


def table_of(rows: list[Row], constant: dict[str, Any]) -> Any:
    """The rows as an Arrow table, with what is the same for all of them."""
    import pyarrow as pa

    words = pa.dictionary(pa.int32(), pa.string())

    def same(name: str) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array([0] * len(rows), pa.int32()), [constant[name]])

    games, plies, turns, over, winners, scores = zip(*rows, strict=True)
    return pa.table({
        "game": pa.array(games, pa.int64()), "key": same("key"), "bots": same("bots"), "options": same("options"),
        "seed": same("seed"), "seats": pa.array([constant["seats"]] * len(rows), pa.int8()),
        "plies": pa.array(plies, pa.int32()), "turns": pa.array(turns, pa.int32()), "over": pa.array(over, pa.bool_()),
        "winners": pa.array([" ".join(map(str, each)) for each in winners], pa.string()).cast(words),
        "scores": pa.array(scores, pa.list_(pa.int32()))})
