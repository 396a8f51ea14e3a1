"""Questions to a folder of parts, however many games are in it. Anything can be asked in SQL, with DuckDB."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from virus_nb.engine import BadInput


def win_table(folder: Path | str) -> list[tuple[int, int, int]]:
    """(seat, games won, games that ended) for every seat. A shared win counts for all who share it.

    One column of each part is read and counted, one part after the other, and what else may differ where the
    part does not say that it is the same for all of its games. Needs the extra ``corpora``.
    """
    try:
        from pyarrow import parquet
    except ImportError:
        raise BadInput("needs-extra", str(folder), value="pyarrow", extra="corpora") from None
    counted: Counter[tuple[str, int]] = Counter()
    for part in _parts(folder):
        with parquet.ParquetFile(part, read_dictionary=["winners"]) as file:
            over, seats = _always(file.metadata, "over"), _always(file.metadata, "seats")
            if over and seats is not None:
                for row in file.read(["winners"]).column("winners").value_counts().to_pylist():
                    counted[row["values"], seats] += row["counts"]
                continue
            groups = file.read(["winners", "seats", "over"]).group_by(["winners", "seats", "over"])
            for row in groups.aggregate([([], "count_all")]).to_pylist():
                if row["over"]:
                    counted[row["winners"], row["seats"]] += row["count_all"]
    seats = max((seats for _, seats in counted), default=0)
    return [(seat, *_won(counted, seat)) for seat in range(seats)]


def _always(metadata: Any, name: str) -> Any:
    """What stands in that column in every row; ``None`` where rows differ, or where the file does not say."""
    at = metadata.schema.names.index(name)
    told = [metadata.row_group(n).column(at).statistics for n in range(metadata.num_row_groups)]
    if not told or not all(each is not None and each.has_min_max and not each.null_count for each in told):
        return None
    values = {value for each in told for value in (each.min, each.max)}
    return values.pop() if len(values) == 1 else None


def lengths(folder: Path | str) -> list[tuple[int, int]]:
    """(plies, games that took so many), the shortest first."""
    return ask(folder, "SELECT plies, count(*) FROM games WHERE over GROUP BY plies ORDER BY plies")


def ask(folder: Path | str, question: str) -> list[tuple[Any, ...]]:
    """The rows that answer a question in SQL to the table ``games``, see ``parts`` for its columns."""
    try:
        import duckdb
    except ImportError:
        raise BadInput("needs-extra", str(folder), value="duckdb", extra="corpora") from None
    parts = _parts(folder)
    with duckdb.connect() as connection:
        connection.read_parquet(parts).create_view("games")
        return connection.sql(question).fetchall()


def _parts(folder: Path | str) -> list[str]:
    parts = sorted(map(str, Path(folder).glob("part-*.parquet")))
    if not parts:
        raise BadInput("no-file", str(folder))
    return parts


def _won(counted: Mapping[tuple[str, int], int], seat: int) -> tuple[int, int]:
    here = [(winners.split(), number) for (winners, seats), number in counted.items() if seat < seats]
    return sum(number for winners, number in here if str(seat) in winners), sum(number for _, number in here)
