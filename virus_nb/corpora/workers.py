"""Processes that work for a simulation, however and from wherever it was started."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any


class _Worker(SpawnProcess):
    """A new process that finds all that it needs in the kit, and leaves Ctrl+C to the one that started it."""

    def start(self) -> None:
        with _deaf_children(), _without_main():
            super().start()


class _Context(SpawnContext):
    """Makes workers, and knows those that it made."""

    def __init__(self) -> None:
        super().__init__()
        self.workers: list[_Worker] = []

    def Process(self, *given: Any, **named: Any) -> _Worker:  # type: ignore[override]
        self.workers.append(_Worker(*given, **named))
        return self.workers[-1]


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """A pool of so many new processes at most; they are started as they are needed.

    When something breaks in, they end at once, whatever they are at: nobody waits for it any more.
    """
    context = _Context()
    pool = ProcessPoolExecutor(number, context, _deaf)
    try:
        yield pool
    except BaseException:
        for worker in context.workers:
            if worker.is_alive():
                worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl+C from their first moment, we do afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _without_main() -> Iterator[None]:
    """Processes that are started meanwhile do not run the script that starts them: it may have no
    ``if __name__ == "__main__"``, or have come from no file."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
