"""The faster wheel plays the same games. It is built here, which takes minutes:

    python -m pytest tests/bench/test_compiled.py -m compiled -s
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from virus_nb import games
from virus_nb.compiled.hook import plain_state, with_finals

ROOT = Path(__file__).resolve().parents[2]
HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
MODULES = [f"virus_nb/{folder}/{name}" for folder, names in HOOK["modules"].items() for name in names]

PLAYED = """
import hashlib, sys
from virus_nb import games
from virus_nb.compiled import in_use
from virus_nb.play.bots import play_out
from virus_nb.play.replay import line

key, number, bots = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(",")
kit = games.find(key)
seats, options = kit.game.seats, [{}, *({"preset": name} for name in kit.game.presets)]
for n in range(number):
    names = [bots[seat % len(bots)] for seat in range(seats[n % len(seats)])]
    text = line(play_out(kit, names, options[n // 7 % len(options)], f"compiled/{n}"))
    print(n, hashlib.sha256(text.encode()).hexdigest())
print("compiled" if in_use() else "pure", file=sys.stderr)
"""
"""Whole games with every number of players and every preset, and the sum of the bytes of each record."""


def test_constants_are_marked_and_nothing_else_changes() -> None:
    source = """from __future__ import annotations
from typing import TypeAlias, TypeVar
A = 1
B: dict[int, str] = {}
C, _D = (2,
    3), 4
_E, F = 5, (6, 7)
T = TypeVar("T")
Twice = A
G = 8
G = 9
H = tuple(
    n for n in (A, G))
for K in H:
    pass
"""
    marked = with_finals(source).split("\n")
    assert {n for n, (a, b) in enumerate(zip(source.split("\n"), marked, strict=True)) if a != b} == {0, 2, 3, 6, 11}
    assert [marked[n] for n in (2, 3, 6, 11)] == [
        "A: Final = 1", "B: Final[dict[int, str]] = {}", "_E: Final = 5; F: Final = (6, 7)", "H: Final = tuple("]
    before: dict[str, object] = {}
    after: dict[str, object] = {}
    exec(source, before)
    exec("\n".join(marked), after)
    assert all(after[name] == before[name] for name in before if name[0].isupper() and name not in ("T", "TypeVar"))


def test_a_state_is_marked_as_plain_and_nothing_else() -> None:
    sources = {module: (ROOT / f"{module}.py").read_text("utf-8") for module in MODULES}
    marked = {module for module, source in sources.items() if plain_state(source) != source}
    assert marked == {module for module in MODULES if "\nclass State" in sources[module]}
    assert len(marked) == 3  # that of Virus Wars is a tuple
    for module in marked:
        lines = plain_state(sources[module]).splitlines()
        assert lines[lines.index("class State:") - 1].startswith("@mypyc_attr(")
        assert set(sources[module].splitlines()) < set(lines)


def test_nobody_needs_a_compiler() -> None:
    assert HOOK["enable-by-default"] is False
    assert all((ROOT / f"{module}.py").is_file() for module in MODULES)


def can_compile() -> bool:
    header = Path(sysconfig.get_path("include")) / "Python.h"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return header.is_file() and shutil.which(compiler) is not None and all(map(find_spec, ("mypyc", "setuptools")))


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The faster wheel, built from this tree and unpacked."""
    if not can_compile():
        pytest.skip("no C compiler, no headers of Python, no mypyc or no setuptools")
    out = tmp_path_factory.mktemp("faster")
    done = subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)],
                          env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = next(out.glob("*.whl"))
    assert not wheel.name.endswith("-none-any.whl")
    zipfile.ZipFile(wheel).extractall(out / "there")
    return out / "there"


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Python with the kit of that folder before any other."""
    return subprocess.run([sys.executable, *args], cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)},
                          capture_output=True, text=True, check=True)


@pytest.mark.compiled
@pytest.mark.timeout(3600)
def test_sources_and_compiled_modules_are_both_there(unpacked: Path) -> None:
    for module in MODULES:
        assert (unpacked / f"{module}.py").is_file()
        assert (unpacked / f"{module}{sysconfig.get_config_var('EXT_SUFFIX')}").is_file()
    asked = "from virus_nb.compiled import in_use; print(in_use())"
    assert run(unpacked, "-c", asked).stdout == "True\n"
    assert "compiled" in run(unpacked, "-m", "virus_nb.cli", "--lang", "en", "--version").stdout
    pure = run(unpacked, "virus_nb/compiled/pure.py", "virus_nb.cli", "--lang", "en", "--version").stdout
    assert "pure Python" in pure


@pytest.mark.compiled
@pytest.mark.timeout(3600)
def test_a_compiled_state_is_not_searched_for_circles(unpacked: Path) -> None:
    asked = """
import gc
from random import Random
from virus_nb import games
from virus_nb.engine import read_options
for game in [games.find(key).game for key in games.names()]:
    options = read_options(game.options, game.presets, {})
    print(game.key, gc.is_tracked(game.start(2, options, game.new_deck(2, options, Random(1)))))
"""
    told = dict(line.split() for line in run(unpacked, "-c", asked).stdout.splitlines())
    assert told == {key: str(key == "virus_wars") for key in games.names()}


@pytest.mark.compiled
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("bots", "number"), [("random", 2500), ("greedy,random", 300), ("easy,random", 12)])
@pytest.mark.parametrize("key", games.names())
def test_the_same_games_byte_for_byte(unpacked: Path, key: str, bots: str, number: int) -> None:
    compiled = run(unpacked, "-c", PLAYED, key, str(number), bots)
    pure = run(ROOT, "-c", PLAYED, key, str(number), bots)
    assert (compiled.stderr, pure.stderr) == ("compiled\n", "pure\n")
    assert len(pure.stdout.splitlines()) == number
    assert compiled.stdout == pure.stdout


@pytest.mark.compiled
@pytest.mark.timeout(3600)
def test_how_many_times_as_fast(unpacked: Path) -> None:
    told = "from virus_nb.compiled.playouts import ratios\nfor each in ratios(3, str): print(*each, sep='; ')"
    lines = run(unpacked, "-c", told).stdout.splitlines()
    print("", *lines, sep="\n")  # a machine that does other things measures anything: to be read, not held
    assert {line.split(",")[0] for line in lines} == set(games.names())
