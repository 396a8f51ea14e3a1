"""Virus Wars: viruses and zombies on a board, two players, five steps a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import itemgetter
from random import Random

from virus_nb.engine import BadInput, Decision, Game, Option, OptionValues, Place, Seat
from virus_nb.games.virus_wars import position
from virus_nb.games.virus_wars.board import BY_NAME, MOST, Board, Cell, cells
from virus_nb.games.virus_wars.refusals import why_not
from virus_nb.games.virus_wars.state import Pieces, State, closure, pieces, reach_of, set_up, survey
from virus_nb.games.virus_wars.steps import play

RULE_SOURCES = {
    "virus_wars.1": "RP", "virus_wars.2": "SP", "virus_wars.3": "S", "virus_wars.4": "S", "virus_wars.5": "S",
    "virus_wars.6": "S", "virus_wars.7": "SR", "virus_wars.8": "S", "virus_wars.9": "R",
}
"""Every rule and where it comes from: S the rules of the game as they were handed to us, P published
variants, R a ruling of this kit where those are silent."""

OPTIONS = (
    Option("rows", tuple(range(1, MOST + 1)), 11, "virus_wars.1"),
    Option("columns", tuple(range(2, MOST + 1)), 11, "virus_wars.1"),
    Option("steps", tuple(range(1, 8)), 5, "virus_wars.2"),
    Option("first_turn_steps", tuple(range(1, 8)), "steps", "virus_wars.2"),
)

PRESETS: dict[str, OptionValues] = {
    "seed": {"rows": 11, "columns": 11, "steps": 5},
    "balanced": {"first_turn_steps": 1},
    "classic-3": {"rows": 10, "columns": 10, "steps": 3},
}

legal_moves = itemgetter(4)
"""Every cell that the player can step on, row by row from a1. The list is the state's: only to be read."""


def new_deck(seats: int, options: OptionValues, random: Random) -> tuple[str, ...]:
    """There are no cards."""
    return ()


def start(seats: int, options: OptionValues, deck: Sequence[str]) -> State:
    """An empty board, Blue to enter (virus_wars.1, .2, .7)."""
    if deck:
        raise BadInput("not-that-many", "deck", value=len(deck), number=0)
    return _opening(position.options_board(options))


@cache
def _opening(board: Board) -> State:
    return set_up(board, 0, board.first_turn_steps, Pieces((0, 0), (0, 0), (True, True)))


def move(state: State, text: str) -> Cell | None:
    """The step on the cell of that name, ``None`` off this board."""
    return state[0].board.cell(text)


def observe(state: State, seat: Seat | None) -> State:
    """Nothing is hidden in this game."""
    return state


def imagine(view: State, random: Random) -> State:
    """There is nothing to imagine."""
    return view


@cache
def _question(kind: str, seat: Seat, left: int) -> Decision:
    return Decision(kind, seat, seat, {"number": left})


def decision(state: State) -> Decision | None:
    """Where the player to move steps next: ``enter`` or ``step``, with the number of steps left."""
    turn, left, _, _, moves = state
    if not moves:
        return None
    return _question("enter" if turn.entering else "step", turn.seat, left)


def winners(state: State) -> tuple[Seat, ...] | None:
    """Whoever does not have to move when the steps of the turn cannot be made (virus_wars.8, .9)."""
    return None if state[4] else (1 - state[0].seat,)


def scores(state: State) -> None:
    """There are no points (virus_wars.8)."""


def paths(view: State, move: Cell) -> Iterable[tuple[Place, ...]]:
    """A step is one click on its cell."""
    return ((move.text,),)


def attempt(view: State, path: tuple[Place, ...]) -> str | None:
    """A click on any cell means the step on it."""
    return path[-1] if path and path[-1] in BY_NAME else None


def broken(state: State) -> str | None:
    """The invariant that does not hold: what is kept up to date equals what the pieces alone say."""
    turn, left, _, rest, moves = state
    on, board, seat = pieces(state), turn.board, turn.seat
    masks = (*on.live, *on.zombies)
    if sum(masks) & ~board.whole or sum(map(int.bit_count, masks)) != sum(masks).bit_count():
        return "two pieces on a cell, or one off the board"
    if (reach_of(state), rest, turn.apart) != survey(board, seat, on)[:3]:
        return "the reach is not what the pieces give"
    enough = closure(board, seat, on) >= left
    if set(moves) != set(cells(reach_of(state)) if enough else ()):
        return "the moves are not the cells in reach, or the loss was not declared"
    whole = board.turn_steps(seat, on.waiting[1])
    if not 1 <= left <= whole:
        return "a turn of another length"
    if left == whole and turn.rival is not None:
        found = survey(board, 1 - seat, on)
        if turn.rival[:3] != found[:3] or set(turn.rival[3]) != set(found[3]):
            return "the rival's reach is not what the pieces give"
    return None


GAME: Game[State, Cell] = Game(
    key="virus_wars",
    seats=range(2, 3),
    rules=tuple(RULE_SOURCES),
    rules_version="1",
    options=OPTIONS,
    presets=PRESETS,
    new_deck=new_deck,
    start=start,
    legal_moves=legal_moves,
    move=move,
    why_not=why_not,
    play=play,
    observe=observe,
    decision=decision,
    winners=winners,
    scores=scores,
    read_position=position.read_position,
    write_position=position.write_position,
    paths=paths,
    attempt=attempt,
    imagine=imagine,
    broken=broken,
)
