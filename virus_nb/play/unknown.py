"""Games written down at a real table: cards that nobody saw stand as ``?`` in the deck.

To play such a record through, any cards do that the rules allow there, since they are never shown;
the same ones are taken every time, so that the checks of the record hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from virus_nb.engine import HIDDEN, BadInput, Game, OptionValues
from virus_nb.engine.chance import without_holes

BETWEEN = "~"
"""Between the two faces of a card; ``face~?``: the other face was never seen."""


def filled(game: Game[Any, Any], seats: int, options: OptionValues, deck: Sequence[str]) -> tuple[str, ...]:
    """The deck with cards in place of those that nobody saw. ``BadInput`` if no deck of the game fits."""
    whole = game.new_deck(seats, options, Random(0))
    if len(deck) != len(whole):
        raise BadInput("not-that-many", "deck", value=len(deck), number=len(whole))
    if any(BETWEEN in card for card in whole):
        return _two_faced(game, seats, options, deck)
    return without_holes(deck, whole)


def _two_faced(game: Game[Any, Any], seats: int, options: OptionValues, deck: Sequence[str]) -> tuple[str, ...]:
    """The same where a card has two faces and a deck is only a part of all the cards."""
    left = all_cards(game, seats, options)
    for card in deck:
        if HIDDEN not in card:
            left.pop(both_faces(card), None)
    cards = []
    for n, card in enumerate(deck):
        if HIDDEN in card:
            face = card.partition(BETWEEN)[0]
            found = next((both for both in left if face in (HIDDEN, *both)), None)
            if found is None:
                raise BadInput("no-cards-fit", f"deck[{n}]")
            del left[found]
            top = found[0] if face == HIDDEN else face
            card = f"{top}{BETWEEN}{found[1] if top == found[0] else found[0]}"
        cards.append(card)
    return tuple(cards)


def all_cards(game: Game[Any, Any], seats: int, options: OptionValues) -> dict[tuple[str, str], None]:
    """Every card of the game, in one order: decks are dealt until they bring nothing new."""
    seen: dict[tuple[str, str], None] = {}
    for seed in range(60):
        for card in game.new_deck(seats, options, Random(seed)):
            seen.setdefault(both_faces(card))
    return dict.fromkeys(sorted(seen))


def both_faces(card: str) -> tuple[str, str]:
    """The two faces of a card, whichever side is up."""
    one, _, other = card.partition(BETWEEN)
    return (one, other) if one < other else (other, one)
