"""The fast engine and the plain one agree, in random games with every option and number of seats."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.games.marvel import plain
from virus_nb.engine import Seeded
from virus_nb.games.marvel.cards import PACK
from virus_nb.games.marvel.rules import GAME

CHOICES = [dict(zip((option.name for option in GAME.options), values, strict=True))
           for values in product(*(option.choices for option in GAME.options))]
ACTIONS = ("recruit", "warp-reality", "snap", "spy", "counter", "use", "aim")


def lively(moves, random):
    """A move, actions and counters more often: the decisions in the middle of a turn are what is hard."""
    actions = [move for move in moves if move.kind in ACTIONS]
    others = [move for move in moves if move.kind not in ("discard", "allow")]
    for some, share in ((actions, .7), (others, .8)):
        if some and random.random() < share:
            return random.choice(some)
    return random.choice(list(moves))


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_moves_and_winners(seats):
    asked = Counter()
    for n, options in enumerate(CHOICES * 3):
        random, chance = Random(f"plain/{seats}/{n}"), Seeded(n)
        state = GAME.start(seats, options, GAME.new_deck(seats, options, random))
        for _ in range(200):
            position = GAME.write_position(state)
            winners = plain.winners(position)
            assert (GAME.winners(state) or ()) == tuple(winners)
            if winners:
                assert GAME.legal_moves(state) == ()
                break
            asked[position["pending"] and position["pending"]["ask"]] += 1
            moves = GAME.legal_moves(state)
            assert {move.text for move in moves} == plain.legal_moves(position, options, PACK.codes), position
            state, _ = GAME.play(state, lively(moves, random), chance)
            assert GAME.broken(state) is None
            assert _cards(state) == PACK.copies
    assert min(asked[kind] for kind in (None, "counter", "aim", "use", "eliminate")) > 0, asked


def _cards(state):
    """All cards, wherever they are; a villain that has not landed is in the air."""
    position = GAME.write_position(state)
    cards = Counter(position["deck"] + position["discard"])
    for hand in position["hands"]:
        cards.update(hand)
    for team in position["teams"]:
        for pile in team:
            cards.update(pile)
    if position["pending"] and position["pending"].get("hit", "").startswith("villain"):
        cards[position["pending"]["hit"].split(" ")[0]] += 1
    return cards
