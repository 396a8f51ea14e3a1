"""Cards and hands: packs, and hands that are built once and handed out again.

Inside a game a card is the number of its kind, in the order of the component
table; the number after the last is the card that the viewer may not see. A
hand is kept in that order, so that equal hands are the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from random import Random
from typing import Generic, TypeAlias, TypeVar

from virus_nb.engine.errors import BadInput
from virus_nb.engine.text import a_list, a_word
from virus_nb.engine.types import HIDDEN, Event

Cards: TypeAlias = "tuple[int, ...]"
Pile: TypeAlias = "tuple[()] | tuple[Cards, Pile]"
"""A discard pile that grows without being copied: the cards put down last, and the pile beneath."""

FULL_HAND = 3

_Item = TypeVar("_Item")


def replaced(items: tuple[_Item, ...], at: int, item: _Item) -> tuple[_Item, ...]:
    """The same tuple with another item at that place."""
    if len(items) == 2:  # two seats: by far the most common, and twice as fast
        return (items[0], item) if at else (item, items[1])
    return (*items[:at], item, *items[at + 1:])


def laid(pile: Pile) -> Cards:
    """The cards of a discard pile, oldest first."""
    parts: list[Cards] = []
    while pile:
        top, pile = pile
        parts.append(top)
    return tuple(chain.from_iterable(reversed(parts)))


class Pack:
    """What is in the box: every kind of card with its number of copies, in the order of the table."""

    def __init__(self, copies: Sequence[tuple[str, int]]) -> None:
        self.codes = tuple(code for code, _ in copies)
        self.copies = tuple(number for _, number in copies)
        self.number = {code: n for n, code in enumerate(self.codes)}
        self.hidden = len(self.codes)
        self.names = (*self.codes, HIDDEN)
        self.cards: Cards = tuple(n for n, number in enumerate(self.copies) for _ in range(number))
        self._deck = self.told(self.cards)

    def shuffled(self, random: Random) -> tuple[str, ...]:
        """The whole pack in a random order, as codes."""
        draw = random.random
        # a random key for each card is a fair shuffle, and faster than swapping
        return tuple(sorted(self._deck, key=lambda _: draw()))

    def told(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The codes of the cards."""
        return tuple(map(self.names.__getitem__, cards))

    def numbers(self, codes: Iterable[str]) -> Cards:
        """The cards with these codes, which must be known ones."""
        return tuple(map(self.number.__getitem__, codes))

    def whole_deck(self, codes: Sequence[str], where: str = "deck") -> Cards:
        """A deck before the deal: every card of the pack, in any order. ``BadInput`` otherwise."""
        try:
            cards = self.numbers(codes)
        except (KeyError, TypeError):
            cards = self.read(codes, where)
        if tuple(sorted(cards)) != self.cards:
            raise BadInput("other-deck", where, value=len(cards), number=len(self.cards))
        return cards

    def read(self, data: object, where: str, at_most: int | None = None, holes: bool = False) -> Cards:
        """The cards of a list in a file; with ``holes`` also cards that the viewer may not see."""
        known = self.names if holes else self.codes
        codes = [a_word(code, f"{where}[{n}]", known) for n, code in enumerate(a_list(data, where, None, at_most))]
        return tuple(self.hidden if code == HIDDEN else self.number[code] for code in codes)

    def others(self, used: Iterable[int], where: str) -> Cards:
        """The cards of the pack besides these. ``BadInput`` if these are more than there are."""
        left = [*self.copies, 0]
        for card in used:
            if card != self.hidden:
                left[card] -= 1
        for card, number in enumerate(left):
            if number < 0:
                raise BadInput("too-many-copies", where, card=self.codes[card],
                               value=self.copies[card] - number, number=self.copies[card])
        return tuple(card for card, number in enumerate(left) for _ in range(number))


