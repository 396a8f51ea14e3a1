"""The board as bit masks: one Python integer for each set of cells.

A cell's bit is ``16 * row + column``, a1 is bit 0. Every row has 16 bits and at most 15 columns, so the
last bit of a row is always empty and a shift by one never wraps from one row to the next.
"""

from __future__ import annotations

from functools import lru_cache

from virus_nb.engine import Event, Move, Place, Seat

STRIDE = 16
MOST = 15
"""The largest number of rows, and of columns."""


class Cell(Move):
    """One cell of the largest board, which is also the move on it: a step is a cell and nothing else.

    bit, below, near: the cell itself, all cells before it and its eight neighbours, as masks.
    propagated, assimilated, entered: for each seat what happens when it steps there.
    """

    __slots__ = ("bit", "below", "near", "column", "row", "propagated", "assimilated", "entered")

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"{chr(ord('a') + column)}{row + 1}")
        self.column, self.row = column, row
        self.bit = 1 << STRIDE * row + column
        self.below = self.bit - 1
        self.near = touching(self.bit) & GROUND ^ self.bit
        self.propagated = self._events("propagated", "virus_wars.3")
        self.assimilated = self._events("assimilated", "virus_wars.4")
        self.entered = self._events("entered", "virus_wars.7")

    def _events(self, kind: str, rule: str) -> tuple[tuple[Event, ...], ...]:
        return tuple((Event(kind, rule, seat, places=(self.text,)),) for seat in (0, 1))


def area(columns: int, rows: int) -> int:
    """All cells of a board of that size."""
    return sum((1 << columns) - 1 << STRIDE * row for row in range(rows))


def touching(cells: int) -> int:
    """The cells and all their neighbours, corners too; some of them may lie off the board."""
    row = cells | cells << 1 | cells >> 1
    return row | row << STRIDE | row >> STRIDE


def flood(start: int, ground: int) -> int:
    """Everything in ``ground`` that hangs together with ``start`` (which lies in it), corner to corner."""
    reached = 0
    while start != reached:
        reached = start
        start = touching(reached) & ground
    return reached


GROUND = area(MOST, MOST)
CELLS = tuple(Cell(column, row) for row in range(MOST) for column in range(MOST))
BY_NAME = {cell.text: cell for cell in CELLS}
_BY_LENGTH = {cell.bit.bit_length(): cell for cell in CELLS}


def cells(mask: int) -> list[Cell]:
    """The cells of a mask, row by row from a1."""
    found = []
    while mask:
        cell = _BY_LENGTH[mask.bit_length()]
        found.append(cell)
        mask ^= cell.bit
    found.reverse()
    return found


class Board:
    """What all games with the same size and length of turn share.

    whole: all cells. edges: where each seat enters (virus_wars.7).
    """

    __slots__ = ("rows", "columns", "steps", "first_turn_steps", "whole", "edges")

    def __init__(self, rows: int, columns: int, steps: int, first_turn_steps: int) -> None:
        self.rows, self.columns = rows, columns
        self.steps, self.first_turn_steps = steps, first_turn_steps
        self.whole = area(columns, rows)
        left = area(1, rows)
        self.edges = (left, left << columns - 1)

    def turn_steps(self, seat: Seat, rival_waits: bool) -> int:
        """The length of a turn: Blue's first one, before Red has entered, may be shorter (virus_wars.2)."""
        return self.first_turn_steps if seat == 0 and rival_waits else self.steps

    def cell(self, place: Place) -> Cell | None:
        """The cell of that name, ``None`` off this board."""
        cell = BY_NAME.get(place)
        return cell if cell is not None and cell.bit & self.whole else None


@lru_cache(maxsize=256)
def board(rows: int, columns: int, steps: int, first_turn_steps: int) -> Board:
    """The one ``Board`` of these options."""
    return Board(rows, columns, steps, first_turn_steps)
