"""Parts of a simulation given to workers, and taken back in order.

How many games are in a part depends on how fast they are played. Nothing that comes out does.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from time import thread_time
from typing import Any, Generic, TypeVar

from virus_nb.play.simulate import PACK

T = TypeVar("T")

LEAST, AIM, WARM = .3, 1.0, .2
"""Processor seconds that a part lasts at least, that it is made for, and that are spent to learn the pace."""
AHEAD = 64
"""Parts that are given to an executor of which we do not know how many workers it has."""
ALONE = 1.0
"""Seconds of work that are not worth starting processes for."""


class Pace:
    """How many games make a part."""

    def __init__(self) -> None:
        self.seconds = float("inf")

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long; what was learnt before counts half."""
        now = max(seconds, 1e-9) / games
        self.seconds = now if self.seconds == float("inf") else (self.seconds + now) / 2

    def end(self, first: int, games: int) -> int:
        """The end of the part that begins with that game: where a pack ends, if that is not too far."""
        end = first + max(1, round(AIM / self.seconds))
        if end // PACK * PACK > first:
            end = end // PACK * PACK
        return min(end, games)


class Timed(Generic[T]):
    """What a part gave, and how long it took."""

    __slots__ = ("first", "end", "result", "seconds")

    def __init__(self, first: int, end: int, result: T, seconds: float) -> None:
        self.first, self.end, self.result, self.seconds = first, end, result, seconds


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def harvest(play: Callable[[Any], T], job: Any, first: int, games: int, executor: Executor | None,
            workers: int | None, stopped: Callable[[], bool]) -> Iterator[Timed[T]]:
    """Play games ``first`` to ``games`` in parts, and give what each part gave, in order.

    job: has ``cut(first, end)``. executor: any; without one processes are started where that pays, as
    many as ``workers`` or cores. When ``stopped()`` says so, or at Ctrl+C, no more parts are given out;
    those that are being played are still taken.
    """
    pace = Pace()
    if first >= games:
        return
    start = thread_time()
    play(job.cut(first, first + 1))  # cold, and tells at once what cannot be
    pace.learn(1, thread_time() - start)
    few, took = 4, 0.0
    while took < WARM and pace.seconds < LEAST and few < games - first:
        start = thread_time()
        play(job.cut(first, first + few))
        took = thread_time() - start
        pace.seconds = took / few
        few *= 2
    left = (games - first) * pace.seconds
    number = min(workers or cores(), games)
    if executor is None and (number <= 1 or left < ALONE):
        yield from _alone(play, job, first, games, pace, stopped)
        return
    if executor is not None:
        ahead = 2 * workers if workers else AHEAD
        yield from _shared(executor, play, job, first, games, pace, stopped, ahead)
        return
    with processes(number) as pool:
        yield from _shared(pool, play, job, first, games, pace, stopped, 2 * number)


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """A pool of new processes that leave Ctrl+C to the one that started them."""
    from concurrent.futures import ProcessPoolExecutor  # not there in a browser
    from multiprocessing import get_context

    with ProcessPoolExecutor(number, get_context("spawn"), _deaf) as pool:
        yield pool


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _alone(play: Callable[[Any], T], job: Any, first: int, games: int, pace: Pace,
           stopped: Callable[[], bool]) -> Iterator[Timed[T]]:
    at = first
    while at < games and not stopped():
        done = timed(play, job.cut(at, pace.end(at, games)))
        pace.learn(done.end - done.first, done.seconds)
        at = done.end
        yield done


def _shared(executor: Executor, play: Callable[[Any], T], job: Any, first: int, games: int, pace: Pace,
            stopped: Callable[[], bool], ahead: int) -> Iterator[Timed[T]]:
    at, waiting = first, deque[Future[Timed[T]]]()
    try:
        while True:
            # a first part for everybody, and more when it is known how long one takes
            while at < games and len(waiting) < ahead and not stopped():
                part = job.cut(at, pace.end(at, games))
                waiting.append(executor.submit(timed, play, part))
                at = part.end
            if not waiting:
                return
            if stopped():
                break
            done = waiting[0].result()
            waiting.popleft()
            pace.learn(done.end - done.first, done.seconds)
            yield done
    except KeyboardInterrupt:
        pass
    for future in reversed(waiting):
        future.cancel()
    for future in waiting:  # what is being played is finished, up to the first part that is not
        if future.cancelled():
            return
        yield future.result()


def timed(play: Callable[[Any], T], part: Any) -> Timed[T]:
    """Play a part and look at the clock of this thread, which other programs do not delay."""
    start = thread_time()
    result = play(part)
    return Timed(part.first, part.end, result, thread_time() - start)
