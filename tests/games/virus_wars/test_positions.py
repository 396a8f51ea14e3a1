"""Positions of Virus Wars as text: what is read, what is left out, what cannot be."""

import pytest

from tests.games.virus_wars.boards import at, board, opening, options
from virus_nb.engine import BadInput
from virus_nb.games.virus_wars.rules import GAME


def read(data, **given):
    return GAME.read_position(data, 2, options(**given))


def test_everything_is_spelled_out():
    assert GAME.write_position(opening(rows=2, columns=3)) == {
        "board": ["...", "..."], "to_move": "blue", "steps_left": 5, "entry": ["blue", "red"]}


def test_what_is_left_out():
    assert GAME.write_position(read({}))["entry"] == ["blue", "red"]
    assert board(read({}, rows=4, columns=7)) == ["......."] * 4
    assert GAME.write_position(at("B..", "..R"))["entry"] == []
    first = at("B....", ".....", entry=["red"], given={"first_turn_steps": 2})
    assert GAME.write_position(first)["steps_left"] == 2
    assert GAME.write_position(at("B....", ".....", entry=["red"], to_move="red"))["steps_left"] == 5


def test_the_board_sets_its_size_unless_an_option_names_another():
    """virus_wars.1"""
    assert board(read({"board": ["...", "..."]})) == ["...", "..."]
    assert board(read({"board": ["...", "..."]}, rows=2)) == ["...", "..."]
    for given in ({"rows": 3}, {"columns": 11}, {"rows": 11}, {"preset": "seed"}):
        with pytest.raises(BadInput) as bad:
            read({"board": ["...", "..."]}, **given)
        assert (bad.value.code, bad.value.where) == ("virus_wars-other-size", "board")


def test_the_top_row_comes_first():
    state = at("B.r", ".bR", "...")
    assert board(state) == ["B.r", ".bR", "..."]
    assert GAME.why_not(state, "a3").why == "own-virus"


@pytest.mark.parametrize(("data", "code", "where"), [
    ([], "not-an-object", ""),
    ({"grid": []}, "unknown-key", ""),
    ({"board": "..."}, "not-a-list", "board"),
    ({"board": []}, "virus_wars-size", "board"),
    ({"board": ["."]}, "virus_wars-size", "board"),
    ({"board": [""]}, "virus_wars-size", "board"),
    ({"board": ["." * 16]}, "virus_wars-size", "board"),
    ({"board": [".."] * 16}, "too-many", "board"),
    ({"board": ["...", ".."]}, "virus_wars-ragged", "board[1]"),
    ({"board": ["...", "..x"]}, "not-a-choice", "board[1][2]"),
    ({"board": ["...", 3]}, "not-a-text", "board[1]"),
    ({"to_move": 0}, "not-a-choice", "to_move"),
    ({"to_move": "green"}, "not-a-choice", "to_move"),
    ({"steps_left": 6}, "not-a-number", "steps_left"),
    ({"steps_left": 0}, "not-a-number", "steps_left"),
    ({"steps_left": True}, "not-a-number", "steps_left"),
    ({"entry": "red"}, "not-a-list", "entry"),
    ({"entry": ["green"]}, "not-a-choice", "entry[0]"),
    ({"entry": ["red", "blue"]}, "virus_wars-entry-order", "entry"),
    ({"entry": ["red", "red"]}, "virus_wars-entry-order", "entry"),
    ({"board": ["B..", "..."], "entry": ["blue"]}, "virus_wars-has-entered", "entry"),
    ({"board": ["b..", "..."], "entry": ["red"]}, "virus_wars-has-entered", "entry"),
    ({"board": ["r.B", "..."], "entry": ["red"]}, "virus_wars-has-entered", "entry"),
])
def test_what_cannot_be_is_refused_with_its_place(data, code, where):
    with pytest.raises(BadInput) as bad:
        read(data)
    assert (bad.value.code, bad.value.where) == (code, where)


def test_a_finished_game_keeps_the_loser_to_move():
    """virus_wars.9"""
    state = at("Brb...", "rrb...", "......", ".....R")
    position = GAME.write_position(state)
    assert (position["to_move"], position["steps_left"]) == ("blue", 5)
    assert GAME.winners(GAME.read_position(position, 2, options())) == (1,)


def test_there_is_no_deck():
    with pytest.raises(BadInput):
        GAME.start(2, options(), ("organ-red",))
