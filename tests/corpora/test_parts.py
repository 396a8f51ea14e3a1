"""Folders of Parquet parts: read by pandas, DuckDB and polars, asked quickly, written in flat memory."""

import time

import pytest

pyarrow = pytest.importorskip("pyarrow")
duckdb = pytest.importorskip("duckdb")

from virus_nb.corpora import simulate  # noqa: E402
from virus_nb.corpora.ask import ask, lengths, win_table  # noqa: E402
from virus_nb.corpora.parts import ROWS, Parts  # noqa: E402
from virus_nb.engine import BadInput  # noqa: E402
from virus_nb.play.counts import Counts, Row  # noqa: E402
from virus_nb.play.simulate import Part, Played  # noqa: E402

BOTS = ("random", "greedy")


def test_the_table_is_what_was_counted(tmp_path, tiny):
    import pandas

    folder = tmp_path / "games.parquet"
    run = simulate("tiny", BOTS, 60, 3, into=folder, deep=True)
    assert win_table(folder) == [(seat, run.counts["won", seat], 60) for seat in (0, 1)]
    assert lengths(folder) == sorted((key[1], number) for key, number in run.counts.items() if key[0] == "plies")
    frame = pandas.read_parquet(folder)
    assert list(frame["game"]) == list(range(60)) and set(frame["key"]) == {"tiny"}
    polars = pytest.importorskip("polars")
    assert polars.scan_parquet(folder / "*.parquet").collect().height == 60


def test_a_folder_that_holds_something_is_left_alone(tmp_path, tiny):
    simulate("tiny", BOTS, 5, into=tmp_path / "x.parquet")
    with pytest.raises(BadInput, match="folder-not-empty"):
        simulate("tiny", BOTS, 5, into=tmp_path / "x.parquet")
    with pytest.raises(BadInput, match="no-file"):
        ask(tmp_path, "SELECT 1")


def synthetic(folder, games, size=1000):
    """Rows of the shape of real ones, written as a simulation writes them."""
    sink = Parts(folder, Part("virus", ("random", "random"), 1, {}, "rows"), games, False)
    for first in range(0, games, size):
        rows = [Row(n, 20 + n * 7919 % 200, 10 + n * 104729 % 90, True, (n * 31 % 97 % 2,), None)
                for n in range(first, first + size)]
        sink.add(Played(first, first + size, Counts(), rows))
        yield sink
    sink.close()


@pytest.mark.parametrize("open_games", [0, 3])
def test_games_that_did_not_end_are_not_counted(tmp_path, open_games):
    rows = [Row(n, 30, 20, n >= open_games, (n % 2,) if n % 5 else (0, 1), None) for n in range(40)]
    rows = [row if row.over else row._replace(winners=()) for row in rows]
    with Parts(tmp_path / "o.parquet", Part("virus", ("random", "random"), 1, {}, "rows"), 40, False) as sink:
        sink.add(Played(0, 40, Counts(), rows))
    over = 40 - open_games
    assert win_table(tmp_path / "o.parquet") == [
        (seat, sum(seat in row.winners for row in rows), over) for seat in (0, 1)]


def test_a_million_games_are_asked_in_a_tenth_of_a_second_and_written_in_flat_memory(tmp_path):
    held = [len(sink._rows) for sink in synthetic(tmp_path / "m.parquet", 1_000_000)]
    assert max(held) < ROWS
    assert pyarrow.total_allocated_bytes() < 1 << 20
    took = []
    for _ in range(9):
        start = time.process_time(), time.perf_counter()
        table = win_table(tmp_path / "m.parquet")
        took.append(min(time.process_time() - start[0], time.perf_counter() - start[1]))
    assert sum(won for _, won, _ in table) == 1_000_000 and sorted(took)[4] <= .1, took
