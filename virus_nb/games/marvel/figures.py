"""Heroes, villains and helpers: figures about the origin, in a circle with a radius of 11.5."""

from __future__ import annotations

from virus_nb.games.marvel.emblems import FOUR, badge, hue
from virus_nb.scene.glyphs import fierce
from virus_nb.scene.shapes import INK, circle, line, path, place, rect, sector, tone

WHITE = "#fff"
CLOAK = "#3B3354"
SKIN = {"red": "#F2C9A0", "green": "#8C5A3C", "blue": "#E5B58C", "yellow": "#B97B4E"}

_CAPE = "M-10.6 4.4A11.5 11.5 0 0 0 10.6 4.4C9.4 1 6.4.2 4.6 1.4L0 4.6-4.6 1.4C-6.4.2-9.4 1-10.6 4.4Z"
_BUST = "M-7.9 8.4A11.5 11.5 0 0 0 7.9 8.4C7.7 4.6 4.6 3 0 3-4.6 3-7.7 4.6-7.9 8.4Z"
_MASK = ("M-6.3-5.2C-4-6.4-1.6-5.9 0-5.3 1.6-5.9 4-6.4 6.3-5.2 6.6-2.6 5-.9 3-.9 1.5-.9.7-1.7 0-2.5"
         "-.7-1.7-1.5-.9-3-.9-5-.9-6.6-2.6-6.3-5.2Z")

# hair, hood or helmet over the head, a circle of 6.4 about (0, -3.2)
_HAIR = {
    "red": "M-6.7-3.4C-8-7-6-9.6-4.2-10.2-4-9-3.4-8.4-2.6-8.2-2.4-10.6-.8-12.4 1.6-13 1.2-11.4 2-10.4 3.2-9.8"
           " 3.6-10.8 4.4-11.4 5.4-11.6 5-9.8 8-7.6 6.7-3.4 6.2-6 4-7.2 0-7.2-4-7.2-6.2-6-6.7-3.4Z",
    "green": "M-6.9 4.2C-9-1-8.4-10 0-10 8.4-10 9-1 6.9 4.2 5.6 3.6 5.4 2 5.9-1.2 6.4-5.4 4-7.2 0-7.2-4-7.2"
             "-6.4-5.4-5.9-1.2-5.4 2-5.6 3.6-6.9 4.2Z",
    "blue": "M-7.2 1C-8.4-6-5.6-10.6 0-10.6 5.6-10.6 8.4-6 7.2 1L5.6.6C6.4-4.6 4.6-6.6 0-6.6-4.6-6.6"
            "-6.4-4.6-5.6.6Z",
    "yellow": "M-6.6-2.6-9-5.4-6.8-6-8-9.4-4.4-8.8-4-12.2-1.2-9.8.8-13 2.4-9.6 5.8-11.6 5.6-8.2 8.8-8.2"
              " 6.9-5.4 8.6-3.8 6.6-2.6C6.2-6 4-7 0-7-4-7-6.2-6-6.6-2.6Z",
}


def hero(colour: str) -> str:
    """A friendly masked face over the emblem of its colour."""
    if colour == "intangible":
        return _ghost()
    if colour == "multi":
        return _rainbow()
    one, deep = hue(colour), hue(colour, "deep")
    edge: dict[str, float | str] = {"stroke": deep, "stroke_width": .8, "stroke_linejoin": "round"}
    hair = {"red": tone("red"), "green": INK, "blue": one, "yellow": tone("yellow")}[colour]
    cape = path(_CAPE, fill=deep)
    bust = path(_BUST, fill=one, **edge)
    behind = path(_HAIR["green"], fill=hair) if colour == "green" else ""
    head = circle(0, -3.2, 6.4, fill=SKIN[colour], **edge)
    top = path(_HAIR[colour], fill=hair, **edge)
    jewel = badge("blue", 0, -8.2, 1.9) if colour == "blue" else ""
    return cape + behind + bust + head + _face(deep) + top + jewel + badge(colour, 0, 7.6, 3.1)


def _face(mask: str) -> str:
    """A mask with bright eyes, and a smile."""
    eyes = "".join(path(f"M{x - 1.6} -3.2C{x - 1.3} -4.9 {x + 1.3} -4.9 {x + 1.6} -3.2 {x + 1} -2.2"
                        f" {x - 1} -2.2 {x - 1.6} -3.2Z", fill=WHITE) + circle(x, -3.4, .8, fill=INK)
                   for x in (-3, 3))
    return path(_MASK, fill=mask) + eyes + line("M-1.9.5Q0 2.2 1.9.5", INK, .9)


