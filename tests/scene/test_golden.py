"""Pictures that were looked at and found good; a change shows as a difference in these files.

With ``VIRUS_NB_GOLDEN=write`` they are written anew: look at them before you commit.
"""

import os
from pathlib import Path

import pytest

from tests.laws.walks import kit_of
from virus_nb import games
from virus_nb.engine.options import read_options
from virus_nb.scene import Panel, Scene
from virus_nb.scene.art import KIT_ART, card_items
from virus_nb.scene.svg import draw_svg
from virus_nb.words import words

GOLDEN = Path(__file__).with_name("golden")
MIDDLE = {
    "hands": [["organ-green", "virus-red", "contagion"], ["transplant", "organ-blue", "virus-wild"],
              ["medicine-red", "medicine-red", "latex-glove"]],
    "bodies": [[["organ-red"], ["organ-blue", "medicine-blue", "medicine-wild"],
                ["organ-wild", "virus-green"]],
               [["organ-green", "medicine-green"], ["organ-yellow", "virus-yellow"]], []],
    "discard": ["organ-red", "virus-red", "medicine-green", "organ-thief", "medical-error"]}
WON = {
    "hands": [["organ-green", "virus-red", "contagion"], []],
    "bodies": [[["organ-red"], ["organ-wild", "virus-green"]],
               [["organ-red"], ["organ-green", "medicine-wild"], ["organ-blue"], ["organ-yellow"]]],
    "to_move": 1}

TEAMS = {
    "hands": [["hero-green", "villain-red", "counter"], ["spy", "hero-blue", "villain-multi"],
              ["power-red", "snap", "ally-green-blue"]],
    "teams": [[["hero-red"], ["hero-blue", "power-blue", "power-blue"], ["hero-multi", "villain-green"],
               ["hero-intangible"]],
              [["hero-green", "power-green"], ["hero-yellow", "villain-yellow"],
               ["hero-blue", "power-blue", "ally-red-blue"]],
              [["hero-red", "ally-red-yellow"]]],
    "discard": ["hero-red", "villain-red", "power-green", "recruit", "warp-reality"]}
HIT = {"ask": "counter", "turn": 1, "from": 1, "hit": "villain-blue 0.multi", "countered": [2]}
SPIED = {"ask": "use", "turn": 0, "hand": 1}


def compare(name: str, drawn: str) -> None:
    path = GOLDEN / name
    if os.environ.get("VIRUS_NB_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(drawn, "utf-8")
    # not compared by ``==`` in the assertion: a difference of 60 kB helps nobody
    same = path.is_file() and path.read_text("utf-8") == drawn
    assert same, f"{name} is drawn otherwise: look at the new picture, then write it with VIRUS_NB_GOLDEN"


@pytest.mark.parametrize("name, position, viewer", [
    ("virus-middle", MIDDLE, 0), ("virus-spectator", MIDDLE, None), ("virus-won", WON, 0),
    ("marvel-middle", TEAMS, 0), ("marvel-hit", {**TEAMS, "pending": HIT}, 0),
    ("marvel-spied", {**TEAMS, "pending": SPIED}, 0), ("marvel-spectator", {**TEAMS, "pending": SPIED}, None)])
def test_a_table(name, position, viewer):
    kit = kit_of(name.partition("-")[0])
    seats = len(position["hands"])
    state = kit.game.read_position(position, seats, read_options(kit.game.options, kit.game.presets, {}))
    scene = kit.draw(kit.game.observe(state, viewer), words("en"), viewer)
    compare(f"{name}.svg", draw_svg(scene, {**KIT_ART, **kit.art}, 760, name))


@pytest.mark.parametrize("game", [game for game in games.names() if game != "tiny"])
def test_the_cards_of_a_game(game):
    kit = kit_of(game)
    art = sorted(kit.art)[:60]
    rows = [art[n:n + 5] for n in range(0, len(art), 5)]
    panels = [Panel(f"row-{n}", 340, 90, tuple(
        item for k, name in enumerate(row) for item in card_items(name, name, 4 + 67 * k, 3, 60)))
        for n, row in enumerate(rows)]
    compare(f"{game}-art.svg", draw_svg(Scene(tuple(panels)), {**KIT_ART, **kit.art}, 1100, game))
