"""A bot that assimilates where it hurts most, and otherwise walks towards the next victim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from virus_nb.engine import NO_CHANCE
from virus_nb.games.virus_wars.board import Cell, touching
from virus_nb.games.virus_wars.state import State, closure, pieces, reach_of, survey
from virus_nb.games.virus_wars.steps import play


def greedy(view: State, moves: Sequence[Cell], random: Random) -> Cell:
    """The step after which the rival can do least.

    Own steps never cost own accessibility within a turn, so only the rival's side is weighed.
    """
    if len(moves) == 1:
        return moves[0]
    if view[0].entering:
        return _middle(moves)
    prey = pieces(view).live[1 - view[0].seat]
    victims = [cell for cell in moves if cell.bit & prey]
    if victims:
        return min(_shuffled(victims, random), key=lambda cell: _left_to_rival(view, cell))
    nearest = _nearest(moves, prey, view[0].board.whole)
    return max(_shuffled(nearest, random), key=lambda cell: (cell.near & prey).bit_count())


def strike(state: State, moves: Sequence[Cell], draw: Callable[[], float]) -> Cell:
    """What a quick player does: assimilate if there is anything to assimilate, else step anywhere."""
    prey = state[0].rival_live & reach_of(state)
    if prey:
        moves = [cell for cell in moves if cell.bit & prey]
    return moves[int(draw() * len(moves))]


def _middle(moves: Sequence[Cell]) -> Cell:
    return moves[len(moves) // 2]


def _shuffled(moves: Iterable[Cell], random: Random) -> list[Cell]:
    """In a random order, so that equally good steps take turns."""
    return sorted(moves, key=lambda cell: random.random())


def _left_to_rival(view: State, cell: Cell) -> tuple[int, int]:
    """What the rival could still do after that step: steps in a row, and steps at once."""
    after, _ = play(view, cell, NO_CHANCE)
    on, board, rival = pieces(after), view[0].board, 1 - view[0].seat
    return closure(board, rival, on), survey(board, rival, on)[0].bit_count()


def _nearest(moves: Sequence[Cell], prey: int, whole: int) -> list[Cell]:
    """The cells that are fewest king's moves away from a live enemy virus; all of them if there is none."""
    if not prey:
        return list(moves)
    while True:
        prey = touching(prey) & whole
        near = [cell for cell in moves if cell.bit & prey]
        if near:
            return near
