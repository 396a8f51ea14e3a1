"""`virus-nb replay export`: the ending of the name says what is written."""

import json
import re
import zlib
from base64 import b64decode
from pathlib import Path

import pytest
from click.testing import CliRunner

from virus_nb.cli import main
from virus_nb.play import shelf

DUEL = str(shelf.find("virus/duel"))


def run(*arguments):
    return CliRunner().invoke(main, ["--lang", "en", *arguments])


@pytest.mark.parametrize("ending", ["svg", "motion.svg", "html", "txt", "md", "moves.csv", "events.csv"])
def test_every_ending(tmp_path, ending):
    file = tmp_path / f"duel.{ending}"
    to = () if ending in ("svg", "html") else ("--to", "9")
    told = run("replay", "export", DUEL, "--seat", "2", "--ply", "3", *to, "-o", str(file))
    assert told.exit_code == 0 and str(file) in told.output and file.stat().st_size > 100


@pytest.mark.parametrize("arguments", [
    ("-o", "x.exe"), ("--seat", "7", "-o", "x.svg"), ("--ply", "900", "-o", "x.svg"),
    ("--to", "0", "--ply", "4", "-o", "x.md")])
def test_what_cannot_be_exported_is_one_sentence(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    told = run("replay", "export", DUEL, *arguments)
    assert told.exit_code == 2 and "Traceback" not in told.output and not list(tmp_path.iterdir())


def sentence(*arguments):
    told = run(*arguments)
    assert told.exit_code == 2 and told.output.count("\n") == 1, told.output
    return told.output.strip()


def test_nothing_is_written_over_unless_asked(tmp_path):
    file = tmp_path / "duel.txt"
    file.write_text("mine")
    said = sentence("replay", "export", DUEL, "-o", str(file))
    assert said.startswith(f"{file}: there is such a file already") and "--force" in said
    assert file.read_text() == "mine"
    assert run("replay", "export", DUEL, "--force", "-o", str(file)).exit_code == 0 and len(file.read_text()) > 100


@pytest.mark.parametrize("more", [(), ("--force",)])
def test_the_record_that_is_read_is_never_written_over(tmp_path, more):
    file, other = tmp_path / "duel.txt", tmp_path / "other.txt"
    file.write_bytes(Path(DUEL).read_bytes())
    other.symlink_to(file)
    for output in (file, other):
        said = sentence("replay", "export", str(file), *more, "-o", str(output))
        assert said == f"{output}: this is the very record that is read, and it stays as it is. Name another file."
    assert file.read_bytes() == Path(DUEL).read_bytes()


def test_where_nothing_can_be_written(tmp_path):
    (tmp_path / "x.svg").mkdir()
    assert sentence("replay", "export", DUEL, "--force", "-o", str(tmp_path / "x.svg")).endswith("name a file.")
    none = tmp_path / "none"
    assert sentence("replay", "export", DUEL, "-o", str(none / "x.svg")).endswith(f"there is no folder “{none}”.")


def test_a_player_and_a_spectator_do_not_go_together(tmp_path):
    said = sentence("replay", "export", DUEL, "--player", "1", "--spectator", "-o", str(tmp_path / "x.svg"))
    assert said == "--player: this does not go together with --spectator. Leave one of the two out."


@pytest.mark.parametrize(("option", "ending", "meant"), [
    (("--to", "5"), "html", ".motion.svg, .txt, .md, .moves.csv or .events.csv"),
    (("--to", "5"), "png", ".motion.svg, .txt, .md, .moves.csv or .events.csv"),
    (("--theme", "dark"), "html", ".svg or .png"), (("--theme", "dark"), "motion.svg", ".svg or .png"),
    (("--secret",), "txt", ".html"), (("--secret",), "svg", ".html")])
def test_an_option_that_means_nothing_for_a_kind_of_file(tmp_path, option, ending, meant):
    said = sentence("replay", "export", DUEL, *option, "-o", str(tmp_path / f"x.{ending}"))
    assert said == f"{option[0]}: this means nothing for a .{ending} file; it is for {meant}."
    assert not list(tmp_path.iterdir())


def films(page):
    data = json.loads(re.search(r'id="vn-data">(.*?)</script>', page)[1])
    return [json.loads(zlib.decompress(b64decode(film))) for film in data["films"].values()]


@pytest.mark.parametrize("secret", [True, False])
def test_a_page_that_does_not_tell_how_the_game_ends(tmp_path, secret):
    file = tmp_path / "x.html"
    assert run("replay", "export", DUEL, *["--secret"][:secret], "-o", str(file)).exit_code == 0
    assert [film["secret"] for film in films(file.read_text("utf-8"))] == [secret] * 3


def test_a_file_name_alone_is_told():
    assert run("replay", DUEL).output == run("replay", "tell", DUEL).output != ""
