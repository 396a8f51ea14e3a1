"""The kit's own pictures for Verso: sea, land and sky, a number, and stars for the points.

A colour is told by its landscape as well: blue has waves and a boat, green has hills
and firs, orange has a sun and clouds. Every card shows by a turned corner that it has
another side.
"""

from __future__ import annotations

from virus_nb.games.verso.cards import COLOURS, FACES
from virus_nb.scene.art import CARD_H, CARD_W, KIT_ART, card
from virus_nb.scene.nodes import Symbol
from virus_nb.scene.shapes import circle, faded, path, place, rect, star, tone

# the lower edge of a card's field, with its round corners
_FLOOR = "V75.5A4.5 4.5 0 0 1 51.5 80H8.5A4.5 4.5 0 0 1 4 75.5Z"


def _waves(y: float, colour: str) -> str:
    return path(f"M4 {y}{'q3.25-4.4 6.5 0t6.5 0' * 4}{_FLOOR}", fill=colour)


def _sea() -> str:
    sail = path("M0-9V1H-6.5Z", fill="#fff") + path("M1.2-7V1H6Z", fill=tone("orange"))
    hull = path("M-8 2.4H8Q6 6 3 6H-4Q-7 6-8 2.4Z", fill=tone("red"))
    return (place(sail + hull, 44, 44, .8) + _waves(50, tone("sky")) + _waves(57, tone("blue"))
            + _waves(64, tone("blue", "deep")))


def _land() -> str:
    far = path(f"M4 56Q14 42 27 50T56 46{_FLOOR}", fill=tone("green", "pale"), stroke=tone("green"),
               stroke_width=.8)
    near = path(f"M4 60Q18 50 32 57T56 55{_FLOOR}", fill=tone("green"))
    front = path(f"M4 70Q22 60 38 66T56 66{_FLOOR}", fill=tone("green", "deep"))
    fir = (path("M0-10 4.4-3H2.4L6 3H-6L-2.4-3H-4.4Z", fill=tone("green", "deep"))
           + rect(-.9, 3, 1.8, 2.6, fill=tone("orange", "deep")))
    return far + near + place(fir, 46, 50, .95) + place(fir, 13, 55, .75) + front


def _cloud(colour: str) -> str:
    puffs = ((-5, 0, 3.6), (0, -2.4, 4.8), (5.2, 0, 3.8))
    return ("".join(circle(x, y, r, fill=colour) for x, y, r in puffs)
            + rect(-8.6, -.4, 17.6, 4, 2, fill=colour))


def _sky() -> str:
    rays = place(star(14, 12, 8.6, fill=tone("orange")), 44, 57)
    sun = circle(44, 57, 7, fill=tone("yellow"), stroke=tone("orange", "deep"), stroke_width=.9)
    band = path(f"M4 64Q12 57 20 62 27 55 35 61 45 56 56 62{_FLOOR}", fill=tone("orange"))
    low = path(f"M4 70Q14 63 23 68 33 62 41 67 49 63 56 67{_FLOOR}", fill=tone("orange", "deep"))
    return rays + sun + place(_cloud("#fff"), 15, 54, .85) + band + low


LANDSCAPES = {"blue": _sea, "green": _land, "orange": _sky}


def _text(words: str, x: float, y: float, size: float, fill: str) -> str:
    # a style, because the page's own colour for text would win over an attribute
    return (f'<text x="{x}" y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" '
            f'style="fill:{fill}">{words}</text>')


def _joker(y: float, size: float) -> str:
    """A fool's cap in the three colours."""
    cap = (path("M0 4Q-3-7-10-4-7 0-7 6H0Z", fill=tone("blue"))
           + path("M0 4Q3-7 10-4 7 0 7 6H0Z", fill=tone("orange"))
           + path("M-4.4 6Q-3-4 0-11 3-4 4.4 6Z", fill=tone("green"))
           + rect(-8, 5.4, 16, 3.6, 1.8, fill=tone("wild", "deep")))
    bells = "".join(circle(x, dy, 1.7, fill=tone("yellow"), stroke=tone("yellow", "deep"), stroke_width=.6)
                    for x, dy in ((-10, -3.4), (0, -11.4), (10, -3.4)))
    return place(cap + bells, 30, y, size)


