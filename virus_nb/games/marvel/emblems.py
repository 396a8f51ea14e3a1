"""The shapes that go with the colours of Virus! Marvel: flame, leaf, gem, bolt; a star, a ghost.

A colour never stands alone. Boxes are -10 to 10.
"""

from __future__ import annotations

from virus_nb.scene.shapes import circle, line, path, place, star_in, tone

FOUR = ("red", "yellow", "green", "blue")
TONES = {"multi": "wild", "intangible": "grey"}
"""The colours of the theme where they are called otherwise."""

OUTLINES = {
    "red": "M.6-10.2C1.4-6 7.8-3.4 7.8 2.9 7.8 7.2 4.4 9.9 0 9.9-4.4 9.9-7.8 7.2-7.8 2.9-7.8-.4-6.2-2.6"
           "-4.9-4.8-4.5-3.2-3.7-2.1-2.5-1.7-3.2-5-1.8-8.2.6-10.2Z",
    "green": "M9.4-9.4C-3.6-10-9.6-3.8-7.5 4.6L-9.8 8.3-8.1 9.7-5.6 6.9C3.6 9.6 10-.6 9.4-9.4Z",
    "blue": "M-5.4-8.2H5.4L9.9-2.5 0 9.7-9.9-2.5Z",
    "yellow": "M3.6-10.2-7.4 1.9H-1.5L-4.1 10.2 7.4-2.9H1.5Z",
    "intangible": "M-7.4 9.6V-2A7.4 7.6 0 0 1 7.4-2V9.6L4.9 7.2 2.5 9.6 0 7.2-2.5 9.6-4.9 7.2Z",
}
LINES = {
    "red": "M.2 7.4C-2.6 7.2-3.4 4.6-1.8 2.6-.8 3.8.2 3.4.4.8 3.2 2.8 3.4 6.6.2 7.4Z",
    "green": "M6.4-6.4C.8-3-3.4.8-6.4 6",
    "blue": "M-9.6-2.5H9.6M-5.2-8-3.2-2.5 0 9.2 3.2-2.5 5.2-8",
}
"""What is drawn inside the outline where there is room for it."""


def hue(colour: str, shade: str = "") -> str:
    """The colour of the theme that stands for a colour of the game."""
    return tone(TONES.get(colour, colour), shade)


def emblem(colour: str, width: float = 1) -> str:
    """The shape of a colour in that colour; ``width``: of its outline."""
    if colour == "multi":
        return star_in(FOUR, 10.6, 4.6)
    inside = line(LINES[colour], hue(colour, "deep"), width * .8) if colour in ("green", "blue") else ""
    if colour == "red":
        inside = path(LINES["red"], fill=tone("yellow"))
    if colour == "intangible":
        inside = "".join(circle(x, -1.6, 1.5, fill=hue(colour, "deep")) for x in (-2.6, 2.6))
    return path(OUTLINES[colour], fill=hue(colour), stroke=hue(colour, "deep"), stroke_width=width,
                stroke_linejoin="round") + inside


def badge(colour: str, x: float, y: float, r: float = 8.4) -> str:
    """The shape of a colour on a small light disc."""
    return circle(x, y, r, fill="var(--vn-card)") + place(emblem(colour), x, y, r * .069)
