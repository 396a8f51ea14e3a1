"""Why a move is not possible: the first reason that fits (verso.2, .4, .5, .6, .10, .14)."""

from __future__ import annotations

import re

from virus_nb.engine import BadInput, Reason
from virus_nb.engine.text import shown
from virus_nb.games.verso.area import FIRST, ROW
from virus_nb.games.verso.cards import COLOURS, JOKER, face_code
from virus_nb.games.verso.runs import KEEP, MOVES
from virus_nb.games.verso.table import State
from virus_nb.games.verso.turn import legal_moves

_BANK = re.compile(r"bank (\w+) (\d+)-(\d+)(?: J(\d+))?", re.ASCII)


def why_not(state: State, text: str) -> Reason | None:
    """``None`` for a legal move, otherwise the rule that refuses it.

    Raises ``BadInput`` where the first word is no act of this game.
    """
    if text.split(" ", 1)[0] not in ("keep", "flip", "bank", "pass"):
        raise BadInput("not-a-move", "move", value=shown(text))
    if not state.deck and not state.due:
        return Reason("verso.10", "over")
    if MOVES.get(text) in legal_moves(state):
        return None
    if text in ("keep", "flip"):
        return _no_take(state, text)
    if text == "pass":
        return Reason("verso.14", "no-pass") if state.deck else Reason("verso.10", "must-bank")
    found = _BANK.fullmatch(text)
    if not found:
        return Reason("verso.2", "unknown-act")
    return _no_bank(state, found[1], int(found[2]), int(found[3]), int(found[4]) if found[4] else 0,
                    named=found[4] is not None)


def _no_take(state: State, text: str) -> Reason:
    if not state.deck:
        return Reason("verso.10", "deck-empty")
    # only ``keep`` is ever refused while there are cards: a twin on top, with must-flip
    assert text == KEEP.text
    return Reason("verso.4", "must-flip", {"card": face_code(state.deck[0])})


def _no_bank(state: State, colour: str, low: int, high: int, joker: int, named: bool) -> Reason:
    if not (1 <= low <= 6 and 1 <= high <= 6):
        return Reason("verso.6", "outside", {"low": low, "high": high})
    if high < low:
        return Reason("verso.6", "high-below-low", {"low": low, "high": high})
    if named and not low <= joker <= high:
        return Reason("verso.6", "joker-outside", {"number": joker, "low": low, "high": high})
    if colour not in COLOURS:
        return Reason("verso.5", "one-card") if low == high else Reason("verso.2", "unknown-act")
    place = f"{state.to_move}.{colour}"
    row = state.areas[state.to_move] >> FIRST + ROW * COLOURS.index(colour) & (1 << ROW) - 1
    if not row:
        return Reason("verso.5", "empty-row", {"place": place})
    if named and not row >> JOKER & 1:
        return Reason("verso.5", "no-joker", {"place": place})
    for value in range(low, high + 1):
        if value != joker and not row >> value - 1 & 1:
            return Reason("verso.5", "not-in-row", {"number": value, "place": place})
    return Reason("verso.5", "one-card")
