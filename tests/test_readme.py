"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from virus_nb.cli import main

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.S)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(1, len(EXAMPLES) + 1))
def test_its_examples_run(example: str, monkeypatch: pytest.MonkeyPatch,
                          caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(example, "README.md", "exec"), {})
    assert not caplog.records


def test_its_commands_are_there() -> None:
    for name in re.findall(r"\| `virus-nb ([a-z]+)", README):
        assert CliRunner().invoke(main, [name, "--help"]).exit_code == 0, name


SAID = sorted({(path, said) for path in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "replays/README.md")
               for said in re.findall(r"`virus-nb ([^`]+)`", (ROOT / path).read_text("utf-8"))
               if " " in said and "COMMAND" not in said})


@pytest.mark.parametrize(("path", "said"), SAID, ids=str)
def test_every_command_is_taken_as_it_is_written(path: str, said: str) -> None:
    command: click.Command = main
    context, given = None, re.sub("GAME|<game>", "virus_wars", said).split()
    while isinstance(command, click.Group):
        context = command.make_context("virus-nb", list(given), parent=context)
        _, found, given = command.resolve_command(context, given)
        assert found is not None
        command = found
    command.make_context("virus-nb", list(given), parent=context)


def test_its_files_are_there() -> None:
    for path in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / path).exists(), path


def test_the_two_commands_stand_near_the_top() -> None:
    top = README.splitlines()[:40]
    assert any(line.startswith("python3 -m venv .venv && .venv/bin/pip install . && ") for line in top)
    assert "sh tests/run.sh" in top
