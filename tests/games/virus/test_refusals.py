"""Each refusal quotes the first rule that fits."""

import pytest

from tests.games.virus.boards import after, at, why
from virus_nb.engine import BadInput
from virus_nb.games.virus.rules import GAME


def test_the_game_is_over_before_everything_else():
    state, _ = after(at(["organ-yellow"], ["red green blue"]), "organ-yellow")
    for text in ("draw", "organ-red", "spread 0.red 1.red", "virus-red 0.red"):
        assert why(state, text) == ("virus.20", "game-over")


def test_an_open_contagion_comes_next():
    state = at(["organ-green"], ["red+virus-red", "red"], pending={"ask": "spread", "moved": 0},
               discard=["contagion"])
    for text in ("draw", "organ-red", "virus-red 0.red", "discard organ-green"):
        assert why(state, text) == ("virus.16", "contagion-open")
    assert why(state, "spread 0.green 1.red") == ("virus.16", "spread-no-virus")
    assert why(state, "spread 1.red 0.red") == ("virus.16", "spread-no-virus")
    assert why(state, "spread 0.red 1.green") == ("virus.16", "spread-not-free")
    assert why(state, "done") == ("virus.16", "done-never")


def test_then_the_hand():
    assert why(at([[]]), "organ-red") == ("virus.4", "hand-empty")
    assert why(at([[]]), "spread 0.red 1.red") == ("virus.16", "no-contagion")
    state = at(["organ-red virus-red virus-red"], ["red", "red"])
    assert why(state, "draw") == ("virus.3", "draw-with-cards")
    assert why(state, "discard") == ("virus.3", "discard-nothing")
    assert why(state, "medicine-red 0.red") == ("virus.3", "not-in-hand")
    assert why(state, "discard organ-red organ-red") == ("virus.3", "not-in-hand")
    assert why(state, "discard organ-red virus-red virus-red virus-red") == ("virus.3", "not-in-hand")
    assert why(state, "discard organ-red virus-red virus-red") is None


def test_then_the_person_before_the_organ_and_the_organ_before_the_colour():
    state = at(["virus-red medicine-blue transplant"],
               ["red blue+virus-blue", "green+medicine-green+medicine-green yellow+virus-yellow"])
    assert why(state, "virus-red 0.green") == ("virus.12", "virus-on-own")
    assert why(state, "medicine-blue 1.wild") == ("virus.13", "medicine-on-other")
    assert why(state, "virus-red 1.blue") == ("virus.7", "no-organ")
    assert why(state, "virus-red 1.green") == ("virus.7", "virus-immunised")
    assert why(state, "virus-red 1.yellow") == ("virus.11", "second-virus")
    assert why(state, "medicine-blue 0.yellow") == ("virus.8", "no-organ")
    assert why(state, "medicine-blue 0.red") == ("virus.9", "colour")
    assert why(state, "transplant 0.red 0.blue") == ("virus.22", "transplant-own")
    assert why(state, "transplant 1.green 1.yellow") == ("virus.14", "transplant-one-body")
    assert why(state, "transplant 0.green 1.yellow") == ("virus.14", "no-organ")
    assert why(state, "transplant 0.red 1.green") == ("virus.14", "treatment-immunised")


def test_doubles_and_nothing_at_all():
    state = at(["transplant organ-thief medical-error"], ["red blue", "red green", "red blue"])
    assert why(state, "transplant 0.blue 1.red") == ("virus.14", "transplant-second-organ")
    assert why(state, "transplant 0.blue 2.blue") == ("virus.19", "transplant-no-effect")
    assert why(state, "organ-thief 1.red") == ("virus.15", "thief-second-organ")
    assert why(state, "organ-thief 0.red") == ("virus.22", "thief-own")
    assert why(state, "medical-error 2") == ("virus.19", "medical-error-no-effect")
    assert why(state, "medical-error 0") == ("virus.22", "medical-error-own")
    assert why(at(["medical-error"]), "medical-error 1") == ("virus.18", "medical-error-empty")
    assert why(at(["latex-glove", []]), "latex-glove") == ("virus.19", "latex-glove-no-effect")
    assert why(at(["organ-red"], ["red+virus-red"]), "organ-red") == ("virus.5", "second-organ")


def test_two_medicines_in_another_order_are_the_same_body():
    table = ["red+medicine-red+medicine-wild", "red+medicine-wild+medicine-red"]
    assert why(at(["medical-error"], table), "medical-error 1") == ("virus.19", "medical-error-no-effect")


@pytest.mark.parametrize("text", [
    "", "organ-red ", "organ-red 0.red", "virus-red", "virus-red 1", "virus-red 2.red", "virus-red 1.pink",
    "virus-red 01.red", "transplant 1.red 0.red", "transplant 0.red", "medical-error", "medical-error 2",
    "medical-error x", "discard virus-red organ-red", "discard organ-pink", "draw draw", "done 1",
    "spread 0.red", "organ-purple", "\u0661.red", "virus-red \u0661.red"])
def test_words_that_mean_nothing(text):
    with pytest.raises(BadInput, match="not-a-move"):
        GAME.why_not(at(["organ-red"]), text)
    assert GAME.move(at(["organ-red"]), text) is None
