"""Why a step is refused: the first rule that fits, in the order in which a person would be told."""

from __future__ import annotations

import re

from virus_nb.engine import BadInput, Reason
from virus_nb.games.virus_wars.board import Cell
from virus_nb.games.virus_wars.state import State, pieces, reach_of

PASS = "pass"
_CELL = re.compile(r"[a-z][1-9][0-9]*")


def why_not(state: State, text: str) -> Reason | None:
    """``None`` if the move is legal, else the reason. ``BadInput`` for words that are no move."""
    turn, left, _, _, moves = state
    if text != PASS and not _CELL.fullmatch(text):
        raise BadInput("not-a-move", value=text)
    if not moves:
        return Reason("virus_wars.9", "over", {"seat": turn.seat})
    if text == PASS:
        return Reason("virus_wars.8", "no-pass", {"number": left})
    cell = turn.board.cell(text)
    if cell is None:
        return Reason("virus_wars.1", "off-board", {"place": text, "columns": turn.board.columns,
                                                   "rows": turn.board.rows})
    if cell.bit & reach_of(state):
        return None
    if turn.entering:
        return _no_entry(state, cell)
    return _no_step(state, cell)


def _no_entry(state: State, cell: Cell) -> Reason:
    seat = state[0].seat
    edge = "left" if seat == 0 else "right"
    if cell.bit & state[0].board.edges[seat]:
        return Reason("virus_wars.7", "edge-taken", {"place": cell.text})
    return Reason("virus_wars.7", "not-the-edge", {"place": cell.text, "edge": edge})


def _no_step(state: State, cell: Cell) -> Reason:
    seat, bit = state[0].seat, cell.bit
    on = pieces(state)
    facts = {"place": cell.text}
    if bit & on.zombies[seat]:
        return Reason("virus_wars.5", "own-zombie", facts)
    if bit & on.zombies[1 - seat]:
        return Reason("virus_wars.5", "enemy-zombie", facts)
    if bit & on.live[seat]:
        return Reason("virus_wars.3", "own-virus", facts)
    if cell.near & state[0].apart:
        return Reason("virus_wars.6", "chain-is-cut", facts)
    if bit & on.live[1 - seat]:
        return Reason("virus_wars.6", "enemy-too-far", facts)
    return Reason("virus_wars.6", "too-far", facts)
