"""A damaged record is answered by the place and the reason; it never crashes, and the file stays as it is."""

import gzip
import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from virus_nb.engine import BadInput
from virus_nb.lessons.load import own_lesson
from virus_nb.play import shelf
from virus_nb.play.replay import as_data, dumps, line, load, read
from virus_nb.play.verify import follow, verify
from virus_nb.words import words
from virus_nb.words.sentences import error_line

GOOD = shelf.find("virus/duel").read_bytes()
DATA = json.loads(GOOD)
STEPS = [[{"action": 3, "observation": {}, "reward": 0, "status": "ACTIVE"}] * 2] * 5


def answer(content, path):
    """What is said about that file: a sentence in every language, ``None`` if it is right."""
    path.write_bytes(content)
    before = hashlib.sha256(path.read_bytes()).digest(), path.stat().st_mtime_ns
    try:
        for replay in load(path):
            verify(replay)
        said = None
    except BadInput as error:
        said = error
        for lang in ("en", "es", "pt"):
            assert error_line(words(lang), error)
    assert (hashlib.sha256(path.read_bytes()).digest(), path.stat().st_mtime_ns) == before
    return said


def changed(**keys):
    return json.dumps({**DATA, **keys}).encode()


def swapped(one, other):
    moves = list(DATA["moves"])
    moves[one], moves[other] = moves[other], moves[one]
    return moves


@pytest.mark.parametrize(("content", "where", "code"), [
    (GOOD[:1000], "", "not-json"),
    (b"", "", "not-json"),
    (GOOD.replace(b"organ", b"org\xff", 1), "", "not-utf8"),
    (changed(moves=["organ-purple", *DATA["moves"][1:]]), "moves[0]", "not-a-move"),
    (changed(moves=swapped(3, 4)), "moves[", "replay-illegal"),
    (changed(deck=DATA["deck"][:-1]), "deck", ""),
    (changed(deck=["organ-red"] * len(DATA["deck"])), "deck", ""),
    (changed(rules="0", moves=DATA["moves"][1:]), "", "replay-"),
    (changed(notes=[{"ply": 1, "text": "x" * 10_000_000}]), "", "too-large"),
    (changed(notes=[{"ply": 1, "text": "x" * 400_000}] * 8), "notes[0].text", "text-too-long"),
    (b"[" * 10_000 + b"]" * 10_000, "", "too-deep"),
    (b'{"a":' * 10_000, "", ""),
    (gzip.compress(b" " * (200 << 20), 9), "", "too-large"),
    (gzip.compress(GOOD)[:-20], "", "broken-gzip"),
    (json.dumps({"steps": STEPS, "rewards": [1, 0]}).encode(), "", "only-steps"),
    (json.dumps(STEPS).encode(), "", "only-steps"),
    (changed(position={"hands": []}), "position", "deck-and-position"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_the_answer_names_place_and_reason(tmp_path, content, where, code):
    error = answer(content, tmp_path / "game.json")
    assert error is not None and code in error.code
    assert where in error.where.replace(str(tmp_path), "")


def test_a_zip_bomb_of_lines_is_refused(tmp_path):
    bomb = gzip.compress(b" " * (64 << 20), 9)
    assert answer(bomb, tmp_path / "games.jsonl.gz").code == "too-large"


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(cut=st.integers(0, len(GOOD) - 3))
def test_cut_anywhere(tmp_path, cut):
    assert answer(GOOD[:cut], tmp_path / "game.json") is not None


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(at=st.integers(0, len(GOOD) - 1), sign=st.binary(min_size=1, max_size=3))
def test_written_over_anywhere(tmp_path, at, sign):
    answer(GOOD[:at] + sign + GOOD[at + len(sign):], tmp_path / "game.json")


MESS = st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
                        st.sampled_from([*DATA, "ply", "text", "position", "origin"]), inner, max_size=3), max_leaves=6)


@settings(max_examples=150, deadline=None)
@given(key=st.sampled_from([*DATA, "position", "origin"]), value=MESS)
def test_any_value_under_any_key(key, value):
    data = {**DATA, key: value}
    if key == "position":
        data["deck"] = []
    try:
        verify(read(data))
    except BadInput as error:
        assert error_line(words("en"), error)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_two_moves_exchanged_are_found_or_change_nothing(data):
    one = data.draw(st.integers(0, len(DATA["moves"]) - 2))
    other = data.draw(st.integers(one + 1, len(DATA["moves"]) - 1))
    replay = read({**DATA, "moves": swapped(one, other)})
    try:
        last = verify(replay)
    except BadInput as error:
        assert int(error.facts.get("ply", 1 + one)) > one or "chance" in error.code
    else:
        assert last == verify(read(DATA)) or last is not None


def test_a_newer_version_of_the_rules_that_still_verifies_opens(duel):
    old = replace(duel, rules="0.9")
    assert len(list(follow(old))) == len(duel.moves) + 1
    with pytest.raises(BadInput, match="replay-illegal-rules.*theirs=0.9"):
        verify(replace(old, moves=("draw", *duel.moves)))
    assert read(as_data(duel)) == duel and dumps(duel).encode() == GOOD


def test_a_byte_order_mark_is_read_over(tmp_path):
    """Windows' Notepad writes one before every UTF-8 text."""
    marked, many = b"\xef\xbb\xbf" + GOOD, tmp_path / "games.jsonl.gz"
    assert answer(marked, tmp_path / "game.json") is None
    assert load(tmp_path / "game.json") == [read(DATA)]
    assert answer(gzip.compress(b"\xef\xbb\xbf" + 2 * line(read(DATA)).encode()), many) is None
    assert load(many) == 2 * [read(DATA)]
    error = answer(b"\xef\xbb\xbf{,", tmp_path / "game.json")
    assert (error.code, error.facts) == ("not-json", {"line": 1, "column": 2})


def test_a_lesson_with_a_byte_order_mark(tmp_path):
    path = tmp_path / "mine.toml"
    text = '\ufeffgame = "virus"\n[[step]]\nid = "one"\nkind = "say"\n'
    for told in (text, text.removeprefix("\ufeff")):
        path.write_text(told, "utf-8")
        for source in (str(path), told):
            with pytest.raises(BadInput) as error:  # it is understood as far as its sentences, which are missing
                own_lesson(source)
            assert error.value.code == "missing-key" and error.value.where.endswith(":2: step 1 (one).says")
