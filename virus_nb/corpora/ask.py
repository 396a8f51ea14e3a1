"""Questions to a folder of parts, however many games are in it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from virus_nb.engine import BadInput


def win_table(folder: Path | str) -> list[tuple[int, int, int]]:
    """(seat, games won, games that ended) for every seat. A shared win counts for all who share it.

    Reads two columns of the parts with DuckDB, which the extra ``corpora`` brings.
    """
    groups = ask(folder, "SELECT winners, seats, count(*) FROM games WHERE over GROUP BY ALL")
    seats = max((row[1] for row in groups), default=0)
    return [(seat, *_won(groups, seat)) for seat in range(seats)]


def lengths(folder: Path | str) -> list[tuple[int, int]]:
    """(plies, games that took so many), the shortest first."""
    return ask(folder, "SELECT plies, count(*) FROM games WHERE over GROUP BY plies ORDER BY plies")


def ask(folder: Path | str, question: str) -> list[tuple[Any, ...]]:
    """The rows that answer a question in SQL to the table ``games``, see ``parts`` for its columns."""
    try:
        import duckdb
    except ImportError:
        raise BadInput("needs-extra", str(folder), value="duckdb", extra="corpora") from None
    parts = sorted(map(str, Path(folder).glob("part-*.parquet")))
    if not parts:
        raise BadInput("no-file", str(folder))
    with duckdb.connect() as connection:
        connection.read_parquet(parts).create_view("games")
        return connection.sql(question).fetchall()


def _won(groups: Iterable[tuple[Any, ...]], seat: int) -> tuple[int, int]:
    here = [(winners.split(), number) for winners, seats, number in groups if seat < seats]
    return sum(number for winners, number in here if str(seat) in winners), sum(number for _, number in here)
