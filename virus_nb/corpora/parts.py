"""A folder of Parquet parts: a row a game, in the columns of ``frames.games`` with the same values.

``stats.columns`` says what each column holds. Words that stand in many rows are dictionaries, which pandas reads as
categories, and it reads scores as arrays. A game can be played again from its row: ``seed`` is its own,
``<seed of the run>/<game>``, and ``virus_nb.play.simulate.again`` plays it.

Every part but the last has the same number of rows, so that the files do not depend on who played.
Memory holds the rows of one part.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zlib import crc32

from virus_nb import games as kits
from virus_nb.corpora.files import FileSink
from virus_nb.corpora.progress import a_check, as_written
from virus_nb.engine import BadInput
from virus_nb.engine.text import a_flag, a_list, a_number
from virus_nb.play.asked import options_line, options_of
from virus_nb.play.counts import Row
from virus_nb.play.simulate import Part, Played

ROWS = 50_000
"""Games in a part."""
_MOST = 2**31 - 1
_COUNTED_UP = {"game": "DELTA_BINARY_PACKED", "seed": "DELTA_BYTE_ARRAY"}
"""What differs little from one row to the next costs next to nothing that way."""
_REPEATED = ["key", "bots", "options", "seats", "plies", "turns", "winners", "scores.list.element"]


class Parts(FileSink):
    """``part-00000.parquet`` and so on in a folder, packed with zstd."""

    want, noted = "rows", ("parts", "rows")

    def __init__(self, path: Path, told: Part, games: int, resume: bool) -> None:
        try:
            import pyarrow
        except ImportError:
            raise BadInput("needs-extra", str(path), value="pyarrow", extra="corpora") from None
        self._pyarrow, self._rows = pyarrow, list[Row]()
        if path.is_file():
            raise BadInput("not-a-folder", str(path))
        options = options_line(options_of(kits.find(told.game).game, told.options))
        self._constant = {"key": told.game, "bots": " ".join(told.bots), "options": options, "seed": told.seed,
                          "seats": len(told.bots)}
        super().__init__(path, told, games, resume)

    def holds_games(self) -> bool:
        return self.path.exists() and any(self.path.iterdir())

    def begin(self) -> None:
        if self.holds_games():
            raise BadInput("folder-not-empty", str(self.path), run="no")
        if self.path.exists() and self.progress.exists():  # the games of a run that was killed early are in that note
            raise BadInput("folder-not-empty", str(self.path), run="yes")
        self.path.mkdir(parents=False, exist_ok=True)
        self._checks: list[int] = []

    def go_on(self, data: dict[str, Any]) -> None:
        where = str(self.progress)
        rows = a_list(data["rows"], f"{where}: rows", self.done % ROWS)
        first = self.done - len(rows)
        self._rows = [_row(row, f"{where}: rows[{n}]", first + n) for n, row in enumerate(rows)]
        checks = a_list(data["parts"], f"{where}: parts", first // ROWS)
        self._checks = [a_check(check, f"{where}: parts[{n}]") for n, check in enumerate(checks)]
        if not self.path.is_dir():
            raise BadInput("file-is-gone", str(self.path))
        for n, check in enumerate(self._checks):
            as_written(self.path / self._name(n), check)
        for path in self.path.glob("part-*.parquet"):
            if path.name >= self._name(len(checks)):
                path.unlink()  # the last piece, or written after the last time that the progress was noted

    def state(self) -> dict[str, Any]:
        return {"parts": self._checks, "rows": self._rows}

    def add(self, played: Played) -> None:
        super().add(played)
        self._rows += played.rows
        while len(self._rows) >= ROWS:
            self._write(self._rows[:ROWS])
            self._rows = self._rows[ROWS:]
        self.save_at_times()

    def end(self, whole: bool) -> None:
        if self._rows:
            self._write(self._rows)
            self._rows = []

    def _name(self, number: int) -> str:
        return f"part-{number:05}.parquet"

    def _write(self, rows: list[Row]) -> None:
        from pyarrow import parquet

        path = self.path / self._name(len(self._checks))
        new = path.with_suffix(".new")
        parquet.write_table(table_of(rows, self._constant), new, compression="zstd", use_dictionary=_REPEATED,
                            column_encoding=_COUNTED_UP)
        self._checks.append(crc32(new.read_bytes()))
        new.replace(path)


def _row(data: object, where: str, game: int) -> Row:
    """A row as it is noted; it is the one of that game."""
    row = a_list(data, where, len(Row._fields))
    numbers = [a_number(row[0], f"{where}[0]", game, game), a_number(row[1], f"{where}[1]", 0, _MOST),
               a_number(row[2], f"{where}[2]", 0, _MOST)]
    winners = [a_number(seat, f"{where}[4]", 0, _MOST) for seat in a_list(row[4], f"{where}[4]")]
    scores = None if row[5] is None else tuple(
        a_number(points, f"{where}[5]", -_MOST, _MOST) for points in a_list(row[5], f"{where}[5]"))
    return Row(numbers[0], numbers[1], numbers[2], a_flag(row[3], f"{where}[3]"), tuple(winners), scores)


def table_of(rows: list[Row], constant: dict[str, Any]) -> Any:
    """The rows as an Arrow table, with what is the same for all of them."""
    import pyarrow as pa

    words, whole = pa.dictionary(pa.int32(), pa.string()), pa.int64()

    def same(name: str) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array([0] * len(rows), pa.int32()), [constant[name]])

    games, plies, turns, over, winners, scores = zip(*rows, strict=True)
    return pa.table({
        "game": pa.array(games, whole), "key": same("key"), "bots": same("bots"), "options": same("options"),
        "seed": pa.array([f"{constant['seed']}/{game}" for game in games], pa.string()),
        "seats": pa.array([constant["seats"]] * len(rows), whole),
        "plies": pa.array(plies, whole), "turns": pa.array(turns, whole), "over": pa.array(over, pa.bool_()),
        "winners": pa.array([" ".join(map(str, each)) for each in winners], pa.string()).cast(words),
        "scores": pa.array(scores, pa.list_(whole))})
