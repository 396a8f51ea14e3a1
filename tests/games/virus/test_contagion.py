"""virus.16: as many viruses as can be moved, in any order, by their own colour."""

from tests.games.virus.boards import after, at, bodies, legal, plays, position, why
from virus_nb.games.virus.contagion import most
from virus_nb.games.virus.rules import GAME

OPEN = {"pending": {"ask": "spread", "moved": 0}, "discard": ["contagion"]}


def test_the_most_is_a_matching_and_not_a_greedy_choice():
    # wild, red and green virus; one red and one green organ are free: two of the three
    assert most((4, 0, 1), (1, 1, 0, 0, 0)) == 2
    # a red and a blue virus, one free wild organ: one of the two
    assert most((0, 2), (0, 0, 0, 0, 1)) == 1
    assert most((0, 0), (1, 0, 0, 0, 1)) == 2
    assert most((), (1, 1, 1, 1, 1)) == most((0, 1, 2), (0, 0, 0, 1, 0)) == 0


def test_a_step_that_would_strand_another_virus_is_refused():
    # blue cannot go at all; red and wild can, if wild leaves the red organ alone
    state = at(["organ-green"], ["wild+virus-wild red+virus-red blue+virus-blue", "red green"], **OPEN)
    assert legal(state) == {"spread 0.red 1.red", "spread 0.wild 1.green"}
    state = at(["organ-green"], ["wild+virus-wild red+virus-red", "red green"], **OPEN)
    assert why(state, "spread 0.wild 1.red") == ("virus.16", "spread-blocks")


def test_it_goes_on_until_no_virus_can_move_and_then_the_player_draws():
    table = ["red+virus-red green+virus-wild", "red blue", "yellow"]
    state, told = after(at(["contagion organ-red organ-green"], table), "contagion")
    assert position(state)["pending"] == {"ask": "spread", "moved": 0}
    assert position(state)["hands"][0] == ["organ-red", "organ-green"]
    assert GAME.decision(state).kind == "spread" and [event.kind for event in told] == ["contagion"]
    state, _ = after(state, "spread 0.green 2.yellow")
    assert position(state)["pending"]["moved"] == 1 and legal(state) == {"spread 0.red 1.red"}
    state, told = after(state, "spread 0.red 1.red")
    assert [event.kind for event in told] == ["spread", "drew"] and position(state)["to_move"] == 1
    assert bodies(state) == ["green red", "blue red+virus-red", "yellow+virus-wild"]


def test_it_stops_at_once_when_the_player_has_won():
    # virus.20: nobody draws, the second virus stays where it is
    table = ["red+virus-red green blue+virus-blue yellow wild", "red green blue"]
    state, told = after(at(["contagion organ-red organ-green"], table), "contagion", "spread 0.blue 1.blue")
    assert GAME.winners(state) == (0,) and [event.kind for event in told] == ["contagion", "spread", "won"]
    assert len(position(state)["hands"][0]) == 2 and position(state)["to_move"] == 0
    assert position(state)["pending"] is None and legal(state) == set()
    assert why(state, "spread 0.red 1.red") == ("virus.20", "game-over")


def test_any_contagion_may_stop_after_the_first_virus():
    table = ["red+virus-red green+virus-green", "red green"]
    state = at(["contagion organ-red organ-green"], table, options={"contagion": "any"})
    state, _ = after(state, "contagion")
    assert why(state, "done") == ("virus.16", "done-too-early")
    state, _ = after(state, "spread 0.red 1.red")
    assert legal(state) == {"done", "spread 0.green 1.green"}
    state, told = after(state, "done")
    assert [event.kind for event in told] == ["stopped", "drew"]
    assert why(at(["contagion"], table), "done") == ("virus.16", "no-contagion")


def test_it_needs_a_virus_that_can_go_somewhere():
    # virus.19
    for table in (["red", "green"], ["red+virus-red", "green blue+medicine-blue"],
                  ["red+virus-red", "red+virus-red"]):
        state = at(["contagion organ-yellow organ-yellow"], table)
        assert "contagion" not in plays(state)
        assert why(state, "contagion") == ("virus.19", "contagion-no-effect")
