"""Repair gives the longest beginning that plays, and writes it into a new file only when asked to."""

import json

import pytest
from click.testing import CliRunner

from virus_nb.cli import main
from virus_nb.engine import BadInput
from virus_nb.play.repair import longest_beginning
from virus_nb.play.replay import load
from virus_nb.play.verify import verify


def damage(file, change):
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))


def test_a_right_file_needs_nothing(file):
    assert longest_beginning(file) is None


def test_a_changed_move(file):
    damage(file, lambda data: data["moves"].__setitem__(20, "organ-purple"))
    found = longest_beginning(file)
    assert found.kept == 20 and found.trouble.where == "moves[20]"
    assert verify(found.replay) is not None and found.replay.result is None


def test_a_text_that_breaks_off(file):
    text = file.read_text()
    whole = load(file)[0]
    for share in (.75, .85, .95):
        file.write_text(text[:int(len(text) * share)])
        found = longest_beginning(file)
        assert found.trouble.code == "not-json" and verify(found.replay) is not None
        assert found.replay.moves == whole.moves[:found.kept]
    file.write_text(text[:300])
    with pytest.raises(BadInput):
        longest_beginning(file)


def test_other_rubbish_is_left_out(file):
    damage(file, lambda data: data.update(result={"winners": "Ana"}, notes=7))
    found = longest_beginning(file)
    assert found.kept == found.of and found.replay.result is not None


def test_nothing_is_written_unless_asked(file, tmp_path):
    damage(file, lambda data: data["moves"].__setitem__(20, "organ-purple"))
    before, new = file.read_bytes(), tmp_path / "new.json"
    run = CliRunner().invoke(main, ["--lang", "en", "replay", "repair", str(file)])
    assert run.exit_code == 1 and "20 of 50" in run.output and "moves[20]" in run.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duel.json"]
    run = CliRunner().invoke(main, ["--lang", "es", "replay", "repair", str(file), "-o", str(new)])
    assert run.exit_code == 0 and verify(load(new)[0]) is not None and file.read_bytes() == before
    again = CliRunner().invoke(main, ["--lang", "en", "replay", "repair", str(file), "-o", str(file)])
    assert again.exit_code == 2 and file.read_bytes() == before


def test_a_text_that_breaks_off_after_a_byte_order_mark(file):
    text = file.read_bytes()
    file.write_bytes(text[:len(text) * 3 // 4])
    plain = longest_beginning(file)
    file.write_bytes(b"\xef\xbb\xbf" + text[:len(text) * 3 // 4])
    assert longest_beginning(file).replay == plain.replay and plain.kept > 0
