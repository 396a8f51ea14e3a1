"""What lies on the table of a game of Virus!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from virus_nb.engine.cards import Cards, Stack

if TYPE_CHECKING:
    from virus_nb.games.virus.body import Body
    from virus_nb.games.virus.table import CardHand, Table

OVER = -1
TURN = 0


class State:
    """One moment of a game. Filled once when it is made, never changed afterwards.

    table: what all games of this kind share. to_move: whose turn it is, who also decides.
    hands, bodies: by seat. deck: of which ``left`` cards are still there. discard: oldest first.
    ask: what is open: OVER nothing, TURN a turn, n > 0 a contagion that has moved n - 1 viruses.
    """

    __slots__ = ("ask", "bodies", "deck", "discard", "hands", "left", "table", "to_move")

    table: Table
    to_move: int
    hands: tuple[CardHand, ...]
    bodies: tuple[Body, ...]
    deck: Stack
    left: int
    discard: Cards
    ask: int
