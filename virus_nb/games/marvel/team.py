"""A team at one seat: who stands in it, and which cards may be played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from virus_nb.engine.cards import Cards, Choices
from virus_nb.games.marvel import heroes
from virus_nb.games.marvel.cards import SLOTS

if TYPE_CHECKING:
    from virus_nb.games.marvel.table import CardMove, Table

_MOST_TEAMS = 50_000
_BITS = 6
_PILE = (1 << _BITS) - 1
_COLOURS = (1 << len(SLOTS)) - 1


def facts_of(slot: int, pile: int, takes: int) -> int:
    """All that a team needs to know of a pile of that colour, in one number: ``|`` joins those of six piles.

    Six bits each: heroes, movable, ready (see ``Team``); then, six bits a card, where each card of
    ``PLACEABLE`` may be played (``takes``).
    """
    there = pile != heroes.NONE
    flags = (there, there and not heroes.is_shielded(pile), there and not heroes.is_blocked(pile))
    return sum(1 << len(SLOTS) * n + slot for n, flag in enumerate(flags) if flag) | takes << 3 * len(SLOTS)


def key_of(piles: list[int]) -> int:
    """Six piles, red to intangible, packed into a number."""
    return sum(pile << _BITS * slot for slot, pile in enumerate(piles))


class Team:
    """One team, never changed; the same one comes up again and again, so it is worth knowing much about.

    home: the teams of its seat. key: its piles as one number. size: number of heroes.
    piles: red to intangible, see ``heroes``.
    heroes, movable: bit sets of colours: there, not shielded. won: whether four are ready (marvel.20).
    moves: for each card of ``PLACEABLE`` the moves that play it onto this team.
    """

    __slots__ = ("_takes", "heroes", "home", "key", "movable", "moves", "piles", "seat", "size", "won")

    def __init__(self, home: Teams, key: int) -> None:
        self.home, self.seat, self.key = home, home.seat, key
        self.piles = piles = (key & _PILE, key >> 6 & _PILE, key >> 12 & _PILE, key >> 18 & _PILE,
                              key >> 24 & _PILE, key >> 30)
        facts = 0
        for pile, known in zip(piles, home.facts, strict=True):
            facts |= known[pile]
        self.heroes = facts & _COLOURS
        self.movable = facts >> 6 & _COLOURS
        self.size = self.heroes.bit_count()
        self.won = (facts >> 12 & _COLOURS).bit_count() >= 4
        self._takes = takes = facts >> 18
        self.moves = [by_slots[takes >> shift & _COLOURS] for by_slots, shift in home.plays]

    def with_pile(self, slot: int, pile: int) -> Team:
        """This team with another pile of that colour."""
        return self.home[self.key ^ (self.piles[slot] ^ pile) << _BITS * slot]

    def cards(self, slot: int) -> Cards:
        """The hero of that colour and what lies on it, from the bottom up."""
        return heroes.cards_of(slot, self.piles[slot])

    def takes(self, card: int) -> int:
        """Bit set of the colours on which that card of ``PLACEABLE`` may be played."""
        return self._takes >> len(SLOTS) * card & _COLOURS

    def uses(self, card: int) -> tuple[CardMove, ...]:
        """The moves that play that card onto this team from a hand that is spied (marvel.15)."""
        return self.home.table.uses.lays[self.seat][card][self.takes(card)]


class Teams(dict[int, Team]):
    """The teams of one seat by their keys, each once. Bounded: when there are too many it begins anew.

    facts: for each colour and pile ``facts_of`` it. plays: for each card of ``PLACEABLE`` its moves onto
    these teams by the colours of the heroes, and where among the places that it takes these colours stand.
    """

    __slots__ = ("facts", "plays", "seat", "table")

    plays: list[tuple[Choices[CardMove], int]]

    def __init__(self, table: Table, seat: int, facts: tuple[tuple[int, ...], ...]) -> None:
        self.table, self.seat, self.facts = table, seat, facts
        self.plays = [(by_slots, len(SLOTS) * card) for card, by_slots in enumerate(table.plays.lays[seat])]

    def __missing__(self, key: int) -> Team:
        if len(self) >= _MOST_TEAMS:
            self.clear()  # teams in use live on; equal ones may now exist twice
        team = self[key] = Team(self, key)
        return team
