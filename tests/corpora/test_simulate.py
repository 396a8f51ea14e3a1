"""The same games whoever plays them; files that are whole, and that go on where they were broken off."""

import gzip
import multiprocessing
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from virus_nb.corpora import farm, simulate
from virus_nb.corpora.compare import Side, compare
from virus_nb.engine import BadInput
from virus_nb.play.replay import load
from virus_nb.play.simulate import each_game
from virus_nb.play.verify import verify
from virus_nb.words import words
from virus_nb.words.sentences import error_line

TOLD = ("tiny", ("random", "greedy"), 107, 42, {"goal": 12})


@pytest.fixture(autouse=True)
def short_parts(monkeypatch):
    monkeypatch.setattr(farm, "AIM", .004)
    monkeypatch.setattr(farm, "ALONE", 0)


@pytest.mark.parametrize("name", ["x.jsonl.gz", "x.jsonl"])
def test_the_workers_do_not_show(tmp_path, tiny, name):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = tmp_path / "one" / name, tmp_path / "two" / name
    first = simulate(*TOLD, into=one, workers=1)
    time.sleep(1.1)  # a file of another second must not differ
    second = simulate(*TOLD, into=two, workers=2)
    assert one.read_bytes() == two.read_bytes() and first.counts == second.counts
    assert [each.name for each in (tmp_path / "one").iterdir()] == [name]
    replays = load(one)
    assert len(replays) == 107 and replays == list(each_game(*TOLD))
    for replay in replays:
        verify(replay)


def test_any_executor_will_do(tiny):
    alone = simulate(*TOLD, workers=1)
    with ThreadPoolExecutor(3) as pool:
        assert simulate(*TOLD, executor=pool).counts == alone.counts
    with ProcessPoolExecutor(2) as pool:
        run = simulate(*TOLD, executor=pool, workers=2)
    assert run.counts == alone.counts and run.counts.first == alone.counts.first and run.complete


@pytest.mark.parametrize("name", ["x.jsonl.gz", "x.jsonl", "x.parquet"])
@pytest.mark.parametrize("parts", [1, 3])
def test_a_run_that_is_broken_off_goes_on(tmp_path, tiny, name, parts, monkeypatch):
    if name == "x.parquet":
        pytest.importorskip("pyarrow")
        monkeypatch.setattr("virus_nb.corpora.parts.ROWS", 20)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    asked = iter(range(10**6))
    first = simulate(*TOLD, into=broken / name, workers=1, stop=lambda: next(asked) >= parts)
    assert 0 < first.done < 107 and not first.complete
    second = simulate(*TOLD, into=broken / name, workers=1, resume=True)
    at_once = simulate(*TOLD, into=whole / name, workers=1)
    assert second.complete and second.counts == at_once.counts and second.counts.first == at_once.counts.first
    assert _bytes(broken) == _bytes(whole)


