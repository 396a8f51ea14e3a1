"""Positions of Virus Wars as text.

    {"board": ["R....", ".r...", "..r..", ".....", "BBBBB"], "to_move": "red", "steps_left": 5, "entry": []}

board: the top row first; ``.`` empty, ``B`` ``R`` live viruses, ``b`` ``r`` zombies of Blue and Red.
entry: the colours that have not made their entry step yet. A finished game keeps the loser to move.
"""

from __future__ import annotations

from typing import Any

from virus_nb.engine import BadInput, Chosen, OptionValues
from virus_nb.engine.text import a_list, a_number, a_text, a_word, an_object
from virus_nb.games.virus_wars.board import CELLS, MOST, STRIDE, Board, board
from virus_nb.games.virus_wars.state import Pieces, State, pieces, set_up

COLOURS = ("blue", "red")
EMPTY, LIVE, ZOMBIE = ".", "BR", "br"
_KEYS = ("board", "to_move", "steps_left", "entry")


def write_position(state: State) -> dict[str, Any]:
    """The position as JSON values, every key spelled out."""
    turn, left, _, _, _ = state
    on, shared = pieces(state), turn.board
    grid = [[EMPTY] * shared.columns for _ in range(shared.rows)]
    for letters, masks in ((LIVE, on.live), (ZOMBIE, on.zombies)):
        for letter, mask in zip(letters, masks, strict=True):
            for cell in CELLS:
                if cell.bit & mask:
                    grid[cell.row][cell.column] = letter
    return {
        "board": ["".join(row) for row in reversed(grid)],
        "to_move": COLOURS[turn.seat],
        "steps_left": left,
        "entry": [colour for colour, waits in zip(COLOURS, on.waiting, strict=True) if waits],
    }


def read_position(data: Any, seats: int, options: OptionValues) -> State:
    """The state of a position. ``BadInput``, with the place, for anything that cannot be.

    The board sets the number of rows and columns; options that name another one are refused.
    """
    given = an_object(data, "", _KEYS)
    shared, live, zombies = _board(given.get("board"), options)
    seat = COLOURS.index(a_word(given.get("to_move", "blue"), "to_move", COLOURS))
    on = Pieces(live, zombies, _waiting(given.get("entry"), live, zombies))
    whole = shared.turn_steps(seat, on.waiting[1])
    return set_up(shared, seat, a_number(given.get("steps_left", whole), "steps_left", 1, whole), on)


def options_board(options: OptionValues) -> Board:
    """The board of the options alone."""
    return board(*(int(options[name]) for name in ("rows", "columns", "steps", "first_turn_steps")))


def _board(data: object, options: OptionValues) -> tuple[Board, tuple[int, int], tuple[int, int]]:
    """The board with its size and, for each seat, the live viruses and the zombies on it."""
    shared = options_board(options)
    if data is None:
        return shared, (0, 0), (0, 0)
    rows = [a_text(row, f"board[{n}]") for n, row in enumerate(a_list(data, "board", at_most=MOST))]
    shared = board(_size("rows", len(rows), 1, options), _size("columns", len(rows[0]), 2, options),
                   shared.steps, shared.first_turn_steps)
    masks = dict.fromkeys(EMPTY + LIVE + ZOMBIE, 0)
    for n, row in enumerate(rows):
        if len(row) != shared.columns:
            raise BadInput("virus_wars-ragged", f"board[{n}]", value=len(row), number=shared.columns)
        for column, letter in enumerate(row):
            if letter not in masks:
                raise BadInput("not-a-choice", f"board[{n}][{column}]", value=letter, choices=tuple(masks))
            masks[letter] |= 1 << STRIDE * (shared.rows - 1 - n) + column
    blue, red, blue_zombies, red_zombies = (masks[letter] for letter in LIVE + ZOMBIE)
    return shared, (blue, red), (blue_zombies, red_zombies)


def _size(name: str, found: int, low: int, options: OptionValues) -> int:
    """The number of rows or columns, which an option that was left out leaves to the board (virus_wars.1)."""
    if not low <= found <= MOST:
        raise BadInput("virus_wars-size", "board", side=name, value=found, low=low, high=MOST)
    named = options.named if isinstance(options, Chosen) else options
    if name in named and options[name] != found:
        raise BadInput("virus_wars-other-size", "board", side=name, value=found, number=options[name])
    return found


def _waiting(data: object, live: tuple[int, int], zombies: tuple[int, int]) -> tuple[bool, bool]:
    """Who has not entered yet; such a player has, and has lost, no piece (virus_wars.7)."""
    empty = not any(live + zombies)
    if data is None:
        return empty, empty
    named = a_list(data, "entry", at_most=len(COLOURS))
    colours = [a_word(colour, f"entry[{n}]", COLOURS) for n, colour in enumerate(named)]
    if colours != [colour for colour in COLOURS if colour in colours]:
        raise BadInput("virus_wars-entry-order", "entry")
    for seat, colour in enumerate(COLOURS):
        if colour in colours and (live[seat] or any(zombies)):
            raise BadInput("virus_wars-has-entered", "entry", value=colour)
    return "blue" in colours, "red" in colours
