"""The fast engine and the plain one agree, in random games with every option and number of seats."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.games.virus import plain
from virus_nb.engine import Seeded
from virus_nb.games.virus.cards import PACK
from virus_nb.games.virus.rules import GAME

CHOICES = [dict(zip((option.name for option in GAME.options), values, strict=True))
           for values in product(*(option.choices for option in GAME.options))]


def lively(moves, random):
    """A move, discards less often: games with full bodies meet more of the rules."""
    some = [move for move in moves if move.kind != "discard"]
    return random.choice(some if some and random.random() < 0.8 else list(moves))


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_moves_and_winners(seats):
    for n, options in enumerate(CHOICES[seats % 2::2]):
        random, chance = Random(f"plain/{seats}/{n}"), Seeded(n)
        state = GAME.start(seats, options, GAME.new_deck(seats, options, random))
        for _ in range(120):
            position = GAME.write_position(state)
            winners = plain.winners(position)
            assert (GAME.winners(state) or ()) == tuple(winners)
            if winners:
                assert GAME.legal_moves(state) == ()
                break
            moves = GAME.legal_moves(state)
            assert {move.text for move in moves} == plain.legal_moves(position, options), position
            state, _ = GAME.play(state, lively(moves, random), chance)
            assert GAME.broken(state) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_68_cards_are_never_lost(seats):
    random, chance = Random(seats), Seeded(seats)
    options = CHOICES[0]
    state = GAME.start(seats, options, GAME.new_deck(seats, options, random))
    while GAME.winners(state) is None:
        state, _ = GAME.play(state, lively(GAME.legal_moves(state), random), chance)
        position = GAME.write_position(state)
        cards = Counter(position["deck"] + position["discard"])
        for hand in position["hands"]:
            cards.update(hand)
        for body in position["bodies"]:
            for pile in body:
                cards.update(pile)
        assert cards == PACK.copies
