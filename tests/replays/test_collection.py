"""A folder or a file of many games: rows of a table, each verified, each to be opened."""

import gzip
import json
import shutil
import sys
import zlib

import pytest
from click.testing import CliRunner

from virus_nb import games, places
from virus_nb.cli import main
from virus_nb.engine import BadInput
from virus_nb.play.bots import play_out
from virus_nb.play.collection import pick, rows
from virus_nb.play.files import texts
from virus_nb.play.repair import longest_beginning
from virus_nb.play.replay import load, save
from virus_nb.widgets.collection_room import CollectionRoom
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "games"
    shutil.copytree(places.replays(), folder)
    kit = games.find("virus")
    save([play_out(kit, ("greedy", "random"), {"contagion": "any"}, n) for n in range(9)], folder / "many.jsonl.gz")
    (folder / "broken.json").write_text('{"format": ')
    duel = (folder / "virus" / "duel.json").read_text()
    (folder / "wrong.json").write_text(duel.replace('"moves": [', '"moves": ["draw",', 1))
    return folder


def test_a_folder_is_a_table_of_verified_games(folder):
    found = {row.where: row for row in rows(folder)}
    assert {where for where, row in found.items() if row.trouble} == {"broken.json", "wrong.json"}
    row = found["many.jsonl.gz:7"]
    assert row.seats == ("greedy", "random") and row.options == (("contagion", "any"),)
    assert row.plies == len(pick(folder, row.where).moves) and dict(row.events)["drew"]
    assert pick(folder, "virus/duel.json") == load(folder / "virus" / "duel.json")[0]
    with pytest.raises(BadInput, match="no-file"):
        pick(folder, "../../etc/passwd")


def test_a_table_of_results_has_no_game_to_watch(tmp_path):
    pytest.importorskip("pyarrow")
    import virus_nb
    from virus_nb.corpora import simulate

    table = tmp_path / "games.parquet"
    simulate("virus", ("random", "random"), 3, into=table, workers=1)
    for path in (table, table / "part-00000.parquet"):
        with pytest.raises(BadInput, match="a-table") as error:
            list(rows(path))
        assert error.value.where == str(path)
        shown = virus_nb.watch(str(path), lang="en")
        assert "a row for each game" in shown.html and str(path) in shown.html
        for lang in LANGUAGES:
            for command in ("replay", "check"):
                told = CliRunner().invoke(main, ["--lang", lang, command, str(path)])
                assert told.exit_code == 2 and "win_table" in told.output and told.output.startswith(f"{path}: ")
    with pytest.raises(BadInput, match="a-table"):
        load(table / "part-00000.parquet")
    save([play_out(games.find("virus"), ("random", "random"), {}, 1)], table / "one.json")
    assert [row.where for row in rows(table)] == ["one.json"], "a folder with games in it is a collection"


def test_how_far_a_simulation_came_is_no_game(tmp_path):
    from virus_nb.corpora.sinks import sink_for
    from virus_nb.play.simulate import Part, play_part

    part = Part("virus", ("random", "random"), 1, {}, "lines", False, "", 0, 6)
    with sink_for(tmp_path / "x.jsonl.gz", part, 100, False) as sink:
        sink.add(play_part(part))
    assert {path.name for path in tmp_path.iterdir()} == {"x.jsonl.gz", "x.jsonl.gz.progress.json"}
    found = list(rows(tmp_path))
    assert len(found) == 6 and not any(row.trouble for row in found)
    result = CliRunner().invoke(main, ["--lang", "en", "check", str(tmp_path)])
    assert (result.exit_code, result.output) == (0, "6 passed, 0 failed\n")


