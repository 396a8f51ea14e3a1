"""The build of the faster wheel, called by hatchling: a copy of the sources is compiled, beside the tree."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_COMPILE = """
from mypyc.build import mypycify
from setuptools import setup
import sys
setup(name="virus_nb", packages=[], script_args=["build_ext", "--inplace"],
      ext_modules=mypycify(sys.argv[1:], opt_level="3", debug_level="0", group_name="virus_nb"))
"""
_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""Functions of the one library may be put into each other; only for compilers that have gcc's options."""

_STATE = "\nclass State:\n"
_PLAIN = """
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)"""
"""A state never changes once it is made, so nothing in it leads back to it: it need not be searched for circles.
And as one is mostly made when another has just gone, that one's place is kept for it. The compiler takes the line
away: at run time nothing is imported."""

_CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*$")
_FUTURE = "from __future__ import annotations"


class Compile(BuildHookInterface[Any]):
    """Puts compiled modules beside their sources in the wheel. ``modules`` in ``pyproject.toml`` names them."""

    PLUGIN_NAME = "custom"
    _folder = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say what has come of it. An editable install stays pure: its sources change."""
        if version == "editable":
            return
        self._folder = tempfile.mkdtemp()
        modules = [f"virus_nb/{folder}/{name}.py" for folder, names in self.config["modules"].items()
                   for name in names]
        self._compile(modules)
        there = Path(self._folder)
        # one library with all of it, and for each module a door to it
        found = [path for path in there.rglob("*") if path.suffix in (".so", ".pyd") and "build" not in path.parts]
        if len(found) != len(modules) + 1:
            raise RuntimeError(f"{len(modules)} modules were compiled to {len(found)} files")
        build_data["force_include"].update((str(path), path.relative_to(there).as_posix()) for path in found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._folder:
            shutil.rmtree(self._folder)

    def _compile(self, modules: list[str]) -> None:
        there = Path(self._folder)
        shutil.copytree(Path(self.root) / "virus_nb", there / "virus_nb",
                        ignore=lambda _, names: [name for name in names if "." in name and not name.endswith(".py")])
        for module in modules:
            path = there / module
            path.write_text(plain_state(with_finals(path.read_text("utf-8"))), "utf-8")
        env = dict(os.environ)
        if sys.platform != "win32":
            env["CFLAGS"] = f"{env.get('CFLAGS', '')} {_FLAGS}"
        done = subprocess.run([sys.executable, "-c", _COMPILE, *modules], cwd=there, env=env, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise RuntimeError(f"mypyc could not compile the games:\n{done.stdout}")


def with_finals(source: str) -> str:
    """The same source with every constant of the module marked as such.

    A compiler must look up what might be changed. ``A = 1`` becomes ``A: Final = 1``; lines stay where they are.
    Constants that are unpacked from something (``A, B = pair``) cannot be marked, and are looked up.
    """
    tree, lines = ast.parse(source), source.split("\n")
    stored = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]

    def constant(node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and bool(_CONSTANT.match(node.id)) and stored.count(node.id) == 1

    edits = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and not _is_type_variable(node.value):
            target, value = node.targets[0], node.value
            if constant(target):
                edits.append((target.end_lineno, target.end_col_offset, target.end_col_offset, ": Final"))
            elif (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and node.lineno == node.end_lineno
                  and len(target.elts) == len(value.elts) and all(map(constant, target.elts))):
                each = zip(target.elts, value.elts, strict=True)
                edits.append((node.lineno, 0, node.end_col_offset, "; ".join(
                    f"{ast.unparse(name)}: Final = {ast.unparse(what)}" for name, what in each)))
        elif isinstance(node, ast.AnnAssign) and node.value is not None and constant(node.target):
            kind = node.annotation
            edits.append((kind.lineno, kind.col_offset, kind.end_col_offset, f"Final[{ast.unparse(kind)}]"))
    for line, start, end, text in sorted(edits, reverse=True):
        lines[line - 1] = lines[line - 1][:start] + text + lines[line - 1][end:]
    whole = "\n".join(lines)
    return whole.replace(_FUTURE, f"{_FUTURE}; from typing import Final", 1) if edits else whole


def plain_state(source: str) -> str:
    """The same source with its class ``State``, if it has one, marked as plain data."""
    if _STATE not in source:
        return source
    source = source.replace(_FUTURE, f"{_FUTURE}\nfrom typing import TYPE_CHECKING", 1)
    return source.replace(_STATE, _PLAIN + _STATE, 1)


def _is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "TypeVar"
