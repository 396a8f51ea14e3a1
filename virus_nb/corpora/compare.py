"""The same seeds under two sets of rules or with two sets of bots, and what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from virus_nb import games as kits
from virus_nb.corpora.farm import harvest
from virus_nb.corpora.simulate import Told, shown
from virus_nb.engine import BadInput
from virus_nb.play.asked import as_written
from virus_nb.play.counts import Counts
from virus_nb.play.simulate import Part, can_be_played, play_part


class Side(NamedTuple):
    """Who plays, under which options."""

    bots: Sequence[str]
    options: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Pair:
    """Games ``first`` to ``end``, played twice."""

    a: Part
    b: Part
    first: int = 0
    end: int = 0

    def cut(self, first: int, end: int) -> Pair:
        """Other games of the same comparison."""
        return replace(self, first=first, end=end)


@dataclass(slots=True)
class Comparison:
    """What both sides add up to, and the differences game by game, B less A.

    differences: ("won", seat, -1, 0 or 1) · ("plies", moves) · ("score", seat, points): how many games.
    first: the game with that difference that came first.
    """

    a: Counts
    b: Counts
    differences: Counter[tuple[Any, ...]]
    first: dict[tuple[Any, ...], int]

    def join(self, other: Comparison) -> None:
        """Add other games."""
        self.a.join(other.a)
        self.b.join(other.b)
        self.differences.update(other.differences)
        for key, game in other.first.items():
            self.first[key] = min(game, self.first.get(key, game))


def compare(game: str, a: Side, b: Side, games: int, seed: int | str = 0, executor: Executor | None = None, *,
            workers: int | None = None, progress: bool | Told = False,
            stop: Callable[[], bool] = lambda: False) -> Comparison:
    """Play every seed twice, once as A and once as B. The arguments are those of ``simulate``.

    The deck is the same for both, and so are a bot's dice; from the first move on that differs, the games go
    their own ways. Raises ``BadInput`` for sides with different numbers of seats, or that cannot be.
    """
    for name, side in (("a", a), ("b", b)):
        if not isinstance(side, Side):
            raise BadInput("not-a-side", name, value=as_written(side))
        games, seed, workers = can_be_played(game, side.bots, games, seed, side.options, workers, executor)
    if len(a.bots) != len(b.bots):
        raise BadInput("not-that-many", "bots", value=len(b.bots), number=len(a.bots))
    parts = [Part(game, tuple(side.bots), seed, dict(side.options), "rows", True, kits.module(game)) for side in (a, b)]
    whole = Comparison(Counts(game, a.bots, a.options, seed), Counts(game, b.bots, b.options, seed), Counter(), {})
    show, close = shown(progress, games, 0)
    try:
        for part in harvest(play_pair, Pair(parts[0], parts[1]), 0, games, executor, workers, stop):
            whole.join(part.result)
            show(part.end)
    finally:
        close()
    return whole


def play_pair(pair: Pair) -> Comparison:
    """Play the games of a part of a comparison."""
    a, b = (play_part(side.cut(pair.first, pair.end)) for side in (pair.a, pair.b))
    made = Comparison(a.counts, b.counts, Counter(), {})
    for one, other in zip(a.rows, b.rows, strict=True):
        if not (one.over and other.over):
            continue
        keys: list[tuple[Any, ...]] = [("plies", other.plies - one.plies)]
        keys += [("won", seat, (seat in other.winners) - (seat in one.winners)) for seat in range(len(pair.a.bots))]
        keys += [("score", seat, its - before) for seat, (before, its) in
                 enumerate(zip(one.scores or (), other.scores or (), strict=True))]
        for key in keys:
            made.differences[key] += 1
            made.first.setdefault(key, one.game)
    return made
