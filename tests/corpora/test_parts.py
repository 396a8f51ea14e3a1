"""Folders of Parquet parts: read by pandas, DuckDB and polars, asked quickly, written in flat memory."""

import time

import pytest

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
duckdb = pytest.importorskip("duckdb")

from virus_nb import games  # noqa: E402
from virus_nb.corpora import simulate  # noqa: E402
from virus_nb.corpora.ask import ask, lengths, win_table  # noqa: E402
from virus_nb.corpora.parts import ROWS, Parts  # noqa: E402
from virus_nb.engine import BadInput  # noqa: E402
from virus_nb.play.bots import play_out  # noqa: E402
from virus_nb.play.counts import Counts, Row  # noqa: E402
from virus_nb.play.simulate import Part, Played, each_game  # noqa: E402
from virus_nb.stats import frames  # noqa: E402
from virus_nb.stats.columns import COLUMNS  # noqa: E402

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


@pytest.mark.parametrize("lone", [{}, {"preset": "official"}, {"contagion": "any"}])
@pytest.mark.parametrize("game", games.names())
def test_the_table_is_the_frame_of_the_games(tmp_path, game, lone):
    """The same columns with the same values, and the same types but for categories and arrays."""
    import pandas

    options = lone if game == "virus" else {}
    bots = ("greedy", "random") if 2 in games.find(game).game.seats else ("greedy",)
    simulate(game, bots, 7, "7 b", options, into=tmp_path / "x.parquet", workers=1)
    table, frame = pandas.read_parquet(tmp_path / "x.parquet"), frames.games(each_game(game, bots, 7, "7 b", options))
    assert list(table.columns) == [column.name for column in COLUMNS if column.frame == "games"]
    assert [*table["scores"].map(lambda scores: scores if scores is None else list(scores))] == [*frame["scores"]]
    words = ["key", "bots", "options", "winners"]
    assert all(table[name].dtype == "category" for name in words)
    table = table.astype(dict.fromkeys(words, frame["key"].dtype))
    pandas.testing.assert_frame_equal(table.drop(columns="scores"), frame.drop(columns="scores"), check_dtype=False)
    numbers = frame.select_dtypes("int64").columns
    assert len(numbers) == 4 and all(table[name].dtype == "int64" for name in numbers)
    row = table.iloc[3]
    again = next(iter(frames.games([play_out(games.find(game), bots, options, row["seed"])]).itertuples()))
    assert (again.plies, again.turns, again.winners) == (row["plies"], row["turns"], row["winners"])


def test_the_seed_of_every_game_costs_little(tmp_path):
    assert sum(1 for _ in synthetic(tmp_path / "m.parquet", 100_000)) == 100
    size = {}
    for part in sorted((tmp_path / "m.parquet").iterdir()):
        told = parquet.read_metadata(part).row_group(0)
        for n in range(told.num_columns):
            column = told.column(n)
            size[column.path_in_schema] = size.get(column.path_in_schema, 0) + column.total_compressed_size
    assert size["seed"] < 20_000 and size["game"] < 20_000, size
    assert ask(tmp_path / "m.parquet", "SELECT count(DISTINCT seed), min(game), max(game) FROM games "
               "WHERE seed = '1/' || game") == [(100_000, 0, 99_999)]
    polars = pytest.importorskip("polars")
    table = polars.read_parquet(tmp_path / "m.parquet" / "*.parquet")
    assert table["seed"].to_list() == [f"1/{n}" for n in range(100_000)] == [f"1/{n}" for n in table["game"]]


def test_a_folder_that_holds_something_is_left_alone(tmp_path, tiny):
    simulate("tiny", BOTS, 5, into=tmp_path / "x.parquet")
    with pytest.raises(BadInput, match="folder-not-empty"):
        simulate("tiny", BOTS, 5, into=tmp_path / "x.parquet")
    with pytest.raises(BadInput, match="no-file"):
        ask(tmp_path, "SELECT 1")


def synthetic(folder, number, size=1000):
    """Rows of the shape of real ones, written as a simulation writes them."""
    sink = Parts(folder, Part("virus", ("random", "random"), 1, {}, "rows"), number, False)
    for first in range(0, number, size):
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
