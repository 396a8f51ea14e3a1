"""Virus! Marvel as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from virus_nb.engine import OptionValues
from virus_nb.engine.cards import FULL_HAND
from virus_nb.games.kit import Numbers
from virus_nb.games.marvel.cards import HEROES, PACK
from virus_nb.games.marvel.rules import table

_ASKED = ("counter", "aim", "use", "eliminate")
_MOST_OF_A_KIND = max(PACK.copies.values())


def moves(seats: int, options: OptionValues) -> list[str]:
    """What a table can do, then every discard, in the order of the cards."""
    texts = [text for text in table(seats, options).moves if not text.startswith("discard ")]
    for number in range(1, FULL_HAND + 1):
        texts += [" ".join(("discard", *cards)) for cards in combinations_with_replacement(PACK.codes, number)
                  if PACK.has(cards)]
    return texts


def row(position: Mapping[str, Any], seat: int, seats: int, options: OptionValues) -> list[float]:
    """Own hand; for each player what is seen of the hand, its size, whether they decide, whether it is their
    turn, and what lies on each hero; the deck, the discards, and what is asked, about which card."""
    asked = position["pending"] or {}
    turn = asked.get("turn", position["to_move"])
    numbers: list[float] = []
    for other in ((seat + n) % seats for n in range(seats)):
        hand = position["hands"][other]
        numbers += _counts(hand, FULL_HAND)
        numbers += [len(hand) / FULL_HAND, float(position["to_move"] == other), float(turn == other),
                    float(other in asked.get("countered", ()))]
        piles = {pile[0]: pile for pile in position["teams"][other]}
        for hero in HEROES:
            numbers += _counts(piles.get(hero, ()), 2)
    numbers.append(len(position["deck"]) / len(PACK.cards))
    numbers += _counts(position["discard"], _MOST_OF_A_KIND)
    numbers += [float(asked.get("ask") == ask) for ask in _ASKED]
    return numbers + _counts([asked.get("hit", "").partition(" ")[0]], 1)


def _counts(cards: Any, most: int) -> list[float]:
    return [cards.count(code) / most for code in PACK.codes]


def _cards(seats: int, options: OptionValues) -> list[tuple[str]]:
    return [(card,) for card in PACK.cards]


def _drawn(seats: int, options: OptionValues) -> int:
    return len(PACK.cards)


NUMBERS = Numbers(moves, _cards, _drawn, row)
