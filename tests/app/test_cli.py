"""The command line: help that reads well, and one sentence for whatever cannot be."""

from __future__ import annotations

import gzip
import json
import logging
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from virus_nb import games
from virus_nb.cli import main
from virus_nb.play import replay
from virus_nb.play.scenario import Tally
from virus_nb.play.simulate import each_game
from virus_nb.words import words
from virus_nb.words.sentences import system_line

COMMANDS = ("app", "bench", "check", "lab", "perft", "replay", "simulate", "site")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", *arguments])


def sentence(result: Result, most: int = 1) -> str:
    """What was said about bad input: one line, and exit code 2."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    lines = result.output.strip().splitlines()
    assert len(lines) == most, result.output
    return lines[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0 and "Usage" in result.output
    assert f"  {command} " in run("--help").output


def test_help_needs_no_heavy_import() -> None:
    code = ("import sys; from virus_nb.cli import main; main(['--help'], standalone_mode=False); "
            "print(*sys.modules.keys() & {'voila', 'pandas', 'plotly', 'ipywidgets', 'scipy'})")
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == ""


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    replay.save(each_game("virus", ["greedy", "random"], 1, "cli"), path)
    return path


def test_check_counts_and_exits(recorded: Path, tmp_path: Path) -> None:
    good = run("check", str(recorded))
    assert (good.exit_code, good.output) == (0, "1 passed, 0 failed\n")
    data = json.loads(recorded.read_text())
    data["checks"] = {ply: "0" * 16 for ply in data["checks"]}
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data))
    bad = run("check", str(recorded), str(wrong))
    assert bad.exit_code == 1 and bad.output.endswith("1 passed, 1 failed\n")
    assert "differs at ply" in bad.output
    assert run("check", str(tmp_path / "none.json")).exit_code == 2


def test_check_reads_the_files_of_a_folder_in_order(recorded: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    (folder / "more").mkdir(parents=True)
    assert sentence(run("check", str(folder)), 2).startswith(f"{folder}: there is no .json, .jsonl or .gz file")
    content = recorded.read_bytes()
    (folder / "a.jsonl.gz").write_bytes(gzip.compress(b"{}\n" + replay.line(replay.load(recorded)[0]).encode()))
    (folder / "more" / "b.json").write_bytes(content)
    (folder / "c.json").write_bytes(content[:100])
    for name in ("a.notes.json", "a.notes", "read me.txt"):
        (folder / name).write_text("not to be checked")
    result = run("check", str(folder))
    assert [line.split(": ")[0] for line in result.output.splitlines()[:2]] == [
        f"{folder}/a.jsonl.gz:1", f"{folder}/c.json"]
    assert (result.exit_code, result.output.splitlines()[2:]) == (2, ["2 passed, 2 failed"])


def test_simulate_tells_who_won_and_keeps_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    result = run("simulate", "virus", "-n", "3", "--bots", "random,random", "-o", str(path), "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "Player 1 (random)" in result.output and f"3 games are in {path}." in result.output
    assert len(replay.load(path)) == 3
    again = run("simulate", "virus", "-n", "3", "--bots", "random,random", "--workers", "1")
    assert again.output.splitlines()[0] == result.output.splitlines()[0]


@pytest.mark.parametrize(("seats", "said"), [
    ("2", "--bots: at most 2 were expected, and there are 3."),
    ("1", "--seats: there is 1 player; the game is for 2 to 6."),
    ("0", "--seats: there are 0 players; the game is for 2 to 6.")])
def test_no_bot_is_left_out(seats: str, said: str) -> None:
    bots = ("--bots", "random,greedy,random")
    assert sentence(run("simulate", "virus", "-n", "1", "--seats", seats, *bots)) == said
    assert "Player 4 (random)" in run("simulate", "virus", "-n", "1", "--seats", "4", *bots).output


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "this could not be read or written (No such file or directory)."),
    ("es", "no se ha podido leer o escribir (No such file or directory)."),
    ("pt", "não foi possível ler ou escrever (No such file or directory).")])
def test_what_the_machine_refuses_is_a_sentence(lang: str, said: str) -> None:
    where = "/proc/x.jsonl"
    result = CliRunner().invoke(main, ["--lang", lang, "simulate", "virus", "-n", "1", "--bots", "random,random",
                                       "-o", where])
    assert sentence(result) == f"{where}: {said}"
    speaks = words(lang)
    assert system_line(speaks, OSError(28, "No space left on device")).endswith(": No space left on device.")
    assert system_line(speaks, PermissionError(13, "Permission denied", "x")).startswith("x: ")


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "1 passed, 1 failed\n"), ("es", "1 sin fallos, 1 con fallos\n"), ("pt", "1 sem falhas, 1 com falhas\n")])
def test_check_sums_up_in_the_language(recorded: Path, tmp_path: Path, lang: str, said: str) -> None:
    result = CliRunner().invoke(main, ["--lang", lang, "check", str(recorded), str(tmp_path / "none.json")])
    assert result.output.endswith(said) and result.exit_code == 2
    many = words("en").say("cli-checked", passed=str(12345), failed=str(0))
    assert many == str(Tally(passed=12345))


def test_ctrl_c_is_told_in_the_language(monkeypatch: pytest.MonkeyPatch, recorded: Path) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("virus_nb.terminal.replay_lines", pressed)
    for lang, said in (("en", "Stopped.\n"), ("es", "Se ha parado.\n"), ("pt", "Parou.\n")):
        result = CliRunner().invoke(main, ["--lang", lang, "replay", str(recorded)])
        assert (result.exit_code, result.output) == (130, said)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_simulate_writes_over_games_only_when_asked(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    told = ("simulate", "virus", "--bots", "random,random", "--workers", "1", "-o", str(path))
    path.write_bytes(b"mine")
    said = sentence(run(*told, "-n", "2"))
    assert said.startswith(f"{path}: there is such a file already") and "--force" in said and "--resume" in said
    assert path.read_bytes() == b"mine" and [each.name for each in tmp_path.iterdir()] == [name]
    assert "go on with" in sentence(run(*told, "-n", "2", "--resume")) and path.read_bytes() == b"mine"
    assert sentence(run(*told, "--resume", "--force")).startswith("--resume: ")
    assert run(*told, "-n", "2", "--force").exit_code == 0 and len(replay.load(path)) == 2


@pytest.mark.parametrize("more", [(), ("--force",)])
def test_a_folder_of_games_is_never_written_over(tmp_path: Path, more: tuple[str, ...]) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "games.parquet"
    path.mkdir()
    (path / "mine.txt").write_text("mine")
    said = sentence(run("simulate", "virus", "-n", "1", "--bots", "random,random", *more, "-o", str(path)))
    assert said.startswith(f"{path}: this folder holds files already") and "--resume" in said
    assert [each.name for each in path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games.parquet"])
def test_games_need_a_folder_to_go_to(tmp_path: Path, name: str) -> None:
    pytest.importorskip("pyarrow")
    none = tmp_path / "none"
    said = sentence(run("simulate", "virus", "-n", "1", "--bots", "random,random", "-o", str(none / name)))
    assert said == f"{none / name}: there is no folder “{none}”."


def test_a_replay_is_told_as_everyone_and_as_one_player_saw_it(recorded: Path) -> None:
    everything, first = run("replay", str(recorded)), run("replay", str(recorded), "--seat", "1")
    assert everything.exit_code == first.exit_code == 0, everything.output + first.output
    assert everything.output.splitlines()[-1].startswith("The record is right")
    assert "You " in first.output and "You " not in everything.output
    assert "Virus" in everything.output.splitlines()[0]


def test_options_of_the_game_are_options_of_the_command() -> None:
    result = run("perft", "virus_wars", "--rows", "3", "--columns", "3", "--depth", "6")
    assert result.output.split() == "1 3 2 11 3 57 4 306 5 1482 6 2738".split(), result.output
    result = run("simulate", "virus", "--seats", "4", "--bots", "greedy,random", "-n", "2", "--workers", "1")
    assert "Player 4 (random)" in result.output
    assert "--contagion [maximum|any]" in run("simulate", "virus", "--help").output


@pytest.mark.parametrize("game", games.names())
def test_perft_counts(game: str) -> None:
    result = run("perft", game, "--depth", "2")
    assert result.exit_code == 0, result.output
    counts = [line.split() for line in result.output.splitlines()]
    assert [depth for depth, _ in counts] == ["1", "2"] and int(counts[0][1]) > 0


def test_bench_measures_and_says_who_is_missing() -> None:
    result = run("bench", "--rounds", "1", "--steps", "100", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["rounds"] == 1 and set(data) >= {"microseconds_a_step", "ratios", "missing"}
    assert "virus, 2" in run("bench", "--rounds", "1", "--steps", "100").output


@pytest.mark.parametrize("arguments", [
    ("replay", "no_such_file.json"),
    ("replay", "export", ".", "-o", "x.svg"),
    ("replay", "repair", "."),
    ("simulate", "virus", "--bots", "greedy"),
    ("simulate", "virus", "--bots", "greedy,nobody"),
    ("simulate", "virus", "--bots", "nobody"),
    ("simulate", "virus", "--contagion", "perhaps"),
    ("simulate", "virus", "--preset", "none"),
    ("simulate", "virus_wars", "--rows", "77", "--bots", "random"),
    ("simulate", "virus", "--seats", "7"),
    ("simulate", "virus", "-n", "1", "-o", "games.txt"),
    ("simulate", "virus", "-n", "1", "-o", "no_such_folder/games.jsonl"),
    ("perft", "virus", "--seats", "77"),
    ("perft", "virus", "--position", "no_such_file.json"),
])
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], tmp_path: Path,
                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sentence(run(*arguments))


def test_a_game_that_is_not_in_the_file(recorded: Path) -> None:
    assert "--game" in sentence(run("replay", str(recorded), "--game", "2"))
    assert "--player" in sentence(run("replay", str(recorded), "--player", "9"))
    assert "--player" in sentence(run("replay", str(recorded), "--seat", "9"))


@pytest.mark.parametrize(("content", "said"), [
    ('{"version": 1, "game": "virus"}', "“format” is missing."),
    ('{"format": "virus-nb/replay"', "this is not JSON: line 1, column 29."),
    ('{"format": "virus-nb/replay", "version": 1, "game": "virus", "seats": ["Ana"], "moves": []}',
     "seats: there is 1 player; the game is for 2 to 6.")])
@pytest.mark.parametrize("command", [(), ("tell",), ("repair",), ("export",)])
def test_what_is_wrong_in_a_file_names_it(tmp_path: Path, command: tuple[str, ...], content: str, said: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    more = ("-o", str(tmp_path / "x.svg")) if command == ("export",) else ()
    assert sentence(run("replay", *command, str(path), *more)) == f"{path}: {said}"


def test_a_wrong_move_is_told_with_its_file(recorded: Path) -> None:
    data = json.loads(recorded.read_text())
    data["moves"][3] = "organ-purple"
    recorded.write_text(json.dumps(data))
    what = f"{recorded}: moves[3]: “organ-purple” is not a move of this game."
    assert run("replay", str(recorded)).output.splitlines()[-1] == what
    assert run("replay", "repair", str(recorded)).output.splitlines()[0] == what


def test_only_the_game_that_is_asked_for_is_read(recorded: Path, tmp_path: Path) -> None:
    many, whole = tmp_path / "many.jsonl", run("replay", str(recorded)).output
    good = replay.line(replay.load(recorded)[0])
    many.write_text("{}\n{\n" + good + good.replace('"moves":["', '"moves":["no'))
    assert run("replay", str(many), "--game", "3").output == whole
    assert sentence(run("replay", str(many), "--game", "2")) == f"{many}:2: this is not JSON: line 2, column 1."
    assert f"{many}:4: moves[0]: " in run("replay", str(many), "--game", "4").output
    assert "from 1 to 4" in sentence(run("replay", str(many), "--game", "5"))
    many.write_text("")
    assert sentence(run("replay", str(many))) == f"{many}: there is no game in this file."
    assert str(many) in sentence(run("perft", "virus", "--position", str(many)))


def test_a_folder_is_no_game_of_its_own(recorded: Path) -> None:
    for more in (("--player", "1"), ("--game", "2")):
        assert "name one game in it" in sentence(run("replay", str(recorded.parent), *more))


def test_a_folder_is_told_game_by_game(recorded: Path) -> None:
    (recorded.parent / "broken.json").write_text("{")
    lines = run("replay", str(recorded.parent)).output.splitlines()
    assert lines[0].startswith("broken.json: ") and "line 1" in lines[0]
    assert recorded.name in lines[1] and "Player 1 (Greedy)" in lines[1] and "1 of them" in lines[-1]


def test_sentences_in_another_language() -> None:
    result = CliRunner().invoke(main, ["--lang", "es", "replay", "no_such_file.json"])
    assert "no existe" in sentence(result)


def test_a_page_that_is_closed_is_no_news_and_an_error_is(caplog: pytest.LogCaptureFixture) -> None:
    from virus_nb.app.serve import quiet_goodbyes

    quiet_goodbyes()
    logs = {name: logging.getLogger(f"tornado.{name}") for name in ("access", "application", "general")}
    logs["access"].warning("%d %s %.2fms", 404, "GET /static/none.css (127.0.0.1)", 1.5)
    logs["general"].warning("%d %s: %s", 404, "GET /api/kernels/1/channels", "Kernel does not exist")
    logs["application"].warning("WebSocket ping timeout after %i ms.", 90000)
    assert not caplog.messages
    logs["access"].warning("%d %s %.2fms", 403, "POST /x", 1.5)
    logs["access"].error("%d %s %.2fms", 500, "GET /x", 1.5)
    logs["application"].error("404 reasons to tell it")
    assert caplog.messages == ["403 POST /x 1.50ms", "500 GET /x 1.50ms", "404 reasons to tell it"]


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "virus_nb.cli", "--lang", "en", "app", "--port", port]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert told.returncode == 2
    assert told.stderr == f"--port: port {port} is taken. Leave --port out, and a free one is found.\n"