def _rainbow() -> str:
    """The hero of all colours: a hood and a cape in four parts."""
    capes = ("M-10.6 4.4A11.5 11.5 0 0 0-6.2 9.7L-4.6 1.4C-6.4.2-9.4 1-10.6 4.4Z",
             "M-6.2 9.7A11.5 11.5 0 0 0 0 11.5V3L-4.6 1.4Z", "M6.2 9.7A11.5 11.5 0 0 1 0 11.5V3L4.6 1.4Z",
             "M10.6 4.4A11.5 11.5 0 0 1 6.2 9.7L4.6 1.4C6.4.2 9.4 1 10.6 4.4Z")
    cape = "".join(path(d, fill=tone(one)) for d, one in zip(capes, FOUR, strict=True))
    bust = path(_BUST, fill="var(--vn-card)", stroke=INK, stroke_width=.8)
    hood = place("".join(sector(7.4, -180 + 45 * k, -135 + 45 * k, fill=tone(one))
                         for k, one in enumerate(FOUR))
                 + "".join(sector(7.4, 90 * k, 90 + 90 * k, fill=tone(one))
                           for k, one in enumerate(("blue", "red"))), 0, -3.2)
    rim = circle(0, -3.2, 7.4, fill="none", stroke=INK, stroke_width=.8)
    face = path("M-5.4-3.4C-5.4-5.4-3-6.4 0-6.4 3-6.4 5.4-5.4 5.4-3.4 5.4.6 3 2.6 0 2.6-3 2.6-5.4.6-5.4-3.4Z",
                fill="#D9A066", stroke=INK, stroke_width=.7)
    return cape + bust + hood + rim + face + place(_face(INK), 0, 0, .86) + badge("multi", 0, 7.6, 3.1)


def _ghost() -> str:
    """The hero that nothing can touch: half there."""
    grey, deep, pale = hue("intangible"), hue("intangible", "deep"), hue("intangible", "pale")
    dash: dict[str, float | str] = {"stroke": deep, "stroke_width": .8, "stroke_dasharray": "2 1.3",
                                    "stroke_linecap": "round"}
    trails = line("M-9.6-6.4C-11-3-10.8 0-9.8 2.4M9.6-6.4C11-3 10.8 0 9.8 2.4", grey, .9)
    sheet = "M-8 9C-9-4-7-11 0-11 7-11 9-4 8 9L5.4 6.8 2.7 9.8 0 7-2.7 9.8-5.4 6.8Z"
    hood, edge = path(sheet, fill=grey, opacity=.6), path(sheet, fill="none", **dash)
    face = path("M-5.2-3.4C-5.2-6-3-7.4 0-7.4 3-7.4 5.2-6 5.2-3.4 5.2.8 3 2.6 0 2.6-3 2.6-5.2.8-5.2-3.4Z",
                fill=pale, opacity=.9)
    return trails + hood + edge + face + place(_face(deep), 0, 0, .84)


# a villain's head grows out of its element; the face sits at the origin
_HEADS = {
    "red": "M-7 5.4C-9.6 1.6-8.4-2.6-7.4-4.8-6.8-3.4-6-2.6-5-2.4-5.8-6.2-3.4-10 .8-12.6.2-9.4 1.6-7.4 3.2-6.4"
           " 3.4-7.8 4-9 5-9.8 4.8-6.4 9.8-1.4 7 5.4 5.4 8-5.4 8-7 5.4Z",
    "green": "M-1-6.6C-3.4-12.4-8-12-10-9-6.8-9-4.6-7.6-3.6-5.8-7-4.6-8.2-1.6-8.2 1.4-8.2 5.8-4.6 7.6 0 7.6"
             " 4.6 7.6 8.2 5.8 8.2 1.4 8.2-1.6 7-4.6 3.6-5.8 4.6-7.6 6.8-9 10-9 8-12 3.4-12.4 1-6.6Z",
    "blue": "M-7.2 6.2-8.6-.6-10.6-6.8-5.8-5-4.2-10.4-1.4-6.6 1.6-12.8 3.6-6.2 8.2-8.8 8.4-1.2 7.2 6.2"
            " 0 8.4Z",
    "yellow": "M-7 6.6-8.2 2.6-11.4 1.8-8.2-1.2-10-6.2-5.8-5-6.4-11.6-1.2-6.8 1.2-6.8 6.4-11.6 5.8-5 10-6.2"
              " 8.2-1.2 11.4 1.8 8.2 2.6 7 6.6Q0 9.4-7 6.6Z",
}


