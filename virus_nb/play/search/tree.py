"""Information-set Monte Carlo tree search, from what one seat knows.

Every iteration imagines a world that agrees with all that the seat sees, and plays it along one
tree that all worlds share: a node is what has been played since the root, whatever the hidden cards
are (Cowling, Powley and Whitehouse, 2012). A move is weighed only in the worlds where it is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from virus_nb.engine import Move
from virus_nb.games.kit import Kit
from virus_nb.play.search.playout import Dice, Worth, outcome, quick_games

World: TypeAlias = "Callable[[], Any]"
"""Gives a state without holes, a new one each time that it is asked."""

EXPLORE = 0.3
"""How much the unknown attracts: the constant of UCB1, for what is worth 0 to 1."""


HOPE = 1
"""So many wins every line is credited with until it has shown what it is worth: two bad games in a row must
not be the end of a good move."""


class Node:
    """What is known of one line of moves.

    children: by the move that leads on. visits: how often the line was played. worth: what that was
    worth to the seat that made its last move, added up. offered: how often its last move was legal.
    steps, turn: with unordered turns the moves of this turn so far, and all nodes of the turn by theirs.
    """

    __slots__ = ("children", "offered", "seat", "steps", "turn", "visits", "worth")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = self.offered = 0
        self.worth = 0.0
        self.seat = -1
        self.steps: frozenset[Move] = frozenset()
        self.turn: dict[frozenset[Move], Node] = {}

    @property
    def mean(self) -> float:
        """What the line is worth to the seat that made its last move."""
        return self.worth / self.visits if self.visits else 0.0


class Search:
    """The tree of one position; it can grow again and again.

    view: what the seat sees. random: decides everything: the same one grows the same tree.
    world: where the worlds come from, if they are not imagined from the view.
    """

    def __init__(self, kit: Kit, view: Any, random: Random, world: World | None = None) -> None:
        game = self.game = kit.game
        self.random = random
        self.world: World = world or (lambda: game.imagine(view, random))
        self.root = Node()
        self._imagined: Any = None
        self._spent = True
        self._unordered = kit.hints.unordered
        self._dice = Dice(random)
        self._quick_game = quick_games(game, kit.hints, random)

    def run(self, iterations: int, until: Callable[[], bool] | None = None) -> Search:
        """Grow by so many iterations, or ``until`` says that it is time to stop."""
        for _ in range(iterations):
            if until is not None and until():
                break
            if self._spent:
                self._imagined = self.world()
            self._spent = not self._spent  # every world is played twice: dealing one costs half an iteration
            self.iterate(self._imagined)
        return self

    def best(self) -> Move:
        """The move that was tried most often."""
        assert self.root.children, "nothing has been tried"
        return max(self.root.children.items(), key=lambda found: (found[1].visits, found[1].worth))[0]

    def iterate(self, state: Any, first: Move | None = None) -> Worth:
        """One iteration in this world, beginning with that move, or the one that is most worth trying."""
        game, dice = self.game, self._dice
        node, moves = self.root, game.legal_moves(state)
        path: list[Node] = []
        new = False
        while moves and not new:
            decision = game.decision(state)
            assert decision is not None
            if first is None:
                move = self._pick(node, moves)
            else:
                move, first = first, None
            child = node.children.get(move)
            if child is None:
                child, new = self._grow(node, move, decision.seat)
            path.append(child)
            node = child
            state, _ = game.play(state, move, dice)
            moves = game.legal_moves(state)
        worth = self._quick_game(state, moves) if moves else outcome(game, state)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.worth += worth[node.seat]
        return worth

    def _pick(self, node: Node, moves: Sequence[Move]) -> Move:
        """A move that was never tried, by chance; when there is none, the most promising one (UCB1)."""
        children = node.children
        untried = [move for move in moves if move not in children]
        if untried:
            return untried[int(self.random.random() * len(untried))]
        best, found = -1.0, moves[0]
        for move in moves:
            child = children[move]
            child.offered += 1
            visits = child.visits
            promise = (child.worth + HOPE) / (visits + HOPE) + EXPLORE * sqrt(log(child.offered) / visits)
            if promise > best:
                best, found = promise, move
        return found

    def _grow(self, node: Node, move: Move, seat: int) -> tuple[Node, bool]:
        """The node for a move that was never made here, and whether it is new."""
        child = Node()
        child.seat = seat
        if not self._unordered:
            node.children[move] = child
            return child, True
        same_turn = node.seat == seat
        child.turn = node.turn if same_turn else {}
        child.steps = (node.steps if same_turn else frozenset()) | {move}
        known = child.turn.setdefault(child.steps, child)
        node.children[move] = known
        return known, known is child
