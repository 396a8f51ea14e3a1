"""The five actions as pictograms on purple."""

from __future__ import annotations

from collections.abc import Mapping

from virus_nb.games.marvel.emblems import emblem
from virus_nb.scene import Symbol
from virus_nb.scene.art import card
from virus_nb.scene.shapes import INK, around, arrow, circle, line, path, place, polygon, rays, rect, star, tone

WHITE = "#fff"
DEEP = tone("purple", "deep")
_MASK = ("M-4.6-1.8C-3-2.6-1.2-2.3 0-1.8 1.2-2.3 3-2.6 4.6-1.8 4.8.2 3.7 1.6 2.1 1.6 1.1 1.6.5 1 0 .3"
         "-.5 1-1.1 1.6-2.1 1.6-3.7 1.6-4.8.2-4.6-1.8Z")


def _card(picture: str) -> Symbol:
    shine = rays(12, 30, 44, 8, 44, 2.2, fill=WHITE, opacity=.07)
    disc = circle(30, 45, 23.5, fill=tone("purple", "pale"))
    return card(tone("purple"), shine + disc + picture)


def _person(colour: str, faded: bool = False) -> str:
    """A small masked hero about the origin, 16 wide."""
    edge: dict[str, float | str] = {"stroke": tone(colour, "deep"), "stroke_width": 1.1}
    body = path("M-7.6 11.5C-7.6 4.4-5 2 0 2 5 2 7.6 4.4 7.6 11.5Z", fill=tone(colour), **edge)
    head = circle(0, -3.6, 5.4, fill="#F2C9A0", **edge)
    mask = place(path(_MASK, fill=tone(colour, "deep")), 0, -4, 1.12)
    eyes = "".join(circle(x, -4.2, .9, fill=WHITE) for x in (-2.4, 2.4))
    return body + head + mask + eyes + ("" if faded else line("M-1.6-.6Q0 .6 1.6-.6", INK, .8))


def _recruit() -> str:
    """A hero walks over to another team."""
    cloth = path("M18 30.5C23 27.5 26 33 31 30.5V41C26 43.5 23 38 18 41Z", fill=tone("orange"),
                 stroke=tone("orange", "deep"), stroke_width=1)
    flag = line("M17 61V30", DEEP, 2.2) + cloth
    way = arrow("M42.5 63.4H28", (26.4, 63.4), 180, DEEP, 2.8)
    return flag + way + place(_person("blue"), 38.4, 45.6, 1.05)


def _warp() -> str:
    """Two teams change places through a whirl."""
    whirl = "".join(place(line("M0-3C6-4 9.4 1 7.4 6.4", tone(colour), 2.6), 30, 45, 1.15, 90 * k)
                    for k, colour in enumerate(("sky", "wild", "orange", "green")))
    core = circle(30, 45, 3.1, fill=WHITE, stroke=DEEP, stroke_width=1.4)
    up = arrow("M15.6 38C19 29 29 25.6 37.6 29", (40, 30.2), 28, DEEP, 2.8)
    down = arrow("M44.4 52C41 61 31 64.4 22.4 61", (20, 59.8), 208, DEEP, 2.8)
    stars = "".join(place(star(5, 5.4, 2.4, fill=tone(colour), stroke=tone(colour, "deep"),
                               stroke_width=.8), x, y)
                    for colour, x, y in (("red", 16.4, 46), ("blue", 43.6, 44)))
    return whirl + core + up + down + stars


