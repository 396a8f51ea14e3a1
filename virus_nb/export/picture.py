"""One ply as a picture: SVG, and PNG where resvg-py is installed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from virus_nb.engine import BadInput
from virus_nb.scene.svg import draw_svg
from virus_nb.scene.theme import CARD, DARK, LIGHT
from virus_nb.widgets.film import Film

WIDTH = 760
_VARIABLE = re.compile(r"var\(--vn-([a-z-]+)\)")
_DECLARED = re.compile(r"svg \{ --vn-[^}]*\}|@media[^{]*\{ svg \{[^}]*\} \}")


def svg(film: Film, ply: int, theme: str = "") -> str:
    """The table at that ply through the film's first lens; in one theme, or in the reader's own."""
    text = draw_svg(film.scene(ply), film.telling.art, WIDTH, title(film, ply))
    return in_colours(text, theme) if theme else text


def png(film: Film, ply: int, theme: str = "") -> bytes:
    """The same in pixels, twice as fine as on paper. ``BadInput``: no-renderer."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise BadInput("no-renderer", "png") from None
    return bytes(svg_to_bytes(svg_string=svg(film, ply, theme or "light"), zoom=2, font_family="DejaVu Sans",
                              sans_serif_family="DejaVu Sans"))


def title(film: Film, ply: int) -> str:
    """The players, and what is asked at that ply."""
    return f"{film.title}. {film.status(ply, film.lenses[0])}"


def in_colours(text: str, theme: str) -> str:
    """A picture with its colours written out, for programs that know no variables. ``BadInput``: not-a-choice."""
    themes: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}
    if theme not in themes:
        raise BadInput("not-a-choice", "theme", value=theme[:60], choices=tuple(themes))
    colours = {**CARD, **themes[theme]}
    return _VARIABLE.sub(lambda name: colours[name[1]], _DECLARED.sub("", text))
