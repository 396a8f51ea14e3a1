"""The art of Virus Wars. Blue is round with knobs, Red has points; the dead stand in filled blocks.

Every symbol is a whole cell of 30 x 30, so that one item draws a cell with what is on it.
"""

from __future__ import annotations

from collections.abc import Mapping

from virus_nb.scene.art import KIT_ART
from virus_nb.scene.nodes import Symbol
from virus_nb.scene.shapes import INK, around, circle, path, place, rect, star, tone

SIZE = 30
COLOURS = ("blue", "red")
_ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def _ground(fill: str = "var(--vn-paper)") -> str:
    return rect(.8, .8, 28.4, 28.4, 4, fill=fill, stroke="var(--vn-line)", stroke_width=1)


def _outline(colour: str, scale: float = 1, fill: str = "", line: str = "") -> str:
    """The silhouette of a maker, in a box from -10 to 10: knobs for Blue, points for Red."""
    fill, line = fill or tone(colour), line or tone(colour, "deep")
    if colour == "blue":
        spikes = "".join(path(f"M0 0L{x:.2f} {y:.2f}", stroke=line, stroke_width=1.7, **_ROUND)
                         + circle(x, y, 1.75, fill=line) for x, y, _ in around(8, 9.6, -67.5))
        body = circle(0, 0, 7, fill=fill, stroke=line, stroke_width=1.4)
        return place(spikes + body, 0, 0, scale)
    points = star(6, 11.2, 6.3, fill=fill, stroke=line, stroke_width=1.4, stroke_linejoin="round")
    return place(points, 0, 0, scale)


def _alive(colour: str) -> str:
    """Open eyes; Blue smiles, Red bares its teeth."""
    eyes = "".join(circle(x, -1.3, 2.1, fill="#fff") + circle(x * .85, -1, 1, fill=INK) for x in (-2.7, 2.7))
    mouth = "M-2.4 2.7Q0 5 2.4 2.7" if colour == "blue" else "M-3 3.9-1.5 2.7 0 3.9 1.5 2.7 3 3.9"
    return eyes + path(mouth, fill="none", stroke="#fff", stroke_width=1.3, **_ROUND)


def _dead() -> str:
    """Crossed eyes and a flat mouth."""
    lines = "M-4.2-2.8-1.2 .2M-1.2-2.8-4.2 .2M1.2-2.8 4.2 .2M4.2-2.8 1.2 .2M-2.2 3.5H2.2"
    return path(lines, fill="none", stroke=INK, stroke_width=1.4, **_ROUND)


def _live(colour: str, over: str = "") -> Symbol:
    virus = place(_outline(colour) + _alive(colour), 15, 15, 1.12)
    return Symbol(SIZE, SIZE, _ground(tone(colour, "pale")) + virus + over)


def _zombie(colour: str, cut: bool) -> Symbol:
    """A block with the maker's silhouette in it; cut off from all live viruses it is hatched."""
    block = rect(.6, .6, 28.8, 28.8, 3, fill=tone(colour, "deep"))
    pale = tone("grey" if cut else colour, "pale")
    hatch = path("M3 9.5 9.5 3M3 18.5 18.5 3M3 27 27 3M11.5 27 27 11.5M20.5 27 27 20.5", stroke="#fff",
                 stroke_width=1.5, opacity=.55) if cut else ""
    return Symbol(SIZE, SIZE, block + hatch + place(_outline(colour, .98, pale, pale) + _dead(), 15, 15))


def _open(colour: str) -> Symbol:
    """An empty cell that this colour can step on: a dot for Blue, a diamond for Red."""
    fill = tone(colour)
    diamond = path("M15 9.8 20.2 15 15 20.2 9.8 15Z", fill=fill)
    mark = circle(15, 15, 4, fill=fill) if colour == "blue" else diamond
    return Symbol(SIZE, SIZE, _ground() + mark)


_AIM = path("M2.5 9V2.5H9M21 2.5H27.5V9M27.5 21V27.5H21M9 27.5H2.5V21", fill="none", stroke=INK,
            stroke_width=2.4, **_ROUND)

ART: Mapping[str, Symbol] = {
    **KIT_ART,
    "virus_wars:empty": Symbol(SIZE, SIZE, _ground()),
    "virus_wars:step": Symbol(14, 14, circle(7, 7, 5.2, fill="var(--vn-accent)", stroke="var(--vn-accent)",
                                             stroke_width=1.6)),
    "virus_wars:step-made": Symbol(14, 14, circle(7, 7, 5.2, fill="none", stroke="var(--vn-muted)",
                                                  stroke_width=1.6)),
    **{f"virus_wars:open-{colour}": _open(colour) for colour in COLOURS},
    **{f"virus_wars:live-{colour}": _live(colour) for colour in COLOURS},
    **{f"virus_wars:prey-{colour}": _live(colour, _AIM) for colour in COLOURS},
    **{f"virus_wars:zombie-{colour}": _zombie(colour, False) for colour in COLOURS},
    **{f"virus_wars:cut-{colour}": _zombie(colour, True) for colour in COLOURS},
}
