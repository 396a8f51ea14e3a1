"""Random games, move by move the same as in the slow and obvious way of writing the rules."""

from itertools import product
from random import Random

import pytest

from tests.games.verso.plain import Plain
from virus_nb.engine import Seeded
from virus_nb.games.verso.rules import GAME, OPTIONS

EVERY = [dict(zip([option.name for option in OPTIONS], values, strict=True))
         for values in product(*(option.choices for option in OPTIONS))]


def told(state):
    data = GAME.write_position(state)
    return {**data, "areas": [sorted(area) for area in data["areas"]], "discard": sorted(data["discard"])}


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_game_is_the_plain_game(seats):
    """verso.1 to verso.14 with every combination of options; jokers, squares and ties included."""
    assert len(EVERY) == 2 * 2 * 2 * 3 * 2 * 3
    for n, options in enumerate(EVERY if seats == 1 else EVERY[::3]):
        random = Random(f"{seats}/{n}")
        deck = GAME.new_deck(seats, options, random)
        state, plain, chance = GAME.start(seats, options, deck), Plain(seats, options, deck), Seeded(n)
        take = random.random() * .8
        while not plain.over():
            legal = [move.text for move in GAME.legal_moves(state)]
            assert legal == plain.legal()
            # games with many cards on the table come to squares and to long runs
            text = random.choice(legal[:2] if random.random() < take else legal)
            state, _ = GAME.play(state, GAME.move(state, text), chance)
            plain.play(text, chance.picks)
            assert told(state) == plain.position(), (options, text)
            assert GAME.broken(state) is None
        assert GAME.legal_moves(state) == () and GAME.decision(state) is None
        best = max(plain.scores)
        assert GAME.winners(state) == tuple(n for n in range(seats) if plain.scores[n] == best)
