"""The search: sound with little time, repeatable, and blind to what its seat cannot see."""

from dataclasses import replace
from random import Random

import pytest

from tests.laws.walks import kit_of
from virus_nb import games
from virus_nb.engine import Seeded, read_options
from virus_nb.play.bots import bots, play_out
from virus_nb.play.search import Search
from virus_nb.play.search.levels import LEVELS, thinker

ALL = (*games.names(), "tiny")


def opening(kit, seats, seed=0):
    game = kit.game
    options = read_options(game.options, game.presets, {})
    return game.start(seats, options, game.new_deck(seats, options, Random(seed)))


def after(kit, seats, plies, seed=0):
    """The table after so many random moves, or as many as there are."""
    state, random, chance = opening(kit, seats, seed), Random(seed), Seeded(seed)
    for _ in range(plies):
        moves = kit.game.legal_moves(state)
        if not moves:
            break
        state, _ = kit.game.play(state, random.choice(moves), chance)
    return state


def view_of(kit, state):
    return kit.game.observe(state, kit.game.decision(state).seat)


@pytest.mark.parametrize("key", ALL)
def test_every_game_is_searched(key):
    kit = kit_of(key)
    for seats in {kit.game.seats[0], kit.game.seats[-1]}:
        state = after(kit, seats, 7 if key != "tiny" else 2)
        view = view_of(kit, state)
        tree = Search(kit, view, Random(1)).run(30)
        assert tree.best() in kit.game.legal_moves(state)
        assert tree.root.visits == 30 == sum(child.visits for child in tree.root.children.values())
        assert all(0 <= child.mean <= 1 for child in tree.root.children.values())


def lines(node, depth=3):
    return [(move.text, child.visits, child.worth, lines(child, depth - 1) if depth else [])
            for move, child in node.children.items()]


@pytest.mark.parametrize("key", ALL)
def test_the_same_seed_grows_the_same_tree(key):
    kit = kit_of(key)
    view = view_of(kit, after(kit, 2, 3))
    one, two = (Search(kit, view, Random(3)).run(60) for _ in range(2))
    assert lines(one.root) == lines(two.root)
    assert lines(Search(kit, view, Random(3)).run(20).run(40).root) == lines(one.root)


@pytest.mark.parametrize("key", ALL)
def test_it_sees_no_more_than_its_seat(key):
    """Two tables that look the same from the seat grow the same tree, though other cards lie hidden."""
    kit = kit_of(key)
    state = after(kit, 2, 3)
    view = view_of(kit, state)
    twin = kit.game.imagine(view, Random(99))
    assert lines(Search(kit, view_of(kit, twin), Random(5)).run(40).root) == lines(
        Search(kit, view, Random(5)).run(40).root)


def test_it_stops_when_it_is_told():
    kit = kit_of("tiny")
    left = iter([False] * 7 + [True])
    assert Search(kit, opening(kit, 2), Random(0)).run(1000, until=lambda: next(left)).root.visits == 7


def test_it_takes_a_win_that_lies_there():
    kit = kit_of("tiny")
    state = opening(kit, 2)._replace(total=7, hands=(("one", "two"), ("three", "three")))
    assert Search(kit, kit.game.observe(state, 0), Random(0)).run(100).best().text == "lay two"


def test_levels_are_bots_by_name():
    kit = kit_of("tiny")
    assert list(bots(kit)) == ["random", "greedy", *LEVELS]
    record = play_out(kit, ["easy", "random"], {}, 4)
    assert record == play_out(kit, ["easy", "random"], {}, 4) and record.result.winners


def test_thinking_pays():
    kit = replace(kit_of("tiny"), bots={"thinker": thinker(kit_of("tiny"), 60)})
    wins = sum(play_out(kit, ["random", "thinker"], {}, seed).result.winners == (1,) for seed in range(20))
    assert wins >= 14


def test_bad_luck_at_first_is_not_the_end_of_a_move():
    kit = kit_of("tiny")
    tree = Search(kit, kit.game.observe(opening(kit, 2), 0), Random(2)).run(60)
    moves = kit.game.legal_moves(opening(kit, 2))
    unlucky, good, *others = (tree.root.children[move] for move in moves)
    for child, visits, worth in ((unlucky, 2, 0), (good, 100, 60), *((other, 100, 10) for other in others)):
        child.visits, child.offered, child.worth = visits, 102, worth
    assert tree._pick(tree.root, moves) == moves[0]
