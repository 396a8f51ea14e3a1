"""The shapes that go with the colours, and faces: small drawings shared by the card games.

A colour never stands alone: red is a heart, green a stomach, blue a brain,
yellow a bone, wild a star with all the colours. Boxes are -10 to 10.
"""

from __future__ import annotations

from virus_nb.scene.shapes import INK, dots, path, place, star_in, tone

SUITS = ("red", "green", "blue", "yellow")
ALL_COLOURS = ("red", "yellow", "green", "blue", "wild")

OUTLINES = {
    "red": "M0 9C-9.4 3-10.2-2.2-8.6-5.4-6.6-9.2-1.8-8.8 0-5 1.8-8.8 6.6-9.2 8.6-5.4 10.2-2.2 9.4 3 0 9Z",
    "green": "M-2.6-9.8 1.6-9.8C1.6-7.6 1.8-6.6 3-6.4 7.6-7 9.8-3.4 9.4.8 8.8 6.6 3.4 9.8-1.6 8.6-4 8"
             "-5.2 7-6.4 7.4-7.2 7.6-7.2 8.6-7.2 9.6L-10 9.6C-10.2 5.4-8.6 3-5.4 3.2-2.4 3.3-.9 1.6"
             "-1.2-1.8-1.4-4.5-2.6-6-2.6-9.8Z",
    "blue": "M0-7.6C-2-9.6-5.4-9.2-6-6.8-8.9-6.4-9.9-3.4-8.7-1.4-10.6.6-9.6 4-6.9 4.8-6.2 7.8-2.4 8.6 0 6.8"
            " 2.4 8.6 6.2 7.8 6.9 4.8 9.6 4 10.6.6 8.7-1.4 9.9-3.4 8.9-6.4 6-6.8 5.4-9.2 2-9.6 0-7.6Z",
    "yellow": "M-3.4 4.2-3.4-4.2C-6.4-4.4-7-9-3.8-9.6-1.8-9.9-.6-8.8 0-7.8.6-8.8 1.8-9.9 3.8-9.6"
              " 7-9 6.4-4.4 3.4-4.2L3.4 4.2C6.4 4.4 7 9 3.8 9.6 1.8 9.9.6 8.8 0 7.8-.6 8.8-1.8 9.9-3.8 9.6"
              "-7 9-6.4 4.4-3.4 4.2Z",
}
FOLDS = "M0-7.6V-3M0 4V6.8M-6.4-3.4C-4.8-4.6-3-3.8-3-2.2M6.4-3.4C4.8-4.6 3-3.8 3-2.2"


def glyph(colour: str, fill: str = "", line: str = "", width: float = 1) -> str:
    """The shape of a colour; filled with the colour itself where ``fill`` is left out."""
    if colour not in OUTLINES:
        return star_in(ALL_COLOURS, 10, 4.4) if not fill else _plain_star(fill)
    turn = {"transform": "rotate(40)"} if colour == "yellow" else {}
    return path(OUTLINES[colour], fill=fill or tone(colour), stroke=line or tone(colour, "deep"),
                stroke_width=width, stroke_linejoin="round", **turn)


def _plain_star(fill: str) -> str:
    return path("M0-10 2.6-3.6 9.5-3.1 4.2 1.4 5.9 8.1 0 4.4-5.9 8.1-4.2 1.4-9.5-3.1-2.6-3.6Z", fill=fill)


def happy(scale: float = 1, y: float = 0, x: float = 0) -> str:
    """Two bright eyes, a smile and a blush."""
    eyes = (dots(((dx, -.6, 1.25) for dx in (-2.7, 2.7)), fill=INK)
            + dots(((dx - .4, -1.05, .45) for dx in (-2.7, 2.7)), fill="#fff"))
    smile = path("M-1.7 1.3Q0 3.3 1.7 1.3", fill="none", stroke=INK, stroke_width=.9, stroke_linecap="round")
    blush = dots(((-4.4, 1.5, .95), (4.4, 1.5, .95)), fill="#fff", opacity=.45)
    return place(blush + eyes + smile, x, y, scale)


def fierce(scale: float = 1, y: float = 0, x: float = 0) -> str:
    """Frowning white eyes and a grin with fangs."""
    eyes = (dots(((dx, -1, 2) for dx in (-2.7, 2.7)), fill="#fff", stroke=INK, stroke_width=.5)
            + dots(((dx * .8, -.7, .85) for dx in (-2.7, 2.7)), fill=INK))
    brows = path("M-5-3.9-1-2.2M5-3.9 1-2.2", fill="none", stroke=INK, stroke_width=1.2,
                 stroke_linecap="round")
    mouth = path("M-3.3 2.2Q0 3.6 3.3 2.2 2.6 5 0 5-2.6 5-3.3 2.2Z", fill=INK)
    fangs = path("M-2.2 2.7-1.7 4.2-1 3ZM2.2 2.7 1.7 4.2 1 3Z", fill="#fff")
    return place(eyes + brows + mouth + fangs, x, y, scale)
