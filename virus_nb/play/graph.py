"""The course of a recorded game: at every ply each player's chance of winning, as the search sees it.

    rows = graph(load("duel.json")[0], seen_by=0, file="duel.json")

seen_by is the seat whose knowledge is used: at every ply only what it saw then. ``None`` looks at
open cards, the order of the deck included; the two are different questions and differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import Seat
from virus_nb.games.kit import Kit
from virus_nb.play import chances_file
from virus_nb.play.asked import a_count
from virus_nb.play.coach import Progress
from virus_nb.play.estimate import Estimate, Grouped
from virus_nb.play.replay import Replay
from virus_nb.play.search import Search
from virus_nb.play.search.playout import outcome
from virus_nb.play.verify import follow

TREES = 3
"""In which a position is looked at: a tree goes on as it began, and how much they differ tells how far that may
lead. The more there are, the less far each of them sees."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each seat after ``ply`` moves; for a single player the points, as a share of 100."""

    ply: int
    seats: tuple[Estimate, ...]


def graph(replay: Replay, seen_by: Seat | None = None, iterations: int = 400, seed: int = 0,
          progress: Progress | None = None, file: Path | str | None = None) -> tuple[Chances, ...]:
    """The chances at every ply, the start included. The same arguments give the same figures.

    progress: told the share that is done after each ply; answering ``False`` stops it, and the plies
    so far are given. file: the replay's own file; what is found is kept beside it (``duel.notes``),
    taken from there the next time, and gone on with where it stopped.
    """
    if seen_by is not None:
        seen_by = a_count(seen_by, "seen_by", 0, len(replay.seats) - 1)
    iterations = a_count(iterations, "iterations", 2, 1_000_000_000)
    asked = chances_file.Asked(_mark(replay), seen_by, iterations, seed)
    found = [Chances(ply, seats) for ply, seats in enumerate(
        chances_file.load(file, asked, len(replay.seats), len(replay.moves) + 1) if file else ())]
    known, kit = len(found), games.find(replay.game)
    for at in follow(replay):
        if at.ply < known:
            continue
        random = Random(f"virus_nb/graph/{seed}/{seen_by}/{at.ply}")
        found.append(Chances(at.ply, chances(kit, at.state, len(replay.seats), seen_by, iterations, random)))
        if progress and progress(len(found) / (len(replay.moves) + 1)) is False:
            break
    if file and len(found) > known:
        chances_file.save(file, asked, [row.seats for row in found])
    return tuple(found)


def chances(kit: Kit, state: Any, seats: int, seen_by: Seat | None, iterations: int,
            random: Random) -> tuple[Estimate, ...]:
    """What a state promises each seat, from the knowledge of one of them or with open cards.

    The first half of the iterations finds good moves for everybody, the second half is counted.
    """
    if kit.game.decision(state) is None:
        worth = outcome(kit.game, state)
        return tuple(Estimate(worth[seat], worth[seat], worth[seat], 0) for seat in range(seats))
    world = (lambda: state) if seen_by is None else None
    view = state if seen_by is None else kit.game.observe(state, seen_by)
    trees = [Search(kit, view, random, world).run(iterations // 2 // TREES) for _ in range(TREES)]
    found = tuple(Grouped(TREES) for _ in range(seats))
    for n in range(iterations - iterations // 2):
        tree = trees[n % TREES]
        worth = tree.iterate(tree.world())
        for seat, each in enumerate(found):
            each.add(worth[seat], n % TREES)
    return tuple(each.estimate() for each in found)


def _mark(replay: Replay) -> str:
    """What tells this game from any other: notes and names may change, the game may not."""
    bare: Sequence[object] = (replay.game, sorted(replay.options.items()), replay.deck, replay.shuffles,
                              replay.chance, replay.moves)
    return hashlib.sha256(repr(bare).encode()).hexdigest()[:16]
