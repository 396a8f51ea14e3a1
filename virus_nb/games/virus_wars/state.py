"""The state of a game: a turn, and what is left of it.

Within a turn no step takes accessibility away from the player who makes it, and the order of the steps
does not matter. So a turn is described once, at its start, and every step only adds a cell to ``made``,
where the player has stepped, and takes some from ``rest``, where the reach may still grow to.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from virus_nb.engine import Seat
from virus_nb.games.virus_wars.board import Board, Cell, cells, flood, touching

Reach: TypeAlias = "tuple[int, int, int, list[Cell]]"
"""What one player can get at: ``reach``, ``rest``, ``apart`` and the cells of ``reach`` (in any order).

reach: accessible cells, empty or with a live enemy virus (virus_wars.6).
rest:  all other such cells, and ``apart``. apart: own zombies that no live virus of their maker leads to.
"""


class Turn:
    """The table at the start of a turn, seen by the player whose turn it is; it never changes.

    ground: all that ``reach`` and ``rest`` held then.
    entering: whether the next step is the player's entry (virus_wars.7).
    rival:  the reach of the other player when their last turn ended, ``None`` before their entry.
    """

    __slots__ = ("board", "seat", "entering", "live", "zombies", "rival_live", "rival_zombies", "ground",
                 "apart", "rival")

    board: Board
    seat: Seat
    entering: bool
    live: int
    zombies: int
    rival_live: int
    rival_zombies: int
    ground: int
    apart: int
    rival: Reach | None


def turn_of(board: Board, seat: Seat, entering: bool, live: int, zombies: int, rival_live: int,
            rival_zombies: int, ground: int, apart: int, rival: Reach | None) -> Turn:
    """A new turn."""
    turn = Turn()
    turn.board, turn.seat, turn.entering = board, seat, entering
    turn.live, turn.zombies, turn.rival_live, turn.rival_zombies = live, zombies, rival_live, rival_zombies
    turn.ground, turn.apart, turn.rival = ground, apart, rival
    return turn


State: TypeAlias = "tuple[Turn, int, int, int, list[Cell]]"
"""``(turn, left, made, rest, moves)``, ``left`` being the steps left. A plain tuple, since making an object
with names would cost as much as all the masks of a step. The moves are in the order in which they came up;
there are none exactly when the game is over."""


class Pieces(NamedTuple):
    """Live viruses and zombies (by maker) as masks, for each seat; and which seats have not entered yet."""

    live: tuple[int, int]
    zombies: tuple[int, int]
    waiting: tuple[bool, bool]


def pieces(state: State) -> Pieces:
    """What stands on the board now."""
    turn, _, made, _, _ = state
    taken = made & turn.rival_live
    mine, theirs = turn.live | made ^ taken, turn.rival_live ^ taken
    zombies, waits = turn.zombies | taken, turn.rival is None
    if turn.seat == 0:
        return Pieces((mine, theirs), (zombies, turn.rival_zombies), (turn.entering, waits))
    return Pieces((theirs, mine), (turn.rival_zombies, zombies), (waits, turn.entering))


def reach_of(state: State) -> int:
    """The cells on which the next step can be made (virus_wars.6)."""
    turn, _, made, rest, _ = state
    return turn.ground ^ made ^ rest


def survey(board: Board, seat: Seat, on: Pieces) -> Reach:
    """The reach of a player, found from nothing but the pieces."""
    live, zombies, rival_live = on.live[seat], on.zombies[seat], on.live[1 - seat]
    free = board.whole & ~(live | zombies | on.zombies[1 - seat])
    if on.waiting[seat]:
        reach, apart = board.edges[seat] & free & ~rival_live, 0
    else:
        touched = touching(live)
        joined = flood(touched & zombies, zombies)
        reach, apart = (touched | touching(joined)) & free, zombies ^ joined
    return reach, free ^ reach | apart, apart, cells(reach)


def possible(reach: int, rest: int, zombies: int) -> int:
    """How many steps could be made in a row, if they went on for ever: the closure of ``reach``.

    That holds for an entry too: before it nobody has a zombie, so the whole board is one room.
    """
    return (flood(reach, reach | rest | zombies) & ~zombies).bit_count()


def closure(board: Board, seat: Seat, on: Pieces) -> int:
    """``possible`` for a player, from nothing but the pieces (virus_wars.9)."""
    reach, rest, _, _ = survey(board, seat, on)
    return possible(reach, rest, on.zombies[seat])


def set_up(board: Board, seat: Seat, left: int, on: Pieces) -> State:
    """The state with these pieces, ``left`` steps before the end of that seat's turn."""
    reach, rest, apart, moves = survey(board, seat, on)
    rival = None if on.waiting[1 - seat] else survey(board, 1 - seat, on)
    turn = turn_of(board, seat, on.waiting[seat], on.live[seat], on.zombies[seat], on.live[1 - seat],
                   on.zombies[1 - seat], reach | rest, apart, rival)
    if possible(reach, rest, on.zombies[seat]) < left:
        moves = []
    return turn, left, 0, rest, moves
