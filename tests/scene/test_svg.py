"""The SVG of a scene: complete in itself, the same bytes every time, and names stay text."""

from xml.etree import ElementTree

import pytest

from tests.laws.walks import kit_of, walks
from virus_nb.scene import Item, Panel, Scene
from virus_nb.scene.art import KIT_ART, Held, card_items, count_bubble, hand_panel, pile_items
from virus_nb.scene.svg import draw_svg, flow
from virus_nb.words import words

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '<script>alert("1")</script> & <b>'


def scene(name: str = "Ana") -> Scene:
    items = (*card_items("c", "kit:slot", 0, 0, 60, "R", place="1.red", label=f"{name}, red", turn=4),
             *count_bubble("n", 60, 3, 12), Item("t", "", 0, 90, 80, 18, name, "title"))
    return Scene((Panel("one", 300, 120, items, name, name), Panel("two", 300, 80, ()),
                  Panel("three", 200, 80, ())))


def test_the_same_scene_gives_the_same_bytes():
    other_order = dict(reversed(KIT_ART.items()))
    assert draw_svg(scene(), KIT_ART, 700, "x") == draw_svg(scene(), other_order, 700, "x")


def test_names_are_text():
    drawn = draw_svg(scene(EVIL), KIT_ART, 700, EVIL)
    tree = ElementTree.fromstring(drawn)
    assert not list(tree.iter(f"{SVG}script")) and not list(tree.iter(f"{SVG}b"))
    assert EVIL in "".join(tree.itertext())
    assert tree.get("aria-label") == EVIL


def test_only_what_is_used_goes_along_and_nothing_is_fetched():
    tree = ElementTree.fromstring(draw_svg(scene(), KIT_ART, 700))
    symbols = {symbol.get("id") for symbol in tree.iter(f"{SVG}symbol")}
    assert symbols == {"vn-kit-slot", "vn-kit-bubble"}
    assert all(use.get("href", "").removeprefix("#") in symbols for use in tree.iter(f"{SVG}use"))


@pytest.mark.parametrize("width", [360, 700, 1300])
def test_panels_flow_and_never_overlap(width):
    placed, height = flow(scene().panels, width)
    boxes = [(x, y, x + panel.w, y + panel.h) for panel, x, y, _ in placed]
    for n, (x0, y0, x1, y1) in enumerate(boxes):
        assert 0 <= x0 and x1 <= width and y1 <= height
        assert all(x1 <= a0 or a1 <= x0 or y1 <= b0 or b1 <= y0 for a0, b0, a1, b1 in boxes[n + 1:])


def test_a_hand_fits_its_panel_however_many_cards_it_has():
    for count in (0, 1, 3, 9):
        held = [Held("kit:slot", "A", f"hand.{n}", f"card {n}") for n in range(count)]
        panel = hand_panel(held, "Hand", "Hand", empty="none")
        assert all(0 <= item.x and item.x + item.w <= panel.w for item in panel.items)
        assert [item.place for item in panel.items if item.place] == [f"hand.{n}" for n in range(count)]


def test_an_empty_pile_is_a_slot():
    assert pile_items("d", "kit:turn", 0, 0, 0)[0].symbol == "kit:slot"
    assert pile_items("d", "kit:turn", 0, 0, 9)[0].symbol == "kit:turn"


def test_a_whole_game_can_be_drawn():
    kit = kit_of("tiny")
    for walk in walks(kit, 1, "svg"):
        for at in walk:
            picture = kit.draw(kit.game.observe(at.state, None), words("en"), None)
            ElementTree.fromstring(draw_svg(picture, {**KIT_ART, **kit.art}, 360))
