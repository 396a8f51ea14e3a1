"""A game with its moves numbered and its views as rows of numbers: what all adapters share."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Move, OptionValues, read_options
from virus_nb.games.kit import Numbers
from virus_nb.play.asked import a_number_of_seats


def numbered_games() -> list[str]:
    """The keys of the games that come with their numbers."""
    return [key for key in games.names() if find_spec(f"{games.module(key)}.numbers")]


class Numbered:
    """One game with its seats and options.

    moves, number: every move that there may be, as text, and the number of each; they never change.
    """

    def __init__(self, key: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = games.find(key).game
        self.numbers: Numbers = import_module(f"{games.module(key)}.numbers").NUMBERS
        self.options: OptionValues = read_options(self.game.options, self.game.presets, options)
        self.seats = a_number_of_seats(self.game, seats)
        self.moves = tuple(self.numbers.moves(seats, self.options))
        self.number = {text: n for n, text in enumerate(self.moves)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbered, (self.game.key, self.seats, dict(self.options))

    def legal(self, state: Any) -> list[int]:
        """The numbers of the legal moves, ascending."""
        return sorted(self.number[move.text] for move in self.game.legal_moves(state))

    def move(self, state: Any, number: int) -> Move:
        """The move of that number. ``BadInput`` if no game at this table has it."""
        found: Move | None = self.game.move(state, self.moves[number])
        if found is None:
            raise BadInput("not-a-move", value=self.moves[number])
        return found

    def row(self, state: Any, seat: int) -> list[float]:
        """What a seat sees of a state, as numbers from 0 to 1."""
        position = self.game.write_position(self.game.observe(state, seat))
        return self.numbers.row(position, seat, self.seats, self.options)

    def length(self) -> int:
        """How many numbers are in a row."""
        deck = self.game.new_deck(self.seats, self.options, Random(0))
        return len(self.row(self.game.start(self.seats, self.options, deck), 0))

    def rewards(self, state: Any) -> list[float]:
        """0 in all while the game goes on. At its end the winners share what the others lose, 1 each.

        A single player gets the points, as a share of 100.
        """
        won = self.game.winners(state)
        if won is None:
            return [0.0] * self.seats
        if self.seats == 1:
            points = self.game.scores(state)
            return [points[0] / 100 if points else 1.0]
        share = self.seats / len(won)
        return [(share if seat in won else 0.0) - 1.0 for seat in range(self.seats)]
