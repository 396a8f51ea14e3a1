"""A coach: what each move of a position is worth, how sure that is, and what speaks for it.

Half of the time goes into finding the best move. The other half weighs all moves in the same imagined worlds
and in trees of their own, so that the move that was found is flattered neither by the luck that made it found
nor by being looked at more closely than the others. A tree that began with good luck goes on believing in it;
how much the trees differ tells how far that may lead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, TypeAlias

from virus_nb.engine import BadInput, Move, Reason, Seat
from virus_nb.games.kit import Kit
from virus_nb.play.because import because, dangers
from virus_nb.play.estimate import Estimate, Grouped
from virus_nb.play.search import Search

Label: TypeAlias = 'Literal["good", "doubtful", "blunder", ""]'
Progress: TypeAlias = "Callable[[float], object]"
"""Told the share of the work that is done; it may answer ``False`` to stop."""

TREES = 6
"""In which moves are weighed: more of them would see less far, fewer would say less of how sure they are."""

BLUNDER = 0.10
"""A move that surely costs more than this is a blunder."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says of one move.

    chance:  of winning with it (a single player: points, as a share of 100).
    loss:    how much less that is than with the best move found; below 0: more.
    label:   ``good``: surely better than the other moves are on average, and not surely worse than the best;
             ``doubtful``: surely worse than the best; ``blunder``: surely worse by more than ``BLUNDER``;
             empty where the interval leaves it open.
    reasons: what speaks for and against it; words: ``coach-<why>``.
    """

    move: str
    chance: Estimate
    loss: Estimate
    label: Label
    reasons: tuple[Reason, ...]


def advise(kit: Kit, view: Any, iterations: int = 4000, seed: int | str = 0,
           progress: Progress | None = None) -> tuple[Advice, ...]:
    """Every legal move, the best first. view: what the seat sees that has to decide.

    Raises ``BadInput`` (not-who-moves) for what another seat sees.
    """
    game, random = kit.game, Random(f"virus_nb/coach/{seed}")
    decision, moves = game.decision(view), game.legal_moves(view)
    if decision is None:
        return ()
    if not moves:
        raise BadInput("not-who-moves", "view", value=decision.seat)
    tree = Search(kit, view, random)
    go_on = steps(iterations, progress)
    tree.run(iterations // 2, until=lambda: not go_on(1))
    best = tree.best() if tree.root.children else moves[0]
    weighed = _Scales(moves, decision.seat, best)
    trees = [Search(kit, view, random) for _ in range(TREES)]
    for n in range(max(2, iterations // 2 // len(moves))):
        weighed.add(trees[n % TREES], n % TREES)
        if not go_on(len(moves)):
            break
    facing = dangers(kit, view, moves, random)
    told = [Advice(move.text, weighed.chance[move].estimate(), weighed.loss[move].estimate(-1.0),
                   weighed.label(move), because(kit, view, move, facing, random)) for move in moves]
    return tuple(sorted(told, key=lambda advice: -advice.chance.mean))


class _Scales:
    """All moves weighed against each other, world by world."""

    def __init__(self, moves: Sequence[Move], seat: Seat, best: Move) -> None:
        self.moves, self.seat, self.best = moves, seat, best
        self.chance = {move: Grouped(TREES) for move in moves}
        self.loss = {move: Grouped(TREES) for move in moves}
        self._gain = {move: Grouped(TREES) for move in moves}

    def add(self, tree: Search, number: int) -> None:
        """One more world, in which every move is played once, in that tree."""
        world = tree.world()
        worth = {move: tree.iterate(world, move)[self.seat] for move in self.moves}
        mean = sum(worth.values()) / len(worth)
        for move, value in worth.items():
            self.chance[move].add(value, number)
            self.loss[move].add(worth[self.best] - value, number)
            self._gain[move].add(value - mean, number)

    def label(self, move: Move) -> Label:
        """What may be said of the move, and nothing where that is not sure."""
        loss = self.loss[move].estimate(-1.0)
        if loss.low > 0:
            return "blunder" if loss.low > BLUNDER else "doubtful"
        return "good" if len(self.moves) > 1 and self._gain[move].estimate(-1.0).low > 0 else ""


def steps(total: int, progress: Progress | None) -> Callable[[int], bool]:
    """A function that counts steps, tells the progress a hundred times, and says whether to go on."""
    done, told = 0, 0

    def go_on(more: int) -> bool:
        nonlocal done, told
        done += more
        if progress is None or (done - told) * 100 < total:
            return True
        told = done
        return progress(min(1.0, done / total)) is not False

    return go_on
