"""A run that was stopped: its games can be read, nothing writes over them, and what is not as it was is told."""

import json
import shutil

import pytest

from virus_nb.corpora import farm, simulate
from virus_nb.corpora.sinks import sink_for
from virus_nb.engine import BadInput
from virus_nb.play.replay import load
from virus_nb.play.simulate import Part, each_game, play_part
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line

TOLD = ("tiny", ("random", "greedy"), 107, 42, {"goal": 12})
NAMES = ("x.jsonl.gz", "x.jsonl", "x.parquet")


@pytest.fixture(autouse=True)
def short_parts(monkeypatch):
    monkeypatch.setattr(farm, "AIM", .004)
    monkeypatch.setattr(farm, "ALONE", 0)


@pytest.fixture
def small(monkeypatch):
    """Parts of twenty games."""
    pytest.importorskip("pyarrow")
    monkeypatch.setattr("virus_nb.corpora.parts.ROWS", 20)


def stopped(path, done=67):
    """A run into ``path`` that was stopped after so many games; its part of 107."""
    told = Part(*TOLD[:2], *TOLD[3:], "", False)
    with sink_for(path, told, TOLD[2], False) as sink:
        for first in range(0, done, 10):
            sink.add(play_part(Part(*TOLD[:2], *TOLD[3:], sink.want, False, "", first, min(done, first + 10))))
    return path


def again(path, **more):
    return simulate(*TOLD, into=path, workers=1, resume=True, deep=False, **more)


