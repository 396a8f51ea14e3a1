"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_its_files_are_there() -> None:
    for path in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / path).exists(), path


def test_the_two_commands_stand_near_the_top() -> None:
    top = README.splitlines()[:40]
    assert any(line.startswith("python3 -m venv .venv && .venv/bin/pip install . && ") for line in top)
    assert "sh tests/run.sh" in top
