"""Positions for the tests, and a second opinion on them: the rules told with sets of cells, slowly."""

from virus_nb.engine import read_options, step
from virus_nb.engine.chance import NO_CHANCE
from virus_nb.games.virus_wars.rules import GAME

MINE = {"blue": ("B", "b"), "red": ("R", "r")}
EDGE = {"blue": 0, "red": -1}


def options(**given):
    return read_options(GAME.options, GAME.presets, given)


def opening(**given):
    return GAME.start(2, options(**given), ())


def at(*board, to_move="blue", given=None, **position):
    data = {"board": list(board), "to_move": to_move, **position}
    return GAME.read_position(data, 2, options(**(given or {})))


def play(state, *moves):
    """The state after those moves, and the events of the last one."""
    events = ()
    for text in moves:
        state, events = step(GAME, state, text, NO_CHANCE)
    return state, events


def legal(state):
    return [move.text for move in GAME.legal_moves(state)]


def rule(state, text):
    """The rule that refuses the move, ``None`` if it is legal."""
    reason = GAME.why_not(state, text)
    return reason and reason.rule


def board(state):
    return GAME.write_position(state)["board"]


class Slow:
    """A position as a dict of cells; everything is found anew each time."""

    def __init__(self, position):
        rows = position["board"]
        self.cells = {(x, y): sign for y, row in enumerate(reversed(rows)) for x, sign in enumerate(row)}
        self.width = len(rows[0])
        self.mover = position["to_move"]
        self.left = position["steps_left"]
        self.entering = self.mover in position["entry"]
        self.live, self.zombie = MINE[self.mover]
        self.enemy = MINE["red" if self.mover == "blue" else "blue"][0]

    def around(self, cell):
        x, y = cell
        return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
                if (dx or dy) and (x + dx, y + dy) in self.cells]

    def accessible(self):
        if self.entering:
            edge = EDGE[self.mover] % self.width
            return {cell for cell, sign in self.cells.items() if cell[0] == edge and sign == "."}
        lead = {cell for cell, sign in self.cells.items() if sign == self.live}
        grown = True
        while grown:
            beside = {cell for at in lead for cell in self.around(at)}
            grown = {cell for cell in beside if self.cells[cell] == self.zombie} - lead
            lead |= grown
        return {cell for at in lead for cell in self.around(at) if self.cells[cell] in (".", self.enemy)}

    def after(self, cell):
        """The same turn, one step later."""
        other = object.__new__(Slow)
        other.__dict__.update(self.__dict__)
        other.cells = {**self.cells, cell: self.zombie if self.cells[cell] == self.enemy else self.live}
        other.entering = False
        return other

    def can_make(self, steps):
        """Whether so many steps can be made in a row, by trying them all."""
        return steps == 0 or any(self.after(cell).can_make(steps - 1) for cell in self.accessible())

    def legal(self):
        """The names of the cells, as the game should give them."""
        if not self.can_make(self.left):
            return set()
        return {f"{'abcdefghijklmno'[x]}{y + 1}" for x, y in self.accessible()}
