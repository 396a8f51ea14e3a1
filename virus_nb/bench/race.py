"""All loops in turn, round after round, on the same machine in the same minutes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from virus_nb import games
from virus_nb.bench import many, peers, thinking
from virus_nb.bench.loops import Loop, random_play, replaying
from virus_nb.compiled import in_use, playouts
from virus_nb.words import Words

PEERS: dict[str, Callable[[], Loop | None]] = {
    "open_spiel crazy_eights": lambda: peers.open_spiel("crazy_eights"),
    "open_spiel crazy_eights, even chance": lambda: peers.open_spiel("crazy_eights", even_chance=True),
    "open_spiel crazy_eights, tensor": lambda: peers.open_spiel("crazy_eights", "tensor"),
    "open_spiel crazy_eights, string": lambda: peers.open_spiel("crazy_eights", "string"),
    "open_spiel hex": lambda: peers.open_spiel("hex"),
    "rlcard uno": lambda: peers.rlcard("uno"),
    "python-chess push_uci": peers.chess_push_uci,
    "open_spiel hearts, ismcts": thinking.open_spiel_ismcts,
}

GOALS = (
    ("virus, 2", "open_spiel crazy_eights", 1.3),
    ("virus, 2", "rlcard uno", 2.0),
    ("virus, 2, observing", "open_spiel crazy_eights, tensor", 2.0),
    ("virus, 2, replay", "python-chess push_uci", 4.0),
    ("virus_wars, 2", "open_spiel hex", 1.0),
    ("virus, 2, thinking", "open_spiel hearts, ismcts", 3.0),
    ("virus, 2, thinking to the end", "open_spiel hearts, ismcts", 3.0),
    ("virus, 4, thinking", "open_spiel hearts, ismcts", 3.0),
)
"""(ours, peer, how many times as fast we mean to be); besides, every game as fast as crazy_eights."""


WARMING = 5
"""So many times a round every loop runs before it is timed: what is built once for all is built by then."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as fast ours is as the peer, and how fast it should be."""

    ours: str
    peer: str
    ratio: float
    goal: float


@dataclass(frozen=True, slots=True)
class Result:
    """Median microseconds a step by name, ratios, and the peers that are not installed.

    load: how many programs wanted a core when it began, ``None`` where that is not known.
    """

    rounds: int
    micros: dict[str, float]
    ratios: tuple[Ratio, ...]
    missing: tuple[str, ...]
    load: float | None = None

    def as_data(self) -> dict[str, Any]:
        """The result as JSON values."""
        return {"rounds": self.rounds, "compiled": in_use(),
                "microseconds_a_step": {name: round(x, 3) for name, x in self.micros.items()},
                "ratios": [{"ours": r.ours, "peer": r.peer, "ratio": round(r.ratio, 2), "goal": r.goal}
                           for r in self.ratios],
                "missing": list(self.missing), "load": self.load}

    def lines(self, words: Words) -> list[str]:
        """The result as a table to read."""
        wide = max(map(len, self.micros), default=0)
        told = [f"{name:<{wide}}  {words.number(x, 2):>10} µs" for name, x in self.micros.items()]
        told += [""] + [f"{r.ours} / {r.peer}: {words.number(r.ratio, 2)}× (≥ {words.number(r.goal, 1)}×)"
                        for r in self.ratios]
        told += [words.say("bench-missing", name=name) for name in self.missing]
        told += [words.say("bench-form", form="compiled" if in_use() else "pure")]
        return told + ([] if self.load is None else [words.say("bench-load", number=words.number(self.load, 1))])


def race(rounds: int = 5, steps: int = 20_000, told: Callable[[str], object] = str, many_games: int = 0) -> Result:
    """Run every loop once a round, ``rounds`` times, and take the median of each.

    Processor time is measured, so that another program on the machine counts less. ``told`` is
    called with a name before each loop. many_games: measure simulations of so many games, too (``many``).
    """
    load = many.load()
    loops, missing = _loops()
    micros: dict[str, list[float]] = {name: [] for name in loops}
    for loop in loops.values():
        loop(WARMING * steps)
    gc.collect()
    gc.freeze()  # so that the collector does not search what was there before, for anybody
    try:
        for _ in range(rounds):
            for name, loop in loops.items():
                told(name)
                start = process_time()
                done = loop(steps)
                micros[name].append((process_time() - start) / done * 1e6)
    finally:
        gc.unfreeze()
    middle = {name: median(times) for name, times in micros.items()}
    found, lacking = many.ratios(rounds, many_games, told) if many_games else ([], [])
    if in_use():
        found = [*found, *playouts.ratios(rounds, told)]
    return Result(rounds, middle, (*_ratios(middle), *(Ratio(*each) for each in found)), (*missing, *lacking), load)


def _loops() -> tuple[dict[str, Loop], tuple[str, ...]]:
    """Ours: every game with the fewest players it is played with (two or more) and with the most."""
    ours: dict[str, Loop] = {}
    for key in games.names():
        most = games.find(key).game.seats[-1]
        for seats in sorted({2, most}):
            ours[f"{key}, {seats}"] = random_play(key, seats)
        ours[f"{key}, 2, observing"] = random_play(key, 2, observing=True)
        ours[f"{key}, 2, replay"] = replaying(key, 2)
        ours[f"{key}, 2, thinking"] = thinking.thinking(key, 2)
    if "virus" in games.names():
        ours["virus, 4, thinking"] = thinking.thinking("virus", 4)
        for seats in (2, 4):
            ours[f"virus, {seats}, thinking to the end"] = thinking.thinking("virus", seats, judged=False)
    theirs = {name: make() for name, make in PEERS.items()}
    present = {name: loop for name, loop in theirs.items() if loop is not None}
    return ours | present, tuple(name for name, loop in theirs.items() if loop is None)


def _ratios(micros: dict[str, float]) -> tuple[Ratio, ...]:
    every = tuple((f"{key}, 2", "open_spiel crazy_eights", 1.0) for key in games.names() if key != "virus")
    return tuple(Ratio(ours, peer, micros[peer] / micros[ours], goal) for ours, peer, goal in (*GOALS, *every)
                 if ours in micros and peer in micros)
