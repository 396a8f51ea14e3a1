"""The colours of the games as people see them who lack one kind of cone, and as nobody sees colour.

The matrices are those of Viénot, Brettel and Mollon (1999) for protanopia and deuteranopia, and of Brettel's
projection, simplified to one plane, for tritanopia; distances are CIE76 in L*a*b*.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from virus_nb.scene.theme import CARD
from virus_nb.words import LANGUAGES, words

SEEN_BY = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritanopia": ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
}
COLOURS = ("red", "green", "blue", "yellow", "purple")
TOLD_APART = 18
"""A difference of 2.3 can just be seen side by side; this many can be named from memory."""
BY_SHAPE_AND_LETTER = {("blue", "purple"): {"protanopia", "deuteranopia"}, ("green", "blue"): {"tritanopia"}}
"""Pairs that some people see as near; the letter and the shape on the card tell these apart."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[n:n + 2], 16) / 255 for n in (1, 3, 5)]
    return [part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in parts]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    rows = ((.4124564, .3575761, .1804375), (.2126729, .7151522, .0721750), (.0193339, .1191920, .9503041))
    white = (.95047, 1.0, 1.08883)
    xyz = [sum(a * b for a, b in zip(row, rgb, strict=True)) / one for row, one in zip(rows, white, strict=True)]
    x, y, z = (max(each, 0) ** (1 / 3) if each > .008856 else 7.787 * each + 16 / 116 for each in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, by: str) -> list[float]:
    rgb = linear(colour)
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in SEEN_BY[by]]


def distance(one: str, other: str, by: str) -> float:
    pairs = zip(lab(seen(one, by)), lab(seen(other, by)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** .5)


@pytest.mark.parametrize("by", SEEN_BY)
def test_colours_on_one_table_are_told_apart(by: str) -> None:
    far = {pair: round(distance(CARD[pair[0]], CARD[pair[1]], by)) for pair in combinations(COLOURS, 2)}
    near = {pair for pair, apart in far.items() if apart < TOLD_APART}
    assert near == {pair for pair, people in BY_SHAPE_AND_LETTER.items() if by in people}, far
    assert min(far.values()) >= 4, "and even those differ to the eye, side by side"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_tells_every_colour(lang: str) -> None:
    letters = [words(lang).say(f"virus-card-organ-{colour}.Short") for colour in ("red", "green", "blue", "yellow")]
    assert len(set(letters)) == 4, letters


def test_the_simulation_bites() -> None:
    """Red and green of one lightness are one colour to somebody without green cones."""
    assert distance("#C0504D", "#6E7B3B", "deuteranopia") < TOLD_APART < distance("#D55E00", "#0072B2", "deuteranopia")
    assert max(distance("#FFFFFF", "#FFFFFF", by) for by in SEEN_BY) < 1


@pytest.mark.parametrize("by", SEEN_BY)
def test_outlines_stand_out_from_their_colour(by: str) -> None:
    for colour in ("red", "green", "blue", "yellow", "wild", "purple"):
        assert distance(CARD[colour], CARD[f"{colour}-deep"], by) >= 10, colour
