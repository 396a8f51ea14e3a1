"""Many games between bots, on all cores, the same bytes every time."""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.bots import find_bot, play_out
from virus_nb.play.replay import Replay, line

CHUNK = 50
"""Games that are played and packed together; fixed, so that the bytes do not depend on the workers."""


def simulate(game: str, bots: Sequence[str], number: int, seed: int | str = 0,
             options: Mapping[str, Any] | None = None) -> Iterator[Replay]:
    """``number`` games, one after the other; game n has the seed ``<seed>/<n>``."""
    kit = games.find(game)
    for n in range(number):
        yield play_out(kit, bots, options, f"{seed}/{n}")


def simulate_file(path: Path | str, game: str, bots: Sequence[str], number: int, seed: int | str = 0,
                  options: Mapping[str, Any] | None = None, workers: int | None = None,
                  progress: Callable[[int], object] | None = None) -> int:
    """Play ``number`` games into a ``.jsonl`` or ``.jsonl.gz`` file and give its size.

    workers: processes (all cores if left out). Whatever their number, the same arguments give
    the same bytes. progress: told how many more games are done, in order.
    """
    path = Path(path)
    if ".jsonl" not in path.suffixes:
        raise BadInput("not-a-batch-file", str(path))
    kit = games.find(game)
    for n, bot in enumerate(bots):
        find_bot(kit, bot, f"bots[{n}]")
    if number:
        next(simulate(game, bots, 1, seed, options))  # what is wrong is told before the file is made
    told = (seed, dict(options or {}), path.suffix == ".gz")
    jobs = [(game, tuple(bots), first, min(first + CHUNK, number), *told)
            for first in range(0, number, CHUNK)]
    with path.open("wb") as file:
        for (_, _, first, end, *_), chunk in zip(jobs, _chunks(game, jobs, workers), strict=True):
            file.write(chunk)
            if progress:
                progress(end - first)
        return file.tell()


def packed(data: bytes) -> bytes:
    """The bytes as gzip, without a time or a name in it."""
    out = io.BytesIO()
    with gzip.GzipFile("", "wb", 6, out, mtime=0) as file:
        file.write(data)
    return out.getvalue()


def _chunks(game: str, jobs: Sequence[tuple[Any, ...]], workers: int | None) -> Iterator[bytes]:
    workers = min(workers or cores(), len(jobs))
    if workers <= 1:
        yield from map(_play_chunk, jobs)
        return
    from concurrent.futures import ProcessPoolExecutor  # not there in a browser
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn"), games.add, (game, games.module(game))) as pool:
        yield from pool.map(_play_chunk, jobs)


def _play_chunk(job: tuple[Any, ...]) -> bytes:
    game, bots, first, end, seed, options, pack = job
    kit = games.find(game)
    text = "".join(line(play_out(kit, bots, options, f"{seed}/{n}")) for n in range(first, end)).encode()
    return packed(text) if pack else text


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
