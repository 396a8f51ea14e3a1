"""`virus-nb replay export`: the ending of the name says what is written."""

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
    told = run("replay", "export", DUEL, "--seat", "2", "--ply", "3", "--to", "9", "-o", str(file))
    assert told.exit_code == 0 and str(file) in told.output and file.stat().st_size > 100


@pytest.mark.parametrize("arguments", [
    ("-o", "x.exe"), ("--seat", "7", "-o", "x.svg"), ("--ply", "900", "-o", "x.svg"),
    ("--to", "0", "--ply", "4", "-o", "x.md")])
def test_what_cannot_be_exported_is_one_sentence(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    told = run("replay", "export", DUEL, *arguments)
    assert told.exit_code == 2 and "Traceback" not in told.output and not list(tmp_path.iterdir())


def test_a_file_name_alone_is_told():
    assert run("replay", DUEL).output == run("replay", "tell", DUEL).output != ""