def dealt(pack: Pack, hands: Sequence[Cards], deck: Cards, seen: Cards,
          random: Random) -> tuple[list[Cards], Cards]:
    """Hands and deck with every hidden card turned into one that is not seen elsewhere, at random."""
    known = (card for cards in (*hands, deck, seen) for card in cards)
    unseen = list(pack.others(known, ""))
    random.shuffle(unseen)

    def shown(cards: Cards) -> Cards:
        return tuple(unseen.pop() if card == pack.hidden else card for card in cards)

    return [shown(hand) for hand in hands], shown(deck)


class Hand:
    """One hand of cards, sorted. Never changed; ask a ``Hands`` for it.

    cards, codes: what it holds. size: how many. need: how many it lacks to a full hand.
    veil: the same number of cards as others see them.
    rest: cards played or discarded -> the hand that is left.
    draw: cards drawn -> (the hand with them, for each seat the event that tells it).
    """

    __slots__ = ("cards", "codes", "draw", "need", "rest", "size", "veil")

    cards: Cards
    codes: tuple[str, ...]
    size: int
    need: int
    veil: Hand
    rest: Rest
    draw: Draw


H = TypeVar("H", bound=Hand)


class Rest(dict[Cards, Hand]):
    """What is left of a hand; filled as it is asked."""

    def __init__(self, hands: Hands[Hand], cards: Cards) -> None:
        self._hands, self._cards = hands, cards

    def __missing__(self, gone: Cards) -> Hand:
        left = list(self._cards)
        for card in gone:
            left.remove(card)
        hand = self[gone] = self._hands.of(left)
        return hand


class Draw(dict[Cards, "tuple[Hand, tuple[tuple[Event, ...], ...]]"]):
    """A hand after drawing, and how that is told; filled as it is asked."""

    def __init__(self, hands: Hands[Hand], cards: Cards) -> None:
        self._hands, self._cards = hands, cards

    def __missing__(self, drawn: Cards) -> tuple[Hand, tuple[tuple[Event, ...], ...]]:
        found = self[drawn] = (self._hands.of((*self._cards, *drawn)), self._hands.drew(drawn))
        return found


class Hands(Generic[H]):
    """Every hand that has come up, each once. There are some two thousand, so all are kept.

    pack, seats: of the game. kind: the game's class of hands. rule: id of the rule by which cards are drawn.
    prepare: fills what the game keeps in a hand.
    """

    def __init__(self, pack: Pack, seats: int, kind: type[H], rule: str, prepare: Callable[[H], None]) -> None:
        self.pack, self.seats, self.rule = pack, seats, rule
        self._kind, self._prepare = kind, prepare
        self._hands: dict[Cards, H] = {}
        self._drew: dict[Cards, tuple[tuple[Event, ...], ...]] = {}

    def of(self, cards: Iterable[int]) -> H:
        """The hand of these cards."""
        ordered = tuple(sorted(cards))
        hand = self._hands.get(ordered)
        return self._new(ordered) if hand is None else hand

    def _new(self, cards: Cards) -> H:
        hand = self._hands[cards] = object.__new__(self._kind)
        hand.cards = cards
        hand.codes = self.pack.told(cards)
        hand.size = len(cards)
        hand.need = max(0, FULL_HAND - len(cards))
        hand.veil = self.of((self.pack.hidden,) * len(cards))
        hand.rest = Rest(self, cards)  # type: ignore[arg-type]  # a hand of the same kind
        hand.draw = Draw(self, cards)  # type: ignore[arg-type]
        self._prepare(hand)
        return hand

    def drew(self, cards: Cards) -> tuple[tuple[Event, ...], ...]:
        """For each seat the event (or none) of drawing these cards; only the seat itself sees them."""
        ordered = tuple(sorted(cards))
        told = self._drew.get(ordered)
        if told is None:
            codes = self.pack.told(ordered)
            told = self._drew[ordered] = tuple(
                (Event("drew", self.rule, seat, codes, number=len(codes), secret=(seat,)),) if codes else ()
                for seat in range(self.seats))
        return told
