"""A range of plies as one SVG that moves by itself, without a script."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from virus_nb.export.picture import WIDTH
from virus_nb.scene.shapes import num
from virus_nb.scene.svg import STYLE, draw_svg
from virus_nb.scene.theme import svg_style
from virus_nb.widgets.film import Film

BEAT = 1.1
"""Seconds for a ply."""

_SYMBOL = re.compile(r'<symbol id="([^"]*)".*?</symbol>', re.DOTALL)
_BODY = re.compile(r"</defs>\n(<rect.*)\n</svg>", re.DOTALL)
_HEIGHT = re.compile(r'viewBox="0 0 \S+ (\S+)"')


def svg(film: Film, first: int, last: int) -> str:
    """The plies from ``first`` to ``last``, one after the other, for ever.

    Whoever wants no movement sees the last of them.
    """
    pictures = [draw_svg(film.scene(ply), film.telling.art, WIDTH, film.title) for ply in range(first, last + 1)]
    symbols = {found[1]: found[0] for text in pictures for found in _SYMBOL.finditer(text)}
    bodies = [found[1] for text in pictures if (found := _BODY.search(text))]
    height = max(float(found[1]) for text in pictures if (found := _HEIGHT.search(text)))
    seconds = BEAT * len(bodies)
    moving = (f".ply {{ visibility: hidden; animation: ply {num(seconds)}s step-end infinite }}\n"
              f"@keyframes ply {{ 0% {{ visibility: visible }} {100 / len(bodies):.4f}% {{ visibility: hidden }} }}\n"
              "@media (prefers-reduced-motion: reduce) "
              "{ .ply { animation: none } .ply:last-of-type { visibility: visible } }\n")
    plies = "\n".join(f'<g class="ply" style="animation-delay: {num(BEAT * n)}s">\n{body}\n'
                      f'<text class="small" x="14" y="{num(height + 15)}" font-size="12">'
                      f"{escape(caption(film, first + n))}</text></g>" for n, body in enumerate(bodies))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(WIDTH)} {num(height + 22)}" '
            f'width="{num(WIDTH)}" height="{num(height + 22)}" role="img" aria-label={quoteattr(film.title)}>\n'
            f"<title>{escape(film.title)}</title>\n<style>\n{svg_style()}{STYLE}{moving}</style>\n"
            "<defs>\n" + "\n".join(symbols[name] for name in sorted(symbols)) + f"\n</defs>\n{plies}\n</svg>\n")


def caption(film: Film, ply: int) -> str:
    """The ply and what happened in it, in the words of the log."""
    lines = " ".join(line for _, line in film.lines(film.node(ply), film.lenses[0]))
    return f"{ply}. {lines}" if lines else f"{ply}."
