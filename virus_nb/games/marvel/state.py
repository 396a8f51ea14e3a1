"""What lies on the table of a game of Virus! Marvel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from virus_nb.engine import NOBODY
from virus_nb.engine.cards import Cards, Stack

if TYPE_CHECKING:
    from virus_nb.games.marvel.table import CardHand, CardMove, Table
    from virus_nb.games.marvel.team import Team


class Question:
    """An open decision in the middle of a move.

    kind: ``counter``, ``aim``, ``use``, ``eliminate``; ``over`` when the game has ended. seat: who is asked.
    card, hit: what is answered, and where it hits (a move; ``None`` while it has no target).
    origin: the seat whose hand it came from. countered: who has countered it, ascending.
    hand: the seat whose hand is spied. left: how many heroes are still to be removed.
    """

    __slots__ = ("card", "countered", "hand", "hit", "kind", "left", "origin", "seat")

    def __init__(self, kind: str, seat: int, card: str = "", hit: CardMove | None = None,
                 origin: int = NOBODY, countered: tuple[int, ...] = (), hand: int = NOBODY,
                 left: int = 0) -> None:
        self.kind, self.seat, self.card, self.hit, self.origin = kind, seat, card, hit, origin
        self.countered, self.hand, self.left = countered, hand, left


OVER, PASS, AGAIN = Question("over", NOBODY), Question("pass", NOBODY), Question("again", NOBODY)
"""What comes after an act instead of a question: the end, the next player, another turn (marvel.11)."""


class State:
    """One moment of a game. Filled once when it is made, never changed afterwards.

    table: what all games of this kind share. turn: whose turn it is. to_move: who decides.
    hands, teams: by seat. deck: of which ``left`` cards are still there. discard: oldest first.
    ask: the open question; ``None``: the turn begins.
    """

    __slots__ = ("ask", "deck", "discard", "hands", "left", "table", "teams", "to_move", "turn")

    table: Table
    turn: int
    to_move: int
    hands: tuple[CardHand, ...]
    teams: tuple[Team, ...]
    deck: Stack
    left: int
    discard: Cards
    ask: Question | None
