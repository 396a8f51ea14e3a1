"""The five treatments as pictograms on purple."""

from __future__ import annotations

from collections.abc import Mapping

from virus_nb.scene import Symbol
from virus_nb.scene.art import card
from virus_nb.scene.glyphs import fierce, glyph, happy
from virus_nb.scene.shapes import INK, around, arrow, circle, line, path, place, rays, rect, tone

WHITE = "#fff"
DEEP = tone("purple", "deep")


def _card(picture: str) -> Symbol:
    shine = rays(12, 30, 44, 8, 44, 2.2, fill=WHITE, opacity=.07)
    disc = circle(30, 45, 23.5, fill=tone("purple", "pale"))
    return card(tone("purple"), shine + disc + picture)


def _transplant() -> str:
    """Two organs change places."""
    up = arrow("M17 33C22 22.5 36 21.5 42 30", (43.6, 32.6), 58, DEEP, 3)
    down = arrow("M43 58C38 68.5 24 69.5 18 61", (16.4, 58.4), 238, DEEP, 3)
    return (up + down + place(glyph("red", width=1) + happy(.8, -1), 19.5, 45.5, .92)
            + place(glyph("blue", width=1) + happy(.8, -.4), 41, 45.5, .92))


def _thief() -> str:
    """A masked face runs off with a heart."""
    cap = path("M15 36C15 22 45 22 45 36Z", fill=INK) + rect(12.5, 34, 35, 4.4, 2.2, fill=INK)
    face = circle(30, 42, 14, fill="#F4D3B0", stroke=DEEP, stroke_width=1)
    mask = path("M15.6 39.5H44.4V44.5C44.4 48.5 33.5 48.5 30 44.6 26.5 48.5 15.6 48.5 15.6 44.5Z", fill=INK)
    eyes = "".join(circle(x, 43, 2.5, fill=WHITE) + circle(x + 1, 43.3, 1.2, fill=INK) for x in (24, 36))
    grin = line("M24.5 50.5Q30 54.5 35.5 50", INK, 1.6)
    sack = place(glyph("red", width=1.1), 41, 61, .95)
    hand = line("M31.5 63C31.5 59 35 58.5 37 60.5M33 67.5C32 64 35 62.6 37 64.4", "#F4D3B0", 3)
    return face + cap + mask + eyes + grin + sack + hand


def _contagion() -> str:
    """One virus becomes many."""
    big = _germ(tone("green"), tone("green", "deep"), 8)
    arrows = "".join(arrow(f"M{30 + x * .62:.1f} {45 + y * .62:.1f}L{30 + x:.1f} {45 + y:.1f}",
                           (30 + x, 45 + y), angle, DEEP, 2.2) for x, y, angle in around(3, 16.5, -90))
    spots = zip(("red", "blue", "orange"), around(3, 18.5, -30), strict=True)
    small = "".join(place(_germ(tone(colour), tone(colour, "deep"), 6), 30 + x, 45 + y, .42)
                    for colour, (x, y, _) in spots)
    return arrows + small + place(big + fierce(.9), 30, 45, .95)


def _germ(fill: str, deep: str, spikes: int) -> str:
    spike = path("M-2 0 0-4 2 0Z", fill=fill, stroke=deep, stroke_width=.7)
    tips = "".join(place(spike, x, y, turn=a + 90) for x, y, a in around(spikes, 7))
    return tips + circle(0, 0, 7.4, fill=fill, stroke=deep, stroke_width=.9)


def _glove() -> str:
    """A rubber glove, fingers up."""
    hand = path("M20 45V33.5A2.9 2.9 0 0 1 25.8 33.5V29A2.9 2.9 0 0 1 31.6 29V30.5A2.9 2.9 0 0 1 37.4 31.5V35"
                "A2.7 2.7 0 0 1 42.6 35.6V48C42.6 55 40.6 57.5 38.6 59.5V63H23.4V59.5C19 56 17.4 52.5"
                " 13.6 47.6A2.9 2.9 0 0 1 17.8 43.6Z", fill=tone("sky"), stroke=tone("sky", "deep"),
                stroke_width=1.6, stroke_linejoin="round")
    fingers = line("M25.8 33.5V43M31.6 30V43M37.4 32V43", tone("sky", "deep"), 1.3)
    cuff = rect(21.4, 61.6, 19.2, 5.6, 2.6, fill=WHITE, stroke=tone("sky", "deep"), stroke_width=1.5)
    shine = line("M23 36V41", WHITE, 1.6)
    drops = line("M46.5 30 49 26M47.8 34.6 52 33.6M13.6 30 11 26M12.4 34.6 8.2 33.6", DEEP, 1.8)
    return hand + fingers + cuff + shine + drops


def _error() -> str:
    """Two patients whose charts were mixed up."""
    swap = (arrow("M20 33C25 26.5 35 26.5 39 31", (40.4, 33), 52, DEEP, 2.4)
            + arrow("M40 63C35 68.5 25 68.5 21 64.6", (19.8, 62.6), 236, DEEP, 2.4))
    return swap + _patient(18.5, "orange") + _patient(41.5, "sky")


def _patient(x: float, colour: str) -> str:
    body = path("M-7.6 11.5C-7.6 4.4-5 2 0 2 5 2 7.6 4.4 7.6 11.5Z", fill=tone(colour),
                stroke=tone(colour, "deep"), stroke_width=1.1)
    head = circle(0, -3.6, 5.4, fill="#F4D3B0", stroke=tone(colour, "deep"), stroke_width=1.1)
    eyes = line("M-3-4.6l1.8 1.8m0-1.8-1.8 1.8M1.2-4.6 3-2.8M3-4.6 1.2-2.8M-1.2-.6h2.4", INK, .8)
    return place(body + head + eyes + line("M0 5.4v4M-2 7.4h4", WHITE, 1.5), x, 46.5)


TREATMENTS: Mapping[str, Symbol] = {
    "transplant": _card(_transplant()),
    "organ-thief": _card(_thief()),
    "contagion": _card(_contagion()),
    "latex-glove": _card(_glove()),
    "medical-error": _card(_error()),
}
