"""The pictures of Virus!: every card of the game, drawn from the shared parts.

Three families are told apart without reading: organs smile on a light disc in
their colour, viruses scowl from the dark, medicines are bottles on a pale
ground. Treatments are purple pictograms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from virus_nb.games.virus.treatments import TREATMENTS
from virus_nb.scene import Symbol
from virus_nb.scene.art import KIT_ART, back, card, spotlight
from virus_nb.scene.glyphs import ALL_COLOURS, FOLDS, fierce, glyph, happy
from virus_nb.scene.shapes import around, circle, dots, faded, line, path, place, rect, sector, star_in, tone

COLOURS = ("red", "green", "blue", "yellow", "wild")
NIGHT = "#2A2C3D"
# where a face sits on an organ: y and scale
FACES = {"red": (-1.2, 1), "green": (.6, .78), "blue": (-.2, .95), "yellow": (.3, .62), "wild": (.6, .8)}

# a bone with room for a face
_FAT_BONE = ("M-4.4 5.4-4.4-5.4C-8-5.6-8.6-10.6-4.8-11-2-11.2-.8-9.8 0-8.8.8-9.8 2-11.2 4.8-11 8.6-10.6 8-5.6"
             " 4.4-5.4L4.4 5.4C8 5.6 8.6 10.6 4.8 11 2 11.2.8 9.8 0 8.8-.8 9.8-2 11.2-4.8 11-8.6 10.6-8 5.6"
             "-4.4 5.4Z")


def organ(colour: str) -> Symbol:
    """An organ with a friendly face."""
    return card(tone(colour), _stripes(colour) + spotlight(22.5) + place(organ_body(colour), 30, 44, 1.95))


def organ_body(colour: str) -> str:
    """The organ itself about the origin, 20 wide."""
    y, scale = FACES[colour]
    body = glyph(colour, width=.9)
    if colour == "wild":
        body = star_in(ALL_COLOURS, 11.2, 6.4) + circle(0, 0, 6, fill="var(--vn-card)", opacity=.93)
    if colour == "blue":
        body += line(FOLDS, tone("blue", "deep"), .8)
    if colour == "yellow":
        body = place(path(_FAT_BONE, fill=tone("yellow"), stroke=tone("yellow", "deep"), stroke_width=.9,
                          stroke_linejoin="round"), 0, 0, .95, 14)
    shine = {"red": "M-6.6-3.6C-6-5.6-4.6-6.2-3.4-5.8", "green": "M4.2-4.2C6-4 7-2.8 7-1.2",
             "blue": "M-7.2-2.4C-7.4-4.2-6.4-5.2-5-5.2"}.get(colour, "")
    if shine:
        body += line(shine, "rgba(255,255,255,.75)", 1.1)
    return body + happy(scale, y, 2.6 if colour == "green" else 0)


def virus(colour: str) -> Symbol:
    """A spiky creature in the dark; the shape of its colour in the corner."""
    glow = circle(30, 41, 25, fill=tone(colour), opacity=.22) + _specks(colour)
    badge = circle(47.5, 71.5, 8.4, fill="var(--vn-card)") + place(glyph(colour), 47.5, 71.5, .58)
    return card(NIGHT, glow + place(virus_body(colour), 30, 42, 1.85) + badge)


def virus_body(colour: str) -> str:
    """The virus itself about the origin, 22 wide; every colour has spikes of its own."""
    tones = {"wild": ("red", "blue", "yellow", "green")}.get(colour, (colour,))
    spikes = "".join(place(_spike(colour, tones[k % len(tones)]), x, y, turn=angle + 90)
                     for k, (x, y, angle) in enumerate(around(8 if colour != "wild" else 12, 8)))
    if colour == "wild":
        quarter = 90
        disc = "".join(sector(7.6, -90 + quarter * k, quarter * k, fill=tone(one))
                       for k, one in enumerate(tones))
        disc += circle(0, .4, 5.9, fill=tone("wild", "pale"), opacity=.9)
    else:
        disc = circle(0, 0, 7.6, fill=tone(colour), stroke=tone(colour, "deep"), stroke_width=.8)
        disc += dots(((-4.6, 4.6, 1.1), (5, 4, .8)), fill=tone(colour, "deep"), opacity=.5)
    return spikes + disc + fierce(.92, .2)


def medicine(colour: str) -> Symbol:
    """A bottle whose label shows what it cures."""
    spots = ((7, 30), (46, 14), (47, 46), (7, 62), (45, 72))
    crosses = path("".join(f"M{x} {y}h2.4v-2.4h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4h-2.4Z" for x, y in spots),
                   fill=tone(colour), opacity=.28)
    ground = tone(colour, "pale")
    frame = rect(4, 4, 52, 76, 4.5, fill="none", stroke=tone(colour), stroke_width=3)
    return card(ground, crosses + frame + place(medicine_body(colour), 30, 46, 1.85))


def medicine_body(colour: str) -> str:
    """The bottle itself about the origin, 18 wide."""
    one, deep = tone(colour), tone(colour, "deep")
    glass = path("M-3.6-9.6H3.6V-7C6.8-6 8.4-4.2 8.4-1V9.4A2.6 2.6 0 0 1 5.8 12H-5.8A2.6 2.6 0 0 1-8.4 9.4V-1"
                 "C-8.4-4.2-6.8-6-3.6-7Z", fill=one, stroke=deep, stroke_width=.9, stroke_linejoin="round")
    if colour == "wild":
        glass += "".join(rect(-8 + 4 * k, -4.2, 4, 15, fill=tone(c))
                         for k, c in enumerate(("red", "yellow", "green", "blue")))
    lid = rect(-5, -13.4, 10, 4.6, 1.3, fill="var(--vn-card)", stroke=deep, stroke_width=.9)
    ribs = path("M-2.4-12.4v2.6M0-12.4v2.6M2.4-12.4v2.6", stroke=deep, stroke_width=.6)
    label = rect(-6.6, -1.8, 13.2, 11.6, 1.4, fill="var(--vn-card)", stroke=deep, stroke_width=.6)
    shine = line("M-6.4 0C-6.4-3.4-5-4.6-3-5.4", "rgba(255,255,255,.7)", 1)
    return glass + lid + ribs + shine + label + place(glyph(colour, width=1.2), 0, 4, .48)


def _stripes(colour: str) -> str:
    """Wild organs wear all four colours on their field."""
    if colour != "wild":
        return ""
    parts = ("M4 42V8.5A4.5 4.5 0 0 1 8.5 4H30V42Z", "M30 4H51.5A4.5 4.5 0 0 1 56 8.5V42H30Z",
             "M56 42V75.5A4.5 4.5 0 0 1 51.5 80H30V42Z", "M30 80H8.5A4.5 4.5 0 0 1 4 75.5V42H30Z")
    colours = ("red", "yellow", "blue", "green")
    return "".join(path(d, fill=tone(one)) for d, one in zip(parts, colours, strict=True))


def _specks(colour: str) -> str:
    spots = ((11, 27, 1.4), (49, 20, 1), (50, 56, 1.6), (10, 60, 1.1), (16, 73, 1.8), (31, 72, .9),
             (44, 11, 1.5))
    return dots(spots, fill=tone(colour), opacity=.55)


def _spike(virus_colour: str, colour: str) -> str:
    """One spike that stands on the origin and points up."""
    fill, deep = tone(colour), tone(colour, "deep")
    edge: dict[str, Any] = {"stroke": deep, "stroke_width": .7, "stroke_linejoin": "round"}
    if virus_colour == "green":
        return path("M0 1V-2.4", stroke=fill, stroke_width=1.8) + circle(0, -3.2, 1.7, fill=fill, **edge)
    if virus_colour == "blue":
        return path("M-2 1C-1.8-1.4.6-1.6-.8-4.4 2.6-3 2.8-.6 2 1Z", fill=fill, **edge)
    if virus_colour == "yellow":
        return rect(-.9, -3, 1.8, 4, fill=fill) + rect(-2.2, -4.4, 4.4, 1.9, .6, fill=fill, stroke=deep,
                                                       stroke_width=.6)
    return path("M-2.2 1 0-4.6 2.2 1Z", fill=fill, **edge)


def _slot(colour: str) -> Symbol:
    hint = faded(place(glyph(colour), 30, 44, 1.3), .3)
    return Symbol(60, 84, KIT_ART["kit:slot"].markup + hint)


ART: Mapping[str, Symbol] = {
    **{f"virus:organ-{colour}": organ(colour) for colour in COLOURS},
    **{f"virus:virus-{colour}": virus(colour) for colour in COLOURS},
    **{f"virus:medicine-{colour}": medicine(colour) for colour in COLOURS},
    **{f"virus:{name}": symbol for name, symbol in TREATMENTS.items()},
    "virus:back": back(tone("purple"), tone("purple", "deep"), place(virus_body("wild"), 0, 0, .82)),
    "virus:dot": Symbol(15, 15, circle(7.5, 7.5, 5.5, fill="none", stroke="var(--vn-muted)", stroke_width=1.6,
                                       stroke_dasharray="2.6 2")),
    "virus:dot-full": Symbol(15, 15, circle(7.5, 7.5, 6.4, fill=tone("green"))
                             + line("M4.4 7.8 6.8 10.2 10.8 5.2", "#fff", 1.9)),
    # an empty slot hints at the organ that belongs there
    **{f"virus:slot-{colour}": _slot(colour) for colour in COLOURS},
}
