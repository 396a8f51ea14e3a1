"""Imports point one way, and the engine, the games, play and the scene need nothing but Python."""

import ast
import sys
from pathlib import Path

import pytest

import virus_nb
from virus_nb import games

PACKAGE = Path(virus_nb.__file__).parent

MAY_USE = {
    "engine": {"engine"},
    "scene": {"scene"},
    "games": {"games", "engine", "scene"},
    "play": {"play", "games", "engine", "places"},
    "words": {"words", "games", "engine"},
    "lessons": {"lessons", "play", "games", "engine", "scene", "words"},
    "corpora": {"corpora", "play", "games", "engine"},
    "stats": {"stats", "corpora", "play", "games", "engine", "words"},
    "adapters": {"adapters", "play", "games", "engine"},
    "compiled": {"compiled", "play", "games", "engine"},
    "bench": {"bench", "compiled", "stats", "corpora", "play", "games", "engine", "words"},
}
BARE = ("engine", "scene", "games", "play")


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def files(part: str) -> list[Path]:
    return sorted((PACKAGE / part).rglob("*.py"))


@pytest.mark.parametrize("part", MAY_USE)
def test_imports_point_one_way(part):
    for path in files(part):
        ours = {name.split(".")[1] for name in imports(path) if name.startswith("virus_nb.")}
        assert ours <= MAY_USE[part], f"{path}: {sorted(ours - MAY_USE[part])}"


@pytest.mark.parametrize("part", BARE)
def test_the_core_needs_only_python(part):
    for path in files(part):
        outside = {name.split(".")[0] for name in imports(path)} - {"virus_nb"}
        assert outside <= sys.stdlib_module_names, f"{path}: {sorted(outside - sys.stdlib_module_names)}"


RULES = sorted((PACKAGE / "games").glob("*/rules.py"))


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.parent.name)
def test_rules_do_not_draw(rules):
    """Nothing that ``rules.py`` imports, or that those import, knows the scene."""
    waiting, done = [rules], set()
    while waiting:
        path = waiting.pop()
        done.add(path)
        names = imports(path)
        assert not any(name.startswith("virus_nb.scene") for name in names), path
        found = {path.parent / f"{part}.py" for name in names for part in name.split(".")}
        waiting.extend(each for each in found if each.is_file() and each not in done)


def test_one_game_knows_no_other():
    for path in files("games"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        used = {name.split(".")[2] for name in imports(path) if name.startswith("virus_nb.games.")}
        assert used & set(games.names()) <= {game}, path


def test_nothing_in_the_core_rolls_its_own_dice():
    """Chance comes from outside: nobody calls ``random`` as a module or asks the clock."""
    for part in BARE:
        for path in files(part):
            names = imports(path)
            assert not names & {"random", "time", "datetime", "uuid"} or path.name == "chance.py", path
            assert not {name for name in names if name.startswith("time.")}, path
