"""A team at one seat: who stands in it, and which cards may be played on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from virus_nb.engine.cards import Cards, Choices
from virus_nb.games.marvel import heroes
from virus_nb.games.marvel.cards import SLOTS
from virus_nb.games.marvel.heroes import NONE

if TYPE_CHECKING:
    from virus_nb.games.marvel.table import CardMove, Table

_MOST_TEAMS = 10_000
_BITS = 6
_PILE = (1 << _BITS) - 1


def key_of(piles: list[int]) -> int:
    """Six piles, red to intangible, packed into a number."""
    return sum(pile << _BITS * slot for slot, pile in enumerate(piles))


class Team:
    """One team, never changed; the same one comes up again and again, so it is worth knowing much about.

    home: the teams of its seat. key: its piles as one number. size: number of heroes.
    piles: red to intangible, see ``heroes``.
    heroes, movable: bit sets of colours: there, not shielded. won: whether four are ready (marvel.20).
    takes: for each card of ``PLACEABLE`` the colours on which it may be played, as bit sets.
    moves: for each of these cards the moves that play it onto this team.
    """

    __slots__ = ("heroes", "home", "key", "movable", "moves", "piles", "seat", "size", "takes", "won")

    def __init__(self, home: Teams, key: int) -> None:
        self.home, self.seat, self.key = home, home.seat, key
        self.piles = piles = tuple([key >> _BITS * slot & _PILE for slot in SLOTS])
        self.heroes = self._slots(lambda pile: pile != NONE)
        self.movable = self.heroes & ~self._slots(heroes.is_shielded)
        self.size = self.heroes.bit_count()
        self.won = (self.heroes & ~self._slots(heroes.is_blocked)).bit_count() >= 4
        takes = 0
        for slot, pile in enumerate(piles):
            takes |= home.table.takes[slot][pile]
        self.takes = [takes >> len(SLOTS) * card & 63 for card in range(len(home.plays))]
        self.moves = [choices[colours] for choices, colours in zip(home.plays, self.takes, strict=True)]

    def _slots(self, test: Callable[[int], bool]) -> int:
        return sum([1 << slot for slot, pile in enumerate(self.piles) if test(pile)])

    def with_pile(self, slot: int, pile: int) -> Team:
        """This team with another pile of that colour."""
        return self.home[self.key ^ (self.piles[slot] ^ pile) << _BITS * slot]

    def cards(self, slot: int) -> Cards:
        """The hero of that colour and what lies on it, from the bottom up."""
        return heroes.cards_of(slot, self.piles[slot])

    def uses(self, card: int) -> tuple[CardMove, ...]:
        """The moves that play that card onto this team from a hand that is spied (marvel.15)."""
        return self.home.uses[card][self.takes[card]]


class Teams(dict[int, Team]):
    """The teams of one seat by their keys, each once. Bounded: when there are too many it begins anew.

    plays, uses: for each card of ``PLACEABLE``, for each bit set of colours, the moves onto these heroes.
    """

    __slots__ = ("plays", "seat", "table", "uses")

    plays: tuple[Choices[CardMove], ...]
    uses: tuple[Choices[CardMove], ...]

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.plays, self.uses = table.plays.lays[seat], table.uses.lays[seat]

    def __missing__(self, key: int) -> Team:
        if len(self) >= _MOST_TEAMS:
            self.clear()  # teams in use live on; equal ones may now exist twice
        team = self[key] = Team(self, key)
        return team
