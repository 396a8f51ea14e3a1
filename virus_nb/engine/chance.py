"""Chance during a game: who decides it, and how it is remembered.

A game never draws at random by itself. It asks a ``Chance``, which notes every
outcome, so that a recorded game needs no random generator to be replayed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from virus_nb.engine.errors import BadInput
from virus_nb.engine.types import HIDDEN


class Chance(Protocol):
    """What a game may ask for."""

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The cards in a new order, first one on top."""

    def pick(self, choices: Sequence[str]) -> str:
        """One of the choices, all alike."""


class Seeded:
    """Chance from a seed; ``shuffles`` and ``picks`` hold what came out."""

    def __init__(self, seed: int | str) -> None:
        # a text seed goes through sha512 inside ``random``: no hash seed is involved
        self._random = random.Random(f"virus_nb/chance/{seed}")
        self.shuffles: list[tuple[str, ...]] = []
        self.picks: list[str] = []

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        draw = self._random.random
        # a random key for each card is a fair shuffle, and faster than swapping
        order = tuple(sorted(cards, key=lambda _: draw()))
        self.shuffles.append(order)
        return order

    def pick(self, choices: Sequence[str]) -> str:
        choice = choices[int(self._random.random() * len(choices))]
        self.picks.append(choice)
        return choice


class Recorded:
    """Chance from a record; running out of it, or a record that does not fit, is bad input."""

    def __init__(self, shuffles: Sequence[Sequence[str]] = (), picks: Sequence[str] = ()) -> None:
        self._shuffles = list(shuffles)
        self._picks = list(picks)
        self.shuffles: list[tuple[str, ...]] = []
        self.picks: list[str] = []

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        n = len(self.shuffles)
        if n >= len(self._shuffles):
            raise BadInput("chance-missing", f"shuffles[{n}]")
        order = tuple(self._shuffles[n])
        self.shuffles.append(order)
        if HIDDEN in order:
            order = without_holes(order, cards)
        if sorted(order) != sorted(cards):
            raise BadInput("chance-other-cards", f"shuffles[{n}]")
        return order

    def pick(self, choices: Sequence[str]) -> str:
        n = len(self.picks)
        if n >= len(self._picks):
            raise BadInput("chance-missing", f"chance[{n}]")
        choice = self._picks[n]
        if choice not in choices:
            raise BadInput("not-a-choice", f"chance[{n}]", value=choice, choices=tuple(choices))
        self.picks.append(choice)
        return choice


def without_holes(order: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """The order with those of the cards that are not in it yet in place of each ``?``, always the same."""
    left = Counter(cards)
    left.subtract(card for card in order if card != HIDDEN)
    missing = iter(sorted((+left).elements()))
    return tuple(next(missing, HIDDEN) if card == HIDDEN else card for card in order)


class NoChance:
    """For states in which nothing random can happen; asking it is an error."""

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        raise BadInput("chance-missing", "shuffles")

    def pick(self, choices: Sequence[str]) -> str:
        raise BadInput("chance-missing", "chance")


NO_CHANCE = NoChance()
