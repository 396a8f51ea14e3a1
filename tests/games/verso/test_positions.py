"""Positions as text: what is left out, and what cannot be."""

import pytest

from tests.games.verso.tables import options, table
from virus_nb.engine import BadInput
from virus_nb.games.verso.rules import GAME
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line

SQUARE = ["blue-1/1~green-2/3", "blue-3/1~green-2/3", "blue-5/1~green-4/3", "green-1/1~orange-2/3",
          "green-3/1~orange-2/3", "green-5/1~orange-4/3", "orange-1/1~blue-2/3", "orange-3/1~blue-2/3",
          "orange-5/1~blue-4/3"]
CARD = "green-6/1~orange-1/3"


def read(data, seats=2, **given):
    return GAME.write_position(GAME.read_position(data, seats, options(**given)))


def test_what_is_left_out():
    assert read({}) == {"areas": [[], []], "deck": [], "discard": [], "scores": [0, 0],
                        "square_ready": [True, True], "to_move": 0}
    assert read({}, last_bank="chosen")["last_banks"] == []
    assert read({}, rearm="both")["square_waits"] == [[], []]


def test_a_square_that_stands_has_been_scored():
    """verso.9: left out, ``square_ready`` is false there."""
    data = {"areas": [SQUARE, []], "deck": [CARD]}
    assert read(data)["square_ready"] == [False, True]
    assert read(data, rearm="both")["square_waits"] == [["bank", "break"], []]
    assert read({**data, "areas": [SQUARE[1:], []], "square_ready": [False, True]},
                rearm="both")["square_waits"] == [["bank"], []]
    # without cards in the deck nothing can score any more
    assert read({"areas": [SQUARE, []], "square_ready": [True, True]})["square_ready"] == [True, True]


def test_a_position_reads_back():
    data = {"areas": [SQUARE[:4], ["orange-J/3~green-1/1"]], "deck": [CARD, "blue-4/3~green-5/1"],
            "discard": ["blue-6/3~orange-5/1", "green-J/1~blue-3/3"], "scores": [12, 7], "to_move": 1,
            "square_ready": [False, True]}
    assert read(data) == data
    due = {"areas": [SQUARE[:4], []], "to_move": 2, "last_banks": [2, 0]}
    found = read({**due, "areas": [*due["areas"], []]}, 3, last_bank="chosen")
    assert found["last_banks"] == [2, 0] and found["to_move"] == 2


IMPOSSIBLE = [
    ([], {}, "not-an-object", ""),
    ({"hands": []}, {}, "unknown-key", ""),
    ({"square_waits": [[], []]}, {}, "unknown-key", ""),
    ({"last_banks": []}, {}, "unknown-key", ""),
    ({"areas": [[]]}, {}, "not-that-many", "areas"),
    ({"areas": [["blue-5/1"], []]}, {}, "verso-no-card", "areas[0][0]"),
    ({"areas": [["blue-5/1~?"], []]}, {}, "verso-no-card", "areas[0][0]"),
    ({"areas": [["blue-5/1~green-3/3"], []]}, {}, "verso-no-card", "areas[0][0]"),
    ({"deck": ["?"]}, {}, "verso-no-card", "deck[0]"),
    ({"deck": [CARD, 5]}, {}, "verso-no-card", "deck[1]"),
    ({"deck": [CARD], "discard": ["orange-1/3~green-6/1"]}, {}, "card-twice", "discard[0]"),
    ({"areas": [["blue-5/1~green-4/3", "blue-5/3~green-4/1"], []]}, {}, "verso-twins", "areas[0][1]"),
    ({"scores": [0, -1]}, {}, "not-a-number", "scores[1]"),
    ({"scores": [0, True]}, {}, "not-a-number", "scores[1]"),
    ({"to_move": 2}, {}, "not-a-number", "to_move"),
    ({"square_ready": [1, True]}, {}, "not-a-flag", "square_ready[0]"),
    ({"areas": [SQUARE, []], "deck": [CARD], "square_ready": [True, True]}, {}, "verso-square-scored",
     "square_ready[0]"),
    ({"deck": [CARD], "square_ready": [False, True]}, {"rearm": "break"}, "verso-square-broken",
     "square_ready[0]"),
    ({"deck": [CARD], "square_ready": [False, True], "square_waits": [["break"], []]}, {"rearm": "both"},
     "verso-square-broken", "square_waits[0]"),
    ({"square_ready": [True, True], "square_waits": [["bank"], []]}, {"rearm": "both"},
     "verso-ready-or-waits", "square_waits[0]"),
    ({"square_ready": [False, True], "square_waits": [[], []]}, {"rearm": "both"}, "verso-ready-or-waits",
     "square_waits[0]"),
    ({"square_ready": [False, True], "square_waits": [["break", "bank"], []]}, {"rearm": "both"},
     "verso-waits-order", "square_waits[0]"),
    ({"square_ready": [False, True], "square_waits": [["luck"], []]}, {"rearm": "both"}, "not-a-choice",
     "square_waits[0][0]"),
    ({"deck": [CARD], "last_banks": [0]}, {"last_bank": "chosen"}, "verso-last-banks-early", "last_banks"),
    ({"last_banks": [1, 0]}, {"last_bank": "chosen"}, "verso-last-banks-order", "last_banks"),
    ({"last_banks": [0, 1, 0]}, {"last_bank": "chosen"}, "too-many", "last_banks"),
]


@pytest.mark.parametrize(("data", "given", "code", "where"), IMPOSSIBLE)
def test_positions_that_cannot_be(data, given, code, where):
    with pytest.raises(BadInput) as bad:
        read(data, **given)
    assert (bad.value.code, bad.value.where) == (code, where)
    for lang in LANGUAGES:
        assert error_line(words(lang), bad.value)


def test_more_cards_than_are_dealt():
    """verso.1: 15 a player; fewer are fine."""
    from virus_nb.games.verso.cards import DECK
    assert len(read({"deck": list(DECK[:15])}, 1)["deck"]) == 15
    with pytest.raises(BadInput) as bad:
        read({"deck": list(DECK[:16])}, 1)
    assert bad.value.code == "too-many-cards" and bad.value.facts == {"value": 16, "number": 15}


def test_options_that_are_none():
    with pytest.raises(BadInput, match="not-a-choice"):
        table(given={"rearm": "never"})
    with pytest.raises(BadInput, match="unknown-option"):
        table(given={"jokers": "wild"})
    assert options(preset="seed") == options()
