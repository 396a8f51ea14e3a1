"""Taking a card, banking a run, and what the neighbours do."""

import pytest

from tests.games.verso.tables import faces, play, rule, table, texts
from virus_nb.engine import BadInput
from virus_nb.games.verso.rules import GAME


def test_keep_and_flip():
    """verso.2, verso.3: as it lies, or turned over; either way the turn is over."""
    state = table(deck="blue-5/1~green-4/3")
    kept, (event,) = play(state, "keep")
    assert faces(kept, 0) == "blue-5/1" and kept.to_move == 1
    assert (event.kind, event.rule) == ("kept", "verso.3")
    assert (event.cards, event.places) == (("blue-5/1",), ("0.blue",))
    flipped, (event,) = play(state, "flip")
    assert faces(flipped, 0) == "green-4/3"
    assert (event.kind, event.cards) == ("flipped", ("blue-5/1", "green-4/3"))
    assert event.places == ("0.blue", "0.green")


def test_a_twin_is_discarded_whatever_its_points():
    """verso.4: same colour and value; the turn is used."""
    state = table("orange-5/1", deck="orange-5/3~blue-4/1")
    after, (event,) = play(state, "keep")
    assert (event.kind, event.rule) == ("kept-twin", "verso.4") and faces(after, 0) == "orange-5/1"
    assert GAME.write_position(after)["discard"] == ["orange-5/3~blue-4/1"] and after.to_move == 1
    after, (event,) = play(table("blue-4/3", deck="orange-5/3~blue-4/1"), "flip")
    assert event.kind == "flipped-twin" and GAME.write_position(after)["discard"] == ["blue-4/1~orange-5/3"]


def test_one_joker_a_row():
    """verso.4: a second joker of a colour is a twin, one of another colour is not."""
    after, events = play(table("green-J/3", deck="blue-3/3~green-J/1"), "flip")
    assert events[0].kind == "flipped-twin"
    after, events = play(table("green-J/3", deck="blue-2/3~orange-J/1"), "flip")
    assert faces(after, 0) == "green-J/3 orange-J/1"


def test_a_twin_that_must_be_turned():
    """verso.4 with keep_duplicate=must-flip: only while the card on top is a twin."""
    given = {"keep_duplicate": "must-flip"}
    state = table("orange-5/1", deck="orange-5/3~blue-4/1", given=given)
    assert texts(state) == ["flip"] and rule(state, "keep") == "verso.4"
    assert texts(table("orange-5/1", deck="orange-4/3", given=given))[:2] == ["keep", "flip"]
    assert rule(table("orange-5/1", deck="orange-5/3", given={}), "keep") is None


def test_six_cards_are_banked_three_times():
    """verso.5: 18, then 12, then 6; every time the two highest leave."""
    state = table("blue-1/3 blue-2/3 blue-3/3 blue-4/3 blue-5/3 blue-6/3")
    after, events = play(state, "bank blue 1-6")
    assert [event.kind for event in events] == ["banked", "left"] and events[0].number == 18
    assert events[1].cards == ("blue-5/3", "blue-6/3")
    assert faces(after, 0) == "blue-1/3 blue-2/3 blue-3/3 blue-4/3"
    after, _ = play(after, "keep", "bank blue 1-4", "keep", "bank blue 1-2")
    assert GAME.scores(after) == (18 + 12 + 6, 0) and faces(after, 0) == ""


def test_a_joker_counts_its_own_points():
    """verso.5: green 2 (3), joker (1), 4 (3) make 7; the 4 and the joker leave."""
    after, events = play(table("green-2/3 green-J/1 green-4/3"), "bank green 2-4 J3")
    assert events[0].number == 7 and events[0].cards == ("green-2/3", "green-J/1", "green-4/3")
    assert faces(after, 0) == "green-2/3"


def test_the_joker_is_what_it_is_called():
    """verso.6: which cards are highest goes by the named value."""
    row = "blue-3/1 blue-4/1 blue-J/3"
    for text, left in (("bank blue 3-5 J5", "blue-3/1"), ("bank blue 2-4 J2", "blue-J/3")):
        after, events = play(table(row), text)
        assert faces(after, 0) == left and events[0].number == 5
    # it may stand for a value that is there as well: that card is not in the run
    after, _ = play(table("blue-3/1 blue-4/3 blue-J/1"), "bank blue 3-4 J4")
    assert faces(after, 0) == "blue-4/3" and GAME.scores(after) == (2, 0)