def held(folder):
    """Every file with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("done", [6, 40, 67])
def test_the_games_that_are_told_of_can_be_read(tmp_path, tiny, small, name, done):
    path = stopped(tmp_path / name, done)
    if name == "x.parquet":
        import pandas

        from virus_nb.corpora.ask import ask, win_table

        assert list(pandas.read_parquet(path)["game"]) == list(range(done))
        assert ask(path, "SELECT count(*) FROM games") == [(done,)]
        assert {games for _, _, games in win_table(path)} == {done}
    else:
        assert load(path) == list(each_game("tiny", TOLD[1], done, *TOLD[3:]))
    assert again(path).complete
    (tmp_path / "whole").mkdir()
    simulate(*TOLD, into=tmp_path / "whole" / name, workers=1, deep=False)
    whole = held(tmp_path / "whole")
    assert {each: text for each, text in held(tmp_path).items() if not each.startswith("whole")} == whole


@pytest.mark.parametrize("name", NAMES)
def test_it_is_stopped_and_goes_on_more_than_once(tmp_path, tiny, small, name):
    path = stopped(tmp_path / name, 6)
    for parts in (1, 2, 1):
        asked = iter(range(10**6))
        again(path, stop=lambda asked=asked, parts=parts: next(asked) >= parts)
    assert again(path).complete
    stopped(tmp_path / f"whole-{name}", 107)
    mine, whole = tmp_path / name, tmp_path / f"whole-{name}"
    assert (held(mine) == held(whole)) if mine.is_dir() else (mine.read_bytes() == whole.read_bytes())


def test_a_folder_of_a_stopped_run_is_not_begun_anew(tmp_path, tiny, small):
    path = stopped(tmp_path / "x.parquet", 6)
    before = held(tmp_path)
    with pytest.raises(BadInput, match="folder-not-empty"):
        simulate(*TOLD[:3], 43, into=path)
    assert held(tmp_path) == before
    for part in path.iterdir():  # as a run that was killed leaves it: the games are in the note alone
        part.unlink()
    before = held(tmp_path)
    with pytest.raises(BadInput, match="folder-not-empty") as error:
        simulate(*TOLD[:3], 43, into=path)
    assert held(tmp_path) == before and "was stopped" in error_line(words("en"), error.value)
    assert again(path).complete


def test_an_empty_folder_is_a_place_for_games(tmp_path, tiny, small):
    (tmp_path / "x.parquet").mkdir()
    assert again(tmp_path / "x.parquet").complete


def shorter(path):
    path.write_bytes(path.read_bytes()[:-200])


def other(path):
    path.write_bytes(b"z" + path.read_bytes()[1:])


def gone(path):
    path.unlink() if path.is_file() else shutil.rmtree(path)


@pytest.mark.parametrize(("name", "part", "code"), [
    (name, part, code) for name, part in (("x.jsonl", ""), ("x.jsonl.gz", ""), ("x.parquet", "part-00000.parquet"))
    for code in ("file-is-gone", "file-has-changed")] + [("x.parquet", "", "file-is-gone")])
@pytest.mark.parametrize("how", [shorter, other])
def test_what_is_not_as_it_was_does_not_go_on(tmp_path, tiny, small, name, part, code, how):
    stopped(tmp_path / name)
    where = tmp_path / name / part
    (gone if code == "file-is-gone" else how)(where)
    if how is shorter and name == "x.jsonl.gz" and code == "file-has-changed":
        shorter(where)  # the last piece is written again anyway
        where.write_bytes(where.read_bytes()[:50])
    before = held(tmp_path)
    with pytest.raises(BadInput) as error:
        again(tmp_path / name, progress=lambda *_: pytest.fail("was played"))
    assert (error.value.code, error.value.where) == (code, str(where)) and held(tmp_path) == before
    assert all(error_line(words(lang), error.value).startswith(f"{where}: ") for lang in LANGUAGES)


NO_NOTES = ["", "[]", "null", "{", "5", '"x"', "\x00", "{}"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("text", NO_NOTES)
def test_what_is_no_note_is_told(tmp_path, tiny, small, name, text):
    stopped(tmp_path / name)
    refused(tmp_path, name, text)


BAD = [-1, "x", None, 10**20, 1.5, True, [], {}, [None], [[None]], {"x": 1}]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", BAD, ids=str)
def test_every_value_of_the_note_is_looked_at(tmp_path, tiny, small, name, value):
    stopped(tmp_path / name)
    progress = tmp_path / f"{name}.progress.json"
    good = json.loads(progress.read_text())
    assert set(good) > {"done", "counts"}
    for key in good:
        refused(tmp_path, name, json.dumps({**good, key: value}))
        refused(tmp_path, name, json.dumps({each: good[each] for each in good if each != key}))
    for key in good["counts"]:
        if (key, value) != ("sums", []):
            refused(tmp_path, name, json.dumps({**good, "counts": {**good["counts"], key: value}}))
    refused(tmp_path, name, json.dumps({**good, "done": 60}))
    refused(tmp_path, name, json.dumps({**good, "more": 1}))
    if name == "x.parquet":
        for n in range(6):
            if (n, value) not in ((4, []), (5, None), (5, []), (3, True)):
                rows = [[*row[:n], value, *row[n + 1:]] for row in good["rows"]]
                refused(tmp_path, name, json.dumps({**good, "rows": rows}))
    progress.write_text(json.dumps(good))
    assert again(tmp_path / name).complete


def refused(folder, name, text):
    """With that note the run is refused in a sentence, and nothing is changed."""
    (folder / f"{name}.progress.json").write_text(text)
    before = held(folder)
    with pytest.raises(BadInput) as error:
        again(folder / name, progress=lambda *_: pytest.fail("was played"))
    assert error_line(words("en"), error.value).startswith(str(folder / name)) or error.value.where == "games"
    assert held(folder) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("games", "seed"), [(107, 42), (200, 42), (107, 43), (5, 42)])
def test_a_finished_run_cannot_go_on(tmp_path, tiny, small, name, games, seed):
    simulate(*TOLD, into=tmp_path / name, workers=1)
    before = held(tmp_path)
    with pytest.raises(BadInput, match="nothing-to-resume") as error:
        simulate(*TOLD[:2], games, seed, TOLD[4], into=tmp_path / name, resume=True)
    assert held(tmp_path) == before and "a longer one needs a new file" in error_line(words("en"), error.value)
