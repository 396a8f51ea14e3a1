"""How a table of Virus Wars looks: the board, and what each side can still do."""

from __future__ import annotations

from typing import NamedTuple

from virus_nb.engine import Seat
from virus_nb.games.virus_wars.board import Board, Cell, cells
from virus_nb.games.virus_wars.position import COLOURS
from virus_nb.games.virus_wars.rules import winners
from virus_nb.games.virus_wars.state import Pieces, State, closure, pieces, reach_of, survey
from virus_nb.games.virus_wars.why import why_in_reach
from virus_nb.scene import Item, Panel, Scene, Words

WIDEST, MARGIN, LARGEST = 340, 18, 38
STATUS_W, ROW_H = 236, 62


class Seen(NamedTuple):
    """What a picture is drawn from: the pieces, the zombies that are cut off, the cells in reach."""

    view: State
    on: Pieces
    apart: tuple[int, int]
    open: int
    words: Words


def draw(view: State, words: Words, viewer: Seat | None) -> Scene:
    """The board with everything in reach marked, and how things stand, told to ``viewer``."""
    on, board = pieces(view), view[0].board
    apart = (survey(board, 0, on)[2], survey(board, 1, on)[2])
    seen = Seen(view, on, apart, reach_of(view) if view[4] else 0, words)
    return Scene((_board(seen, board), _status(seen, viewer)))


def _board(seen: Seen, board: Board) -> Panel:
    size = min(LARGEST, (WIDEST - MARGIN) // board.columns)
    w, h = MARGIN + size * board.columns, size * board.rows
    # in reading order: the top row first
    items = [_cell(cell, seen, MARGIN + size * cell.column, size * (board.rows - 1 - cell.row), size)
             for cell in sorted(cells(board.whole), key=lambda cell: (-cell.row, cell.column))]
    items += [Item(f"row-{n + 1}", "", 0, h - size * (n + 1) + (size - 13) / 2, MARGIN - 4, 13, str(n + 1),
                   "small") for n in range(board.rows)]
    items += [Item(f"column-{n}", "", MARGIN + size * n, h + 2, size, 13, chr(ord("a") + n), "small")
              for n in range(board.columns)]
    label = seen.words.say("virus_wars-scene-board-label", columns=board.columns, rows=board.rows)
    return Panel("board", w, h + 16, tuple(items), seen.words.say("virus_wars-scene-board"), label,
                 style="board vn-cellboard")


def _cell(cell: Cell, seen: Seen, x: float, y: float, size: float) -> Item:
    what = _what(cell, seen)
    label = seen.words.say("virus_wars-scene-cell", place=cell.text, what=what)
    if not cell.bit & seen.open:
        return Item(cell.text, f"virus_wars:{what}", x, y, size, size, place=cell.text, label=label)
    look = f"open-{COLOURS[seen.view[0].seat]}" if what == "empty" else what.replace("live", "prey")
    return Item(cell.text, f"virus_wars:{look}", x, y, size, size, style="reach", place=cell.text,
                label=_with_reason(cell, seen, label), plain=f"virus_wars:{what}")


def _what(cell: Cell, seen: Seen) -> str:
    """What is on a cell: ``empty``, ``live-blue``, ``zombie-red``, ``cut-red`` ..."""
    for seat, colour in enumerate(COLOURS):
        if cell.bit & seen.on.live[seat]:
            return f"live-{colour}"
        if cell.bit & seen.apart[seat]:
            return f"cut-{colour}"
        if cell.bit & seen.on.zombies[seat]:
            return f"zombie-{colour}"
    return "empty"


def _with_reason(cell: Cell, seen: Seen, label: str) -> str:
    """The label of a cell in reach, and why it is (virus_wars.6, .7)."""
    turn = seen.view[0]
    if turn.entering:
        return seen.words.say("virus_wars-scene-entry", what=label)
    why = why_in_reach(cell, seen.on, turn.seat)
    if not why.zombies:
        return seen.words.say("virus_wars-scene-near", what=label, source=why.source)
    return seen.words.say("virus_wars-scene-chain", what=label, source=why.source, zombie=why.zombies[0],
                          number=len(why.zombies))


def _status(seen: Seen, viewer: Seat | None) -> Panel:
    view, on, words = seen.view, seen.on, seen.words
    turn, left, _, _, _ = view
    won = winners(view)
    items: list[Item] = []
    for seat, colour in enumerate(COLOURS):
        y = seat * ROW_H
        facts = {"colour": colour, "who": words.say("player", number=seat + 1),
                 "you": "yes" if seat == viewer else "no"}
        possible = closure(turn.board, seat, on)
        lines = (
            ("title left", 17, words.say("virus_wars-scene-side", **facts)),
            ("left", 15, words.say("virus_wars-scene-closure", number=possible)),
            ("small left", 14, words.say("virus_wars-scene-pieces", live=on.live[seat].bit_count(),
                                         zombies=on.zombies[seat].bit_count())),
        )
        items.append(Item(f"side-{colour}", f"virus_wars:live-{colour}", 2, y + 6, 40, 40))
        for n, (style, h, text) in enumerate(lines):
            items.append(Item(f"side-{colour}.{n}", "", 50, y + 2 + 18 * n, STATUS_W - 50, h, text, style))
        if won == (seat,):
            items.append(Item(f"crown-{colour}", "kit:crown", STATUS_W - 34, y, 32, 25))
    items += _steps(view, words, 2 * ROW_H + 6)
    label = words.say("virus_wars-scene-status-label", number=left, colour=COLOURS[turn.seat],
                      over="yes" if won else "no")
    title = words.say("virus_wars-scene-status")
    return Panel("status", STATUS_W, 2 * ROW_H + 46, tuple(items), title, label)


def _steps(view: State, words: Words, y: float) -> list[Item]:
    """A dot for each step of the turn, the ones that are made hollow."""
    turn, left, _, _, moves = view
    whole = max(left, turn.board.turn_steps(turn.seat, turn.rival is None))
    text = words.say("virus_wars-scene-steps" if moves else "virus_wars-scene-short", number=left,
                     colour=COLOURS[turn.seat])
    dots = [Item(f"step-{n}", f"virus_wars:step{'' if n < left else '-made'}", 2 + 20 * n, y + 20, 16, 16,
                 style="aid")
            for n in range(whole)]
    return [Item("steps", "", 2, y, STATUS_W - 4, 15, text, "left"), *dots]
