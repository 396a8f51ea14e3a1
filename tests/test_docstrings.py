"""Everything public says what it is: modules, classes, functions and methods."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import virus_nb

PACKAGE = Path(virus_nb.__file__).parent
OF_CHANCE = {"order", "pick"}
"""What these do is said at ``engine.chance.Chance``, whose shape every source of chance has."""


def public(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Each public definition with its full name; what is inside a function or a private class is not public."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        name = f"{inside}{node.name}"
        yield name, node
        if isinstance(node, ast.ClassDef):
            yield from public(node, f"{name}.")


def said_by_a_base(path: Path, name: str) -> bool:
    """A method that takes the place of a base's, which has said it (or whose library has)."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    try:
        owner = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    except ImportError:  # what it builds on is an extra that is not installed here
        return True
    *classes, method = name.split(".")
    for each in classes:
        owner = getattr(owner, each)
    return any(hasattr(base, method) for base in getattr(owner, "__mro__", (owner,))[1:-1])


def said_elsewhere(path: Path, name: str, node: ast.AST) -> bool:
    """A method of a base, a setter, whose property has said it, or a method of a source of chance."""
    if "." in name and said_by_a_base(path, name):
        return True
    decorators = getattr(node, "decorator_list", [])
    return name.split(".")[-1] in OF_CHANCE or any(getattr(each, "attr", "") == "setter" for each in decorators)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_it_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    lacking = [name for name, node in public(tree)
               if not ast.get_docstring(node) and not said_elsewhere(path, name, node)]  # type: ignore[arg-type]
    if not ast.get_docstring(tree) and tree.body:
        lacking.insert(0, "the module")
    assert not lacking, f"{path.relative_to(PACKAGE)}: no docstring for {', '.join(lacking)}"


SHOWN = [(path.relative_to(PACKAGE), line) for path in sorted(PACKAGE.rglob("*.py"))
         for node in ast.walk(ast.parse(path.read_text("utf-8")))
         if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
         for line in re.findall(r"^ *((?:from [\w.]+ )?import [\w., ]+);?$", ast.get_docstring(node) or "", re.M)]


@pytest.mark.parametrize(("path", "line"), SHOWN, ids=str)
def test_the_imports_that_it_shows_work(path: Path, line: str) -> None:
    needed = [extra for extra in ("pettingzoo", "pyspiel") if extra in line]
    for extra in needed:
        pytest.importorskip(extra)
    exec(line, {})


def test_the_imports_of_the_statistics_are_among_them() -> None:
    assert sum(str(path) == "stats/__init__.py" for path, _ in SHOWN) == 3
