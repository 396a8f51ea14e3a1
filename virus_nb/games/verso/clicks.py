"""What a person clicks for a move, and what a click means that is no legal move.

    keep · flip · pass               one click on that button
    0.blue.2, 0.blue.5, joker.4, bank   the two ends of the run (in any order), what the joker stands for
                                     (or joker.none), then the bank button
    0.blue.2, 0.blue.5, bank         the same where no other bank has these ends
    0.blue.J, 0.blue.4, 0.blue.2, 0.blue.5, bank   the joker first, then the value that it stands for
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from virus_nb.engine import Move, Place, Reason
from virus_nb.games.verso.astray import astray
from virus_nb.games.verso.cards import COLOURS
from virus_nb.games.verso.runs import Bank
from virus_nb.games.verso.table import State
from virus_nb.games.verso.turn import legal_moves

BANK_PLACE = "bank"
_CELL = re.compile(r"(\d+)\.([a-z]+)\.([1-6J])")


def cell(seat: int, colour: str, value: int | str) -> Place:
    """The place of a value in a row: ``0.blue.2``, the joker's ``0.blue.J``."""
    return f"{seat}.{colour}.{value}"


def joker_place(value: int) -> Place:
    """The button that says what the joker stands for; 0: it is not in the run."""
    return f"joker.{value or 'none'}"


def paths(view: State, move: Move) -> Iterator[tuple[Place, ...]]:
    """Every click path of a legal move."""
    if not isinstance(move, Bank):
        yield (move.text,)
        return
    seat, colour = view.to_move, COLOURS[move.colour]
    low, high = cell(seat, colour, move.low), cell(seat, colour, move.high)
    alone = not _several(view, move)
    for ends in ((low, high), (high, low)):
        yield (*ends, joker_place(move.joker), BANK_PLACE)
        if alone:
            yield (*ends, BANK_PLACE)
        if move.joker:
            yield (cell(seat, colour, "J"), cell(seat, colour, move.joker), *ends, BANK_PLACE)


def _several(view: State, bank: Bank) -> bool:
    """Whether another legal bank has the same ends."""
    return any(isinstance(other, Bank) and other is not bank
               and (other.colour, other.low, other.high) == (bank.colour, bank.low, bank.high)
               for other in legal_moves(view))


def attempt(view: State, path: tuple[Place, ...]) -> str | Reason | None:
    """The move that these clicks mean, legal or not; why they can mean none; ``None`` if neither (yet)."""
    for move in legal_moves(view):
        for clicked in paths(view, move):
            if clicked[:len(path)] == path:
                return move.text if len(clicked) == len(path) else None
    if len(path) == 1 and path[0] in ("keep", "flip", "pass"):
        return path[0]
    cells = [_CELL.fullmatch(place) for place in path
             if place != BANK_PLACE and not place.startswith("joker.")]
    if not cells or not all(cells):
        return astray(view, path)
    seats = {found[1] for found in cells if found}
    colours = {found[2] for found in cells if found}
    if seats != {str(view.to_move)} or len(colours) > 1:
        return astray(view, path)
    return _run(colours.pop(), [found[3] for found in cells if found], path[-1]) or astray(view, path)


def _run(colour: str, values: list[str], last: Place) -> str | None:
    """The bank between the first and the last of these values; the joker first says what it stands for."""
    joker = ""
    if values[0] == "J":
        joker = f" J{values[1]}" if len(values) > 1 else " J1"
        # until there are ends, the run is the joker alone
        values = values[2:] or [joker[-1]]
    elif last.startswith("joker.") and last != joker_place(0):
        joker = f" J{last[-1]}"
    if "J" in values or len(values) > 2:
        return None
    if values == ["6", "1"]:
        # upwards from the 6: the way round that verso.6 does not allow
        return f"bank {colour} 6-1{joker}"
    return f"bank {colour} {min(values)}-{max(values)}{joker}"
