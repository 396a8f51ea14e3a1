"""Virus Wars as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from virus_nb.engine import OptionValues
from virus_nb.games.kit import Numbers
from virus_nb.games.virus_wars.board import cells
from virus_nb.games.virus_wars.position import COLOURS, options_board

MOST_STEPS = 7


def moves(seats: int, options: OptionValues) -> list[str]:
    """Every cell of the board, row by row from a1."""
    return [cell.text for cell in cells(options_board(options).whole)]


def row(position: Mapping[str, Any], seat: int, seats: int, options: OptionValues) -> list[float]:
    """Five layers of the board, the top row first: empty, live own, live of the rival, own zombies, others.

    Then whether it is the own turn, the steps that are left, and who has entered.
    """
    mine, theirs = "BR"[seat], "BR"[1 - seat]
    board = "".join(position["board"])
    numbers = [float(each == letter) for letter in (".", mine, theirs, mine.lower(), theirs.lower())
               for each in board]
    numbers.append(float(position["to_move"] == COLOURS[seat]))
    numbers.append(position["steps_left"] / MOST_STEPS)
    return numbers + [float(COLOURS[each] not in position["entry"]) for each in (seat, 1 - seat)]


NUMBERS = Numbers(moves, lambda seats, options: (), lambda seats, options: 0, row)
