"""What one card does to one hero, and what the discard pile looks like afterwards."""

import pytest

from tests.games.marvel.boards import after, at, kinds, legal, plays, position, teams, why
from virus_nb.engine import Recorded
from virus_nb.games.marvel.cards import PACK
from virus_nb.games.marvel.rules import GAME


@pytest.mark.parametrize("card, before, then, gone, kind", [
    # marvel.7: on a free, a protected and a blocked hero
    ("villain-red", "red", "red+villain-red", [], "blocked"),
    ("villain-blue", "multi", "multi+villain-blue", [], "blocked"),
    ("villain-red", "red+power-red", "red", ["power-red", "villain-red"], "weakened"),
    ("villain-red", "red+villain-multi", "", ["hero-red", "villain-multi", "villain-red"], "captured"),
])
def test_a_villain(card, before, then, gone, kind):
    state = at([f"{card} hero-red hero-green", ""], ["", before])  # marvel.19: an empty hand is not asked
    state, told = after(state, f"{card} 1.{before.split('+')[0]}")
    assert teams(state) == ["", then] and position(state)["discard"] == gone
    assert kinds(told) == [kind, "drew"]


@pytest.mark.parametrize("card, before, then, gone, kind", [
    # marvel.9 and marvel.10: on a free, a blocked and a protected hero
    ("power-red", "red", "red+power-red", [], "protected"),
    ("power-red", "red+villain-multi", "red", ["villain-multi", "power-red"], "fought"),
    ("power-red", "multi+power-blue", "multi+power-blue+power-red", [], "shielded"),
    ("ally-red-blue", "red", "red+ally-red-blue", [], "shielded"),
    ("ally-red-blue", "red+power-red", "red+power-red+ally-red-blue", [], "shielded"),
    ("ally-red-blue", "multi+villain-blue", "multi", ["villain-blue", "ally-red-blue"], "fought"),
])
def test_a_power_or_an_ally(card, before, then, gone, kind):
    state = at([f"{card} hero-green hero-green"], [before])
    state, told = after(state, f"{card} 0.{before.split('+')[0]}")
    assert teams(state) == [then, ""] and position(state)["discard"] == gone
    assert kinds(told) == [kind, "drew"]


def test_what_has_to_match_is_what_the_card_acts_on():
    # marvel.6
    table = ["multi+power-red green+villain-multi", "blue red"]
    state = at(["villain-blue power-blue ally-red-green"], table)
    assert plays(state) == {"villain-blue 1.blue", "power-blue 0.multi", "power-blue 0.green",
                            "ally-red-green 0.multi", "ally-red-green 0.green"}
    state = at(["villain-blue villain-red"], ["", "multi+power-red"])
    assert plays(state) == {"villain-red 1.multi"}
    assert why(state, "villain-blue 1.multi") == ("marvel.6", "colour-of-card")


def test_shielded_and_intangible_heroes_are_out_of_reach():
    state = at(["villain-green villain-red"], ["", "red+power-red+power-red green+ally-red-green intangible"])
    assert plays(state) == set()
    assert why(state, "villain-red 1.red") == ("marvel.7", "shielded")
    assert why(state, "villain-red 1.intangible") == ("marvel.7", "intangible")
    assert plays(at(["recruit"], ["", "red+power-red+power-red intangible"])) == {"recruit 1.intangible"}


def test_another_turn_after_a_multicoloured_card():
    # marvel.11
    deck = {"deck": ["power-blue", "villain-blue", "hero-yellow", "hero-blue"]}
    state, told = after(at(["hero-red hero-multi power-red"], **deck), "hero-multi")
    assert kinds(told) == ["placed", "drew", "extra-turn"]
    assert position(state)["to_move"] == 0
    assert position(state)["hands"][0] == ["hero-red", "power-red", "power-blue"]
    at_once = at(["hero-multi", ""], options={"extra_turn": "at-once"}, **deck)
    state, told = after(at_once, "hero-multi")
    assert kinds(told) == ["placed", "extra-turn"] and legal(state) == {"draw"}  # marvel.3
    state, told = after(state, "draw")
    assert position(state)["to_move"] == 1 and len(position(state)["hands"][0]) == 3


def test_warp_and_recruit_take_all_that_lies_there():
    state, told = after(at(["recruit", ""], ["blue", "red+power-red"]), "recruit 1.red")
    assert teams(state) == ["blue red+power-red", ""] and kinds(told)[:2] == ["targets-hero", "recruited"]
    assert position(state)["discard"] == ["recruit"]
    state, _ = after(at(["warp-reality", ""], ["", "red+power-red+power-red"]), "warp-reality 1")
    assert teams(state) == ["red+power-red+power-red", ""]
    table = ["red+power-red+power-red", "red+power-red+power-red"]
    assert why(at(["warp-reality"], table), "warp-reality 1") == ("marvel.22", "warp-no-effect")


def test_recruiting_the_fourth_ready_hero_wins_and_nobody_draws():
    # marvel.20
    state, told = after(at(["recruit hero-red"], ["red green blue", "yellow"]), "recruit 1.yellow", "allow")
    assert GAME.winners(state) == (0,) and kinds(told)[-2:] == ["recruited", "won"]
    assert position(state)["to_move"] == 0 and position(state)["hands"][0] == ["hero-red"]
    assert legal(state) == set() and GAME.decision(state) is None
    assert why(state, "draw") == ("marvel.20", "game-over")


def test_the_discard_pile_becomes_the_deck():
    # marvel.21
    state = at(["hero-red villain-red power-green"], deck=["snap"], discard=["hero-blue", "recruit"])
    order = ("power-green", "recruit", "villain-red", "hero-blue")
    state, told = after(state, "discard villain-red power-green", chance=Recorded([order]))
    assert position(state)["hands"][0] == ["hero-red", "power-green", "snap"]
    assert position(state)["deck"] == ["recruit", "villain-red", "hero-blue"]
    assert kinds(told) == ["discarded", "reshuffled", "drew"]


def test_the_deck_is_a_file():
    assert sum(PACK.copies.values()) == 78
    actions = ("recruit", "warp-reality", "snap", "spy", "counter")
    assert [PACK.copies[card] for card in actions] == [3, 1, 2, 3, 4]
    assert sum(copies for card, copies in PACK.copies.items() if card.startswith("ally")) == 6
