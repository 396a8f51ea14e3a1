"""Each refusal quotes the first rule that fits; words that mean nothing are told apart."""

import pytest

from tests.games.marvel.boards import at, why
from virus_nb.engine import BadInput
from virus_nb.games.marvel.rules import GAME


def test_hand_then_person_then_hero_then_colour():
    state = at(["villain-red power-blue recruit"],
               ["red blue+power-blue+power-blue", "green+villain-green intangible red"])
    assert why(state, "draw") == ("marvel.2", "draw-with-cards")
    assert why(state, "discard") == ("marvel.2", "discard-nothing")
    assert why(state, "hero-red") == ("marvel.2", "not-in-hand")
    assert why(state, "villain-red 0.blue") == ("marvel.8", "villain-on-own")
    assert why(state, "power-blue 1.green") == ("marvel.9", "support-other")
    assert why(state, "villain-red 1.blue") == ("marvel.7", "no-hero")
    assert why(state, "villain-red 1.green") == ("marvel.6", "colour")
    assert why(state, "power-blue 0.blue") == ("marvel.9", "shielded")
    assert why(state, "power-blue 0.red") == ("marvel.6", "colour")
    assert why(state, "recruit 1.red") == ("marvel.12", "recruit-second-hero")
    assert why(state, "recruit 0.red") == ("marvel.12", "recruit-own")
    assert why(state, "recruit 1.yellow") == ("marvel.12", "no-hero")
    state = at(["ally-red-blue"], ["green", "red"])
    assert why(state, "ally-red-blue 1.red") == ("marvel.10", "support-other")
    assert why(at(["hero-red"], ["red+villain-red"]), "hero-red") == ("marvel.4", "second-hero")


def test_people():
    state = at(["warp-reality spy", "hero-red", ""], [""])
    assert why(state, "warp-reality 1") == ("marvel.13", "warp-empty")
    assert why(state, "warp-reality 0") == ("marvel.13", "warp-reality-own")
    assert why(state, "spy 0") == ("marvel.15", "spy-own")
    assert why(state, "spy 2") == ("marvel.15", "spy-empty")


def test_while_a_question_is_open():
    hit = {"ask": "counter", "turn": 0, "from": 0, "hit": "villain-red 1.red", "countered": []}
    state = at(["hero-red", "hero-green"], ["", "red"], to_move=1, pending=hit)
    for text in ("hero-green", "draw", "aim 1.red", "eliminate 1.red", "use hero-green",
                 "discard hero-green"):
        assert why(state, text) == ("marvel.16", "answer-first")
    left = {"ask": "eliminate", "turn": 0, "left": 1, "countered": []}
    state = at(["hero-red"], ["", "red green"], to_move=1, pending=left, discard=["snap"])
    assert why(state, "eliminate 0.red") == ("marvel.14", "eliminate-own")
    assert why(state, "eliminate 1.blue") == ("marvel.14", "eliminate-missing")
    assert why(state, "allow") == ("marvel.14", "eliminate-first")


@pytest.mark.parametrize("text", [
    "", "hero-red ", "hero-red 0.red", "villain-red", "villain-red 1", "villain-red 2.red",
    "villain-red 1.pink", "recruit", "recruit 1", "warp-reality", "warp-reality 1.red", "spy 2", "snap 1",
    "counter 1", "allow 1", "aim", "aim 2", "aim 1.pink", "eliminate 1", "eliminate", "use", "use draw",
    "use villain-red", "use use hero-red",
    "discard snap hero-red", "discard ?", "hero-purple", "draw draw", "pass", "villain-red \u0661.red"])
def test_words_that_mean_nothing(text):
    with pytest.raises(BadInput, match="not-a-move"):
        GAME.why_not(at(["hero-red"]), text)
    assert GAME.move(at(["hero-red"]), text) is None
