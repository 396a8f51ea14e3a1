"""Every rule of Virus Wars, with the answers that were worked out by hand."""

import pytest

from tests.games.virus_wars.boards import at, board, legal, opening, options, play, rule
from virus_nb.engine import BadInput, Event, IllegalMove
from virus_nb.games.virus_wars.rules import GAME, PRESETS


def test_the_board_is_empty_and_of_the_size_of_the_options():
    """virus_wars.1"""
    assert board(opening()) == ["." * 11] * 11
    assert board(opening(rows=2, columns=15)) == ["." * 15] * 2
    assert rule(opening(), "l1") == rule(opening(), "a12") == "virus_wars.1"
    assert rule(opening(columns=15), "l1") == "virus_wars.7"


def test_a_turn_is_five_steps_and_blue_begins():
    """virus_wars.2"""
    state, _ = play(opening(), "a6", "b6", "c6", "d6")
    assert GAME.decision(state).seat == 0
    state, _ = play(state, "e6")
    assert (GAME.decision(state).seat, GAME.decision(state).kind) == (1, "enter")


@pytest.mark.parametrize(("given", "blue", "then"), [
    ({}, 5, 5), ({"steps": 3}, 3, 3), ({"first_turn_steps": 1}, 1, 5),
    ({"steps": 2, "first_turn_steps": 4}, 4, 2),
    ({"preset": "balanced"}, 1, 5), ({"preset": "classic-3"}, 3, 3), ({"preset": "seed"}, 5, 5),
])
def test_the_length_of_a_turn_is_an_option(given, blue, then):
    """virus_wars.2"""
    state = opening(**given)
    turns = []
    for _ in range(blue + 2 * then):
        turns.append(GAME.decision(state).seat)
        state, _ = GAME.play(state, GAME.legal_moves(state)[-1], None)
    assert turns == [0] * blue + [1] * then + [0] * then


def test_presets_are_made_of_options():
    for name in PRESETS:
        assert options(preset=name)
    assert options(preset="classic-3")["first_turn_steps"] == 3


def test_propagation_puts_a_live_virus_on_an_empty_cell():
    """virus_wars.3"""
    state, events = play(at("....R", ".....", "..B..", ".....", "....."), "d4")
    assert board(state)[1] == "...B."
    assert events == (Event("propagated", "virus_wars.3", 0, places=("d4",)),)
    assert rule(state, "c3") == rule(state, "d4") == "virus_wars.3"


def test_assimilation_leaves_a_zombie():
    """virus_wars.4"""
    state, events = play(at(".....", "...R.", "..B..", ".....", "R...."), "d4")
    assert board(state)[1] == "...b."
    assert events == (Event("assimilated", "virus_wars.4", 0, places=("d4",)),)


def test_nobody_plays_on_a_zombie():
    """virus_wars.5"""
    state = at("R...b", "rB...", ".b.r.", ".....")
    assert {rule(state, cell) for cell in ("a3", "b2", "d2", "e4")} == {"virus_wars.5"}
    assert GAME.why_not(state, "b2").why == "own-zombie"
    assert GAME.why_not(state, "d2").why == "enemy-zombie"


def test_a_virus_that_was_taken_leads_nowhere():
    """virus_wars.5"""
    state = at("....R", "..r..", ".B...", ".....")
    assert rule(state, "d3") == "virus_wars.6"
    assert legal(state) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3"]


def test_zombies_lead_on_if_a_live_virus_touches_their_chain():
    """virus_wars.6"""
    chain = at("R....", ".r...", "..r..", ".....", "BBBBB", to_move="red")
    assert {"d4", "d3", "d2", "c2", "b2"} <= set(legal(chain))
    dead = at("R.....", "......", "......", "...r..", "....r.", "BBBB.B", to_move="red")
    assert legal(dead) == ["a5", "b5", "b6"]
    assert GAME.why_not(dead, "c4").why == "chain-is-cut"
    assert GAME.why_not(dead, "f1").why == "chain-is-cut"
    assert GAME.why_not(dead, "a1").why == "enemy-too-far"
    assert GAME.why_not(dead, "a3").why == "too-far"


def test_a_step_that_joins_a_dead_chain_opens_all_around_it_at_once():
    """virus_wars.6"""
    state = at("B...RR", "....RR", "..b.R.", "...b..", ".....R")
    assert rule(state, "e3") == "virus_wars.6"
    state, _ = play(state, "b4")
    assert {"e3", "c2", "e1", "d3"} <= set(legal(state))


