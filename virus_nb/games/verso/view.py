"""What is seen at the table, and states that could lie behind it (verso.1).

Everybody sees the same: all visible faces, and the backs of the cards that were
turned over at some time. Nobody has seen anything else.
"""

from __future__ import annotations

from functools import cache
from random import Random

from virus_nb.engine import BadInput, Seat
from virus_nb.games.verso.area import (
    CARD_MASK,
    ROW,
    ROW_BITS,
    ROW_CARDS,
    SHIFT,
    cards_in,
    laid_of,
)
from virus_nb.games.verso.cards import DECK, FACE, HIDDEN_BACK, UNKNOWN, cards_with, physical
from virus_nb.games.verso.table import Pile, State, cards_of, length, pile_of, state_of


def observe(state: State, seat: Seat | None) -> State:
    """The state as any seat or spectator sees it: unseen backs and the deck below its top are holes."""
    deck: Pile = ()
    if state.deck:
        top, rest = state.deck
        deck = (HIDDEN_BACK[top], _unknown(length(rest)))
    discard = pile_of([HIDDEN_BACK[card] for card in cards_of(state.discard)])
    laid, rest, at = 0, state.laid, 0
    while rest:
        laid |= _SEEN[rest & ROW_CARDS] << at
        rest >>= ROW_BITS
        at += ROW_BITS
    return state_of(state.rules, state.to_move, deck, discard, state.areas, laid, state.due)


@cache
def _unknown(number: int) -> Pile:
    """A pile of so many cards of which nothing is known."""
    return (UNKNOWN, _unknown(number - 1)) if number else ()


class _SeenRows(dict[int, int]):
    """The cards of a row as they are laid, the row's first bit first -> the same with the unseen backs as holes."""

    def __missing__(self, row: int) -> int:
        if len(self) >= 1 << 14:
            self.clear()
        seen = 0
        for shift in SHIFT[0][:ROW]:
            seen |= HIDDEN_BACK[row >> shift & CARD_MASK] << shift
        self[row] = seen
        return seen


_SEEN = _SeenRows()


def imagine(view: State, random: Random) -> State:
    """A state without holes that this view could come from: cards drawn from those not seen elsewhere.

    Raises ``BadInput`` for a view that no cards of the deck fit.
    """
    piles = [list(cards_of(view.deck)), list(cards_of(view.discard)),
             *(cards_in(view.laid, seat) for seat in range(view.rules.seats))]
    left = set(range(len(DECK)))
    holes: list[tuple[int, int]] = []
    for number, pile in enumerate(piles):
        for at, card in enumerate(pile):
            if physical(card) >= 0:
                left.discard(physical(card))
            elif card != UNKNOWN:
                holes.append((number, at))
    random.shuffle(holes)
    found = _fit([FACE[piles[number][at]] for number, at in holes], left, random)
    for (number, at), card in zip(holes, found, strict=True):
        piles[number][at] = card
        left.remove(physical(card))
    others = sorted(left)
    random.shuffle(others)
    piles[0] = [1 + 2 * others.pop() + random.getrandbits(1) if card == UNKNOWN else card
                for card in piles[0]]
    return state_of(view.rules, view.to_move, pile_of(piles[0]), pile_of(piles[1]), view.areas, laid_of(piles[2:]),
                    view.due)


def _fit(faces: list[int], left: set[int], random: Random) -> list[int]:
    """For each face a card of its own among ``left`` (a matching by augmenting paths)."""
    holder: dict[int, int] = {}
    found = [0] * len(faces)

    def place(hole: int, tried: set[int]) -> bool:
        choices = [card for card in cards_with(faces[hole]) if physical(card) in left]
        random.shuffle(choices)
        # a free card first; only then one that another hole could give up
        choices.sort(key=lambda card: physical(card) in holder)
        for card in choices:
            which = physical(card)
            if which in tried:
                continue
            tried.add(which)
            if which not in holder or place(holder[which], tried):
                holder[which], found[hole] = hole, card
                return True
        return False

    for hole in range(len(faces)):
        if not place(hole, set()):
            raise BadInput("no-cards-fit", "position")
    return found
