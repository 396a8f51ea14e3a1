"""Positions that cannot be are refused, with the place and what is wrong there."""

from random import Random

import pytest

from tests.games.virus.boards import at, position
from virus_nb.engine import BadInput, read_options
from virus_nb.games.virus.rules import GAME

HANDS = {"hands": [["organ-red"], ["organ-blue"]]}
FOUR = [["organ-red"], ["organ-green"], ["organ-blue"], ["organ-yellow"]]


def read(data, seats=2):
    return GAME.read_position(data, seats, read_options(GAME.options, GAME.presets, {}))


@pytest.mark.parametrize("data, code, where", [
    ([], "not-an-object", ""),
    ({}, "missing-key", ""),
    ({**HANDS, "team": []}, "unknown-key", ""),
    ({"hands": [[]]}, "not-that-many", "hands"),
    ({"hands": [[], ["organ-red", "organ-pink"]]}, "not-a-choice", "hands[1][1]"),
    ({"hands": [[], ["virus-red"] * 4]}, "too-many", "hands[1]"),
    ({"hands": [[], "organ-red"]}, "not-a-list", "hands[1]"),
    ({"hands": [["organ-wild"], ["organ-wild"]]}, "too-many-copies", ""),
    ({**HANDS, "deck": ["organ-red"] * 5}, "too-many-copies", ""),
    ({**HANDS, "to_move": 2}, "not-a-number", "to_move"),
    ({**HANDS, "to_move": True}, "not-a-number", "to_move"),
    ({**HANDS, "bodies": [[["organ-red"], ["organ-red"]], []]}, "second-organ", "bodies[0][1]"),
    ({**HANDS, "bodies": [[[]], []]}, "pile-without-organ", "bodies[0][0]"),
    ({**HANDS, "bodies": [[["virus-red"]], []]}, "pile-without-organ", "bodies[0][0]"),
    ({**HANDS, "bodies": [[["organ-red", "virus-blue"]], []]}, "wrong-colour-on-organ", "bodies[0][0][1]"),
    ({**HANDS, "bodies": [[["organ-red", "transplant"]], []]}, "cannot-lie-on-organ", "bodies[0][0][1]"),
    ({**HANDS, "bodies": [[["organ-red", "organ-blue"]], []]}, "cannot-lie-on-organ", "bodies[0][0][1]"),
    *(({**HANDS, "bodies": [[], [["organ-red", *much]]]}, "too-much-on-organ", "bodies[1][0]")
      for much in (["medicine-red"] * 3, ["virus-red"] * 2, ["virus-red", "medicine-red"])),
    ({**HANDS, "bodies": [FOUR, FOUR]}, "live-winner", "bodies[0]"),
    ({"hands": [["virus-red"] * 3, []], "bodies": [[], FOUR]}, "live-winner", "bodies[1]"),
    ({**HANDS, "pending": {"ask": "spread", "moved": 0}}, "nothing-to-decide", "pending"),
    ({**HANDS, "pending": {"ask": "spread"}}, "missing-key", "pending"),
    ({**HANDS, "pending": {"ask": "counter", "moved": 0}}, "not-a-choice", "pending.ask"),
    ({**HANDS, "pending": {"ask": "spread", "moved": -1}}, "not-a-number", "pending.moved"),
    ({"hands": [["?"], []]}, "missing-key", ""),
])
def test_what_cannot_be(data, code, where):
    with pytest.raises(BadInput) as bad:
        read(data)
    assert (bad.value.code, bad.value.where) == (code, where)


def test_what_is_left_out_is_filled_in():
    state = read({"hands": [["organ-red", "virus-wild"], []]})
    told = position(state)
    assert (told["bodies"], told["discard"], told["to_move"], told["pending"]) == ([[], []], [], 0, None)
    # the rest of the 68 cards, in the order of the table
    assert len(told["deck"]) == 66 and told["deck"][:5] == ["organ-red"] * 4 + ["organ-green"]
    assert told["deck"][-1] == "medical-error" and "virus-wild" not in told["deck"]


def test_a_finished_game_reads_as_finished():
    state = at(["organ-red"], ["red green blue yellow"])
    assert GAME.winners(state) == (0,) and GAME.decision(state) is None


def test_the_order_of_the_deck_and_of_medicines_is_kept():
    data = {"hands": [[], []], "bodies": [[["organ-red", "medicine-wild", "medicine-red"]], []],
            "deck": ["virus-red", "organ-blue"], "discard": ["organ-green", "virus-blue"],
            "to_move": 1, "pending": None}
    assert position(read(data)) == data


def test_the_deal_goes_three_by_three():
    # virus.1 and virus.2
    options = read_options(GAME.options, GAME.presets, {})
    deck = sorted(GAME.new_deck(2, options, Random(1)))
    state = GAME.start(3, options, deck)
    assert [sorted(hand) for hand in position(state)["hands"]] == [deck[:3], deck[3:6], deck[6:9]]
    assert position(state)["deck"] == deck[9:] and position(state)["to_move"] == 0
    for wrong in (deck[1:], [*deck[1:], "organ-wild"], [*deck[1:], "organ-pink"]):
        with pytest.raises(BadInput):
            GAME.start(2, options, wrong)