def test_the_neighbour_turns_the_highest_number():
    """verso.7: of that colour, jokers left out; the flip causes no other."""
    state = table("blue-3/1 blue-4/3", "blue-2/1 blue-5/3~orange-6/1 blue-J/1 green-6/3")
    after, events = play(state, "bank blue 3-4")
    assert faces(after, 1) == "blue-2/1 blue-J/1 green-6/3 orange-6/1"
    assert (events[-1].kind, events[-1].rule, events[-1].seat) == ("turned", "verso.7", 1)
    assert events[-1].cards == ("blue-5/3", "orange-6/1") and events[-1].places == ("1.blue", "1.orange")


def test_a_turned_twin_is_discarded():
    """verso.7: what appears is there already."""
    state = table("blue-3/1 blue-4/3", "blue-5/3~orange-6/1 orange-6/3")
    after, events = play(state, "bank blue 3-4")
    assert faces(after, 1) == "orange-6/3" and events[-1].kind == "turned-twin"
    assert GAME.write_position(after)["discard"][-1] == "orange-6/1~blue-5/3"


@pytest.mark.parametrize(("given", "after_flip"), [("stays", "blue-J/3"), ("flips", "green-4/1")])
def test_a_lone_joker(given, after_flip):
    """verso.7 with both values of sole_joker."""
    state = table("blue-3/1 blue-4/3", "blue-J/3~green-4/1", given={"sole_joker": given})
    after, _ = play(state, "bank blue 3-4")
    assert faces(after, 1) == after_flip


def test_who_is_a_neighbour():
    """verso.7: one of two, two of three, left and right of four; never the one opposite."""
    def turned(seats):
        others = ["blue-5/3~orange-6/1", "blue-1/3~orange-6/1", "blue-2/1~green-3/3"][:seats - 1]
        _, events = play(table("blue-3/1 blue-4/3", *others), "bank blue 3-4")
        return [event.seat for event in events if event.kind == "turned"]
    assert [turned(seats) for seats in (2, 3, 4)] == [[1], [1, 2], [1, 3]]


def test_seats_in_turn():
    """verso.12: seat 0 begins, and then around."""
    state = table(seats=3, deck="blue-1/1")
    assert GAME.decision(state).seat == 0
    after, _ = play(state, "keep", "keep")
    assert GAME.decision(after).seat == 2 and GAME.decision(after).kind == "turn"


@pytest.mark.parametrize(("text", "quoted"), [
    ("pass", "verso.14"),
    ("bank blue 0-1", "verso.6"), ("bank blue 5-7", "verso.6"), ("bank blue 6-1", "verso.6"),
    ("bank blue 3-4 J5", "verso.6"), ("bank blue 3-4 J0", "verso.6"), ("bank red 1-9", "verso.6"),
    ("bank blue 3-3", "verso.5"), ("bank blue 3-5", "verso.5"), ("bank blue 3-4 J4", "verso.5"),
    ("bank green 3-4", "verso.5"), ("bank red 3-3", "verso.5"), ("bank red 3-4", "verso.2"),
    ("bank", "verso.2"), ("bank blue", "verso.2"), ("keep blue", "verso.2"), ("bank blue 3-4 ", "verso.2"),
    ("bank blue ３-4", "verso.2"), ("flip flip", "verso.2"),
])
def test_what_a_refusal_quotes(text, quoted):
    """The first rule that fits: verso.10, .14, .4, .6, .5, .2 in this order."""
    state = table("blue-3/1 blue-4/3 orange-6/1~green-5/3")
    assert texts(state) == ["keep", "flip", "bank blue 3-4"]
    assert rule(state, text) == quoted


def test_words_of_no_move():
    with pytest.raises(BadInput) as bad:
        GAME.why_not(table(), "discard blue-5/1")
    assert bad.value.code == "not-a-move"


def test_pass_is_a_move_only_of_a_table_that_chooses():
    assert GAME.move(table(), "pass") is None
    assert GAME.move(table(given={"last_bank": "chosen"}), "pass").text == "pass"