def villain(colour: str) -> str:
    """A creature of its element in a cloak with a high collar."""
    deep = hue(colour, "deep") if colour != "multi" else INK
    cloth: dict[str, float | str] = {"fill": CLOAK, "stroke": hue(colour), "stroke_width": .9,
                                     "stroke_linejoin": "round"}
    cloak = path("M-11 3.6C-10.6-1-10.2-3.4-9.4-5.4-7-4.4-5.6-2.6-5 0H5C5.6-2.6 7-4.4 9.4-5.4 10.2-3.4"
                 " 10.6-1 11 3.6A11.5 11.5 0 0 1-11 3.6Z", **cloth)
    front = path("M-9.4 6.6C-5.4 5.6-2.4 6.6 0 9.4 2.4 6.6 5.4 5.6 9.4 6.6A11.5 11.5 0 0 1-9.4 6.6Z", **cloth)
    return cloak + place(_head(colour, deep), 0, -.6, .92) + front


def _head(colour: str, deep: str) -> str:
    if colour == "multi":
        tufts = "".join(place(path("M-3 2C-3.4-2-1-4.4.6-7 .8-4 3.4-2 3 2Z", fill=tone(one), stroke=INK,
                                   stroke_width=.6), x, y, 1, turn)
                        for one, x, y, turn in (("red", -6, -3.4, -40), ("yellow", -2.2, -6, -12),
                                                ("green", 2.2, -6, 12), ("blue", 6, -3.4, 40)))
        disc = "".join(sector(7.8, -180 + 90 * k, -90 + 90 * k, fill=tone(one))
                       for k, one in enumerate(("red", "blue", "yellow", "green")))
        veil = circle(0, .6, 5.9, fill=hue("multi", "pale"), opacity=.9)
        rim = circle(0, 0, 7.8, fill="none", stroke=INK, stroke_width=.8)
        return tufts + disc + rim + veil + fierce(.95, .6)
    body = path(_HEADS[colour], fill=hue(colour), stroke=deep, stroke_width=.9, stroke_linejoin="round")
    detail = {"red": path("M-4.6 6.6C-6.4 3.4-5-.6-2.4-3.2-2 -1-.6-.6.4-3.4 4.8-.6 6.2 3.4 4.6 6.6Z",
                          fill=tone("orange")),
              "blue": line("M-8.4-.6-4-2.4 0-1 4-2.4 8.2-1.2M-5.6-4.8-4-2.4M3.6-6 4-2.4", deep, .6),
              "green": line("M-2.6-7C-4.6-9.4-6.8-10-8.4-9.4M2.6-7C4.6-9.4 6.8-10 8.4-9.4", deep, .7),
              "yellow": line("M-6.2-2.6-5 1-7 1.6M6.2-2.6 5 1 7 1.6", deep, .8)}[colour]
    return body + detail + fierce(.98, 1)


def helper(one: str, other: str) -> str:
    """A cheerful robot, one half in each colour."""
    edge: dict[str, float | str] = {"stroke": INK, "stroke_width": .8, "stroke_linejoin": "round"}
    thin: dict[str, float | str] = {"stroke": INK, "stroke_width": .7}
    halves = "".join(path(d, fill=hue(colour)) for d, colour in (
        ("M0-8.6H-4.6A4.4 4.4 0 0 0-9-4.2V-1A4.4 4.4 0 0 0-4.6 3.4H0Z", one),
        ("M0-8.6H4.6A4.4 4.4 0 0 1 9-4.2V-1A4.4 4.4 0 0 1 4.6 3.4H0Z", other)))
    rim = rect(-9, -8.6, 18, 12, 4.4, fill="none", **edge)
    visor = rect(-6.6, -6.4, 13.2, 7.8, 3.4, fill="var(--vn-card)", **thin)
    eyes = line("M-4.2-3Q-3-4.8-1.8-3M1.8-3Q3-4.8 4.2-3", INK, 1.1)
    smile = line("M-1.6-.8Q0 .6 1.6-.8", INK, .9)
    mast = line("M0-8.6V-11", INK, 1) + circle(0, -11.8, 1.5, fill=tone("orange"), **thin)
    body = (path("M-5.6 11A9 9 0 0 1-4.4 4.2H0V11.6Z", fill=hue(one))
            + path("M5.6 11A9 9 0 0 0 4.4 4.2H0V11.6Z", fill=hue(other))
            + path("M-5.6 11A9 9 0 0 1-4.4 4.2H4.4A9 9 0 0 1 5.6 11Z", fill="none", **edge))
    arms = line("M-5.6 6.2C-8.4 6-9.6 4.2-9.8 2.4M5.6 6.2C8.4 6 9.6 4.2 9.8 2.4", INK, 1.3)
    hands = circle(-9.8, 1.6, 1.6, fill=hue(one), **thin) + circle(9.8, 1.6, 1.6, fill=hue(other), **thin)
    bolts = circle(0, 7.8, 1.5, fill="var(--vn-card)", **thin)
    return mast + arms + body + halves + rim + visor + eyes + smile + hands + bolts
