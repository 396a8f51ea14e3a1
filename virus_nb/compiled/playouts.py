"""How many times as fast whole games are with compiled modules: each in a process of its own, in turns.

    python -m virus_nb.compiled.playouts virus 2        seconds, with what Python finds
"""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from virus_nb import games
from virus_nb.engine import read_options
from virus_nb.games.kit import Hints
from virus_nb.play.search.playout import quick_games

GAMES = 600
GOAL = 2.0
"""How many times as fast we mean to be."""


def seconds(key: str, seats: int, number: int = GAMES) -> float:
    """Processor time for that many whole games of random moves, as a search plays them out. The deal is not
    counted, and the same games have been played before: what is remembered of them is there."""
    game = games.find(key).game
    options = read_options(game.options, game.presets, {})

    def play_all() -> float:
        quick_game = quick_games(game, Hints(), Random(key))
        states = [game.start(seats, options, game.new_deck(seats, options, Random(n))) for n in range(number)]
        start = process_time()
        for state in states:
            quick_game(state, game.legal_moves(state))
        return process_time() - start

    play_all()
    gc.collect()
    gc.freeze()
    return min(play_all() for _ in range(5))


def against_pure(key: str, seats: int, rounds: int) -> float:
    """How many times as fast compiled modules play as the sources do: the median over the rounds."""
    pure = [str(Path(__file__).with_name("pure.py"))]

    def took(how: list[str]) -> float:
        told = subprocess.run([sys.executable, *how, "virus_nb.compiled.playouts", key, str(seats)], check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        return float(told)

    return median(took(pure) / took(["-m"]) for _ in range(rounds))


def ratios(rounds: int, told: Callable[[str], object]) -> list[tuple[str, str, float, float]]:
    """(compiled, pure, ratio, goal) for every game, with two players and with the most."""
    found = []
    for key in games.names():
        for seats in sorted({2, games.find(key).game.seats[-1]}):
            told(f"{key}, {seats}, compiled")
            ratio = against_pure(key, seats, rounds)
            found.append((f"{key}, {seats}, compiled", f"{key}, {seats}, pure", ratio, GOAL))
    return found


if __name__ == "__main__":
    print(seconds(sys.argv[1], int(sys.argv[2])))
