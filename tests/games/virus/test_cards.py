"""What one card does to one organ, and what the discard pile looks like afterwards."""

import pytest

from tests.games.virus.boards import after, at, bodies, legal, plays, position, why
from virus_nb.engine import Recorded


@pytest.mark.parametrize("card, before, then, gone, kind", [
    # virus.7: on a free, a vaccinated and an infected organ
    ("virus-red", "red", "red+virus-red", [], "infected"),
    ("virus-wild", "red", "red+virus-wild", [], "infected"),
    ("virus-red", "red+medicine-wild", "red", ["medicine-wild", "virus-red"], "medicine-removed"),
    ("virus-red", "red+virus-wild", "", ["organ-red", "virus-wild", "virus-red"], "killed"),
    ("virus-blue", "wild+virus-red", "", ["organ-wild", "virus-red", "virus-blue"], "killed"),
])
def test_a_virus(card, before, then, gone, kind):
    table = at([f"{card} organ-red organ-green"], ["", before])
    state, told = after(table, f"{card} 1.{before.split('+')[0]}")
    assert bodies(state) == ["", then]
    assert position(state)["discard"] == gone  # bottom of the pile first, as virus.21 turns it over
    assert [event.kind for event in told] == [kind, "drew"]


@pytest.mark.parametrize("card, before, then, gone, kind", [
    # virus.8: on a free, an infected and a vaccinated organ
    ("medicine-red", "red", "red+medicine-red", [], "vaccinated"),
    ("medicine-wild", "blue", "blue+medicine-wild", [], "vaccinated"),
    ("medicine-red", "red+virus-red", "red", ["virus-red", "medicine-red"], "cured"),
    ("medicine-red", "red+medicine-wild", "red+medicine-wild+medicine-red", [], "immunised"),
    ("medicine-blue", "wild+medicine-red", "wild+medicine-red+medicine-blue", [], "immunised"),
])
def test_a_medicine(card, before, then, gone, kind):
    state, told = after(at([f"{card} organ-red organ-green"], [before]), f"{card} 0.{before.split('+')[0]}")
    assert bodies(state) == [then, ""]
    assert position(state)["discard"] == gone
    assert [event.kind for event in told] == [kind, "drew"]


def test_a_wild_card_is_met_by_any_colour_and_the_log_quotes_that_rule():
    _, told = after(at(["medicine-blue"], ["yellow+virus-wild"]), "medicine-blue 0.yellow")
    assert told[0].rule == "virus.10" and told[0].cards == ("medicine-blue", "virus-wild")
    _, told = after(at(["medicine-yellow"], ["yellow+virus-wild"]), "medicine-yellow 0.yellow")
    assert told[0].rule == "virus.8"
    _, told = after(at(["virus-blue"], ["", "red+medicine-wild"]), "virus-blue 1.red")
    assert told[0].rule == "virus.10" and told[0].other == 1


def test_the_strict_match_of_virus_9_is_about_the_card_that_is_met():
    hand, table = ["virus-blue virus-red medicine-green"], ["", "wild+medicine-red red+medicine-wild"]
    assert plays(at(hand, table)) == {"virus-blue 1.wild", "virus-red 1.wild",
                                      "virus-blue 1.red", "virus-red 1.red"}
    strict = at(hand, table, options={"preset": "official"})
    assert plays(strict) == {"virus-red 1.wild", "virus-blue 1.red", "virus-red 1.red"}
    assert why(strict, "virus-blue 1.wild") == ("virus.9", "colour-of-card")


def test_treatments_show_once_and_change_what_they_touch():
    # virus.14, virus.15 and virus.18
    table = at(["transplant"], ["red+virus-red", "blue+medicine-blue"])
    state, told = after(table, "transplant 0.red 1.blue")
    assert bodies(state) == ["blue+medicine-blue", "red+virus-red"]
    assert told[0].places == ("0.red", "1.blue") and told[0].cards == ("organ-red", "organ-blue")
    state, told = after(at(["organ-thief"], ["", "blue+virus-blue"]), "organ-thief 1.blue")
    assert bodies(state) == ["blue+virus-blue", ""] and told[0].places == ("1.blue", "0.blue")
    state, _ = after(at(["medical-error"], ["", "blue+medicine-blue+medicine-wild"]), "medical-error 1")
    assert bodies(state) == ["blue+medicine-blue+medicine-wild", ""]
    assert position(state)["discard"] == ["medical-error"]


def test_a_glove_lies_under_the_hands_that_it_empties_from_the_next_seat_on():
    # virus.17
    hands = ["organ-red virus-blue contagion", "latex-glove virus-red", "transplant medicine-red organ-blue"]
    state, told = after(at(hands, to_move=1), "latex-glove")
    assert position(state)["discard"] == ["latex-glove", "organ-blue", "medicine-red", "transplant",
                                          "organ-red", "virus-blue", "contagion"]
    assert [(event.kind, event.seat) for event in told[:3]] == [
        ("gloved", 1), ("hand-lost", 2), ("hand-lost", 0)]
    assert legal(state) == {"draw"} and position(state)["hands"][2] == []
    state, told = after(state, "draw", "draw")
    assert [event.kind for event in told] == ["only-draws", "drew"] * 2  # virus.4
    assert [len(hand) for hand in position(state)["hands"]] == [3, 3, 3]


def test_a_deck_that_runs_out_is_refilled_under_its_last_card():
    # virus.21
    table = {"deck": ["virus-green"], "discard": ["organ-red", "organ-blue", "virus-blue"]}
    state = at(["organ-wild virus-red virus-red"], **table)
    order = ("virus-red", "organ-blue", "organ-red", "virus-blue", "virus-red")
    end, told = after(state, "discard virus-red virus-red", chance=Recorded([order]))
    assert position(end)["hands"][0] == ["organ-wild", "virus-red", "virus-green"]
    assert position(end)["deck"] == list(order[1:]) and position(end)["discard"] == []
    assert [(event.kind, event.number) for event in told] == [
        ("discarded", 2), ("reshuffled", 5), ("drew", 2)]
    flipped = at(["organ-wild virus-red virus-red"], options={"recycle": "flip"}, **table)
    end, told = after(flipped, "discard virus-red virus-red")
    assert position(end)["hands"][0] == ["organ-red", "organ-wild", "virus-green"]
    assert position(end)["deck"] == ["organ-blue", "virus-blue", "virus-red", "virus-red"]
    assert told[1].kind == "flipped"


def test_when_nothing_is_left_anywhere_nobody_draws():
    state, told = after(at(["organ-wild"], deck=[]), "organ-wild")
    assert [event.kind for event in told] == ["placed"]
    assert position(state)["hands"][0] == [] and position(state)["to_move"] == 1


def test_only_the_seat_itself_sees_what_it_draws():
    _, told = after(at(["organ-wild"], deck=["virus-red", "virus-blue", "organ-red"]), "organ-wild")
    drew = told[-1]
    assert drew.cards == ("organ-red", "virus-red", "virus-blue") and drew.number == 3
    assert drew.seen_by(0) is drew and drew.seen_by(1).cards == drew.seen_by(None).cards == ("?", "?", "?")
