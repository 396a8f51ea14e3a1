"""The house style, held by its tools."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("tool", [("mypy",), ("ruff", "check", "--no-cache", "--output-format=concise", ".")],
                         ids=["mypy", "ruff"])
def test_it_finds_nothing(tool: tuple[str, ...]) -> None:
    found = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