def test_what_may_not_be_read_is_not_missing(tmp_path, monkeypatch):
    path = tmp_path / "mine.json"
    path.write_text("{}")

    def refused(*_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(sys.modules["virus_nb.play.files"], "open", refused, raising=False)
    with pytest.raises(BadInput) as error:
        load(path)
    assert error_line(words("en"), error.value) == f"{path}: this could not be read or written (Permission denied)."


@pytest.mark.parametrize(("name", "code"), [("none", "no-game-in-folder"), ("none.jsonl", "no-game-in-it"),
                                            ("none.jsonl.gz", "no-game-in-it")])
def test_no_game_at_all_is_told(tmp_path, name, code):
    path = tmp_path / name
    if code == "no-game-in-folder":
        path.mkdir()
        (path / "read me.txt").write_text("no game")
        (path / "a.notes.json").write_text("{}")
    else:
        path.write_bytes(gzip.compress(b"") if name.endswith(".gz") else b"")
    with pytest.raises(BadInput, match=code):
        list(rows(path))
    result = CliRunner().invoke(main, ["--lang", "en", "replay", str(path)])
    assert result.exit_code == 2 and result.output.startswith(f"{path}: there is no ")


def test_a_broken_line_hides_no_other_game(tmp_path):
    path = tmp_path / "many.jsonl"
    save([play_out(games.find("virus"), ("greedy", "random"), {}, n) for n in range(4)], path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((lines[0], b"{broken\n", lines[1], b"\xff\n", lines[2][:200] + b"\n", lines[3])))
    found = list(rows(path))
    assert [row.where for row in found if row.trouble] == ["2", "4", "5"] and len(found) == 6
    assert len(pick(path, "6").moves) == found[5].plies > 0
    with pytest.raises(BadInput, match="not-json"):
        pick(path, "2")
    with pytest.raises(BadInput, match=":2: not-json"):
        longest_beginning(path)


def test_a_file_of_endless_lines_is_not_read_to_its_end(tmp_path, monkeypatch):
    monkeypatch.setattr(sys.modules["virus_nb.play.files"], "LINES", 50)
    path = tmp_path / "bomb.jsonl.gz"
    path.write_bytes(gzip.compress(b"{}\n" * 1000))
    with pytest.raises(BadInput, match="too-many"):
        list(texts(path))
    found = list(rows(path))
    assert len(found) == 51 and found[-1].trouble.code == "too-many"


def test_a_click_opens_the_game(folder):
    room = CollectionRoom(folder, "en")
    assert "2 of them" in room.text
    n = next(n for n, row in enumerate(room.found) if row.where == "many.jsonl.gz:7")
    room.table._message(room.table, {"kind": "open", "n": n}, [])
    assert len(room.room.player.film.nodes) == room.found[n].plies + 1
    heading, opened = room.children[-1].children
    assert opened is room.room and heading.asked, "the page goes to the game"
    assert heading.text == "Virus! · Player 1 (Greedy) and Player 2 (Random)"
    room.table._message(room.table, {"kind": "open", "n": 10**6}, [])
    room.speak("es")
    assert heading.text == "Virus! · Jugador 1 (Codicioso) y Jugador 2 (Azar)"
    room.open_game("wrong.json")
    room.speak("es")
    assert "falla" in room.text or "fallo" in room.text


def test_what_happened_is_told_in_words(folder):
    table = CollectionRoom(folder, "en").table
    for lang, told in (("en", "organs played"), ("es", "órganos bajados"), ("pt", "órgãos postos na mesa")):
        table.speak(lang)
        data = json.loads(zlib.decompress(table.packed))
        row = next(row for row, at in zip(data["rows"], table.found, strict=True) if at.where == "many.jsonl.gz:7")
        assert told in [name for name, _ in row[5]] and data["words"]["all-events"]
        kinds = {kind for at in table.found for kind, _ in at.events}
        assert {name for row in data["rows"] for name, _ in row[5]} & kinds == set(), "an id and no word"


def test_ten_thousand_games_open_soon(tmp_path):
    """The time is that of one core; a busy machine gets some grace."""
    import time

    path = tmp_path / "many.jsonl.gz"
    save([play_out(games.find("virus"), ("greedy", "greedy"), {}, n) for n in range(500)], path)
    start = time.process_time()
    assert sum(row.trouble is None for row in rows(path)) == 500
    assert time.process_time() - start < 0.6
