"""The picture of Virus Wars: every cell a place with a name, what is in reach and why."""

import pytest

from tests.games.virus_wars.boards import at, opening
from virus_nb.games.virus_wars import KIT
from virus_nb.games.virus_wars.state import pieces
from virus_nb.games.virus_wars.why import why_in_reach
from virus_nb.words import LANGUAGES, words

CHAIN = ("R....", ".r...", "..r..", ".....", "BBBBB")


def cells(state, lang="en", viewer=0):
    board = KIT.draw(state, words(lang), viewer).panels[0]
    return {item.place: item for item in board.items if item.place}


def test_every_cell_is_a_place_with_a_label_in_reading_order():
    places = list(cells(opening()))
    assert len(places) == 121
    assert places[:2] == ["a11", "b11"] and places[-1] == "k1"


@pytest.mark.parametrize("size", [(15, 15), (11, 11), (1, 15), (15, 2)])
def test_a_board_fits_a_telephone(size):
    rows, columns = size
    board = KIT.draw(opening(rows=rows, columns=columns), words("en"), None).panels[0]
    assert board.w <= 340
    assert all(0 <= item.x <= board.w - item.w and 0 <= item.y <= board.h - item.h for item in board.items)


def test_what_stands_on_a_cell_is_a_shape_of_its_own():
    drawn = cells(at("R.....", "......", "......", "...r..", "....rb", "BBBB.b", to_move="red"))
    assert {place: drawn[place].symbol for place in ("a6", "a5", "c3", "d3", "f2", "a1")} == {
        "a6": "virus_wars:live-red", "a5": "virus_wars:open-red", "c3": "virus_wars:empty",
        "d3": "virus_wars:cut-red", "f2": "virus_wars:cut-blue", "a1": "virus_wars:live-blue"}
    drawn = cells(at("BR", "rb", given={"steps": 1}))
    assert [drawn[place].symbol for place in ("a2", "b2", "a1", "b1")] == [
        "virus_wars:live-blue", "virus_wars:prey-red", "virus_wars:zombie-red",
        "virus_wars:zombie-blue"]


def test_a_label_says_why_a_cell_is_in_reach():
    """virus_wars.6"""
    drawn = cells(at(*CHAIN, to_move="red"), viewer=1)
    assert drawn["b5"].label == "b5: empty, in reach from the live virus on a5"
    assert drawn["d3"].label == (
        "d3: empty, in reach from the live virus on a5 over 2 zombies, the last one on c3")
    assert drawn["a3"].label == "a3: empty, in reach from the live virus on a5 over the zombie on b4"
    assert drawn["a1"].label == "a1: live blue virus"
    assert {place for place, item in drawn.items() if item.style == "reach"} == {
        "a3", "a4", "b2", "b3", "b5", "c2", "c4", "c5", "d2", "d3", "d4"}


def test_why_names_the_way_from_the_cell_to_the_live_virus():
    state = at(*CHAIN, to_move="red")
    assert why_in_reach(state[0].board.cell("d2"), pieces(state), 1) == ("a5", ("c3", "b4"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_things_stand_is_told_in_every_language(lang):
    for state in (opening(), at(*CHAIN, to_move="red", steps_left=1), at("..", "..")):
        for viewer in (0, 1, None):
            status = KIT.draw(state, words(lang), viewer).panels[1]
            assert status.label and status.title
            assert [item.text for item in status.items if item.key == "steps"][0]


def test_the_status_counts_steps_left_and_steps_possible():
    status = KIT.draw(at(*CHAIN, to_move="red", steps_left=2), words("en"), 1).panels[1]
    texts = {item.key: item.text for item in status.items}
    assert texts["side-blue.1"] == "18 steps possible"
    assert texts["side-red.0"] == "Red · you"
    assert texts["side-red.2"] == "1 live · 2 zombies"
    assert texts["steps"] == "Red: 2 steps left"
    assert [item.symbol for item in status.items if item.key.startswith("step-")] == [
        "virus_wars:step"] * 2 + ["virus_wars:step-made"] * 3
