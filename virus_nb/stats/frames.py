"""Replays as tidy data frames: one row a game, a seat, a ply or an event.

``game`` numbers the replays in the order in which they were given, from 0, and joins the frames.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pandas as pd

from virus_nb import games as kits
from virus_nb.play.replay import Replay
from virus_nb.play.verify import Ply, follow
from virus_nb.stats.intervals import wilson


def games(replays: Iterable[Replay]) -> pd.DataFrame:
    """One row a game: its key, seed, seats, plies, whether it ended, and the winners (``"0"``, ``"0 2"``)."""
    return pd.DataFrame(
        [{"game": n, "key": each.game, "seed": None if each.seed is None else str(each.seed),
          "seats": len(each.seats), "plies": len(each.moves), "over": each.result is not None,
          "winners": " ".join(map(str, each.result.winners)) if each.result else ""}
         for n, each in enumerate(replays)],
        columns=["game", "key", "seed", "seats", "plies", "over", "winners"])


def seats(replays: Iterable[Replay]) -> pd.DataFrame:
    """One row for each seat of each finished game: who sat there, whether they won, their points."""
    return pd.DataFrame(
        [{"game": n, "seat": seat, "name": name, "won": seat in each.result.winners,
          "score": each.result.scores[seat] if each.result.scores else None}
         for n, each in enumerate(replays) if each.result for seat, name in enumerate(each.seats)],
        columns=["game", "seat", "name", "won", "score"])


def plies(replays: Iterable[Replay]) -> pd.DataFrame:
    """One row a move: who decided what, the move, its act, and among how many it was chosen."""
    return pd.DataFrame(
        [{"game": n, "ply": after.ply, "seat": decision.seat, "turn": decision.turn,
          "decision": decision.kind, "act": after.move.partition(" ")[0], "move": after.move,
          "choices": choices}
         for n, after, decision, choices in _moves(replays)],
        columns=["game", "ply", "seat", "turn", "decision", "act", "move", "choices"])


def events(replays: Iterable[Replay]) -> pd.DataFrame:
    """One row for each thing that happened; cards and places as text, ``-1`` where nobody is meant."""
    return pd.DataFrame(
        [{"game": n, "ply": after.ply, "kind": event.kind, "rule": event.rule, "seat": event.seat,
          "other": event.other, "cards": " ".join(event.cards), "places": " ".join(event.places),
          "number": event.number}
         for n, after, _, _ in _moves(replays) for event in after.events],
        columns=["game", "ply", "kind", "rule", "seat", "other", "cards", "places", "number"])


def win_rates(of_seats: pd.DataFrame, by: str = "seat", level: float = .95) -> pd.DataFrame:
    """From ``seats``: wins, games, rate and its Wilson interval for each ``seat`` or ``name``.

    A shared win counts for each of those who share it.
    """
    counted = of_seats.groupby(by, sort=True)["won"].agg(wins="sum", games="count").reset_index()
    bounds = [wilson(int(row.wins), int(row.games), level) for row in counted.itertuples()]
    counted["rate"] = counted["wins"] / counted["games"]
    counted["low"] = [low for low, _ in bounds]
    counted["high"] = [high for _, high in bounds]
    return counted


def _moves(replays: Iterable[Replay]) -> Iterator[tuple[int, Ply, Any, int]]:
    """Every move with the decision that it answers and the number of choices that there were."""
    for n, replay in enumerate(replays):
        game = kits.find(replay.game).game
        before = None
        for after in follow(replay):
            if before is not None:
                yield n, after, game.decision(before.state), len(game.legal_moves(before.state))
            before = after
