"""Making a step: what the reach becomes, and what a new turn begins with.

Written for speed: this is where random games and searches spend their time.
"""

from __future__ import annotations

from typing import TypeAlias

from virus_nb.engine import Chance, Event
from virus_nb.games.virus_wars.board import STRIDE, Cell, cells, flood, touching
from virus_nb.games.virus_wars.state import Reach, State, Turn, possible, turn_of

Step: TypeAlias = "tuple[State, tuple[Event, ...]]"

_KNOWN: dict[int, tuple[Cell, ...]] = {}
"""The cells of small masks: what one step makes accessible has few shapes at each place."""


def play(state: State, cell: Cell, chance: Chance) -> Step:
    """Propagate to the cell or assimilate what stands there (virus_wars.3, .4)."""
    turn, left, made, rest, moves = state
    if turn.entering:
        return _enter(state, cell)
    bit = cell.bit
    moves = moves.copy()
    moves.remove(cell)
    fresh = cell.near & rest
    if fresh:
        apart = turn.apart
        if apart and fresh & apart:
            turn, fresh, rest = _join(turn, fresh, rest)
        rest ^= fresh
        try:
            moves += _KNOWN[fresh]
        except KeyError:
            moves += _remember(fresh)
    events = (cell.assimilated if turn.rival_live & bit else cell.propagated)[turn.seat]
    if left > 1:
        return (turn, left - 1, made | bit, rest, moves), events
    return _next_turn(turn, made | bit, rest, moves, events)


def _remember(mask: int) -> tuple[Cell, ...]:
    found = tuple(cells(mask))
    if len(found) <= 8:
        _KNOWN[mask] = found
    return found


def _join(turn: Turn, fresh: int, rest: int) -> tuple[Turn, int, int]:
    """A step beside zombies that were cut off: their whole chain leads on again, at once (virus_wars.6)."""
    joined = flood(fresh & turn.apart, turn.apart)
    fresh = (fresh | touching(joined)) & rest & ~turn.apart
    turn = turn_of(turn.board, turn.seat, False, turn.live, turn.zombies, turn.rival_live, turn.rival_zombies,
                   turn.ground ^ joined, turn.apart ^ joined, turn.rival)
    return turn, fresh, rest ^ joined


def _enter(state: State, cell: Cell) -> Step:
    """A player's first step of all (virus_wars.7). Nobody has a zombie yet, so no entry is too narrow."""
    turn, left, _, _, _ = state
    ground = turn.ground ^ cell.bit
    reach = cell.near & ground
    moves = cells(reach)
    turn = turn_of(turn.board, turn.seat, False, cell.bit, 0, turn.rival_live, turn.rival_zombies, ground, 0,
                   turn.rival)
    events = cell.entered[turn.seat]
    if left > 1:
        return (turn, left - 1, 0, ground ^ reach, moves), events
    return _next_turn(turn, 0, ground ^ reach, moves, events)


def _next_turn(turn: Turn, made: int, rest: int, moves: list[Cell], events: tuple[Event, ...]) -> Step:
    """The rival's turn begins. What they lost on the way is all that can have changed in their reach."""
    board, seat, theirs, live = turn.board, 1 - turn.seat, turn.rival, turn.rival_live
    begun = Turn()
    begun.board, begun.seat, begun.entering = board, seat, theirs is None
    begun.rival = turn.ground ^ made ^ rest, rest, turn.apart, moves
    begun.zombies = zombies = turn.rival_zombies
    taken = made & live
    if taken:
        live ^= taken
        begun.rival_live, begun.rival_zombies = turn.live | made ^ taken, turn.zombies | taken
    else:
        begun.rival_live, begun.rival_zombies = turn.live | made, turn.zombies
    begun.live = live
    if theirs is None:
        edge = board.edges[seat]
        edge ^= edge & begun.rival_live
        theirs = edge, board.whole ^ edge, 0, cells(edge)
    elif taken:
        theirs = _shrink(theirs, live, zombies, taken)
    reach, rest, begun.apart, moves = theirs
    begun.ground = reach | rest
    left = board.steps
    # what is in reach can be stepped on one by one: enough of it is enough
    if len(moves) < left and (steps := possible(reach, rest, zombies)) < left:
        return (begun, left, 0, rest, []), events + _lost(begun, steps)
    return (begun, left, 0, rest, moves), events


def _lost(turn: Turn, steps: int) -> tuple[Event, ...]:
    """The end: so few steps can be made that the turn cannot be finished (virus_wars.8, .9)."""
    loser, winner = turn.seat, 1 - turn.seat
    if turn.entering and not steps:
        lost = Event("shut-out", "virus_wars.7", loser, other=winner)
    else:
        lost = Event("lost", "virus_wars.9", loser, other=winner, number=steps)
    return lost, Event("won", "virus_wars.8", winner, other=loser)


def _shrink(theirs: Reach, live: int, zombies: int, taken: int) -> Reach:
    """A reach after some of its live viruses were taken.

    Only cells and zombies beside one of those can have lost what led to them, and what hung on such zombies.
    ``touching`` is written out here and below: calls would cost a tenth of a turn; and ``a ^ a & b``, what is in
    ``a`` but not in ``b``, is quicker than ``a & ~b``.
    """
    reach, rest, apart, moves = theirs
    row = live | live << 1 | live >> 1
    touched = row | row << STRIDE | row >> STRIDE
    row = taken | taken << 1 | taken >> 1
    doubt = row | row << STRIDE | row >> STRIDE
    doubt ^= doubt & touched
    lost = doubt & reach
    if zombies:
        joined = zombies ^ apart
        cut = doubt & joined
        if cut:
            cut = _cut_off(cut, joined, touched)
            if cut:
                joined ^= cut
                apart |= cut
                rest |= cut
                lost = reach ^ reach & touched
        if lost and joined:
            row = joined | joined << 1 | joined >> 1
            lost ^= lost & (row | row << STRIDE | row >> STRIDE)
    if lost:
        reach ^= lost
        rest |= lost
        moves = moves.copy()
        for cell in cells(lost):
            moves.remove(cell)
    return reach, rest, apart, moves


def _cut_off(doubt: int, joined: int, touched: int) -> int:
    """Of the zombies ``joined`` those that hang together with one in ``doubt`` and touch no live virus."""
    cut = 0
    while doubt:
        chain = 0
        grown = 1 << doubt.bit_length() - 1
        while grown != chain and not grown & touched:
            chain = grown
            row = chain | chain << 1 | chain >> 1
            grown = (row | row << STRIDE | row >> STRIDE) & joined
        if not grown & touched:
            cut |= grown
        doubt ^= doubt & grown
    return cut
