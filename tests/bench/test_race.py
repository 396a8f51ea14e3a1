"""The race runs, names who is not there, and says the same as JSON and as a table."""

import json

import pytest

from virus_nb.bench import loops, many, peers, race
from virus_nb.words import LANGUAGES, words


@pytest.fixture
def short(monkeypatch):
    from tests.laws.walks import kit_of

    kit_of("tiny")
    monkeypatch.setattr(race.games, "names", lambda: ("tiny",))
    monkeypatch.setattr(race, "PEERS", {"nobody": lambda: None,
                                        "somebody": lambda: loops.random_play("tiny", 2)})
    monkeypatch.setattr(race, "GOALS", (("tiny, 2", "somebody", 1.0), ("tiny, 2", "nobody", 1.0)))
    return race.race(rounds=3, steps=50)


def test_every_game_runs_in_every_way(short):
    assert set(short.micros) == {"tiny, 2", "tiny, 4", "tiny, 2, observing", "tiny, 2, replay",
                                 "tiny, 2, thinking", "somebody"}
    assert all(micros > 0 for micros in short.micros.values()) and short.rounds == 3


def test_a_missing_peer_is_named_and_left_out(short):
    assert short.missing == ("nobody",)
    assert [(each.ours, each.peer) for each in short.ratios] == [("tiny, 2", "somebody")]
    for lang in LANGUAGES:
        assert any("nobody" in line for line in short.lines(words(lang)))


def test_it_is_json(short):
    assert json.loads(json.dumps(short.as_data()))["missing"] == ["nobody"]


def test_a_step_is_a_move():
    assert loops.random_play("tiny", 2)(100) == 100
    assert loops.replaying("tiny", 3)(100) >= 100


@pytest.mark.parametrize("peer", [
    lambda: peers.open_spiel("crazy_eights"), lambda: peers.open_spiel("hex", "string"),
    lambda: peers.open_spiel("crazy_eights", "tensor", even_chance=True), lambda: peers.rlcard("uno"),
    peers.chess_push_uci])
def test_the_peers_run_where_they_are(peer):
    loop = peer()
    if loop is None:
        pytest.skip("not installed")
    assert loop(60) >= 60


def test_many_games_are_measured():
    found, missing = many.ratios(1, 300, str)
    assert all(ratio > 0 for _, _, ratio, _ in found)
    ours = {name for name, _, _, _ in found} | set(missing)
    assert ours & {"pyarrow", "0.1 s"} and "virus, 2 workers" in ours
    assert ("virus, 2 workers, started for it" in ours) == ("virus, 2 workers" not in missing)


def test_the_load_of_the_machine_is_told(short):
    assert short.load == short.as_data()["load"]
    for lang in LANGUAGES:
        told = words(lang).say("bench-load", number=words(lang).number(short.load, 1)) if short.load is not None else ""
        assert told == "" or told in short.lines(words(lang))
