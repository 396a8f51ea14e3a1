"""Questions to a folder of parts, however many games are in it. Anything can be asked in SQL, with DuckDB."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from virus_nb.engine import BadInput


def win_table(folder: Path | str) -> list[tuple[int, int, int]]:
    """(seat, games won, games that ended) for every seat. A shared win counts for all who share it.

    Three columns of each part are read and counted, one part after the other; needs the extra ``corpora``.
    """
    try:
        from pyarrow import parquet
    except ImportError:
        raise BadInput("needs-extra", str(folder), value="pyarrow", extra="corpora") from None
    counted: Counter[tuple[str, int]] = Counter()
    for part in _parts(folder):
        table = parquet.read_table(part, columns=["winners", "seats", "over"], read_dictionary=["winners"])
        groups = table.group_by(["winners", "seats", "over"]).aggregate([([], "count_all")])
        for row in groups.to_pylist():
            if row["over"]:
                counted[row["winners"], row["seats"]] += row["count_all"]
    seats = max((seats for _, seats in counted), default=0)
    return [(seat, *_won(counted, seat)) for seat in range(seats)]


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
