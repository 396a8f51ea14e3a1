"""Parts of a simulation given to workers, and taken back in order.

How many games are in a part depends on how fast they are played. Nothing that comes out does.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import closing
from math import ceil
from time import thread_time
from typing import Any, Generic, TypeVar

from virus_nb.play.simulate import PACK

T = TypeVar("T")

LEAST, AIM = .3, 1.0
"""Processor seconds that a part lasts at least, and that it is made for."""
WARM, FEW = .05, 32
"""The pace is learnt from so many seconds, and so many games, at least."""
SHORT = .4
"""Processor seconds of the last parts: long enough, and no worker waits long for the other."""
AHEAD = 64
"""Parts that are given to an executor of which we do not know how many workers it has."""
ALONE = 1.0
"""Seconds of work that are not worth starting processes for."""


class Pace:
    """How many games make a part. workers: how many share the work, 0 where we do not know.

    Parts come in rows, one for each worker and all alike, so that the workers end at about the same time.
    """

    def __init__(self, workers: int = 0) -> None:
        self.seconds = float("inf")
        self.workers = workers
        self._size = self._row = 0

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long; what was learnt before counts half."""
        now = max(seconds, 1e-9) / games
        self.seconds = now if self.seconds == float("inf") else (self.seconds + now) / 2

    def end(self, first: int, games: int) -> int:
        """The end of the part that begins with that game: where a pack ends, if one does near it."""
        left = games - first
        if not self._row:
            self._row = max(1, self.workers)
            self._size = max(1, ceil(self._aim(left * self.seconds) / self.seconds))
        last_row = self._row * self._size >= left
        self._row -= 1
        end = min(first + self._size, games)
        packs = end // PACK * PACK
        return packs if packs - first > .9 * self._size and not last_row else end

    def _aim(self, left: float) -> float:
        """Seconds for each part of a row, where so many are left: towards the end less."""
        if self.workers < 2:
            return AIM
        share, short = left / self.workers, min(SHORT, AIM)
        return share if share < 2 * short else max(short, min(AIM, share / 2))


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
    those that are being played are still taken. A second Ctrl+C does not wait for them: ``KeyboardInterrupt``.
    """
    with CtrlC() as pressed, closing(_harvest(play, job, first, games, executor, workers,
                                              lambda: bool(pressed.times) or stopped())) as harvested:
        for done in harvested:
            pressed.lent = True
            yield done
            pressed.lent = False
            if pressed.times > 1:
                raise KeyboardInterrupt


class CtrlC:
    """Ctrl+C is noted and counted instead of breaking in, so that nothing is torn in the middle; the second one
    breaks in. Nothing is changed in other threads, and where somebody has a way with Ctrl+C already.

    lent: whether others are at work just now, who are not to be broken into.
    """

    def __init__(self) -> None:
        self.times, self.lent = 0, False
        self._ours = False

    def __enter__(self) -> CtrlC:
        self._ours = (threading.current_thread() is threading.main_thread()
                      and signal.getsignal(signal.SIGINT) is signal.default_int_handler)
        if self._ours:
            signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _note(self, *_: object) -> None:
        self.times += 1
        if self.times > 1 and not self.lent:
            raise KeyboardInterrupt


def _harvest(play: Callable[[Any], T], job: Any, first: int, games: int, executor: Executor | None,
             workers: int | None, stopped: Callable[[], bool]) -> Iterator[Timed[T]]:
    if first >= games:
        return
    pace = Pace()
    cold = timed(play, job.cut(first, first + 1))  # which tells at once what cannot be
    pace.learn(1, cold.seconds)
    if cold.seconds >= LEAST:  # a part of its own
        yield cold
        first += 1
    few, took = 4, 0.0
    # the first games are slower, since what is built once for all is built in them
    while max(pace.seconds, took) < LEAST and (took < WARM or few <= FEW) and few < games - first:
        took = timed(play, job.cut(first, first + few)).seconds
        pace.seconds = took / few
        few *= 2
    left = (games - first) * pace.seconds
    number = min(workers or cores(), games)
    pace.workers = number if executor is None else workers or 0
    if executor is None and (number <= 1 or left < ALONE):
        yield from _alone(play, job, first, games, pace, stopped)
        return
    if executor is not None:
        ahead = 2 * workers if workers else AHEAD
        yield from _shared(executor, play, job, first, games, pace, stopped, ahead)
        return
    from virus_nb.corpora.workers import processes  # not there in a browser

    with processes(number) as pool:
        yield from _shared(pool, play, job, first, games, pace, stopped, 2 * number)


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
    except BaseException as error:
        if not isinstance(error, KeyboardInterrupt) or stopped():  # a second Ctrl+C, or nobody takes any more
            _cancel(waiting)
            raise
    _cancel(waiting)
    for future in waiting:  # what is being played is finished, up to the first part that is not
        if future.cancelled():
            return
        yield future.result()


def _cancel(waiting: deque[Future[Timed[T]]]) -> None:
    for future in reversed(waiting):
        future.cancel()


def timed(play: Callable[[Any], T], part: Any) -> Timed[T]:
    """Play a part and look at the clock of this thread, which other programs do not delay."""
    start = thread_time()
    result = play(part)
    return Timed(part.first, part.end, result, thread_time() - start)
