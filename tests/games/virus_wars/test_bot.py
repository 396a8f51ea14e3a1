"""The greedy bot of Virus Wars."""

from random import Random

from tests.games.virus_wars.boards import at, opening
from virus_nb.games.virus_wars import KIT
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
