"""Look through the recorded games for puzzles: ``python -m virus_nb.lessons.find_puzzles virus``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import Seeded
from virus_nb.games.kit import Kit
from virus_nb.lessons.may import recorded
from virus_nb.lessons.puzzles import Puzzle, dangers, not_worse, proved, wins, write
from virus_nb.play import shelf
from virus_nb.play.coach import advise
from virus_nb.play.graph import chances

MOST = 6
"""Puzzles of one kind."""

_QUICK, _SURE = 500, 16_000
_SEEDS = (2, 7, 8)
_THREAT = 0.3
_FEW = 3


def find(kit: Kit) -> Iterator[Puzzle]:
    """The puzzles in the recorded games, proved, a handful of each kind."""
    count: Counter[str] = Counter()
    for name in shelf.recorded(kit.game.key):
        here: Counter[str] = Counter()
        for node in recorded(name).main_line():
            puzzle = _certain(kit, name, node.ply, node.state) or _better(kit, name, node.ply, node.state, count)
            if puzzle and count[puzzle.kind] < MOST and here[puzzle.kind] < 2 \
                    and all(proved(kit, puzzle, node.state, seed) for seed in _SEEDS):
                count[puzzle.kind] += 1
                here[puzzle.kind] += 1
                yield puzzle


def _certain(kit: Kit, name: str, ply: int, state: Any) -> Puzzle | None:
    """A win, or a threat that few moves stop."""
    decision = kit.game.decision(state)
    moves = kit.game.legal_moves(state)
    if decision is None or len(moves) < _FEW or _seats(kit.game, state) < 2:
        return None
    won = wins(kit, state, decision.seat) if len(moves) < 60 else wins(kit, state, decision.seat, 1)
    if won:
        few = len(won) <= _FEW and len(won) * 2 <= len(moves)
        return Puzzle("win", name, ply, won, len(won) == 1) if few else None
    view = kit.game.observe(state, decision.seat)
    if max(dangers(kit, view, decision.seat, 4, Random(ply)).values()) < _THREAT:
        return None
    facing = dangers(kit, view, decision.seat, 120, Random(ply))
    safe = tuple(move for move, share in facing.items() if not share)
    rest = [share for share in facing.values() if share]
    if not 0 < len(safe) <= _FEW or min(rest) < 0.1:
        return None
    return Puzzle("save", name, ply, safe, len(safe) == 1)


def _better(kit: Kit, name: str, ply: int, state: Any, count: Counter[str]) -> Puzzle | None:
    """A move, or two, that the search finds surely better than every other."""
    decision = kit.game.decision(state)
    if decision is None or ply < 4 or not _FEW <= len(kit.game.legal_moves(state)) <= 40:
        return None
    view = kit.game.observe(state, decision.seat)
    kind = _kind(kit, view, advise(kit, view, 120, 2)[0].move, decision.seat)
    if count[kind] >= MOST or (kind == "best" and ply % 3):
        return None
    quick = not_worse(advise(kit, view, _QUICK, 3))
    if len(quick) > 5:
        return None
    right = not_worse(advise(kit, view, _SURE, 4))
    few = len(right) <= 2 and len(right) * 2 <= len(kit.game.legal_moves(state))
    if not few or not set(right) <= set(quick):
        return None
    kinds = {_kind(kit, view, move, decision.seat) for move in right}
    return Puzzle(kinds.pop(), name, ply, right, len(right) == 1) if len(kinds) == 1 else None


def _kind(kit: Kit, view: Any, move: str, seat: int) -> str:
    """Whether the move hurts whoever is ahead."""
    game, random = kit.game, Random(5)
    world = game.imagine(view, random)
    parsed = game.move(world, move)
    after, events = game.play(world, parsed, Seeded("virus_nb/puzzle"))
    seats = _seats(game, world)
    if seats < 2:
        return "best"
    before = chances(kit, world, seats, seat, 400, Random(6))
    then = chances(kit, after, seats, None, 400, Random(6)) if game.decision(after) else before
    leader = max(range(seats), key=lambda each: before[each].mean)
    touched = any(place.partition(".")[0] == str(leader) for event in events for place in event.places)
    return "leader" if leader != seat and touched and then[leader].mean < before[leader].mean else "best"


def _seats(game: Any, state: Any) -> int:
    position = game.write_position(state)
    return next((len(position[key]) for key in ("hands", "areas") if key in position), 2)


if __name__ == "__main__":
    for key in sys.argv[1:] or games.names():
        made = []
        for puzzle in find(games.find(key)):
            print(puzzle, flush=True)
            made.append(puzzle)
        write(games.folder(key) / "puzzles.json", made)
