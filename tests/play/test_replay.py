"""Recorded games: read, written, verified, and refused with the place where they go wrong."""

import gzip
import json
from dataclasses import replace

import pytest

from virus_nb.engine import BadInput
from virus_nb.play import files
from virus_nb.play.replay import Note, as_data, dumps, line, load, loads, read, save
from virus_nb.play.verify import IllegalPly, follow, played, verify


def refused(call, *given):
    with pytest.raises(BadInput) as error:
        call(*given)
    return error.value


def test_it_reads_back_as_it_was(replay, tmp_path):
    note = Note(3, "¡Ojo! <b>& «ñ»</b>\nSecond line", "es")
    noted = replace(replay, notes=(note,), seats=("Ana", "Bö", "<i>"))
    for name in ("game.json", "games.jsonl", "games.jsonl.gz"):
        save([noted], tmp_path / name)
        assert load(tmp_path / name) == [noted]
    assert "<i>" in (tmp_path / "game.json").read_text("utf-8")


def test_it_is_spelled_out_in_one_order(replay):
    data = json.loads(dumps(replay))
    assert list(data) == ["format", "version", "game", "rules", "options", "seats", "seed", "deck",
                          "shuffles", "chance", "moves", "notes", "checks", "result"]
    assert data["options"] == {"goal": 12}
    assert dumps(loads(dumps(replay))) == dumps(replay)
    assert line(replay).count("\n") == 1


