"""Virus! as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from virus_nb.engine import OptionValues
from virus_nb.engine.cards import FULL_HAND
from virus_nb.games.kit import Numbers
from virus_nb.games.virus.cards import ORGANS, PACK
from virus_nb.games.virus.rules import table

MOST_OF_A_KIND = max(PACK.copies.values())


def moves(seats: int, options: OptionValues) -> list[str]:
    """What a table can do, then every discard, in the order of the cards."""
    texts = [text for text in table(seats, options).moves if not text.startswith("discard ")]
    for number in range(1, FULL_HAND + 1):
        for cards in combinations_with_replacement(PACK.codes, number):
            if all(cards.count(card) <= PACK.copies[card] for card in cards):
                texts.append(" ".join(("discard", *cards)))
    return texts


def row(position: Mapping[str, Any], seat: int, seats: int, options: OptionValues) -> list[float]:
    """Own hand; for each player the size of the hand, whether it is their turn, and what lies on each organ;
    the deck, the discards, and whether a contagion is open."""
    numbers = _counts(position["hands"][seat], FULL_HAND)
    for other in ((seat + n) % seats for n in range(seats)):
        numbers.append(len(position["hands"][other]) / FULL_HAND)
        numbers.append(float(position["to_move"] == other))
        piles = {pile[0]: pile for pile in position["bodies"][other]}
        for organ in ORGANS:
            numbers += _counts(piles.get(organ, ()), 2)
    numbers.append(len(position["deck"]) / len(PACK.cards))
    numbers += _counts(position["discard"], MOST_OF_A_KIND)
    return [*numbers, float(position["pending"] is not None)]


def _counts(cards: Any, most: int) -> list[float]:
    return [cards.count(code) / most for code in PACK.codes]


NUMBERS = Numbers(moves, lambda seats, options: [(card,) for card in PACK.cards],
                  lambda seats, options: len(PACK.cards), row)
