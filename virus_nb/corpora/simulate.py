"""``simulate``: many games between bots, the same ones whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from virus_nb import games as kits
from virus_nb.corpora.farm import harvest
from virus_nb.corpora.sinks import sink_for
from virus_nb.play.counts import Counts
from virus_nb.play.simulate import Part, can_be_played, play_part

Told = Callable[[int, int, float], object]
"""Told of progress: games done, games in all, seconds left."""


@dataclass(frozen=True, slots=True)
class Run:
    """A simulation: how many games were wanted and are done, and what they add up to.

    counts: sums of all games, those of earlier runs that were resumed too. path: where the games are.
    shortest: processor seconds of the shortest part but the last, endless if there was one part.
    """

    games: int
    done: int
    counts: Counts
    path: Path | None = None
    shortest: float = float("inf")

    @property
    def complete(self) -> bool:
        """Whether all games were played; otherwise ``resume`` goes on."""
        return self.done == self.games


class StoppedAtOnce(KeyboardInterrupt):
    """A second Ctrl+C, which did not wait for the games that were being played. run: what is done."""

    def __init__(self, run: Run) -> None:
        super().__init__()
        self.run = run


def simulate(game: str, bots: Sequence[str], games: int, seed: int | str = 0,
             options: Mapping[str, Any] | None = None, executor: Executor | None = None, *,
             into: Path | str | None = None, resume: bool = False, deep: bool | None = None,
             workers: int | None = None, progress: bool | Told = False,
             stop: Callable[[], bool] = lambda: False) -> Run:
    """Let bots play ``games`` games; game n has the seed ``<seed>/<n>``, wherever it is played.

    executor: any ``concurrent.futures.Executor``, dask's ``client.get_executor()`` too. Without one, a pool
    of ``workers`` processes, one a core if left out; a short run stays in this process.
    into: ``.jsonl`` or ``.jsonl.gz`` for whole games, a folder named ``….parquet`` for a row a game. What is
    there is written over, but never a folder that holds anything, or that a stopped run was writing.
    resume: go on with a run into a file that was broken off.
    deep: count acts, rules, cells and courses too; left out: when there is no file.
    progress: ``True`` shows a bar with the time left, or a function that is told.
    stop: asked between the parts. Then, and at Ctrl+C, what is being played is finished, and what is done is kept.
    A second Ctrl+C does not wait: ``StoppedAtOnce``, a ``KeyboardInterrupt``, has what is done.
    Raises ``BadInput`` for what cannot be, ``into`` a folder that is not there too, before a file is made.
    """
    games, seed, workers = can_be_played(game, bots, games, seed, options, workers, executor)
    deep = into is None if deep is None else deep
    told = Part(game, tuple(bots), seed, dict(options or {}), "", deep, kits.module(game))
    sink, seconds = sink_for(into, told, games, resume), list[float]()

    def run() -> Run:
        path = None if into is None else Path(into)
        return Run(games, sink.done, sink.counts, path, min(seconds[:-1], default=float("inf")))

    try:
        with sink:
            show, close = shown(progress, games, sink.done)
            job = Part(*_but(told, sink.want))
            try:
                for part in harvest(play_part, job, sink.done, games, executor, workers, stop):
                    sink.add(part.result)
                    seconds.append(part.seconds)
                    show(part.end)
            finally:
                close()
    except KeyboardInterrupt:
        raise StoppedAtOnce(run()) from None
    return run()


def _but(told: Part, want: str) -> tuple[Any, ...]:
    return told.game, told.bots, told.seed, told.options, want, told.deep, told.module


def shown(progress: bool | Told, games: int, done: int) -> tuple[Callable[[int], object], Callable[[], object]]:
    """Whom to tell that so many games are done, and how to end it."""
    if not progress:
        return lambda _: None, lambda: None
    if callable(progress):
        start, told = monotonic(), progress

        def tell(at: int) -> None:
            told(at, games, (monotonic() - start) / max(1, at - done) * (games - at))

        return tell, lambda: None
    from tqdm.auto import tqdm  # a widget in a notebook, a line in a terminal

    bar = tqdm(total=games, initial=done, unit="", disable=None if progress is True else False)
    return lambda at: bar.update(at - bar.n), bar.close
