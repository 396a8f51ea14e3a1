"""The pictures of Virus! Marvel: every card of the game, drawn from the shared parts.

Five families are told apart without reading: heroes smile from a light disc, villains scowl from the dark,
powers are orbs on a pale ground, allies are robots on two colours. Actions are purple pictograms.
"""

from __future__ import annotations

from collections.abc import Mapping

from virus_nb.games.marvel.cards import ALLIES, COLOURS, PLAIN
from virus_nb.games.marvel.emblems import FOUR, badge, emblem, hue
from virus_nb.games.marvel.figures import helper, hero, villain
from virus_nb.games.marvel.pictograms import PICTOGRAMS
from virus_nb.scene import Symbol
from virus_nb.scene.art import KIT_ART, back, card, spotlight
from virus_nb.scene.shapes import around, circle, dots, faded, line, path, place, rect, star, tone

NIGHT = "#2A2C3D"


def hero_card(colour: str) -> Symbol:
    """A hero in their colour."""
    field = "" if colour != "multi" else _quarters()
    return card(hue(colour), field + _halftone() + spotlight(22.5) + place(hero(colour), 30, 44, 1.95))


def villain_card(colour: str) -> Symbol:
    """A villain in the dark; the shape of its colour in the corner."""
    glow = circle(30, 42, 25, fill=hue(colour), opacity=.22) + _skyline(colour)
    return card(NIGHT, glow + place(villain(colour), 30, 44, 1.9) + badge(colour, 47.5, 71.5))


def power_card(colour: str) -> Symbol:
    """An orb of energy."""
    deep = hue(colour, "deep")
    sparks = "".join(place(star(4, 3.4, 1.1, fill=hue(colour)), x, y, size)
                     for x, y, size in ((49, 14, 1), (11, 27, .8), (10, 66, 1), (50, 70, .8), (40, 76, .6)))
    frame = rect(4, 4, 52, 76, 4.5, fill="none", stroke=hue(colour), stroke_width=3)
    rays = "".join(place(path("M-2.6 0 0-6.6 2.6 0Z", fill=hue(colour)), 30 + x, 45 + y, turn=angle + 90)
                   for x, y, angle in around(12, 16.6))
    orb = (circle(30, 45, 17, fill="var(--vn-card)", stroke=deep, stroke_width=1.6)
           + circle(30, 45, 14.4, fill=hue(colour), opacity=.22))
    shine = line("M18.4 42C19.4 37 22.4 34 26 32.8", "#fff", 1.8)
    return card(hue(colour, "pale"), sparks + frame + rays + orb
                + place(emblem(colour), 30, 45, 1.16) + shine)


def ally_card(one: str, other: str) -> Symbol:
    """A helper with two colours."""
    half = path("M54.7 5.3A4.5 4.5 0 0 1 56 8.5V75.5A4.5 4.5 0 0 1 51.5 80H8.5A4.5 4.5 0 0 1 5.3 78.7Z",
                fill=hue(other))
    return card(hue(one), half + _halftone() + spotlight(22.5, 30, 41)
                + place(helper(one, other), 30, 41, 1.8) + badge(one, 13, 71) + badge(other, 47, 71))


def _quarters() -> str:
    """The hero of all colours wears them on the field, too."""
    parts = ("M4 42V8.5A4.5 4.5 0 0 1 8.5 4H30V42Z", "M30 4H51.5A4.5 4.5 0 0 1 56 8.5V42H30Z",
             "M56 42V75.5A4.5 4.5 0 0 1 51.5 80H30V42Z", "M30 80H8.5A4.5 4.5 0 0 1 4 75.5V42H30Z")
    colours = ("red", "yellow", "blue", "green")
    return "".join(path(d, fill=tone(one)) for d, one in zip(parts, colours, strict=True))


def _halftone() -> str:
    """Dots that grow towards the foot of the card, as comics are printed."""
    return dots(((x, y, .5 + .34 * row) for row, y in enumerate(range(58, 80, 5))
                 for x in range(8 + 3 * (row % 2), 55, 6)), fill="#fff", opacity=.2)


def _skyline(colour: str) -> str:
    """A town at night, a few windows lit."""
    town = path("M4 80V66H9V58H15V69H19V62H24V72H31V60H37V70H42V64H47V56H52V67H56V75.5A4.5 4.5 0 0 1"
                " 51.5 80Z", fill="#1B1C29")
    lit = ((6, 69), (11, 61), (12.4, 66), (21, 66), (33, 64), (34.4, 69), (26, 76))
    windows = path("".join(f"M{x} {y}h1.6v2h-1.6Z" for x, y in lit), fill=hue(colour), opacity=.8)
    stars = dots(((24, 9, .9), (34, 13, .7), (45, 9, 1.2), (51, 20, .8), (9, 28, 1), (8, 45, .7), (52, 40, .9)),
                 fill=hue(colour), opacity=.6)
    return stars + town + windows


def _slot(colour: str) -> Symbol:
    hint = faded(place(emblem(colour), 30, 42, 1.3), .3)
    return Symbol(60, 84, KIT_ART["kit:slot"].markup + hint)


def _mask() -> str:
    """The emblem on the back of the cards: a mask with the four colours around it."""
    ring = "".join(place(emblem(colour), x, y, .3) for colour, (x, y, _)
                   in zip(FOUR, around(4, 8, -45), strict=True))
    mask = path("M-7-2.6C-4.6-4-1.8-3.4 0-2.6 1.8-3.4 4.6-4 7-2.6 7.4.4 5.6 2.6 3.2 2.6 1.6 2.6.8 1.6 0 .6"
                "-.8 1.6-1.6 2.6-3.2 2.6-5.6 2.6-7.4.4-7-2.6Z", fill=tone("blue", "deep"))
    eyes = "".join(path(f"M{x - 1.7} -.2Q{x} -2.4 {x + 1.7} -.2 {x} 1.2 {x - 1.7} -.2Z", fill="#fff")
                   for x in (-3.4, 3.4))
    return ring + place(mask + eyes, 0, 0, .8)


ART: Mapping[str, Symbol] = {
    **{f"marvel:hero-{colour}": hero_card(colour) for colour in COLOURS},
    **{f"marvel:villain-{colour}": villain_card(colour) for colour in (*PLAIN, "multi")},
    **{f"marvel:power-{colour}": power_card(colour) for colour in PLAIN},
    **{f"marvel:{ally}": ally_card(*ally.split("-")[1:]) for ally in ALLIES},
    **{f"marvel:{name}": symbol for name, symbol in PICTOGRAMS.items()},
    "marvel:back": back(tone("sky"), tone("blue", "deep"), _mask()),
    "marvel:dot": Symbol(15, 15, circle(7.5, 7.5, 5.5, fill="none", stroke="var(--vn-muted)",
                                        stroke_width=1.6, stroke_dasharray="2.6 2")),
    "marvel:dot-full": Symbol(15, 15, circle(7.5, 7.5, 6.4, fill=tone("green"))
                              + line("M4.4 7.8 6.8 10.2 10.8 5.2", "#fff", 1.9)),
    # an empty place hints at the hero that belongs there
    **{f"marvel:slot-{colour}": _slot(colour) for colour in COLOURS},
}
