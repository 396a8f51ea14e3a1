"""Colours: enough contrast in light and dark; no colour alone."""

import re
from xml.etree import ElementTree

import pytest

from virus_nb import games, places
from virus_nb.scene.art import KIT_ART
from virus_nb.scene.theme import CARD, DARK, LIGHT, css


def luminance(colour: str) -> float:
    parts = [int(colour[n:n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= .03928 else ((part + .055) / 1.055) ** 2.4 for part in parts]
    return .2126 * linear[0] + .7152 * linear[1] + .0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + .05) / (dark + .05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_can_be_read_on_their_grounds(theme):
    for ground in ("paper", "table", "well"):
        assert contrast(theme["ink"], theme[ground]) >= 7
        assert contrast(theme["muted"], theme[ground]) >= 4.5
    assert contrast(theme["accent"], theme["on-accent"]) >= 4.5
    assert contrast(theme["warn"], theme["warn-ground"]) >= 4.5
    assert contrast(CARD["card-ink"], theme["card"]) >= 7


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_marks_stand_out_from_what_they_mark(theme):
    for ground in ("paper", "table", "well"):
        assert contrast(theme["accent"], theme[ground]) >= 3
    for colour in ("red", "green", "blue", "yellow", "wild", "purple"):
        assert contrast(CARD[f"{colour}-deep"], theme["card"]) >= 4.5


def test_the_palette_is_that_of_okabe_and_ito():
    wanted = {"red": "#D55E00", "green": "#009E73", "blue": "#0072B2", "yellow": "#F0E442",
              "orange": "#E69F00", "sky": "#56B4E9", "wild": "#CC79A7"}
    assert wanted.items() <= CARD.items()


def test_a_notebooks_own_theme_wins():
    sheet = css()
    assert "var(--jp-layout-color1, #FFFFFF)" in sheet and '[data-jp-theme-light="false"] .vn' in sheet
    assert "prefers-color-scheme: dark" in sheet


KNOWN = {*CARD, *LIGHT}
SHAPES = {"g", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline", "text", "tspan"}


def drawings():
    yield from KIT_ART.items()
    for game in games.names():
        try:
            kit = games.find(game)
        except (ImportError, AttributeError):  # a game that is not there has no art to look at
            continue
        yield from kit.art.items()


@pytest.mark.parametrize("name, symbol", [pytest.param(*each, id=each[0]) for each in drawings()])
def test_art_is_plain_shapes_in_the_themes_colours(name, symbol):
    assert symbol.w > 0 and symbol.h > 0
    inside = list(ElementTree.fromstring(f"<svg>{symbol.markup}</svg>").iter())[1:]
    assert {shape.tag for shape in inside} <= SHAPES
    assert not re.search(r"\b(id|href|class|on\w+)=|url\(|javascript:", symbol.markup), name
    assert set(re.findall(r"var\(--vn-([a-z-]+)\)", symbol.markup)) <= KNOWN, name


def test_the_controls_around_a_table_have_its_colours():
    sheet = (places.voila_template() / "controls.css").read_text("utf-8")
    light, dark = re.findall(r"\.vn-room \{\n(.*?)\n\}", sheet, re.DOTALL)[:2]
    for theme, block in ((LIGHT, light), (DARK, dark)):
        named = {name: value for name, value in re.findall(r"--vn-([a-z-]+): (#[0-9A-F]{6});", block)}
        assert {"muted", "line", "well", "accent", "on-accent"} <= named.keys()
        assert {name: theme[name] for name in named} == named
