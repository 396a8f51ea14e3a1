"""The front end: ES modules and style sheets, joined as they are. No bundler, no outside request."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from virus_nb import places
from virus_nb.scene.theme import css

_HERE = Path(__file__).parent
_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([a-z]+)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


@cache
def script(entry: str) -> str:
    """One ES module: the file of that name after everything that it imports, each once."""
    parts: list[str] = []
    seen: set[str] = set()

    def add(name: str) -> None:
        if name in seen:
            return
        seen.add(name)
        source = (_HERE / f"{name}.js").read_text("utf-8")
        for needed in _IMPORT.findall(source):
            add(needed)
        parts.append(_EXPORT.sub("", _IMPORT.sub("", source)))

    add(entry)
    return "\n".join(parts)


@cache
def style() -> str:
    """The style sheet of every table and player, the theme's colours first."""
    sheets = ("table", "stage", "player", "collection", "beside")
    return css() + "".join((_HERE / f"{name}.css").read_text("utf-8") for name in sheets) + _controls()


@cache
def beside_style() -> str:
    """The style sheet of what stands beside a table, for where there is no table yet."""
    return (_HERE / "beside.css").read_text("utf-8")


def _controls() -> str:
    """The style of Jupyter's own controls, which the pages have by themselves, before any table is there."""
    return (places.voila_template() / "controls.css").read_text("utf-8")