def test_reading_never_changes_the_file(replay, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(as_data(replay), indent=4), "utf-8")
    path.chmod(0o444)
    before = path.read_bytes(), path.stat().st_mtime_ns
    load(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_it_verifies_without_any_random_generator(replay):
    verify(replace(replay, seed=None))
    verify(replace(replay, seed="dealt by hand"))
    assert [ply.ply for ply in follow(replay)] == list(range(len(replay.moves) + 1))


def test_a_preset_is_written_as_what_it_means(replay):
    data = as_data(replay) | {"options": {"preset": "long"}}
    assert read(data).options == {"goal": 12}


def test_what_is_left_out_has_its_default(replay):
    data = as_data(replay)
    for key in ("rules", "notes", "checks", "seed", "result"):
        del data[key]
    assert read(data).moves == replay.moves
    verify(read(data))


@pytest.mark.parametrize(("odd", "code"), [
    ("a\x07", "not-plain-text"), ("x" * 201, "text-too-long"), (7, "not-a-text"), (["lay one"], "not-a-text")])
def test_among_texts_that_were_read_before_an_odd_one_is_found(replay, odd, code):
    data = as_data(replay)
    assert read(data) == read(data)
    for key in ("moves", "deck", "chance"):
        error = refused(read, data | {key: [*data[key], odd]})
        assert (error.where, error.code) == (f"{key}[{len(data[key])}]", code)


def test_a_name_may_not_be_as_long_as_a_move(replay):
    data = as_data(replay)
    assert read(data | {"moves": ["x" * 150]}).moves == ("x" * 150,)
    assert refused(read, data | {"seats": ["a", "b", "x" * 150]}).code == "text-too-long"


@pytest.mark.parametrize(("change", "where", "code"), [
    ({"game": "chess"}, "game", "not-a-choice"),
    ({"format": "pgn"}, "format", "not-a-choice"),
    ({"version": 2}, "version", "not-a-number"),
    ({"version": True}, "version", "not-a-number"),
    ({"seats": ["a"] * 7}, "seats", "not-that-many-seats"),
    ({"seats": ["a", "b", 3]}, "seats[2]", "not-a-text"),
    ({"seats": ["a", "b", "x" * 101]}, "seats[2]", "text-too-long"),
    ({"seats": ["a", "b", "c\x07"]}, "seats[2]", "not-plain-text"),
    ({"seats": ["a", "b", "\ud800"]}, "seats[2]", "not-plain-text"),
    ({"options": {"gaol": 9}}, "options.gaol", "unknown-option"),
    ({"options": {"goal": 10}}, "options.goal", "not-a-choice"),
    ({"options": {"goal": True}}, "options.goal", "not-a-choice"),
    ({"options": {"preset": "short"}}, "options.preset", "not-a-choice"),
    ({"options": []}, "options", "not-an-object"),
    ({"winner": 0}, "", "unknown-key"),
    ({"moves": "lay one"}, "moves", "not-a-list"),
    ({"moves": ["lay one", None]}, "moves[1]", "not-a-text"),
    ({"moves": ["lay one"] * 20001}, "moves", "too-many"),
    ({"notes": [{"ply": -1, "text": ""}]}, "notes[0].ply", "not-a-number"),
    ({"notes": [{"ply": 1, "html": ""}]}, "notes[0]", "unknown-key"),
    ({"checks": {"010": "ab"}}, "checks", "not-a-number"),
    ({"result": {"winners": [3], "plies": 1}}, "result.winners[0]", "not-a-number"),
    ({"seed": 1.5}, "seed", "not-a-seed"),
])
def test_what_it_does_not_understand_is_refused_with_its_place(replay, change, where, code):
    error = refused(read, as_data(replay) | change)
    assert (error.where, error.code) == (where, code)


def test_an_illegal_move_is_named_with_its_ply_and_rule(replay):
    moves = list(replay.moves)
    moves[9] = "give one 3"
    error = refused(verify, replace(replay, moves=tuple(moves), checks={}))
    assert isinstance(error, IllegalPly) and error.where == "moves[9]" and error.facts["ply"] == 10
    assert error.facts["rule"] == error.reason.rule in ("tiny.2", "tiny.3")
    moves[9] = "castle"
    assert refused(verify, replace(replay, moves=tuple(moves), checks={})).where == "moves[9]"


def test_what_is_wrong_first_is_told_first(replay):
    """Whether the game is played ply by ply or at once."""
    checks = dict(replay.checks) | {3: "0" * 16, 8: "0" * 16}
    moves = (*replay.moves[:8], "castle", *replay.moves[9:])
    for given, where in (({"checks": checks, "moves": moves}, "checks.3"), ({"moves": moves}, "moves[8]"),
                         ({"checks": {9: "0" * 16, 99: ""}, "moves": moves}, "moves[8]"),
                         ({"checks": {8: "0" * 16, 99: ""}, "moves": moves}, "checks.8"),
                         ({"checks": {99: ""}, "result": None}, "checks.99"),
                         ({"checks": {0: "0" * 16}, "deck": replay.deck[1:]}, "deck")):
        wrong = replace(replay, **given)
        assert refused(verify, wrong).where == where == refused(lambda wrong=wrong: list(follow(wrong))).where


def test_a_game_at_once_is_the_game_ply_by_ply(replay):
    assert played(replay) == [(ply.state, ply.events) for ply in follow(replay)]


def test_a_record_that_differs_says_at_which_ply(replay):
    assert refused(verify, replace(replay, checks=dict(replay.checks) | {10: "0" * 16})).facts["ply"] == 10
    wrong = replace(replay.result, winners=((replay.result.winners[0] + 1) % 3,))
    error = refused(verify, replace(replay, result=wrong))
    assert error.code == "replay-differs" and error.where == "result.winners"
    assert refused(verify, replace(replay, checks={99: "0" * 16})).code == "not-a-ply"
    assert refused(verify, replace(replay, notes=(Note(99, "?"),))).code == "not-a-ply"


def test_deck_and_shuffles_must_be_the_cards_of_the_game(replay):
    assert refused(verify, replace(replay, deck=replay.deck[1:])).where == "deck"
    assert refused(verify, replace(replay, deck=())).where == "deck"
    assert refused(verify, replace(replay, shuffles=())).code == "chance-missing"
    assert refused(verify, replace(replay, shuffles=(("one",) * 9,))).code == "chance-other-cards"
    assert refused(verify, replace(replay, shuffles=(*replay.shuffles, ("one",)))).code == "chance-left"


def test_other_rules_open_while_they_verify(replay):
    verify(replace(replay, rules="0"))
    error = refused(verify, replace(replay, rules="0", checks={5: "0" * 16}))
    assert error.code == "replay-differs-rules" and error.facts["theirs"] == "0" and error.facts["ply"] == 5
    error = refused(verify, replace(replay, rules="0", moves=("give one 0",)))
    assert error.code == "replay-illegal-rules" and error.facts["rule"]


def test_no_such_file(tmp_path):
    assert refused(load, tmp_path / "none.json").code == "no-file"
    assert refused(load, tmp_path).code == "no-file"


@pytest.mark.parametrize(("text", "code"), [
    ("", "not-json"), ("{", "not-json"),
    ('{"a": NaN}', "not-json-constant"), ('{"a": 1, "a": 2}', "key-twice"),
    ("[" * 25 + "]" * 25, "too-deep"), ("[" * 900 + "]" * 900, "too-deep"),
    ("[" * 10_000 + "]" * 10_000, "too-deep"), ('{"a": ' * 100_000, "too-deep"),
    ("9" * 5000, "number-too-long"), ("__import__('os')", "not-json"), ("[]", "not-an-object"),
    ('{"format": "virus-nb/scenario"}', "not-a-choice")])
def test_a_file_that_is_no_replay(tmp_path, text, code):
    path = tmp_path / "game.json"
    path.write_text(text, "utf-8")
    error = refused(load, path)
    assert error.code == code and error.where.startswith(str(path))


def test_json_errors_name_line_and_column(tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{"game":\n  oops}', "utf-8")
    assert refused(load, path).facts == {"line": 2, "column": 3}


def test_bytes_that_are_no_text(tmp_path, replay):
    path = tmp_path / "game.json"
    path.write_bytes(b'{"game": "\xff"}')
    assert refused(load, path).code == "not-utf8"
    path.write_bytes(gzip.compress(dumps(replay).encode())[:-20])
    assert refused(load, path).code == "broken-gzip"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path, monkeypatch):
    for name in ("game.json", "games.jsonl"):
        path = tmp_path / name
        with path.open("wb") as file:
            file.truncate(200 << 20)  # a hole: it takes no room on the disk
        monkeypatch.setattr(files, "_whole", None)
        monkeypatch.setattr(files, "_lines", None)
        assert refused(load, path).code == "too-large"


@pytest.mark.parametrize("name", ["bomb.json", "bomb.jsonl", "bomb.jsonl.gz"])
def test_a_packed_bomb_is_not_unpacked(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(gzip.compress(b" " * (64 << 20)))
    assert refused(load, path).code == "too-large"


def test_a_bomb_of_many_lines_ends_too(tmp_path, monkeypatch, replay):
    monkeypatch.setattr(files, "UNPACKED", 10_000)
    path = tmp_path / "bomb.jsonl.gz"
    path.write_bytes(gzip.compress(line(replay).encode() * 1000))
    assert refused(load, path).code == "too-large"


def test_a_line_of_many_is_named(tmp_path, replay):
    path = tmp_path / "games.jsonl"
    path.write_text(line(replay) + line(replay).replace('"goal":12', '"goal":13'), "utf-8")
    assert refused(load, path).where == f"{path}:2: options.goal"


def test_several_games_need_a_file_of_lines(tmp_path, replay):
    assert refused(save, [replay, replay], tmp_path / "two.json").code == "one-replay-a-file"
