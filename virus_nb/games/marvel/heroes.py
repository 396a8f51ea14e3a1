"""One hero and what lies on it: its states (marvel.5), and what a card does to it.

A pile is a small number: 0 no hero, 1 a free one, and one for each way in which cards can lie on it.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from virus_nb.engine.cards import Cards
from virus_nb.games.marvel.cards import ALLIES, HEROES, POWERS, VILLAINS, family, shares

NONE = 0
FREE = 1
_ON: tuple[Cards, ...] = (
    (), (), *((card,) for card in (*VILLAINS, *POWERS, *ALLIES)),
    *product(POWERS, POWERS), *product(POWERS, ALLIES))
"""What lies on the hero, for each pile."""
PILES = range(len(_ON))
_NUMBER = {cards: pile for pile, cards in enumerate(_ON) if pile != NONE}


def pile_of(cards: Cards) -> int | None:
    """The pile of a hero with these cards on it, ``None`` if they cannot lie so."""
    return _NUMBER.get(cards)


def on(pile: int) -> Cards:
    """What lies on the hero, from the bottom up."""
    return _ON[pile]


def cards_of(colour: int, pile: int) -> Cards:
    """The hero of that colour and what lies on it."""
    return () if pile == NONE else (HEROES[colour], *_ON[pile])


def is_blocked(pile: int) -> bool:
    """Whether a villain lies there."""
    return bool(_ON[pile]) and _ON[pile][0] in VILLAINS


def is_shielded(pile: int) -> bool:
    """Whether two powers lie there, or an ally."""
    return len(_ON[pile]) == 2 or (bool(_ON[pile]) and _ON[pile][0] in ALLIES)


class Effect(NamedTuple):
    """What a card does to a pile: how that is called and by which rule, the pile
    afterwards, the cards that it meets and those that leave the table, bottom first."""

    kind: str
    rule: str
    pile: int
    met: Cards
    gone: Cards


def effect(card: str, colour: int, pile: int) -> Effect | None:
    """What a card does to the pile of that colour, ``None`` if it cannot be played there."""
    if family(card) == "hero":
        free = pile == NONE and card == HEROES[colour]
        return Effect("placed", "marvel.4", FREE, (), ()) if free else None
    if pile == NONE or is_shielded(pile) or HEROES[colour] == "hero-intangible":
        return None
    if family(card) == "villain":
        return _confront(card, HEROES[colour], pile)
    return _support(card, HEROES[colour], pile)


def _confront(villain: str, hero: str, pile: int) -> Effect | None:
    """A villain blocks, captures or weakens (marvel.7)."""
    beneath = _ON[pile]
    if not beneath:
        blocked = Effect("blocked", "marvel.7", _NUMBER[villain,], (), ())
        return blocked if shares(villain, hero) else None
    if is_blocked(pile):
        captured = Effect("captured", "marvel.7", NONE, (hero, *beneath), (hero, *beneath, villain))
        return captured if shares(villain, hero) else None
    weakened = Effect("weakened", "marvel.7", FREE, beneath, (*beneath, villain))
    return weakened if shares(villain, beneath[0]) else None


def _support(card: str, hero: str, pile: int) -> Effect | None:
    """A power or an ally protects, shields, or fights a villain (marvel.9, marvel.10)."""
    beneath, rule = _ON[pile], "marvel.10" if card in ALLIES else "marvel.9"
    if is_blocked(pile):
        fought = Effect("fought", rule, FREE, beneath, (*beneath, card))
        return fought if shares(card, beneath[0]) else None
    if not shares(card, hero):
        return None
    shields = beneath or card in ALLIES
    return Effect("shielded" if shields else "protected", rule, _NUMBER[(*beneath, card)], beneath, ())
