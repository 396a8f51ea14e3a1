"""The loop that is timed: list the legal moves, choose one at random, play it; a new game after the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import Game, OptionValues, Seeded, read_options
from virus_nb.play.bots import play_out
from virus_nb.play.verify import verify

Loop = Callable[[int], int]
"""Runs for about so many steps, and gives how many it were. A step is one move of a player."""


def random_play(key: str, seats: int, observing: bool = False) -> Loop:
    """The loop on one of our games; ``observing``: whoever moves looks at the table first."""
    game = games.find(key).game
    options = read_options(game.options, game.presets, {})
    rounds = count()

    def loop(steps: int) -> int:
        # no two loops play the same games: what one remembers would speed up the other
        seed = f"bench/{key}/{seats}/{observing}/{next(rounds)}"
        return _play(game, seats, options, Random(seed), Seeded(seed), steps, observing)

    return loop


def _play(game: Game[Any, Any], seats: int, options: OptionValues, random: Random, chance: Seeded, steps: int,
          observing: bool) -> int:
    legal_moves, play, decision, observe = game.legal_moves, game.play, game.decision, game.observe
    choice = random.choice
    state = game.start(seats, options, game.new_deck(seats, options, random))
    for _ in range(steps):
        moves = legal_moves(state)
        if not moves:
            state = game.start(seats, options, game.new_deck(seats, options, random))
            moves = legal_moves(state)
        if observing:
            asked = decision(state)
            assert asked is not None
            observe(state, asked.seat)
        state, _ = play(state, choice(moves), chance)
    return steps


def replaying(key: str, seats: int) -> Loop:
    """Recorded games played through from their text, every move checked against the rules."""
    kit = games.find(key)
    # the checks are left out: a record of chess moves has none either
    records = [play_out(kit, ["random"] * seats, {}, seed) for seed in range(40)]
    bare = [record.__class__(record.game, record.seats, record.moves, record.options, record.rules,
                             record.seed, record.deck, record.shuffles, record.chance) for record in records]

    def loop(steps: int) -> int:
        done = 0
        for record in _over_and_over(bare):
            verify(record)
            done += len(record.moves)
            if done >= steps:
                return done
        return done

    return loop


def _over_and_over(records: list[Any]) -> Iterator[Any]:
    while True:
        yield from records
