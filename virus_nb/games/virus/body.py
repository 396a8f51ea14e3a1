"""A body at one seat: what lies in it, which moves touch it, and what each of them makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from virus_nb.engine import NOBODY, Event
from virus_nb.engine.cards import Cards
from virus_nb.games.virus import organs
from virus_nb.games.virus.cards import COLOURS, PACK
from virus_nb.games.virus.organs import FREE, NONE

if TYPE_CHECKING:
    from virus_nb.games.virus.table import CardMove, Table

SLOTS = range(len(COLOURS))
_BITS = 6


def key_of(piles: tuple[int, ...]) -> int:
    """Five piles, red to wild, packed into a number."""
    return sum(pile << _BITS * slot for slot, pile in enumerate(piles))


class Body:
    """One body, never changed; the same one comes up again and again, so it remembers what was asked.

    key: its piles as one number. piles: red to wild, see ``organs``.
    organs, free, sick, movable: bit sets of colours: there, with nothing on it, with a virus, not immunised.
    healthy: number of organs without a virus. won: whether these are four (virus.20).
    own: set of own cards -> the moves of this seat onto its own body.
    hit: set of cards -> the moves of others onto this body.
    after: such a move -> (the body then, cards that leave the table, for each seat its events).
    """

    __slots__ = ("after", "free", "healthy", "hit", "key", "movable", "organs", "own", "piles", "seat",
                 "sick", "table", "won")

    def __init__(self, table: Table, seat: int, key: int) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.piles = tuple(key >> _BITS * slot & 63 for slot in SLOTS)
        self.organs = self._slots(lambda pile: pile != NONE)
        self.free = self._slots(lambda pile: pile == FREE)
        self.sick = self._slots(organs.is_infected)
        self.movable = self.organs & ~self._slots(organs.is_immunised)
        self.healthy = (self.organs & ~self.sick).bit_count()
        self.won = self.healthy >= 4
        self.own = _Own(self)
        self.hit = _Hit(self)
        self.after = _After(self)

    def _slots(self, test: object) -> int:
        return sum(1 << slot for slot, pile in enumerate(self.piles) if test(pile))  # type: ignore[operator]

    def with_pile(self, slot: int, pile: int) -> Body:
        """This body with another pile of that colour."""
        return self.table.body(self.seat, self.key ^ (self.piles[slot] ^ pile) << _BITS * slot)

    def exchange(self, out: int, slot: int, pile: int) -> Body:
        """This body without the organ of colour ``out``, and with that pile of another colour (or the same)."""
        return self.table.body(self.seat, self.key ^ self.piles[out] << _BITS * out ^ pile << _BITS * slot)

    def at(self, seat: int) -> Body:
        """This body at another seat."""
        return self.table.body(seat, self.key)

    def same_as(self, other: Body) -> bool:
        """Whether the two hold the same cards (virus.18, virus.19)."""
        return all(organs.same(a) == organs.same(b) for a, b in zip(self.piles, other.piles, strict=True))

    def cards(self, slot: int) -> Cards:
        """The organ of that colour and what lies on it, from the bottom up."""
        return organs.cards_of(slot, self.piles[slot])


class _Moves(dict[int, "tuple[CardMove, ...]"]):
    """For a set of cards (bit sets) the moves that they make at this body; filled as it is asked."""

    def __init__(self, body: Body) -> None:
        self._body = body

    def __missing__(self, cards: int) -> tuple[CardMove, ...]:
        found = self[cards] = tuple(move for card in range(15) if cards >> card & 1 for move in self._of(card))
        return found

    def _of(self, card: int) -> list[CardMove]:
        body, lay = self._body, self._body.table.lay
        return [lay[card, body.seat, slot] for slot in SLOTS
                if body.table.effect(card, slot, body.piles[slot]) is not None]


class _Hit(_Moves):
    pass


class _Own(_Moves):
    def _of(self, card: int) -> list[CardMove]:
        if card < 5:
            return [] if self._body.organs >> card & 1 else [self._body.table.organ[card]]
        return super()._of(card)


class _After(dict["CardMove", "tuple[Body, Cards, tuple[tuple[Event, ...], ...]]"]):
    """What an organ, a virus or a medicine makes of this body; filled as it is asked."""

    def __init__(self, body: Body) -> None:
        self._body = body

    def __missing__(self, move: CardMove) -> tuple[Body, Cards, tuple[tuple[Event, ...], ...]]:
        body, card, slot = self._body, move.card, move.slot
        if card < 5:
            effect: organs.Effect | None = organs.Effect("placed", "virus.5", FREE, (), ())
        else:
            effect = body.table.effect(card, slot, body.piles[slot])
        assert effect is not None, f"{move.text} is not possible here"
        codes = PACK.told((card, *effect.met))
        place = (f"{body.seat}.{COLOURS[slot]}",)
        told = tuple((Event(effect.kind, effect.rule, actor, codes, place, NOBODY if actor == body.seat else body.seat),)
                     for actor in range(body.table.seats))
        found = self[move] = (body.with_pile(slot, effect.pile), effect.gone, told)
        return found
