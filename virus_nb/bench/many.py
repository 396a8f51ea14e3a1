"""Simulations and corpora: what a second worker is worth, and how fast a million games are asked.

The clock on the wall is read here, since work on two cores cannot be seen in one process's time: on a
machine that does other things the figures are worse, or noisy.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from virus_nb.corpora import simulate
from virus_nb.corpora.farm import cores
from virus_nb.play.counts import Counts, Row
from virus_nb.play.simulate import Part, Played

MILLION = 1_000_000
LONGER = 2
"""To start costs the same however many games there are, and who has few needs no second worker."""


def load() -> float | None:
    """How many programs wanted a core in the last minute; ``None`` where the system does not say."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


class SecondWorker(NamedTuple):
    """What a second worker is worth: medians over rounds in which the same games are played.

    ready: two workers to one, processes that are started before the clock. afresh: the same as somebody would
    do it, in a program that has yet to start, with ``LONGER`` times the games: two workers are two processes
    more, and all that is built once is built in each. apart: two such workers to two programs that share
    nothing, each with half of the games, which is all that the machine has to give.
    """

    ready: float
    afresh: float
    apart: float


def second_worker(rounds: int, games: int, key: str = "virus") -> SecondWorker | None:
    """How many times as fast two workers play; ``None`` where there is one core."""
    if cores() < 2:
        return None
    from virus_nb.corpora.workers import processes  # not there in a browser

    with processes(1) as alone, processes(2) as both:
        for pool in (alone, both):
            _took(key, 2000, "warm", pool, 2)
        ready = median(_took(key, games, n, alone, 1) / _took(key, games, n, both, 2) for n in range(rounds))
    many = LONGER * games
    times = [(_took_afresh(key, many, n, 1), _took_afresh(key, many, n, 2), _took_afresh(key, many // 2, n, 1, 2))
             for n in range(rounds)]
    return SecondWorker(ready, median(one / two for one, two, _ in times),
                        median(apart / two for _, two, apart in times))


def _took(key: str, games: int, seed: int | str, executor: Executor, workers: int) -> float:
    start = perf_counter()
    simulate(key, ("random",) * 2, games, seed, executor=executor, deep=False, workers=workers)
    return perf_counter() - start


_PROGRAM = """
from virus_nb.corpora import simulate
simulate({!r}, ("random",) * 2, {}, {!r}, deep=False, workers={})
"""


def _took_afresh(key: str, games: int, seed: int, workers: int, programs: int = 1) -> float:
    """So many games in each of the programs, which are started at once."""
    start = perf_counter()
    running = [subprocess.Popen([sys.executable, "-c", _PROGRAM.format(key, games, f"{seed}/{n}", workers)])
               for n in range(programs)]
    if any([program.wait() for program in running]):
        raise RuntimeError("a simulation did not end well")
    return perf_counter() - start


def win_table_seconds(rounds: int, games: int = MILLION) -> float | None:
    """Seconds for the win table of so many games, the median. ``None`` without the extra ``corpora``.

    The rows are made up in the shape of real ones: playing them would take minutes.
    """
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return None
    from virus_nb.corpora.ask import win_table
    from virus_nb.corpora.parts import Parts

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        with Parts(path, Part("virus", ("random",) * 2, 0, {}, "rows"), games, False) as parts:
            for first in range(0, games, 10_000):
                rows = list(made_up(first, min(games, first + 10_000)))
                parts.add(Played(first, first + len(rows), Counts(), rows))
        times = []
        for _ in range(rounds):
            start = perf_counter()
            win_table(path)
            times.append(perf_counter() - start)
    return median(times)


def made_up(first: int, end: int) -> Iterator[Row]:
    """Rows of the shape of those of Virus! between two players."""
    for n in range(first, end):
        yield Row(n, 20 + n * 7919 % 300, 10 + n * 104729 % 90, True, (n * 31 % 97 % 2,), None)


Measured = tuple[str, str, float, float]


def ratios(rounds: int, games: int, told: Callable[[str], object]) -> tuple[list[Measured], list[str]]:
    """(ours, peer, ratio, goal) for each that can be measured here, and the names of those that cannot."""
    found, missing = [], []
    told("virus, 2 workers")
    workers = second_worker(rounds, games)
    if workers is None:
        missing.append("virus, 2 workers")
    else:
        found.append(("virus, 2 workers", "virus, 1 worker", workers.ready, 1.8))
        found.append(("virus, 2 workers, started for it", "virus, 1 worker", workers.afresh, 1.8))
        found.append(("virus, 2 workers, started for it", "virus, 2 programs apart", workers.apart, .9))
    told("win table")
    seconds = win_table_seconds(rounds)
    if seconds is None:
        missing.append("pyarrow")
    else:
        found.append(("0.1 s", f"win table of 1,000,000 games ({seconds * 1000:.0f} ms)", .1 / seconds, 1.0))
    return found, missing
