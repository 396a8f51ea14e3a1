"""Cards and hands: the pack of a game, and hands that are built once and handed out again.

A card is its code, the same text as in files. A hand has a key, a number that
is the sum of the weights of its cards, so that playing and drawing is adding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from operator import mul
from random import Random
from typing import Self, TypeAlias, TypeVar

from virus_nb.engine.errors import BadInput
from virus_nb.engine.move import Move
from virus_nb.engine.text import a_list, a_word
from virus_nb.engine.types import HIDDEN, Event

Cards: TypeAlias = "tuple[str, ...]"
Stack: TypeAlias = "tuple[int, ...]"
"""A deck: from the bottom up the weight of the first 0, 1, 2 ... cards together, so that the weight of
what is drawn is one subtraction. Drawing does not change it; how many cards are left is known beside it."""
FULL_HAND = 3
_DECKS = 4
"""Decks whose cards are remembered; hardly a game has more of them."""

_Item = TypeVar("_Item")


def cards_text(cards: Sequence[str]) -> str:
    """The codes as a JSON list. No code has a sign in it that JSON would write otherwise."""
    return '["' + '","'.join(cards) + '"]' if cards else "[]"


def replaced(items: tuple[_Item, ...], at: int, item: _Item) -> tuple[_Item, ...]:
    """The same tuple with another item at that place."""
    if len(items) == 2:  # two seats: by far the most common, and twice as fast
        return (items[0], item) if at else (item, items[1])
    return (*items[:at], item, *items[at + 1:])


class Pack:
    """What is in the box: every kind of card with its number of copies, in the order of the table.

    order: card -> its number in that order; the card that the viewer may not see is the last.
    weight: card -> what it adds to the key of a hand. A card weighs as much as one more of the kind before than a
    hand or the pack can have. So no two hands weigh the same, and nothing else of as many cards what the pack does:
    the same weight in other cards takes more of them.
    """

    def __init__(self, copies: Sequence[tuple[str, int]]) -> None:
        self.codes = tuple(code for code, _ in copies)
        self.copies = dict(copies)
        self.order = {code: n for n, code in enumerate((*self.codes, HIDDEN))}
        limits = [max(number, FULL_HAND) + 1 for _, number in copies]
        self.weight = dict(zip(self.order, accumulate(limits, mul, initial=1), strict=True))
        self._code = {weight: code for code, weight in self.weight.items()}
        self.cards: Cards = tuple(code for code, number in copies for _ in range(number))
        self._weight = sum(map(self.weight.__getitem__, self.cards))
        self._stacked: tuple[tuple[Stack, Cards], ...] = ()

    def shuffled(self, random: Random) -> Cards:
        """The whole pack in a random order."""
        draw = random.random
        # a random key for each card is a fair shuffle, and faster than swapping
        return tuple(sorted(self.cards, key=lambda _: draw()))

    def stacked(self, cards: Cards) -> Stack:
        """The deck of these cards, the first one on top."""
        deck = tuple(accumulate(map(self.weight.__getitem__, reversed(cards)), initial=0))
        self._stacked = ((deck, cards), *self._stacked[:_DECKS - 1])
        return deck

    def unstacked(self, deck: Stack, left: int) -> Cards:
        """The ``left`` cards that are still in the deck, top first."""
        for stacked, cards in self._stacked:  # a game that is played through asks for its decks again and again
            if deck is stacked:
                return cards[len(cards) - left:]
        return tuple([self._code[deck[n] - deck[n - 1]] for n in range(left, 0, -1)])

    def refilled(self, deck: Stack, left: int, order: Cards) -> Stack:
        """The deck with these cards, the first one on top, under what is left of it."""
        return self.stacked(self.unstacked(deck, left) + order)

    def weighed(self, key: int) -> Cards:
        """The cards of a hand that weigh so much together, in the order of the table."""
        cards: list[str] = []
        for code, weight in reversed(self.weight.items()):
            number, key = divmod(key, weight)
            cards += [code] * number
        return tuple(reversed(cards))

    def sorted(self, cards: Iterable[str]) -> Cards:
        """The cards in the order of the table."""
        return tuple(sorted(cards, key=self.order.__getitem__))

    def whole_deck(self, cards: Sequence[str], where: str = "deck") -> Stack:
        """The deck before the deal: every card of the pack, in any order. ``BadInput`` otherwise."""
        try:
            deck = self.stacked(tuple(cards))
        except KeyError:
            deck = ()
        if not deck or len(cards) != len(self.cards) or deck[-1] != self._weight:
            self.read(cards, where)
            raise BadInput("other-deck", where, value=len(cards), number=len(self.cards))
        return deck

    def has(self, cards: Iterable[str]) -> bool:
        """Whether the pack has all these cards, as often as they stand there."""
        return all(number <= self.copies.get(card, 0) for card, number in Counter(cards).items())

    def read(self, data: object, where: str, at_most: int | None = None, holes: bool = False) -> Cards:
        """The cards of a list in a file; with ``holes`` also cards that the viewer may not see."""
        known = self.order if holes else self.codes
        codes = a_list(data, where, None, at_most)
        return tuple(a_word(code, f"{where}[{n}]", known) for n, code in enumerate(codes))

    def read_deck(self, position: Mapping[str, object], used: Cards) -> Cards:
        """The deck of a position, top first; left out: all cards besides those that are ``used``."""
        if "deck" not in position:
            if HIDDEN in used:
                raise BadInput("missing-key", "", value="deck")
            return self.others(used, "")
        deck = self.read(position["deck"], "deck", holes=True)
        self.others((*used, *deck), "")
        return deck

    def others(self, used: Iterable[str], where: str) -> Cards:
        """The cards of the pack besides these. ``BadInput`` if these are more than there are."""
        left = Counter(self.copies)
        left.subtract(card for card in used if card != HIDDEN)
        for card, number in left.items():
            if number < 0:
                raise BadInput("too-many-copies", where, card=card, value=self.copies[card] - number,
                               number=self.copies[card])
        return tuple(card for card in self.codes for _ in range(left[card]))


def dealt(pack: Pack, hands: Sequence[Cards], deck: Cards, seen: Cards,
          random: Random) -> tuple[list[Cards], Cards]:
    """Hands and deck with every hidden card turned into one that is not seen elsewhere, at random.
    ``BadInput`` if there are not so many."""
    unseen = list(pack.others((card for cards in (*hands, deck, seen) for card in cards), ""))
    if sum(cards.count(HIDDEN) for cards in (*hands, deck)) > len(unseen):
        raise BadInput("no-cards-fit")
    random.shuffle(unseen)

    def shown(cards: Cards) -> Cards:
        return tuple(unseen.pop() if card == HIDDEN else card for card in cards)

    return [shown(hand) for hand in hands], shown(deck)


M = TypeVar("M", bound=Move)


class Choices(dict[int, tuple[M, ...]]):
    """Bit sets of places -> the moves onto these places; filled as it is asked. ``moves``: all, by place."""

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[M | None]) -> None:
        self.moves = tuple(moves)

    def __missing__(self, places: int) -> tuple[M, ...]:
        found = self[places] = tuple(move for n, move in enumerate(self.moves) if move and places >> n & 1)
        return found


class Hand:
    """Some cards in the order of the table: a hand, or the cards that are drawn. Never changed.

    key: their weights added up. cards, size, text: which, how many, and as a JSON list.
    need: how many are missing in a full hand.
    veil: the same number of cards as others see them.
    drew: for each seat, how it is told that it drew these cards.
    """

    __slots__ = ("cards", "drew", "key", "need", "size", "text", "veil")

    key: int
    cards: Cards
    size: int
    text: str
    need: int
    veil: Self
    drew: tuple[tuple[Event, ...], ...]


H = TypeVar("H", bound=Hand)


class Hands(dict[int, H]):
    """Every hand that has come up, by its key, each once. There are a few thousand, so all are kept.

    kind: the game's class of hands. rule: id of the rule by which cards are drawn.
    prepare: fills what the game keeps in a hand.
    """

    __slots__ = ("kind", "pack", "prepare", "rule", "seats")

    def __init__(self, pack: Pack, seats: int, kind: type[H], rule: str,
                 prepare: Callable[[H], None]) -> None:
        self.pack, self.seats, self.rule = pack, seats, rule
        self.kind, self.prepare = kind, prepare

    def of(self, cards: Iterable[str]) -> H:
        """The hand of these cards."""
        return self[sum(map(self.pack.weight.__getitem__, cards))]

    def dealt(self, deck: Stack) -> tuple[H, ...]:
        """A full hand for each seat from the top of the deck, one seat after the other."""
        tops = range(len(deck) - 1, 0, -FULL_HAND)[:self.seats]
        return tuple([self[deck[top] - deck[top - FULL_HAND]] for top in tops])

    def __missing__(self, key: int) -> H:
        hand = self[key] = self.kind()
        hand.key = key
        hand.cards = self.pack.weighed(key)
        hand.size = len(hand.cards)
        hand.text = cards_text(hand.cards)
        hand.need = FULL_HAND - hand.size
        hand.veil = self[hand.size * self.pack.weight[HIDDEN]]
        hand.drew = tuple(self._drew(seat, hand.cards) for seat in range(self.seats))
        self.prepare(hand)
        return hand

    def _drew(self, seat: int, cards: Cards) -> tuple[Event, ...]:
        return (Event("drew", self.rule, seat, cards, number=len(cards), secret=(seat,)),) if cards else ()
