"""What lies before the seats. An *area*, an integer for each seat, says all that runs, squares and points need:

    bits  0-8   how many cards there are in each row, 3 bits a row
    bits  9-10  what the next square waits for: a bank, a break (verso.9)
    bits 11-31  which of the 21 slots hold a card
    bits 32-52  which of them show 3 points
    bits 53-    the score

*laid*, one integer for the whole table, says which cards these are: 10 bits for each slot of each seat,
nothing where a slot is free.

So a card comes by one addition and goes by one subtraction, and parts of an area are the keys of the
tables of runs and squares. Both in one would be a number that is slow to work with.
"""

from __future__ import annotations

from collections.abc import Iterable

from virus_nb.games.verso.cards import JOKER, POINTS, SLOT, SLOTS, UNKNOWN

ROW = len("123456J")
LENGTHS = (1 << 9) - 1
WAITS_BANK, WAITS_BREAK = 1 << 9, 1 << 10
WAITS = WAITS_BANK | WAITS_BREAK
STANDING = LENGTHS | WAITS
"""What decides whether a square scores now."""

FIRST = 11
THREES_FIRST = FIRST + SLOTS
TAKEN = ((1 << SLOTS) - 1) << FIRST
ROWS = tuple(((1 << ROW) - 1) << FIRST + ROW * colour for colour in range(3))
"""The bits of ``TAKEN`` that belong to each row."""

CARD_BITS = 10
CARD_MASK = (1 << CARD_BITS) - 1
assert UNKNOWN <= CARD_MASK, "deck.csv has more cards than an area can tell apart"
SHIFT = tuple(tuple(CARD_BITS * (SLOTS * seat + slot) for slot in range(SLOTS)) for seat in range(6))
"""For each seat where the card of a slot begins."""
SCORE_SHIFT = THREES_FIRST + SLOTS
POINT = 1 << SCORE_SHIFT
"""One point, to be added to an area."""
SQUARE_POINTS = 7
WHOLE = (1 << SCORE_SHIFT + 20) - 1
"""All bits of an area, for masks: they are quicker than negative numbers."""

BIT = tuple(1 << FIRST + slot if slot >= 0 else 0 for slot in SLOT)
"""The bit of each card in ``TAKEN``: set in an area that has a card identical to it."""
PLACED = tuple(
    (1 << 3 * (slot // ROW)) + bit + (bit << SLOTS) * (points == 3) if bit else 0
    for slot, points, bit in zip(SLOT, POINTS, BIT, strict=True)
)
"""What an area gains by each card."""
LAID = tuple(tuple(card << shift[slot] if slot >= 0 else 0 for card, slot in enumerate(SLOT)) for shift in SHIFT)
"""For each seat what ``laid`` gains by each card."""

ROW_BITS = CARD_BITS * ROW
ROW_CARDS = (1 << ROW_BITS) - 1
"""The bits of the cards in a row, from its first on."""


def card_in(laid: int, seat: int, slot: int) -> int:
    """The card in a slot of a seat, 0 if there is none."""
    return laid >> SHIFT[seat][slot] & CARD_MASK


def cards_in(laid: int, seat: int) -> list[int]:
    """The cards of a seat, row by row: blue, green, orange; 1 to 6, joker."""
    return [card for shift in SHIFT[seat] if (card := laid >> shift & CARD_MASK)]


def area_of(cards: Iterable[int], waits: int = 0, score: int = 0) -> int:
    """The area with these cards, no two of them in one slot."""
    return sum(PLACED[card] for card in cards) + waits + score * POINT


def laid_of(rows: Iterable[Iterable[int]]) -> int:
    """The cards of each seat, each in its slot."""
    return sum(laid[card] for laid, row in zip(LAID, rows, strict=False) for card in row)


def score_of(area: int) -> int:
    """The points of the seat."""
    return area >> SCORE_SHIFT


def is_square(area: int, exactly: bool) -> bool:
    """Whether the rows make a square: three cards in each, or at least three (verso.8)."""
    lengths = (area & 7, area >> 3 & 7, area >> 6 & 7)
    return lengths == (3, 3, 3) if exactly else min(lengths) >= 3


def settling(exactly: bool, rearm: int, after_bank: bool) -> tuple[int, ...]:
    """``area & STANDING`` -> what the area gains after a whole act (verso.8, verso.9).

    A square that waits for nothing scores and waits for ``rearm``; the end of a
    square and the seat's own bank (``after_bank``) are what it may wait for.
    """
    gains = []
    for standing in range(STANDING + 1):
        area = standing & ~WAITS_BANK if after_bank else standing
        if not is_square(area, exactly):
            area &= ~WAITS_BREAK
        elif not area & WAITS:
            area += SQUARE_POINTS * POINT + rearm
        gains.append(area - standing)
    return tuple(gains)


def _highest(row: int, sole_joker: bool) -> int:
    numbers = row & ~(1 << JOKER)
    return numbers.bit_length() - 1 if numbers else JOKER if row and sole_joker else -1


HIGHEST = tuple(_highest(row, False) for row in range(1 << ROW))
"""Bits of a row -> the value that a neighbour turns over, -1 for none (verso.7)."""
HIGHEST_OR_JOKER = tuple(_highest(row, True) for row in range(1 << ROW))
"""The same with the option ``sole_joker=flips``."""
