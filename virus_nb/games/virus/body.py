"""A body at one seat: what lies in it, and which cards may be played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from virus_nb.engine.cards import Cards, Choices, cards_text
from virus_nb.games.virus import organs
from virus_nb.games.virus.cards import SLOTS, WILD
from virus_nb.games.virus.organs import FREE, NONE

if TYPE_CHECKING:
    from virus_nb.games.virus.table import CardMove, Moves, Table

_MOST_BODIES = 50_000
_BITS = 6
_PILE = (1 << _BITS) - 1
_BODY = (1 << _BITS * len(SLOTS)) - 1


def facts_of(slot: int, pile: int, takes: int) -> int:
    """All that a body needs to know of a pile of that colour, in one number: ``|`` joins those of five piles.

    Five bits each: organs, free, sick, movable, reach (see ``Body``); then the key with the cards in the
    order of the table; then, five bits a card, where each card may be played (``takes``).
    """
    there = pile != NONE
    virus = organs.virus_on(pile) if organs.is_infected(pile) else None
    reach = 0 if virus is None else 31 if virus == WILD else 1 << virus | 1 << WILD
    flags = (there, pile == FREE, virus is not None, there and not organs.is_immunised(pile))
    facts = sum(1 << 5 * n + slot for n, flag in enumerate(flags) if flag) | reach << 20
    return facts | organs.same(pile) << 25 + _BITS * slot | takes << 25 + _BITS * len(SLOTS)


def change(slot: int, before: int, after: int) -> int:
    """What turns the key of a body with one pile of that colour into that of a body with another (``^``)."""
    return (before ^ after) << _BITS * slot


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

    __slots__ = ("_text", "free", "home", "key", "movable", "moves", "organs", "piles", "reach", "same",
                 "seat", "sick", "won")

    def __init__(self, home: Bodies, key: int) -> None:
        self.home, self.seat, self.key = home, home.seat, key
        self.piles = piles = (key & _PILE, key >> 6 & _PILE, key >> 12 & _PILE, key >> 18 & _PILE, key >> 24)
        red, green, blue, yellow, wild = home.facts
        facts = red[piles[0]] | green[piles[1]] | blue[piles[2]] | yellow[piles[3]] | wild[piles[4]]
        self.organs = facts & 31
        self.free = facts >> 5 & 31
        self.sick = facts >> 10 & 31
        self.movable = facts >> 15 & 31
        self.reach = facts >> 20 & 31
        self.same = facts >> 25 & _BODY
        self.won = (self.organs ^ self.sick).bit_count() >= 4
        self.moves = home.plays[facts >> 25 + _BITS * len(SLOTS)]
        self._text = ""

    def viruses(self) -> list[int]:
        """The colours of the viruses in it, in the order of the organs that they lie on."""
        return [organs.virus_on(pile) for pile in self.piles if organs.is_infected(pile)]

    def with_pile(self, slot: int, pile: int) -> Body:
        """This body with another pile of that colour."""
        return self.home[self.key ^ change(slot, self.piles[slot], pile)]

    def exchange(self, out: int, slot: int, pile: int) -> Body:
        """This body without the organ of colour ``out``, and with that pile of a colour, maybe the same."""
        return self.home[self.key ^ self.piles[out] << _BITS * out ^ pile << _BITS * slot]

    def differing(self, other: Body) -> int:
        """Bit set of the colours whose piles differ (the order of two medicines counts)."""
        return sum([1 << slot for slot in SLOTS if (self.key ^ other.key) >> _BITS * slot & _PILE])

    def cards(self, slot: int) -> Cards:
        """The organ of that colour and what lies on it, from the bottom up."""
        return organs.cards_of(slot, self.piles[slot])

    def filled(self) -> list[Cards]:
        """The same for every organ that is there."""
        return [organs.cards_of(slot, pile) for slot, pile in enumerate(self.piles) if pile]

    def text(self) -> str:
        """Its piles as a JSON list; most bodies are never written, so it is made when it is first asked for."""
        if not self._text:
            self._text = f"[{','.join(map(cards_text, self.filled()))}]"
        return self._text


class Plays(dict[int, "list[Moves]"]):
    """Where each card may be played (``takes``) -> for each card the moves there; many bodies have the same."""

    __slots__ = ("by_slots",)

    def __init__(self, by_slots: tuple[Choices[CardMove], ...]) -> None:
        self.by_slots = by_slots

    def __missing__(self, takes: int) -> list[Moves]:
        found = self[takes] = [moves[takes >> 5 * card & 31] for card, moves in enumerate(self.by_slots)]
        return found


class Bodies(dict[int, Body]):
    """The bodies of one seat by their keys, each once. Bounded: when there are too many it begins anew.

    facts: for each colour and pile ``facts_of`` it. plays: the moves onto these bodies.
    """

    __slots__ = ("facts", "plays", "seat", "table")

    def __init__(self, table: Table, seat: int, facts: tuple[tuple[int, ...], ...]) -> None:
        self.table, self.seat, self.facts = table, seat, facts
        self.plays = Plays(table.lays[seat])

    def __missing__(self, key: int) -> Body:
        if len(self) >= _MOST_BODIES:
            self.plays.clear()
            self.clear()  # bodies in use live on; equal ones may now exist twice
        body = self[key] = Body(self, key)
        return body