def _snap() -> str:
    """Of two heroes, one is blown away as dust."""
    stays = place(_person("green"), 20.6, 47, 1.08)
    half = path("M0-9C-3-9-5.4-6.6-5.4-3.6-5.4-1.4-4.2.6-2.4 1.4-5.6 2.2-7.6 4.8-7.6 11.5H-.6L1 8-1 5.4"
                " 1.2 2.4-.6-.6 1.2-3.8-.8-6.4Z", fill=tone("grey"), stroke=tone("grey", "deep"),
                stroke_width=1.1, stroke_linejoin="round")
    dust = "".join(rect(x - s / 2, y - s / 2, s, s, .4, fill=tone("grey", "deep" if k % 2 else ""))
                   for k, (x, y, s) in enumerate((
                       (2.6, -5.6, 1.8), (3.4, -1.6, 1.6), (2.6, 4, 1.9), (3.4, 8.6, 2), (5.6, 1.2, 1.7),
                       (6.4, -4.2, 1.4), (6.6, 6.2, 1.6), (8.6, -1.4, 1.2), (9, 3.4, 1.3), (8.8, 9, 1.2),
                       (11, 1.2, .9), (9.8, -6.4, .9), (11.2, 6.6, .9))))
    spark = star(8, 6.2, 2.6, fill=tone("yellow"), stroke=tone("yellow", "deep"), stroke_width=.9)
    return stays + place(half + dust, 40, 47, 1.08) + place(spark, 31, 30)


def _spy() -> str:
    """A card under a magnifying glass."""
    edge: dict[str, float | str] = {"stroke": tone("blue", "deep"), "stroke_width": 1.2}
    cards = "".join(place(rect(-8, -11, 16, 22, 2.4, fill=fill, **edge), x, 44, 1, turn)
                    for x, turn, fill in ((20, -14, tone("sky")), (25.5, 2, "var(--vn-card)")))
    face = place(emblem("red"), 25.4, 43, .62, 2)
    lens = circle(36.6, 45.4, 10.2, fill=tone("sky", "pale"), stroke=DEEP, stroke_width=3)
    white = path("M28.6 45.4Q36.6 36.6 44.6 45.4 36.6 54.2 28.6 45.4Z", fill=WHITE, stroke=DEEP,
                 stroke_width=1.1)
    eye = (white
           + circle(36.6, 45.4, 3.7, fill=tone("blue")) + circle(36.6, 45.4, 1.8, fill=INK)
           + circle(35.5, 44.2, .9, fill=WHITE))
    handle = line("M44.4 53.2 51 60", DEEP, 5) + line("M45.6 54.4 50.8 59.8", tone("orange"), 2.4)
    return cards + face + handle + lens + eye


def _counter() -> str:
    """An open hand on a stop sign; what came flying bounces off."""
    sign = polygon([(30 + x, 46 + y) for x, y, _ in around(8, 18.4, -67.5)], fill=tone("red"),
                   stroke=tone("red", "deep"), stroke_width=1.6, stroke_linejoin="round")
    ring = polygon([(30 + x, 46 + y) for x, y, _ in around(8, 15.6, -67.5)], fill="none", stroke=WHITE,
                   stroke_width=1.3, stroke_linejoin="round")
    palm = path("M22.6 48.6V40A1.9 1.9 0 0 1 26.4 40V36.6A1.9 1.9 0 0 1 30.2 36.6V36A1.9 1.9 0 0 1 34 36V38.4"
                "A1.9 1.9 0 0 1 37.6 38.6V49.4C37.6 54.6 34.8 57.2 30.8 57.2 27.2 57.2 25 55.6"
                " 23 52.6L19.4 47.4A2 2 0 0 1 22.6 45.2Z", fill=WHITE, stroke=tone("red", "deep"),
                stroke_width=1.2, stroke_linejoin="round")
    fingers = line("M26.4 40V46.4M30.2 37V45.8M34 38.6V46.4", tone("red", "deep"), 1.1)
    bang = place(star(9, 7, 3.4, fill=tone("yellow"), stroke=DEEP, stroke_width=1.2), 45, 32)
    return sign + ring + palm + fingers + bang


PICTOGRAMS: Mapping[str, Symbol] = {
    "recruit": _card(_recruit()),
    "warp-reality": _card(_warp()),
    "snap": _card(_snap()),
    "spy": _card(_spy()),
    "counter": _card(_counter()),
}
