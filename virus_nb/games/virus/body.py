"""A body at one seat: what lies in it, which moves touch it, and what each of them makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from virus_nb.engine import NOBODY, Event
from virus_nb.engine.cards import Cards
from virus_nb.games.virus import organs
from virus_nb.games.virus.cards import COLOURS, SLOTS, WILD
from virus_nb.games.virus.organs import FREE, NONE

if TYPE_CHECKING:
    from virus_nb.games.virus.table import CardMove, Table

_BITS = 6
_PILE = (1 << _BITS) - 1


def key_of(piles: list[int]) -> int:
    """Five piles, red to wild, packed into a number."""
    return sum(pile << _BITS * slot for slot, pile in enumerate(piles))


class Body:
    """One body, never changed; the same one comes up again and again, so it remembers what was asked.

    key: its piles as one number; same: equal for bodies that hold the same cards (virus.19).
    piles: red to wild, see ``organs``. takes: what may be played on it, see ``Table.takes``.
    organs, free, sick, movable: bit sets of colours: there, with nothing on it, with a virus, not immunised.
    reach: bit set of the colours of organs to which one of its viruses could spread.
    won: whether four organs have no virus (virus.20).
    moves: bit set of cards -> the moves that play them onto this body.
    after: such a move -> (the body then, cards that leave the table, for each seat how it is told).
    """

    __slots__ = ("after", "free", "key", "movable", "moves", "organs", "piles", "reach", "same", "seat",
                 "sick", "table", "takes", "won")

    def __init__(self, table: Table, seat: int, key: int) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.piles = piles = tuple([key >> _BITS * slot & _PILE for slot in SLOTS])
        self.takes = 0
        for slot, pile in enumerate(piles):
            self.takes |= table.takes[slot][pile]
        self.organs = self._slots(lambda pile: pile != NONE)
        self.free = self._slots(lambda pile: pile == FREE)
        self.sick = self._slots(organs.is_infected)
        self.movable = self.organs & ~self._slots(organs.is_immunised)
        self.same = key if self.movable == self.organs else key_of(list(map(organs.same, piles)))
        self.reach = 0
        for virus in self.viruses():
            self.reach |= 31 if virus == WILD else 1 << virus | 1 << WILD
        self.won = (self.organs & ~self.sick).bit_count() >= 4
        self.moves = _Moves()
        self.moves.body = self
        self.after = _After()
        self.after.body = self

    def _slots(self, test: Callable[[int], bool]) -> int:
        return sum([1 << slot for slot, pile in enumerate(self.piles) if test(pile)])

    def viruses(self) -> list[int]:
        """The colours of the viruses in it, in the order of the organs that they lie on."""
        return [organs.virus_on(pile) for pile in self.piles if organs.is_infected(pile)]

    def with_pile(self, slot: int, pile: int) -> Body:
        """This body with another pile of that colour."""
        return self.exchange(slot, slot, pile)

    def exchange(self, out: int, slot: int, pile: int) -> Body:
        """This body without the organ of colour ``out``, and with that pile of another colour (or the same)."""
        return self.table.body(self.seat, self.key ^ self.piles[out] << _BITS * out ^ pile << _BITS * slot)

    def at(self, seat: int) -> Body:
        """This body at another seat."""
        return self.table.body(seat, self.key)

    def differing(self, other: Body) -> int:
        """Bit set of the colours whose piles differ (the order of two medicines counts)."""
        return sum([1 << slot for slot in SLOTS if (self.key ^ other.key) >> _BITS * slot & _PILE])

    def cards(self, slot: int) -> Cards:
        """The organ of that colour and what lies on it, from the bottom up."""
        return organs.cards_of(slot, self.piles[slot])


class _Moves(dict[int, "tuple[CardMove, ...]"]):
    """The moves that certain cards make at a body; filled as it is asked."""

    __slots__ = ("body",)
    body: Body

    def __missing__(self, cards: int) -> tuple[CardMove, ...]:
        body, table = self.body, self.body.table
        found = tuple([move for colour, move in enumerate(table.organ) if cards & ~body.organs & 1 << colour])
        for n, by_slots in enumerate(table.lays[body.seat]):
            if cards >> 5 + n & 1:
                found += by_slots[body.takes >> 5 * n & 31]
        self[cards] = found
        return found


class _After(dict["CardMove", "tuple[Body, Cards, tuple[tuple[Event, ...], ...]]"]):
    """What an organ, a virus or a medicine makes of a body; filled as it is asked."""

    __slots__ = ("body",)
    body: Body

    def __missing__(self, move: CardMove) -> tuple[Body, Cards, tuple[tuple[Event, ...], ...]]:
        body, slot = self.body, move.slot
        effect = organs.effect(move.kind, slot, body.piles[slot], body.table.by_card)
        assert effect is not None, f"{move.text} is not possible here"
        after = body.with_pile(slot, effect.pile)
        cards, place = (move.kind, *effect.met), (f"{body.seat}.{COLOURS[slot]}",)
        told = tuple([
            (Event(effect.kind, effect.rule, actor, cards, place, NOBODY if actor == body.seat else body.seat),
             *(body.table.won[body.seat] if after.won else ()))
            for actor in range(body.table.seats)])
        found = self[move] = (after, effect.gone, told)
        return found
