"""The end of the game, playing alone, and who has won (verso.10, verso.11, verso.13)."""

import pytest

from tests.games.verso.tables import faces, play, rule, table, texts
from virus_nb.engine import BadInput, Recorded, Seeded
from virus_nb.games.verso.rules import GAME

CHOSEN = {"last_bank": "chosen"}
RUN = "blue-1/3 blue-2/3 blue-3/1"


def last(*areas, **more):
    return table(*areas, deck="orange-1/1~green-2/3", bare=True, **more)


def test_the_best_runs_are_banked():
    """verso.10: after the last card, without flips; the two highest leave."""
    state = last(RUN, "blue-5/3~orange-6/1 green-1/1")
    after, events = play(state, "keep")
    assert [event.kind for event in events] == ["kept", "deck-empty", "no-run", "banked", "left", "won"]
    assert GAME.scores(after) == (7, 0) and GAME.winners(after) == (0,) and GAME.decision(after) is None
    assert faces(after, 0) == "blue-1/3 orange-1/1" and faces(after, 1) == "blue-5/3 green-1/1"
    assert after.to_move == 1 and texts(after) == []


def test_the_last_square_scores_and_no_other():
    """verso.8, verso.10: the last card's square, then the banks, which score none."""
    eight = "blue-1/1 blue-3/1 blue-5/1 green-1/1 green-3/1 green-5/1 orange-2/1 orange-3/1"
    after, events = play(last(eight, "green-2/1 green-3/3"), "keep")
    assert [event.kind for event in events] == [
        "kept", "square", "deck-empty", "banked", "left", "banked", "left", "won"]
    assert GAME.scores(after) == (7 + 3, 4)
    assert [event.seat for event in events if event.kind == "banked"] == [1, 0]


def test_last_banks_that_are_chosen():
    """verso.10 with last_bank=chosen: in turn after the last card; without a run one passes."""
    state, _ = play(last(RUN, "blue-5/3", given=CHOSEN), "keep")
    assert GAME.decision(state).kind == "last-bank" and GAME.decision(state).seat == 1
    assert texts(state) == ["pass"] and GAME.winners(state) is None
    state, _ = play(state, "pass")
    assert texts(state) == ["bank blue 1-2", "bank blue 1-3", "bank blue 2-3"]
    assert rule(state, "pass") == rule(state, "keep") == rule(state, "flip") == "verso.10"
    assert rule(state, "bank blue 4-5") == "verso.5"
    state, events = play(state, "bank blue 2-3")
    assert GAME.scores(state) == (4, 0) and GAME.winners(state) == (0,) and events[-1].kind == "won"


def test_a_last_bank_turns_nothing_over_and_makes_no_square():
    """verso.10: it leaves verso.9 as it is."""
    tall = ("blue-1/1 blue-2/1 blue-3/1 blue-4/1 blue-5/1 green-1/1 green-3/1 green-5/1 "
            "orange-1/1 orange-3/1 orange-5/1")
    state = table(tall, "blue-6/1~green-5/3", bare=True, last_banks=[0, 1], given=CHOSEN)
    after, _ = play(state, "bank blue 1-5")
    assert GAME.scores(after) == (5, 0) and faces(after, 1) == "blue-6/1"
    assert GAME.write_position(after)["square_ready"] == [False, True]


@pytest.mark.parametrize("text", ["keep", "flip", "pass", "bank blue 1-2", "bank red 9-9"])
def test_nothing_after_the_end(text):
    """verso.10: the game is over."""
    state = table(RUN, bare=True)
    assert texts(state) == [] and rule(state, text) == "verso.10"


def test_ties_share_the_win():
    """verso.11."""
    state = table(seats=3, bare=True, scores=[12, 12, 9])
    assert GAME.winners(state) == (0, 1)
    _, events = play(last("green-1/1", "green-1/3"), "keep")
    assert [(event.kind, event.seat, event.rule) for event in events][-2:] == [
        ("shared", 0, "verso.11"), ("shared", 1, "verso.11")]


def test_alone_one_always_wins():
    """verso.11: whatever the score; there is no limit to the points."""
    after, events = play(last("blue-5/3", seats=1, scores=[300]), "keep")
    assert GAME.winners(after) == (0,) and (events[-1].kind, events[-1].number) == ("finished", 300)


ALONE = "blue-2/1~orange-1/3 blue-5/3~orange-6/1 blue-J/1"


def test_alone_a_top_card_of_three_points_turns_the_highest_number():
    """verso.13: never the joker."""
    state = table(ALONE, seats=1, deck="green-1/1~orange-6/3 blue-3/3~green-2/1")
    after, events = play(state, "keep")
    assert faces(after, 0) == "blue-2/1 blue-J/1 green-1/1 orange-6/1"
    assert (events[-1].kind, events[-1].rule) == ("opponent", "verso.13")
    state = table("blue-J/1", seats=1, deck="green-1/1 blue-3/3", given={"sole_joker": "flips"})
    after, events = play(state, "keep")
    assert faces(after, 0) == "blue-J/1 green-1/1"


def test_alone_a_top_card_of_one_point_does_nothing():
    """verso.13."""
    after, events = play(table(ALONE, seats=1, deck="green-1/1 blue-3/1"), "keep")
    assert [event.kind for event in events] == ["kept"]


def test_alone_the_same_card_counts_after_a_bank():
    """verso.13: every turn, also one that takes no card."""
    state = table("green-1/1 green-2/3 green-4/1~orange-3/3", seats=1, deck="green-5/3")
    after, _ = play(state, "bank green 1-2")
    assert faces(after, 0) == "orange-3/3" and GAME.scores(after) == (4,)


def test_alone_by_chance():
    """verso.13 with opponent=random: one outcome for each turn that leaves cards."""
    state = table(ALONE, seats=1, deck="green-1/1 blue-3/3", given={"opponent": "random"})
    chance = Recorded((), ["none", "blue", "green"])
    after, events = play(state, "keep", "keep", chance=chance)
    assert chance.picks == ["none", "blue"] and "orange-6/1" in faces(after, 0)
    assert [event.kind for event in events] == ["kept", "opponent-rests", "kept", "opponent-drew", "opponent"]
    with pytest.raises(BadInput):
        play(state, "keep", chance=Recorded((), ["red"]))


def test_alone_half_of_the_draws_are_nothing():
    """verso.13: one half nothing, the rest the three colours all alike."""
    chance = Seeded("draws")
    state = table(seats=1, deck="green-1/1", given={"opponent": "random"})
    for _ in range(6000):
        play(state, "keep", chance=chance)
    counts = {each: chance.picks.count(each) for each in ("none", "blue", "green", "orange")}
    assert abs(counts.pop("none") - 3000) < 200
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_alone_without_an_opponent_and_after_the_last_card():
    """verso.13, verso.10."""
    after, _ = play(table(ALONE, seats=1, deck="green-1/1 blue-3/3", given={"opponent": "none"}), "keep")
    assert "blue-5/3" in faces(after, 0)
    chance = Recorded((), [])
    play(last("blue-5/3", seats=1, given={"opponent": "random"}), "keep", chance=chance)
    assert chance.picks == []
