"""A body at one seat: what lies in it, and which cards may be played on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from virus_nb.engine.cards import Cards
from virus_nb.games.virus import organs
from virus_nb.games.virus.cards import SLOTS, WILD
from virus_nb.games.virus.organs import FREE, NONE

if TYPE_CHECKING:
    from virus_nb.games.virus.table import Table

_MOST_BODIES = 10_000
_BITS = 6
_PILE = (1 << _BITS) - 1


def key_of(piles: list[int]) -> int:
    """Five piles, red to wild, packed into a number."""
    return sum(pile << _BITS * slot for slot, pile in enumerate(piles))


class Body:
    """One body, never changed; the same one comes up again and again, so it is worth knowing much about.

    home: the bodies of its seat. key: its piles as one number; same: equal for bodies with the same cards.
    piles: red to wild, see ``organs``.
    organs, free, sick, movable: bit sets of colours: there, with nothing on it, with a virus, not immunised.
    reach: bit set of the colours of organs to which one of its viruses could spread.
    won: whether four organs have no virus (virus.20).
    moves: for each organ, virus and medicine the moves that play it onto this body.
    """

    __slots__ = ("free", "home", "key", "movable", "moves", "organs", "piles", "reach", "same", "seat",
                 "sick", "won")

    def __init__(self, home: Bodies, key: int) -> None:
        table, self.home, self.seat, self.key = home.table, home, home.seat, key
        self.piles = piles = tuple([key >> _BITS * slot & _PILE for slot in SLOTS])
        self.organs = self._slots(lambda pile: pile != NONE)
        self.free = self._slots(lambda pile: pile == FREE)
        self.sick = self._slots(organs.is_infected)
        self.movable = self.organs & ~self._slots(organs.is_immunised)
        self.same = key if self.movable == self.organs else key_of(list(map(organs.same, piles)))
        self.reach = 0
        for virus in self.viruses():
            self.reach |= 31 if virus == WILD else 1 << virus | 1 << WILD
        self.won = (self.organs & ~self.sick).bit_count() >= 4
        takes = 0
        for slot, pile in enumerate(piles):
            takes |= table.takes[slot][pile]
        self.moves = [by_slots[takes >> 5 * card & 31] for card, by_slots in enumerate(table.lays[home.seat])]

    def _slots(self, test: Callable[[int], bool]) -> int:
        return sum([1 << slot for slot, pile in enumerate(self.piles) if test(pile)])

    def viruses(self) -> list[int]:
        """The colours of the viruses in it, in the order of the organs that they lie on."""
        return [organs.virus_on(pile) for pile in self.piles if organs.is_infected(pile)]

    def with_pile(self, slot: int, pile: int) -> Body:
        """This body with another pile of that colour."""
        return self.exchange(slot, slot, pile)

    def exchange(self, out: int, slot: int, pile: int) -> Body:
        """This body without the organ of colour ``out``, and with that pile of a colour, maybe the same."""
        return self.home[self.key ^ self.piles[out] << _BITS * out ^ pile << _BITS * slot]

    def differing(self, other: Body) -> int:
        """Bit set of the colours whose piles differ (the order of two medicines counts)."""
        return sum([1 << slot for slot in SLOTS if (self.key ^ other.key) >> _BITS * slot & _PILE])

    def cards(self, slot: int) -> Cards:
        """The organ of that colour and what lies on it, from the bottom up."""
        return organs.cards_of(slot, self.piles[slot])


class Bodies(dict[int, Body]):
    """The bodies of one seat by their keys, each once. Bounded: when there are too many it begins anew."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    def __missing__(self, key: int) -> Body:
        if len(self) >= _MOST_BODIES:
            self.clear()  # bodies in use live on; equal ones may now exist twice
        body = self[key] = Body(self, key)
        return body
