"""Clicks on a hand of cards, the same in every card game: ``hand.0``, ``hand.1`` ..., and ``discard``.

Cards are thrown away between two clicks on ``discard``, a single one by its own place and then ``discard``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from virus_nb.engine import Place
from virus_nb.engine.cards import Cards, Pack


def discards(held: Cards, cards: Cards) -> Iterator[tuple[Place, ...]]:
    """Every way to click the cards of a discard, in any order."""
    for chosen in permutations(range(len(held)), len(cards)):
        if sorted(held[n] for n in chosen) == sorted(cards):
            clicks = tuple(f"hand.{n}" for n in chosen)
            yield ("discard", *clicks, "discard")
            if len(clicks) == 1:
                yield (*clicks, "discard")


def holding(held: Cards, card: str, where: str = "hand") -> Iterator[Place]:
    """The places of that card."""
    return (f"{where}.{n}" for n, other in enumerate(held) if other == card)


def card_at(held: Cards, place: Place, where: str = "hand") -> str | None:
    """The card at that place, ``None`` if it is no card of the hand."""
    kind, _, number = place.partition(".")
    return held[int(number)] if kind == where and number.isdecimal() and int(number) < len(held) else None


def thrown(pack: Pack, held: Cards, places: tuple[Place, ...]) -> str | None:
    """The discard that clicks after the first on ``discard`` mean, ``None`` before the last one."""
    if places[-1:] != ("discard",):
        return None
    cards = [card_at(held, place) for place in places[:-1]]
    known = [card for card in cards if card]
    return " ".join(("discard", *pack.sorted(known))) if len(known) == len(cards) else None
