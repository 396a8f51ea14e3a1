"""Positions that cannot be are refused, with the place and what is wrong there."""

from random import Random

import pytest

from tests.games.marvel.boards import position
from virus_nb.engine import BadInput, read_options
from virus_nb.games.marvel.rules import GAME

HANDS = {"hands": [["hero-red"], ["hero-blue"]]}
FOUR = [["hero-red"], ["hero-green"], ["hero-blue"], ["hero-intangible"]]
HIT = {"ask": "counter", "turn": 0, "from": 0, "hit": "villain-red 1.red", "countered": []}
HIT_AT = {**HANDS, "teams": [[], [["hero-red"], ["hero-green"]]], "to_move": 1}


def read(data, seats=2):
    return GAME.read_position(data, seats, read_options(GAME.options, GAME.presets, {}))


@pytest.mark.parametrize("data, code, where", [
    ({**HANDS, "bodies": []}, "unknown-key", ""),
    ({"hands": [["hero-red"] * 4, []]}, "too-many", "hands[0]"),
    ({"hands": [["snap"] * 3, []]}, "too-many-copies", ""),
    ({**HANDS, "teams": [[["villain-red"]], []]}, "marvel-pile-without-hero", "teams[0][0]"),
    ({**HANDS, "teams": [[["hero-red"], ["hero-red"]], []]}, "marvel-second-hero", "teams[0][1]"),
    *(({**HANDS, "teams": [[pile], []]}, "marvel-wrong-colour-on-hero", "teams[0][0][1]")
      for pile in (["hero-red", "villain-blue"], ["hero-intangible", "power-red"])),
    *(({**HANDS, "teams": [[], [["hero-red", *much]]]}, "marvel-too-much-on-hero", "teams[1][0]")
      for much in (["power-red"] * 3, ["villain-red"] * 2, ["villain-red", "power-red"], ["snap"],
                   ["ally-red-blue", "power-red"], ["hero-blue"])),
    ({**HANDS, "teams": [[], FOUR]}, "live-winner", "teams[1]"),
    ({"hands": [["snap", "spy", "spy"], []], "teams": [FOUR, []]}, "live-winner", "teams[0]"),
    ({**HIT_AT, "pending": {**HIT, "ask": "spread"}}, "not-a-choice", "pending.ask"),
    ({**HIT_AT, "pending": {"ask": "counter"}}, "missing-key", "pending"),
    ({**HIT_AT, "pending": {**HIT, "hand": 1}}, "unknown-key", "pending"),
    ({**HIT_AT, "pending": {**HIT, "hit": "hero-red"}}, "marvel-not-a-hit", "pending.hit"),
    ({**HIT_AT, "pending": {**HIT, "hit": "use snap"}}, "marvel-not-a-hit", "pending.hit"),
    ({**HIT_AT, "pending": {**HIT, "hit": "villain-blue 1.red"}}, "nothing-to-decide", "pending"),
    ({**HIT_AT, "pending": {**HIT, "countered": [1]}}, "marvel-cannot-counter-that", "pending.countered"),
    ({**HIT_AT, "to_move": 0, "pending": HIT}, "nothing-to-decide", "pending"),
    ({**HIT_AT, "pending": {"ask": "use", "turn": 0, "hand": 1}}, "marvel-another-is-asked", "to_move"),
    ({**HANDS, "pending": {"ask": "use", "turn": 0, "hand": 0}}, "nothing-to-decide", "pending"),
    ({"hands": [[], ["counter"]], "pending": {"ask": "use", "turn": 0, "hand": 1}},
     "nothing-to-decide", "pending"),
    ({**HIT_AT, "pending": {"ask": "eliminate", "turn": 0, "left": 2, "countered": []}},
     "not-a-number", "pending.left"),
    ({**HANDS, "pending": {"ask": "aim", "turn": 0, "from": 0, "hit": "villain-red", "countered": [1]}},
     "nothing-to-decide", "pending"),
    ({**HIT_AT, "pending": {**HIT, "countered": [1, 0]}}, "marvel-seats-out-of-order", "pending.countered"),
])
def test_what_cannot_be(data, code, where):
    with pytest.raises(BadInput) as bad:
        read(data)
    assert (bad.value.code, bad.value.where) == (code, where)


def test_a_villain_in_the_air_counts():
    full = {**HIT_AT, "hands": [["villain-red"] * 3, ["villain-red"]]}
    assert read({**full, "to_move": 0})
    with pytest.raises(BadInput, match="too-many-copies"):
        read({**full, "pending": HIT})


def test_a_finished_game_reads_as_finished():
    state = read({**HANDS, "teams": [FOUR, []]})
    assert GAME.winners(state) == (0,) and GAME.decision(state) is None and position(state)["pending"] is None


def test_the_deal_and_the_order_of_the_deck():
    # marvel.1
    options = read_options(GAME.options, GAME.presets, {})
    deck = GAME.new_deck(3, options, Random(1))
    state = GAME.start(3, options, deck)
    assert [sorted(hand) for hand in position(state)["hands"]] == [sorted(deck[n:n + 3]) for n in (0, 3, 6)]
    assert position(state)["deck"] == list(deck[9:])
    with pytest.raises(BadInput):
        GAME.start(3, options, deck[1:])
