"""The square and when the next one can score (verso.8, verso.9)."""

import pytest

from tests.games.verso.tables import faces, play, table
from virus_nb.games.verso.rules import GAME

EIGHT = "blue-1/1 blue-3/1 blue-5/1 green-1/1 green-3/1 green-5/1 orange-1/1 orange-3/1"
TALL = "blue-1/1 blue-2/1 blue-3/1 blue-4/1 blue-5/1 green-1/1 green-3/1 green-5/1 orange-1/1 orange-3/1"
LAST = "orange-5/1~blue-4/3"
NEXT = " orange-2/1~green-3/3"


def ready(state):
    return GAME.write_position(state)["square_ready"]


def test_three_by_three():
    after, events = play(table(EIGHT, deck=LAST), "keep")
    assert GAME.scores(after) == (7, 0) and ready(after) == [False, True]
    assert (events[-1].kind, events[-1].rule, events[-1].number) == ("square", "verso.8", 7)


def test_a_turned_card_makes_it_on_anothers_turn():
    """verso.8: whoever's turn it is."""
    row = ("blue-1/1 blue-2/1 blue-3/1 blue-6/1~orange-5/3 green-1/1 green-3/1 green-5/3 "
           "orange-1/1 orange-2/1")
    after, events = play(table("blue-4/1 blue-5/1", row), "bank blue 4-5")
    assert GAME.scores(after) == (2, 7) and events[-1].seat == 1
    assert "orange-5/3" in faces(after, 1)


@pytest.mark.parametrize(("square", "points"), [("at-least", 7), ("exactly", 0)])
def test_rows_of_five_three_and_three(square, points):
    after, _ = play(table(TALL, deck=LAST, given={"square": square}), "keep")
    assert GAME.scores(after) == (points, 0)


def test_exactly_three_ends_with_a_fourth():
    """verso.8, verso.9 with square=exactly and rearm=break: a fourth card ends it."""
    given = {"square": "exactly", "rearm": "break"}
    state = table(EIGHT.replace("blue-1/1", "blue-4/1"), deck=LAST + " green-2/1 blue-6/1~green-5/3",
                  given=given)
    after, _ = play(state, "keep")
    assert GAME.scores(after) == (7, 0) and ready(after) == [False, True]
    after, _ = play(after, "keep", "keep")
    assert ready(after) == [True, True] and GAME.scores(after)[0] == 7


@pytest.mark.parametrize(("rearm", "points", "waits"), [
    ("bank", 7 + 5 + 7, None), ("break", 7 + 5, None), ("both", 7 + 5, [["break"], []])])
def test_a_square_that_stands_after_a_bank(rearm, points, waits):
    """verso.9: the five blue ones are banked, three remain."""
    after, _ = play(table(TALL, deck=LAST + NEXT, given={"rearm": rearm}), "keep", "keep", "bank blue 1-5")
    assert GAME.scores(after)[0] == points and ready(after)[0] is False
    assert GAME.write_position(after).get("square_waits") == waits


@pytest.mark.parametrize(("rearm", "points"), [("bank", 0), ("break", 7), ("both", 0)])
def test_a_square_that_is_broken_and_made_again(rearm, points):
    """verso.9: a neighbour's bank breaks it, the next card makes it again."""
    mine = ("blue-1/1 blue-2/1 blue-6/1~orange-1/3 green-1/3 green-2/1 green-4/1 "
            "orange-1/1 orange-2/1 orange-4/1")
    state = table(mine, "blue-3/1 blue-4/1", deck="blue-5/1", to_move=1, square_ready=[False, True],
                  given={"rearm": rearm})
    after, _ = play(state, "bank blue 3-4", "keep")
    assert GAME.scores(after) == (points, 2)


def test_both_in_either_order():
    """verso.9 with rearm=both: bank first and break later, or the other way round."""
    given = {"rearm": "both"}
    broken = table(EIGHT + " blue-2/1", deck=LAST, square_ready=[False, True], square_waits=[["bank"], []],
                   given=given)
    after, _ = play(broken, "bank blue 1-3")
    assert ready(after) == [True, True]
    standing = table(EIGHT + " orange-5/1 orange-6/3", square_ready=[False, True], given=given)
    assert GAME.write_position(standing)["square_waits"] == [["bank", "break"], []]
    after, _ = play(standing, "bank orange 5-6")
    assert ready(after) == [True, True] and GAME.scores(after) == (4, 0)


def test_a_square_that_is_made_too_early():
    """verso.9: nothing at first; after a later bank it still stands and scores."""
    state = table(TALL, deck=LAST + NEXT, square_ready=[False, True])
    after, _ = play(state, "keep")
    assert GAME.scores(after) == (0, 0)
    after, events = play(after, "keep", "bank blue 3-5")
    assert GAME.scores(after) == (3 + 7, 0) and [event.kind for event in events][-1] == "square"


def test_the_bankers_own_square_comes_before_the_flips():
    """verso.7: points first, then the square, then the neighbour."""
    state = table(EIGHT + " orange-5/1 blue-2/1 blue-4/3", "blue-6/1~green-1/3", square_ready=[False, True])
    _, events = play(state, "bank blue 1-2")
    assert [event.kind for event in events] == ["banked", "left", "square", "turned"]
