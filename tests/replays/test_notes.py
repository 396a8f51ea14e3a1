"""Notes that are written into a file leave all else in it."""

from dataclasses import replace

import pytest

from virus_nb.play.notes import save_inside
from virus_nb.play.replay import Note, load, save


@pytest.mark.parametrize(("name", "many"), [
    ("x.json", 1), ("x.jsonl", 1), ("x.jsonl", 3), ("x.jsonl.gz", 3)])
def test_other_games_and_the_kind_of_the_file_stay(tmp_path, duel, name, many):
    path, notes = tmp_path / name, (Note(3, "look", "en"),)
    save([duel] * many, path)
    packed = path.read_bytes()[:2] == b"\x1f\x8b"
    save_inside(path, notes)
    assert load(path) == [replace(duel, notes=notes), *[duel] * (many - 1)]
    assert (path.read_bytes()[:2] == b"\x1f\x8b") == packed
