"""Everything public says what it is: modules, classes, functions and methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator
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
        inherits = isinstance(tree, ast.ClassDef) and bool(tree.bases)
        if isinstance(node, ast.ClassDef) or not inherits:
            yield name, node
        if isinstance(node, ast.ClassDef):
            yield from public(node, f"{name}.")


def said_elsewhere(name: str, node: ast.AST) -> bool:
    """A setter, whose property has said it, or a method of a source of chance."""
    decorators = getattr(node, "decorator_list", [])
    return name.split(".")[-1] in OF_CHANCE or any(getattr(each, "attr", "") == "setter" for each in decorators)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_it_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    lacking = [name for name, node in public(tree)
               if not ast.get_docstring(node) and not said_elsewhere(name, node)]  # type: ignore[arg-type]
    if not ast.get_docstring(tree) and tree.body:
        lacking.insert(0, "the module")
    assert not lacking, f"{path.relative_to(PACKAGE)}: no docstring for {', '.join(lacking)}"
