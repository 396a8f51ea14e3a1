"""Find the move: positions of recorded games with a move that stands out, and the proof that it does.

    win      a move, or a line of moves of one turn, that wins the game
    save     the next player threatens to win; after the right move nobody can
    leader   the move that hurts whoever is ahead, and that is surely better than every other
    best     a move that is surely better than every other

They stand in ``puzzles.json`` of a game, found by ``find_puzzles``; a test proves each of them again.
What a win needs is proved move by move; what hidden cards may do, in many imagined worlds; what is
only better and not won, by the search, with its interval.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import Seat, Seeded
from virus_nb.engine.text import a_flag, a_list, a_number, a_text, a_word, an_object
from virus_nb.games.kit import Kit
from virus_nb.play.coach import Advice, advise

KINDS = ("win", "save", "leader", "best")
WORLDS = 40
DEPTH = 3
"""How many moves of one turn a win may take."""

_KEYS = ("kind", "replay", "ply", "right", "only")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """After ``ply`` moves of a recorded game: the moves that are right; ``only``: it is a single one."""

    kind: str
    replay: str
    ply: int
    right: tuple[str, ...]
    only: bool


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of that game. ``BadInput`` names the place where its file is wrong."""
    path = games.folder(game) / "puzzles.json"
    return read(json.loads(path.read_text("utf-8")), f"{game}/puzzles.json") if path.is_file() else ()


def read(data: object, where: str) -> tuple[Puzzle, ...]:
    """The puzzles in a file."""
    found = []
    for n, item in enumerate(a_list(data, where)):
        at = f"{where}[{n}]"
        row = an_object(item, at, _KEYS, _KEYS)
        found.append(Puzzle(a_word(row["kind"], f"{at}.kind", KINDS), a_text(row["replay"], f"{at}.replay"),
                            a_number(row["ply"], f"{at}.ply", 0, 9999),
                            tuple(a_text(text, f"{at}.right") for text in a_list(row["right"], f"{at}.right")),
                            a_flag(row["only"], f"{at}.only")))
    return tuple(found)


def write(path: Path, found: Sequence[Puzzle]) -> None:
    """A puzzle a line."""
    rows = ",\n".join(json.dumps(asdict(puzzle)) for puzzle in found)
    path.write_text(f"[\n{rows}\n]\n", "utf-8")


def wins(kit: Kit, state: Any, seat: Seat, depth: int = DEPTH) -> tuple[str, ...]:
    """The moves of ``seat`` with which it can win within its turn, whatever the hidden cards are."""
    return tuple(move.text for move in kit.game.legal_moves(state) if _wins(kit, state, move, seat, depth))


def _wins(kit: Kit, state: Any, move: Any, seat: Seat, depth: int) -> bool:
    game = kit.game
    after, _ = game.play(state, move, Seeded("virus_nb/puzzle"))
    decision = game.decision(after)
    if decision is None:
        return seat in (game.winners(after) or ())
    if decision.seat != seat or decision.turn != seat or depth <= 1:
        return False
    return any(_wins(kit, after, each, seat, depth - 1) for each in game.legal_moves(after))


def dangers(kit: Kit, view: Any, seat: Seat, worlds: int, random: Random) -> dict[str, float]:
    """For each move of ``seat``: how often the player after it can win at once."""
    game = kit.game
    lost: dict[str, float] = {move.text: 0.0 for move in game.legal_moves(view)}
    for _ in range(worlds):
        world = game.imagine(view, random)
        for move in game.legal_moves(view):
            after, _ = game.play(world, move, Seeded("virus_nb/puzzle"))
            decision = game.decision(after)
            if decision is None:
                lost[move.text] += (seat not in (game.winners(after) or ())) / worlds
            elif decision.seat != seat:
                lost[move.text] += bool(wins(kit, after, decision.seat, 1)) / worlds
    return lost


def proved(kit: Kit, puzzle: Puzzle, state: Any, seed: int = 1, iterations: int = 16_000) -> bool:
    """Whether the puzzle's answers are right, and no other move is as good."""
    decision = kit.game.decision(state)
    if decision is None or puzzle.only != (len(puzzle.right) == 1):
        return False
    seat, view = decision.seat, kit.game.observe(state, decision.seat)
    if puzzle.kind == "win":
        worlds = [kit.game.imagine(view, Random(seed + n)) for n in range(5)]
        return all(wins(kit, world, seat) == puzzle.right for world in worlds)
    if puzzle.kind == "save":
        facing = dangers(kit, view, seat, WORLDS, Random(seed))
        return {move for move, share in facing.items() if not share} == set(puzzle.right)
    return set(not_worse(advise(kit, view, iterations, seed))) <= set(puzzle.right)


def not_worse(advice: Sequence[Advice]) -> tuple[str, ...]:
    """The best move and those that are not surely worse."""
    return tuple(each.move for n, each in enumerate(advice) if not n or each.loss.low <= 0)
