"""The greedy bot of Virus Wars."""

from random import Random

from tests.games.virus_wars.boards import at, opening
from virus_nb.games.virus_wars import KIT
from virus_nb.games.virus_wars.bot import strike
from virus_nb.games.virus_wars.judge import horizon, judge
from virus_nb.games.virus_wars.rules import GAME

GREEDY = KIT.bots["greedy"]


def choose(state, seed=0):
    return GREEDY(state, GAME.legal_moves(state), Random(seed)).text


def winner(bots, seed):
    random, state = Random(seed), opening()
    while GAME.winners(state) is None:
        bot = bots[GAME.decision(state).seat]
        state, _ = GAME.play(state, bot(state, GAME.legal_moves(state), random), None)
    return GAME.winners(state)[0]


def test_it_takes_what_it_can():
    assert choose(at(".....", "...R.", "..B..", ".....", "R....")) == "d4"


def test_it_takes_the_virus_that_holds_the_most():
    """The one whose chain of zombies falls with it."""
    state = at("..R....", ".BB....", "..R....", "...r...", "....r..", ".....r.", "......r")
    assert choose(state) == "c5"


def test_it_walks_towards_the_enemy():
    assert choose(at("B.....", "......", "......", ".....R")) in ("b3", "b4")


def test_it_beats_random_play_from_both_sides():
    def anything(view, moves, random):
        return random.choice(moves)

    assert sum(winner((GREEDY, anything), seed) == 0 for seed in range(20)) >= 18
    assert sum(winner((anything, GREEDY), seed) == 1 for seed in range(20)) >= 18


def test_the_judge_gives_the_better_side_more():
    even = judge(at("B...R", "B...R", "B...R"))
    assert sum(even) == 1 and even[0] > .5  # Blue has the move
    assert judge(at("B...R", "B...R", "B...R", to_move="red")) == even[::-1]
    assert judge(at("B...R", "....R", "....R"))[0] < even[0] < judge(at("B...R", "BB...", "BB..."))[0]


def test_a_quick_game_is_judged_when_the_turn_ends():
    state = at("B....", ".....", "....R", steps_left=2)
    for _ in range(horizon(state)):
        state, _ = GAME.play(state, strike(state, GAME.legal_moves(state), Random(1).random), None)
    assert (GAME.decision(state).seat, GAME.decision(state).facts["number"]) == (1, 5)
