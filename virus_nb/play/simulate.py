"""Games between bots, a part at a time: the same games however many parts there are, and whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.asked import a_count, a_seed
from virus_nb.play.bots import deal, play_out
from virus_nb.play.counts import Counts, Row, tell, tell_result
from virus_nb.play.files import packed
from virus_nb.play.replay import Replay, line

_MOST_WORKERS = 10_000
PACK = 50
"""Games that are packed together in a file; fixed, so that the bytes do not depend on who packs them."""


MOST_GAMES = 1_000_000_000
"""Games of one simulation."""


def can_be_played(game: object, bots: Sequence[str], number: object, seed: object, options: Mapping[str, Any] | None,
                  workers: object = None, executor: object = None) -> tuple[int, int | str, int | None]:
    """How many games, from which seed and by how many workers; ``BadInput`` for whatever of it cannot be."""
    if executor is not None and (isinstance(executor, type) or not callable(getattr(executor, "submit", None))):
        raise BadInput("not-an-executor", "executor")
    count = a_count(number, "games", 0, MOST_GAMES)
    source = a_seed(seed)
    deal(games.find(game), bots, options, f"{source}/{count}")
    return count, source, None if workers is None else a_count(workers, "workers", 1, _MOST_WORKERS)


def each_game(game: str, bots: Sequence[str], number: int, seed: int | str = 0,
              options: Mapping[str, Any] | None = None) -> Iterator[Replay]:
    """``number`` games as replays, one after the other; game n has the seed ``<seed>/<n>``."""
    for n in range(a_count(number, "number", 0, MOST_GAMES)):
        yield again(game, bots, n, seed, options)


def again(game: str, bots: Sequence[str], n: int, seed: int | str = 0,
          options: Mapping[str, Any] | None = None) -> Replay:
    """Game n of a simulation, as a replay."""
    return play_out(games.find(game), bots, options, f"{a_seed(seed)}/{a_count(n, 'n', 0, MOST_GAMES)}")


@dataclass(frozen=True, slots=True)
class Part:
    """Games ``first`` to ``end`` (not included) of a simulation.

    module: where the game is, so that another process finds it. want: ``lines`` gives replays as
    text, ``rows`` a row a game, ``counts`` sums alone. deep: sums of everything, see ``counts.tell``
    (not with ``lines``: a replay tells all of it).
    """

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: Mapping[str, Any]
    want: str
    deep: bool = True
    module: str = ""
    first: int = 0
    end: int = 0

    def cut(self, first: int, end: int) -> Part:
        """Other games of the same simulation."""
        return replace(self, first=first, end=end)


@dataclass(slots=True)
class Played:
    """What came out of a part: its sums, and what was wanted. packed: ``text`` is packed already."""

    first: int
    end: int
    counts: Counts
    rows: list[Row] = field(default_factory=list)
    text: bytes = b""
    packed: bool = False


def play_part(part: Part) -> Played:
    """Play the games of a part."""
    if part.module:
        games.add(part.game, part.module)
    kit = games.find(part.game)
    counts = Counts(part.game, part.bots, part.options, part.seed)
    done = Played(part.first, part.end, counts)
    texts = []
    for n in range(part.first, part.end):
        seed = f"{part.seed}/{n}"
        if part.want == "lines":
            replay = play_out(kit, part.bots, part.options, seed)
            tell_result(counts, n, replay)
            texts.append(line(replay))
        else:
            row = tell(counts, n, deal(kit, part.bots, part.options, seed), part.deep)
            if part.want == "rows":
                done.rows.append(row)
    if part.want == "lines":
        whole = part.first % PACK == 0 and part.end % PACK == 0
        done.packed = whole
        packs = ("".join(texts[at:at + PACK]).encode() for at in range(0, len(texts), PACK))
        done.text = b"".join(map(packed, packs)) if whole else "".join(texts).encode()
    return done
