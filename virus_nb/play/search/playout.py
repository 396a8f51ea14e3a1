"""Where the tree ends: a quick game goes on from there, and what comes of it has a worth for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from virus_nb.engine import Game, Move
from virus_nb.games.kit import Hints

Worth: TypeAlias = "Sequence[float]"
"""By seat the chance of winning, from 0 to 1. Who plays alone cannot lose: there it is the points."""

MOST_PLIES = 5_000
"""A quick game that is longer than this is won by nobody."""

ALONE = 100
"""The points that are worth 1 to a single player."""


class Dice:
    """The chance of an imagined game: nothing of it is kept."""

    __slots__ = ("_random", "picks", "shuffles")

    def __init__(self, random: Random) -> None:
        self._random = random

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        # twice as fast as ``Random.shuffle``, which asks for whole numbers
        mixed, draw = list(cards), self._random.random
        for last in range(len(mixed) - 1, 0, -1):
            at = int(draw() * (last + 1))
            mixed[at], mixed[last] = mixed[last], mixed[at]
        return tuple(mixed)

    def pick(self, choices: Sequence[str]) -> str:
        return choices[int(self._random.random() * len(choices))]


def outcome(game: Game[Any, Any], state: Any) -> Worth:
    """What a finished game is worth: the winners share 1."""
    points = game.scores(state)
    if points is not None and len(points) == 1:
        return (min(1.0, points[0] / ALONE),)
    won = game.winners(state) or ()
    worth = [0.0] * game.seats[-1]
    for seat in won:
        worth[seat] = 1 / len(won)
    return worth


def quick_games(game: Game[Any, Any], hints: Hints, random: Random) -> Callable[[Any, Sequence[Move]], Worth]:
    """A function that plays on from a state with these legal moves, and gives what came of it.

    The quick game goes to its end, or as far as the hints say, and is judged there.
    """
    legal_moves, play, draw, dice = game.legal_moves, game.play, random.random, Dice(random)
    choose, horizon, judge = hints.choose, hints.horizon, hints.judge

    def quick_game(state: Any, moves: Sequence[Move]) -> Worth:
        for _ in range(horizon(state) if horizon else MOST_PLIES):
            if not moves:
                return outcome(game, state)
            move = choose(state, moves, draw) if choose else moves[int(draw() * len(moves))]
            state = play(state, move, dice)[0]
            moves = legal_moves(state)
        return judge(state) if judge and moves else outcome(game, state)

    return quick_game
