"""A pack by the weights of its cards: what weighs the same is the same."""

from itertools import combinations_with_replacement, permutations

import pytest

from virus_nb.engine import HIDDEN, BadInput
from virus_nb.engine.cards import Hand, Hands, Pack

PACK = Pack((("one", 5), ("two", 1), ("three", 2)))
KINDS = ("one", "two", "three", HIDDEN)


def test_no_two_hands_weigh_the_same():
    hands = [cards for size in range(4) for cards in combinations_with_replacement(KINDS, size)]
    weights = [sum(map(PACK.weight.__getitem__, cards)) for cards in hands]
    assert len(set(weights)) == len(hands) == 35
    assert [PACK.weighed(weight) for weight in weights] == hands


def test_only_the_whole_pack_is_a_deck():
    for cards in combinations_with_replacement((*KINDS, "four"), 8):
        if cards == PACK.cards:
            assert PACK.whole_deck(cards)[-1] == PACK.whole_deck(cards[::-1])[-1]
        else:
            with pytest.raises(BadInput) as error:
                PACK.whole_deck(cards)
            strange = [n for n, card in enumerate(cards) if card in (HIDDEN, "four")]
            assert (error.value.code, error.value.where) == (
                ("not-a-choice", f"deck[{strange[0]}]") if strange else ("other-deck", "deck"))
    for size in (0, 7, 9):
        with pytest.raises(BadInput, match="other-deck"):
            PACK.whole_deck((PACK.cards * 2)[:size])


def test_hands_are_dealt_from_the_top():
    hands = Hands(PACK, 2, Hand, "a.1", lambda hand: None)
    order = ("three", "one", "two", "one", "one", "one", "three", "one")
    first, second = hands.dealt(PACK.whole_deck(order))
    assert first.cards == ("one", "two", "three") and second.cards == ("one", "one", "one")


def test_a_deck_is_told_in_its_order_however_long_ago_it_was_stacked():
    orders = list(permutations(("one", "two", "three")))
    decks = [PACK.stacked(order) for order in orders]
    for order, deck in zip(orders, decks, strict=True):
        assert [PACK.unstacked(deck, left) for left in range(4)] == [order[3 - left:] for left in range(4)]