def _bytes(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_was_written_after_the_last_note_is_written_again(tmp_path, tiny):
    path, asked = tmp_path / "x.jsonl.gz", iter(range(10**6))
    simulate(*TOLD, into=path, workers=1, stop=lambda: next(asked) >= 2)
    with path.open("ab") as file:
        file.write(b"half a pack that was never noted")
    simulate(*TOLD, into=path, workers=1, resume=True)
    simulate(*TOLD, into=tmp_path / "y.jsonl.gz", workers=1)
    assert path.read_bytes() == (tmp_path / "y.jsonl.gz").read_bytes() and gzip.decompress(path.read_bytes())


def test_only_the_same_run_goes_on(tmp_path, tiny):
    path, asked = tmp_path / "x.jsonl", iter(range(10**6))
    simulate(*TOLD, into=path, workers=1, stop=lambda: next(asked) >= 1)
    with pytest.raises(BadInput, match="resume-other-games"):
        simulate(*TOLD[:3], 43, TOLD[4], into=path, resume=True)
    simulate(*TOLD, into=path, workers=1, resume=True)
    with pytest.raises(BadInput, match="nothing-to-resume"):
        simulate(*TOLD, into=path, resume=True)


@pytest.mark.parametrize(("names", "options", "where"), [
    (("random", "chess"), {}, "bots"), (("random",), {}, "bots"),
    (("random", "random"), {"gaol": 1}, "options.gaol")])
def test_what_cannot_be_is_refused_before_a_file_is_made(tmp_path, tiny, names, options, where):
    with pytest.raises(BadInput) as error:
        simulate("tiny", names, 10, options=options, into=tmp_path / "x.jsonl.gz")
    assert error.value.where.startswith(where) and not list(tmp_path.iterdir())
    with pytest.raises(BadInput, match="not-a-batch-file"):
        simulate("tiny", ("random", "random"), 10, into=tmp_path / "x.json")


R = ("random", "random")


@pytest.mark.parametrize(("asked", "code", "where"), [
    *(({"games": games}, "not-a-number", "games") for games in (-1, True, "x", 2.5, None)),
    *(({"seed": seed}, "not-a-seed", "seed") for seed in ([1], True, None, 1.5)),
    ({"seed": "a\nb"}, "not-plain-text", "seed"), ({"seed": "x" * 201}, "text-too-long", "seed"),
    *(({"workers": workers}, "not-a-number", "workers") for workers in (0, -1, "two", True)),
    *(({"bots": bots}, "not-a-list", "bots") for bots in (None, "random", 5)),
    *(({"bots": ("random", bot)}, "not-a-choice", "bots") for bot in (None, 5, ["random"])),
    *(({"game": game}, "not-a-choice", "game") for game in (["tiny"], None, 5, "nope")),
    *(({"executor": executor}, "not-an-executor", "executor") for executor in (5, "pool", ThreadPoolExecutor)),
    *(({"options": options}, "not-an-object", "options") for options in (5, "x", [1]))])
def test_what_is_no_such_thing_is_one_sentence(tmp_path, tiny, asked, code, where):
    told = {"game": "tiny", "bots": R, "games": 2, **asked}
    sides = {name: told[name] for name in ("bots", "options") if name in told}
    with pytest.raises(BadInput) as error:
        simulate(**told, into=tmp_path / "x.jsonl")
    assert (error.value.code, error.value.where) == (code, where) and error_line(words("en"), error.value)
    assert not list(tmp_path.iterdir())
    more = {name: value for name, value in told.items() if name in ("seed", "workers", "executor")}
    with pytest.raises(BadInput, match=f"^{where}: {code}"):
        compare(told["game"], Side(R), Side(**{"bots": R, **sides}), told["games"], **more)


@pytest.mark.parametrize("side", [R, None, 5, "random"])
def test_a_comparison_has_two_sides(tiny, side):
    with pytest.raises(BadInput, match="^b: not-a-side") as error:
        compare("tiny", Side(R), side, 2)
    assert error_line(words("es"), error.value)


@pytest.mark.parametrize(("into", "code"), [
    (5, "not-a-text"), (b"x.jsonl", "not-a-text"), ("none/x.jsonl.gz", "no-folder"), ("none/x.parquet", "no-folder"),
    ("there.jsonl", "a-folder-there"), ("", "not-a-batch-file")])
def test_where_no_games_can_go(tmp_path, monkeypatch, tiny, into, code):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.jsonl").mkdir()
    with pytest.raises(BadInput, match=code) as error:
        simulate("tiny", R, 2, into=into)
    assert error_line(words("pt"), error.value) and [path.name for path in tmp_path.iterdir()] == ["there.jsonl"]


def test_numbers_of_numpy_are_numbers(tmp_path, tiny):
    numpy = pytest.importorskip("numpy")
    run = simulate("tiny", numpy.array(R), numpy.int64(3), numpy.int64(5), into=tmp_path / "x.jsonl", workers=1)
    assert run.games == 3 and load(tmp_path / "x.jsonl") == list(each_game("tiny", R, 3, 5))
    with pytest.raises(BadInput, match="not-a-number"):
        simulate("tiny", R, numpy.True_)


def test_progress_tells_the_time_left(tiny):
    told = []
    simulate(*TOLD, workers=1, progress=lambda *each: told.append(each))
    assert told[-1] == (107, 107, 0) and [done for done, _, _ in told] == sorted({done for done, _, _ in told})
    assert all(left > 0 for _, _, left in told[:-1])


def test_nobody_works_for_a_run_that_broke(tiny):
    """When what takes the games fails, what was given out is taken back, and own processes end."""
    def broken(*_):
        raise ZeroDivisionError

    given = []

    class Pool(ThreadPoolExecutor):
        def submit(self, *told):
            given.append(super().submit(*told))
            return given[-1]

    with Pool(1) as pool, pytest.raises(ZeroDivisionError):
        simulate(*TOLD, executor=pool, progress=broken)
    assert any(each.cancelled() for each in given)
    start = time.monotonic()
    with pytest.raises(ZeroDivisionError):
        simulate("virus", ("random", "random"), 10**6, 1, workers=2, progress=broken)
    while multiprocessing.active_children():
        assert time.monotonic() < start + 20
        time.sleep(.05)


def test_parts_are_long_enough(monkeypatch):
    monkeypatch.undo()
    run = simulate("virus", ("random", "random"), 4000, deep=False, workers=1)
    assert farm.LEAST <= run.shortest < 10


SCRIPT = """
print("begin")
from virus_nb.corpora import simulate
print(simulate("virus", ("random", "random"), 3000, 1, workers=2, deep=False).done)
"""


@pytest.mark.parametrize("told", ["in a file", "from a pipe"])
def test_a_script_needs_no_guard_and_no_file(tmp_path, told):
    """Workers do not run the script again: what it prints is printed once."""
    script = tmp_path / "mine.py"
    script.write_text(SCRIPT)
    with script.open() as text:
        done = subprocess.run([sys.executable, *([script] if told == "in a file" else [])], stdin=text, text=True,
                              capture_output=True, timeout=120)
    assert (done.stdout, done.stderr) == ("begin\n3000\n", "")


def test_dask_plays_the_same_games(tiny):
    distributed = pytest.importorskip("distributed")
    told = ("virus", ("random", "greedy"), 200, 7)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, \
            distributed.Client(cluster) as client:
        run = simulate(*told, executor=client.get_executor())
    assert run.complete and run.counts == simulate(*told, workers=1).counts