def test_a_step_on_the_last_link_cuts_the_chain_off():
    """virus_wars.6"""
    table = ("R....", "Br...", "..r..", "...r.", ".....", "R....")
    assert {"c5", "e2", "d4"} <= set(legal(at(*table, to_move="red")))
    after, _ = play(at(*table, steps_left=1), "a6")
    assert legal(after) == ["b1", "a2", "b2"]


def test_an_entry_goes_on_an_empty_cell_of_the_own_edge():
    """virus_wars.7"""
    assert legal(opening(rows=3)) == ["a1", "a2", "a3"]
    red = at("....", "....", "BBBB", "...B", to_move="red", entry=["red"])
    assert legal(red) == ["d3", "d4"]
    assert {cell: GAME.why_not(red, cell).why for cell in ("d1", "d2", "a1", "c4")} == {
        "d1": "edge-taken", "d2": "edge-taken", "a1": "not-the-edge", "c4": "not-the-edge"}
    state, events = play(red, "d4")
    assert events == (Event("entered", "virus_wars.7", 1, places=("d4",)),)
    assert legal(state) == ["c3", "d3", "c4"]


def test_there_is_no_second_entry():
    """virus_wars.7"""
    assert GAME.winners(at("b....", ".....", "..rR.", ".rRR.", "....R")) == (1,)


def test_without_an_empty_cell_to_enter_on_the_game_is_lost():
    """virus_wars.7, .8"""
    state, events = play(at("....."), "a1", "b1", "c1", "d1", "e1")
    assert GAME.winners(state) == (0,)
    assert events[1:] == (Event("shut-out", "virus_wars.7", 1, other=0),
                          Event("won", "virus_wars.8", 0, other=1))


def test_there_is_no_passing_and_no_score():
    """virus_wars.8"""
    assert rule(opening(), "pass") == "virus_wars.8"
    assert GAME.scores(opening()) is None


def test_who_cannot_make_all_steps_has_lost_at_the_start_of_the_turn():
    """virus_wars.8, .9"""
    pocket = ("Brr..", "..r..", "..r..", "rrr..", "...RR")
    lost = at(*pocket)
    assert (GAME.winners(lost), legal(lost), GAME.decision(lost)) == ((1,), [], None)
    assert rule(lost, "a4") == rule(lost, "pass") == rule(lost, "z9") == "virus_wars.9"
    assert legal(at(*pocket, steps_left=4)) == ["a4", "b4"]


def test_the_loss_is_told_with_the_number_of_steps_that_were_possible():
    """virus_wars.9"""
    state, events = play(at(".....", ".rR..", ".rB..", "..BBB", ".....", steps_left=1), "c4")
    assert GAME.winners(state) == (0,)
    assert events[1:] == (Event("lost", "virus_wars.9", 1, other=0, number=0),
                          Event("won", "virus_wars.8", 0, other=1))


def test_a_board_with_fewer_cells_than_steps_is_lost_before_the_entry():
    """virus_wars.8, .9"""
    assert GAME.winners(at("......", given={"steps": 7})) == (1,)
    assert legal(at(".......", given={"steps": 7})) == ["a1"]


def test_taking_the_last_enemy_virus_wins_nothing_by_itself():
    """virus_wars.9"""
    last = ("bbbrr", "bBRrr", "b..rr", "rrrrr")
    assert GAME.winners(at(*last)) == (1,)
    state, _ = play(at(*last, steps_left=3), "c3")
    assert GAME.winners(state) is None
    assert GAME.winners(play(state, "b2", "c2")[0]) == (0,)


def test_a_game_that_is_over_has_no_move():
    with pytest.raises(IllegalMove):
        play(at("..", ".."), "a1")


@pytest.mark.parametrize("text", ["", "A1", "a0", "a01", "1a", "a1 ", "a1 a2", "pass!", "f6\n", "ß1", "a¹"])
def test_words_that_are_no_move(text):
    with pytest.raises(BadInput) as bad:
        GAME.why_not(opening(), text)
    assert bad.value.code == "not-a-move"


def test_a_click_on_any_cell_means_the_step_on_it():
    state = opening()
    assert [list(GAME.paths(state, move)) for move in GAME.legal_moves(state)][:2] == [[("a1",)], [("a2",)]]
    assert GAME.attempt(state, ("f6",)) == "f6"
    assert GAME.attempt(state, ("status",)) is None