def _stars(points: int) -> str:
    """The points: one star or three, on a light plate."""
    half = 6.5 + 5 * (points - 1)
    plate = rect(30 - half, 66, 2 * half, 12, 6, fill=tone("card"), stroke=tone("card-line"), stroke_width=.6)
    gold = star(5, 4.7, 2.1, fill=tone("yellow"), stroke=tone("yellow", "deep"), stroke_width=.9,
                stroke_linejoin="round")
    xs = (30,) if points == 1 else (20, 30, 40)
    return plate + "".join(place(gold, x, 72.2) for x in xs)


def _curl() -> str:
    """A corner that turns up: there is another side."""
    return (path("M56 14V8.5A4.5 4.5 0 0 0 51.5 4H46Z", fill=tone("grey", "pale"))
            + path("M46 4 56 14H49.5A3.5 3.5 0 0 1 46 10.5Z", fill=tone("card"), stroke=tone("card-line"),
                   stroke_width=.9))


def _face(code: str) -> Symbol:
    colour, _, rest = code.partition("-")
    value, points = rest.split("/")
    number = _joker(29, 1.15) if value == "J" else _text(value, 29, 42, 37, tone(colour, "deep"))
    return card(tone(colour, "pale"), number + _stars(int(points)) + _curl(), pattern=LANDSCAPES[colour]())


def _back() -> Symbol:
    """The side below: all three landscapes, and a question mark."""
    thirds = "".join(
        path(d, fill=tone(colour, "pale"), stroke=tone(colour), stroke_width=1)
        for colour, d in (("orange", "M4 30V8.5A4.5 4.5 0 0 1 8.5 4H51.5A4.5 4.5 0 0 1 56 8.5V30Z"),
                          ("green", "M4 30H56V55H4Z"), ("blue", f"M4 55H56{_FLOOR}")))
    arcs = path("M15 42A15 15 0 0 1 40 31M45 42A15 15 0 0 1 20 53", fill="none", stroke=tone("purple"),
                stroke_width=3.4, stroke_linecap="round")
    turn = arcs + path("M37 24 45.5 32.5 34.5 36ZM23 60 14.5 51.5 25.5 48Z", fill=tone("purple"))
    disc = circle(30, 42, 22, fill=tone("card"), opacity=.93) + turn
    return card(tone("card"), disc + _text("?", 30, 50, 22, "var(--vn-card-ink)"), pattern=thirds, tab=False)


def _slot(colour: str) -> Symbol:
    edge = rect(2, 2, 56, 80, 7, fill="var(--vn-well)", stroke=tone(colour), stroke_width=1.6,
                stroke_dasharray="5 4")
    return Symbol(CARD_W, CARD_H, edge + faded(LANDSCAPES[colour](), .13))


def _chip(colour: str) -> Symbol:
    """A little disc that tells the other side of a card, once it was seen."""
    marks = {"blue": "M-7 1q2.3-4 4.7 0t4.6 0 4.7 0", "green": "M-7 3-2.5-4 0 0 3-5 7 3Z",
             "orange": "M-6 2A6 6 0 0 1 6 2Z"}
    mark = path(marks[colour], fill="none" if colour == "blue" else tone(colour), stroke=tone(colour),
                stroke_width=1.6)
    disc = circle(12, 12, 11, fill=tone("card"), stroke=tone(colour, "deep"), stroke_width=1.8)
    return Symbol(24, 24, disc + place(mark, 12, 19.2, .7))


def _square(full: bool) -> Symbol:
    """Nine little cards; filled while the next square can score."""
    cells = "".join(
        rect(2 + 7 * x, 2 + 7 * y, 5.4, 5.4, 1.2, stroke_width=1.1, stroke=tone(colour, "deep"),
             fill=tone(colour) if full else "none")
        for y, colour in enumerate(COLOURS) for x in range(3))
    return Symbol(24, 24, cells)


ART: dict[str, Symbol] = {
    **KIT_ART,
    **{f"verso:{code}": _face(code) for code in FACES},
    **{f"verso:slot-{colour}": _slot(colour) for colour in COLOURS},
    **{f"verso:chip-{colour}": _chip(colour) for colour in COLOURS},
    "verso:back": _back(),
    "verso:square": _square(True),
    "verso:square-waits": _square(False),
    # under the cards of the run that pays most: those that stay, and the two that leave
    "verso:run": Symbol(48, 10, rect(0, 3, 48, 4, 2, fill=tone("accent"))),
    "verso:leaves": Symbol(48, 10, rect(0, 3, 48, 4, 2, fill=tone("accent"))
                           + path("M18 5 24-1 30 5Z", fill=tone("accent"))
                           + path("M19 9 24 4.4 29 9", fill="none", stroke=tone("paper"), stroke_width=1.4)),
}
