"""Games as tidy data frames: a row a game, a seat, a ply, an event, or a seat at a ply.

``game`` numbers the games in the order in which they were given, from 0, and joins the frames. It makes
no difference where a game comes from: it may be recorded, simulated, or a session that is being played;
anything else is a ``BadInput``.
``columns.COLUMNS`` says what each column holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pandas as pd

from virus_nb import games as kits
from virus_nb.engine import BadInput
from virus_nb.engine.text import a_word
from virus_nb.play.asked import as_written, options_line
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.play.session import Session
from virus_nb.play.turns import turns
from virus_nb.play.verify import Ply, follow
from virus_nb.stats.columns import COLUMNS
from virus_nb.stats.intervals import wilson

Source = Replay | Session


def games(given: Iterable[Source]) -> pd.DataFrame:
    """One row a game: what was played, by whom, how long, and who won."""
    return _frame("games", ([n, each.game, " ".join(each.seats), options_line(each.options),
                             "" if each.seed is None else str(each.seed), len(each.seats), len(each.moves),
                             _turns(each), each.result is not None,
                             " ".join(map(str, each.result.winners)) if each.result else "",
                             list(each.result.scores) if each.result and each.result.scores else None]
                            for n, each in _replays(given)))


def seats(given: Iterable[Source]) -> pd.DataFrame:
    """One row for each seat of each finished game: who sat there, whether they won, their points."""
    return _frame("seats", ([n, seat, name, seat in each.result.winners,
                             each.result.scores[seat] if each.result.scores else None]
                            for n, each in _replays(given) if each.result
                            for seat, name in enumerate(each.seats)))


def plies(given: Iterable[Source]) -> pd.DataFrame:
    """One row a move: who decided what, the move, its act, and among how many it was chosen."""
    return _frame("plies", ([n, after.ply, decision.seat, decision.turn, decision.kind,
                             after.move.partition(" ")[0], after.move, choices]
                            for n, after, decision, choices in _moves(given)))


def events(given: Iterable[Source]) -> pd.DataFrame:
    """One row for each thing that happened."""
    return _frame("events", ([n, after.ply, event.kind, event.rule, event.seat, event.other,
                              " ".join(event.cards), " ".join(event.places), event.number]
                             for n, after, _, _ in _moves(given) for event in after.events))


def course(given: Iterable[Source]) -> pd.DataFrame:
    """One row for each seat at each ply, the start (ply 0) too: what can be counted on the table.

    A column for each measure of any game; missing where a game does not have it.
    """
    told = [measure.id for key in kits.names() for measure in measures(key)]
    rows = [{"game": n, "ply": ply.ply, "seat": seat,
             **{measure.id: measure.of(ply.state, seat) for measure in measures(each.game)}}
            for n, each in _replays(given) for ply in follow(each) for seat in range(len(each.seats))]
    used = [name for name in dict.fromkeys(told) if any(name in row for row in rows)]
    frame = pd.DataFrame(rows, columns=["game", "ply", "seat", *used])
    return frame.astype({"game": "int64", "ply": "int64", "seat": "int64", **dict.fromkeys(used, "Int64")})


def win_rates(of_seats: pd.DataFrame, by: str = "seat", level: float = .95) -> pd.DataFrame:
    """From ``seats``: wins, games, rate and its Wilson interval for each ``seat`` or ``name``.

    A shared win counts for each of those who share it.
    """
    a_word(by, "by", ("seat", "name"))
    if not isinstance(level, float) or not 0 < level < 1:
        raise BadInput("not-between-0-and-1", "level", value=as_written(level))
    counted = of_seats.groupby(by, sort=True)["won"].agg(wins="sum", games="count").reset_index()
    bounds = [wilson(int(row.wins), int(row.games), level) for row in counted.itertuples()]
    counted["rate"] = counted["wins"] / counted["games"]
    counted["low"] = [low for low, _ in bounds]
    counted["high"] = [high for _, high in bounds]
    return counted


def _frame(name: str, rows: Iterable[list[Any]]) -> pd.DataFrame:
    """The rows with the columns and types that are documented."""
    told = [column for column in COLUMNS if column.frame == name]
    frame = pd.DataFrame(list(rows), columns=[column.name for column in told])
    return frame.astype({column.name: column.type for column in told if column.type != "list"})


def _replays(given: Iterable[Source]) -> Iterator[tuple[int, Replay]]:
    if not isinstance(given, Iterable):
        raise BadInput("not-a-list", "given")
    for n, each in enumerate(given):
        if not isinstance(each, Replay | Session):
            raise BadInput("not-a-game", f"given[{n}]", value=as_written(each))
        yield n, each.replay(each.main_line()[-1]) if isinstance(each, Session) else each


def _turns(replay: Replay) -> int:
    game = kits.find(replay.game).game
    states = [ply.state for ply in follow(replay)]
    return len(turns(game, states, len(replay.seats))) if replay.moves else 0


def _moves(given: Iterable[Source]) -> Iterator[tuple[int, Ply, Any, int]]:
    """Every move with the decision that it answers and the number of choices that there were."""
    for n, replay in _replays(given):
        game = kits.find(replay.game).game
        before = None
        for after in follow(replay):
            if before is not None:
                yield n, after, game.decision(before.state), len(game.legal_moves(before.state))
            before = after
