"""Scenario files: what falls short is told case by case, and the exit code says how it went."""

import json

import pytest

from virus_nb.engine import BadInput
from virus_nb.play.bots import play_out
from virus_nb.play.replay import save
from virus_nb.play.scenario import Tally, check, perft

CASE = {"id": "climb", "game": "tiny", "seats": 2, "options": {}, "title": "",
        "position": {"hands": [["one", "three"], ["two", "two"]], "deck": ["one"], "total": 2}}


@pytest.fixture
def run(tmp_path, tiny):
    def run(*cases):
        path = tmp_path / "cases.json"
        path.write_text(json.dumps({"format": "virus-nb/scenario", "version": 1,
                                    "cases": [CASE | case for case in cases]}), "utf-8")
        tally = Tally()
        lines = list(check(path, tally))
        return [each.removeprefix(f"{path}: ") for each in lines], tally
    return run


def test_all_is_well(run):
    lines, tally = run({}, {"legal": ["lay one"], "illegal": {"lay two": "tiny.2", "give one 0": ""}},
                       {"perft": {"0": 1, "1": 4}, "legal_count": 4})
    assert lines == [] and str(tally) == "3 passed, 0 failed" and tally.exit_code == 0


@pytest.mark.parametrize(("case", "line"), [
    ({"legal": ["lay two"]}, "climb: legal lay two: expected legal, found tiny.2 not-in-hand"),
    ({"illegal": {"lay one": "tiny.2"}}, "climb: illegal lay one: expected tiny.2, found legal"),
    ({"illegal": {"lay two": "tiny.3"}}, "climb: illegal lay two: expected tiny.3, found tiny.2 not-in-hand"),
    ({"legal_count": 3}, "climb: legal_count: expected 3, found 4"),
    ({"perft": {"1": 5}}, "climb: perft 1: expected 5, found 4"),
    ({"moves": ["lay two"]}, "climb: moves[0] lay two: expected legal, found tiny.2 not-in-hand"),
    ({"moves": ["lay one"], "then": {"total": 4}}, "climb: then.total: expected 4, found 3"),
    ({"then": {"winners": [0]}}, "climb: then.winners: expected [0], found null"),
    ({"then": {"over": True}}, "climb: then.over: expected true, found false"),
    ({"then": {"bodies": []}}, "climb: then.bodies: expected [], found null"),
    ({"chance": ["red"]}, "climb: chance: expected 1 outcomes, found 0 used"),
])
def test_what_falls_short_is_told(run, case, line):
    lines, tally = run(case, {})
    assert lines == [line] and str(tally) == "1 passed, 1 failed" and tally.exit_code == 1


def test_the_whole_set_of_moves(run):
    lines, tally = run({"legal_exactly": ["lay one"]})
    assert tally.exit_code == 1 and "legal_exactly" in lines[0] and "give three 1" in lines[0]


def test_heaps_have_no_order(run):
    lines, _ = run({"then": {"hands": [["three", "one"], ["two", "two"]]}})
    assert not lines
    lines, _ = run({"then": {"hands": [["two", "two"], ["three", "one"]]}})
    assert len(lines) == 1


@pytest.mark.parametrize("change", [
    {"positon": {}}, {"game": "chess"}, {"seats": 9}, {"options": {"gaol": 9}}, {"position": {"hands": []}},
    {"position": {"hands": [["one"] * 5, []]}}, {"moves": [1]}, {"illegal": []}, {"perft": {"x": 1}}])
def test_a_case_that_cannot_be_read(run, change):
    lines, tally = run(change, {})
    assert len(lines) == 1 and "cases[0]" in lines[0]
    assert str(tally) == "1 passed, 1 failed" and tally.exit_code == 2


def test_files_that_cannot_be_read(tmp_path):
    tally = Tally()
    (tmp_path / "broken.json").write_text("{")
    assert len(list(check(tmp_path / "broken.json", tally))) == 1
    assert len(list(check(tmp_path / "none.json", tally))) == 1
    assert tally.exit_code == 2


def test_replays_are_verified(tmp_path, tiny):
    from dataclasses import replace

    replays = [play_out(tiny, ("random", "greedy"), {}, seed) for seed in range(3)]
    tally = Tally()
    save(replays, tmp_path / "games.jsonl.gz")
    assert not list(check(tmp_path / "games.jsonl.gz", tally)) and str(tally) == "3 passed, 0 failed"
    save([replace(replays[0], moves=replays[0].moves[1:])], tmp_path / "dropped.json")
    assert len(list(check(tmp_path / "dropped.json", tally))) == 1
    assert str(tally) == "3 passed, 1 failed" and tally.exit_code == 1


def test_perft_counts_sequences(tiny):
    state = tiny.game.read_position(CASE["position"], 2, {"goal": 9})
    moves = tiny.game.legal_moves(state)
    assert perft(tiny.game, state, 0) == 1 and perft(tiny.game, state, 1) == len(moves) == 4
    assert perft(tiny.game, state, 3) > perft(tiny.game, state, 2) > 4


@pytest.mark.parametrize("content", ['{"format": "virus-nb/bug"}', '{"format": "virus-nb/scenario"}', "{}", "7"])
def test_what_is_missing_is_missing_in_a_file(tmp_path, content):
    path = tmp_path / "it.json"
    path.write_text(content)
    told = []
    list(check(path, Tally(), lambda error: told.append(error) or ""))
    assert [error.where for error in told] == [str(path)]


@pytest.mark.parametrize("depth", [-1, "x", 2.5, True, None, 100])
def test_sequences_have_a_length(tiny, depth):
    with pytest.raises(BadInput, match="depth: not-a-number"):
        perft(tiny.game, None, depth)
