"""How fast and how well the search thinks, beside OpenSpiel's information-set search in Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from virus_nb import games
from virus_nb.bench.loops import Loop
from virus_nb.engine import Seeded, read_options
from virus_nb.games.kit import Kit
from virus_nb.play.search import Search
from virus_nb.stats.intervals import mean

FEWER = 40
"""An iteration costs about as much as so many moves of a random game."""


def thinking(key: str, seats: int, judged: bool = True) -> Loop:
    """Iterations of the search on opening positions; a step is one iteration, a playout and all around it.

    judged: as the search is used, quick games judged after a round; else played to their end, as a peer does.
    """
    kit = games.find(key)
    if not judged:
        kit = _to_the_end(kit)
    seeds = iter(range(10**9))

    def loop(steps: int) -> int:
        seed = next(seeds)
        iterations = max(1, steps // FEWER)
        Search(kit, _view(kit, seats, seed), Random(seed)).run(iterations)
        return iterations

    return loop


def open_spiel_ismcts(name: str = "hearts") -> Loop | None:
    """Simulations of ``open_spiel.python.algorithms.ismcts`` with one random rollout each, at a first choice.

    Whoever has only one card to play does not search at all: the game goes on from the deal to a real choice.
    """
    try:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    random = np.random.RandomState(0)

    def loop(steps: int) -> int:
        iterations = max(1, steps // FEWER)
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choice(actions, p=odds))
            else:
                state.apply_action(state.legal_actions()[0])
        rollout = mcts.RandomRolloutEvaluator(1, random)
        bot = ismcts.ISMCTSBot(game, rollout, 2.0, iterations, random_state=random)
        bot.run_search(state)
        return iterations

    return loop


@dataclass(frozen=True, slots=True)
class Regret:
    """What a short search gives away: for each position the worth of the best move less that of the chosen one.

    Both by the long search. seconds: processor time that the short search took on average.
    """

    each: tuple[float, ...]
    seconds: float

    @property
    def mean(self) -> float:
        """Over all positions."""
        return fmean(self.each)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the mean; what is given away is never less than nothing."""
        middle, margin = mean((lost, 1) for lost in self.each)
        return max(0.0, middle - margin), middle + margin


def regret(key: str, positions: int = 20, iterations: int = 10_000, against: int = 100_000,
           told: Callable[[int], object] = str) -> Regret:
    """What a second costs (so many iterations are about that) against a long search.

    Search ``positions`` from games of greedy players (2, 2, 3 and 4 of them in turn, stopped at any
    of the first 40 moves, where there are more than three moves to choose from)."""
    kit = games.find(key)
    lost, spent = [], 0.0
    for n, view in enumerate(_middle_games(kit, positions)):
        told(n)
        long = Search(kit, view, Random(f"long/{n}")).run(against)
        start = process_time()
        chosen = Search(kit, view, Random(f"short/{n}")).run(iterations).best()
        spent += process_time() - start
        children = long.root.children
        lost.append(max(0.0, children[long.best()].mean - children[chosen].mean))
    return Regret(tuple(lost), spent / positions)


def _middle_games(kit: Kit, number: int) -> Sequence[Any]:
    game, greedy, found, n = kit.game, kit.bots["greedy"], list[Any](), 0
    options = read_options(game.options, game.presets, {})
    while len(found) < number:
        n += 1
        random, chance = Random(f"position/{n}"), Seeded(n)
        seats = min((2, 2, 3, 4)[n % 4], game.seats[-1])
        state = game.start(seats, options, game.new_deck(seats, options, random))
        for _ in range(random.randrange(40)):
            if (decision := game.decision(state)) is None:
                break
            move = greedy(game.observe(state, decision.seat), game.legal_moves(state), random)
            state, _ = game.play(state, move, chance)
        decision = game.decision(state)
        if decision is not None and len(game.legal_moves(state)) > 3:
            found.append(game.observe(state, decision.seat))
    return found


def _view(kit: Kit, seats: int, seed: int) -> Any:
    game = kit.game
    options = read_options(game.options, game.presets, {})
    return game.observe(game.start(seats, options, game.new_deck(seats, options, Random(seed))), 0)


def _to_the_end(kit: Kit) -> Kit:
    return replace(kit, hints=replace(kit.hints, judge=None, horizon=None))
