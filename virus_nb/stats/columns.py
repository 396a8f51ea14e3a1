"""What every column of the frames holds, and the statistics that are declared, with their formulas.

The columns of ``games`` are those of a folder of Parquet parts too (``corpora.parts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pandas as pd

from virus_nb import games
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.stats.intervals import mean, wilson
from virus_nb.words import Words


class Column(NamedTuple):
    """A column: the frame that it is in, its name, type and unit. Its meaning is ``stat-column-<frame>-<name>``."""

    frame: str
    name: str
    type: str
    unit: str = "-"


COLUMNS = (
    Column("games", "game", "int64"),
    Column("games", "key", "str"),
    Column("games", "bots", "str"),
    Column("games", "options", "str"),
    Column("games", "seed", "str"),
    Column("games", "seats", "int64", "seats"),
    Column("games", "plies", "int64", "moves"),
    Column("games", "turns", "int64", "turns"),
    Column("games", "over", "bool"),
    Column("games", "winners", "str"),
    Column("games", "scores", "list", "points"),
    Column("seats", "game", "int64"),
    Column("seats", "seat", "int64"),
    Column("seats", "name", "str"),
    Column("seats", "won", "bool"),
    Column("seats", "score", "Int64", "points"),
    Column("plies", "game", "int64"),
    Column("plies", "ply", "int64", "moves"),
    Column("plies", "seat", "int64"),
    Column("plies", "turn", "int64"),
    Column("plies", "decision", "str"),
    Column("plies", "act", "str"),
    Column("plies", "move", "str"),
    Column("plies", "choices", "int64", "moves"),
    Column("events", "game", "int64"),
    Column("events", "ply", "int64", "moves"),
    Column("events", "kind", "str"),
    Column("events", "rule", "str"),
    Column("events", "seat", "int64"),
    Column("events", "other", "int64"),
    Column("events", "cards", "str"),
    Column("events", "places", "str"),
    Column("events", "number", "int64"),
)


class Statistic(NamedTuple):
    """A declared statistic: ``stat-statistic-<id>`` says what it means."""

    id: str
    type: str
    unit: str
    formula: str


STATISTICS = (
    Statistic("plies", "float", "moves", "Σ plies / n"),
    Statistic("turns", "float", "turns", "Σ turns / n"),
    Statistic("choices", "float", "moves", "Σ choices / |plies|"),
    Statistic("first", "float", "share", "|games that seat 0 won| / n"),
    Statistic("shared", "float", "share", "|games with two winners or more| / n"),
    Statistic("lead", "float", "share", "|turns after which another seat leads| / |turns|"),
    Statistic("score", "float", "points", "Σ scores / |seats|"),
    Statistic("margin", "float", "points", "Σ (best score − next score) / n"),
)


def dictionary(words: Words) -> pd.DataFrame:
    """Every column of every frame with its type, unit and meaning."""
    fixed = [(each.frame, each.name, each.type, each.unit, words.say(f"stat-column-{each.frame}-{each.name}"))
             for each in COLUMNS]
    course = [("course", "game", "int64", "-", words.say("stat-column-plies-game")),
              ("course", "ply", "int64", "moves", words.say("stat-column-plies-ply")),
              ("course", "seat", "int64", "-", words.say("stat-column-seats-seat"))]
    counted = [("course", each.id, "Int64", each.unit, words.say(f"stat-measure-{each.id}"))
               for each in {each.id: each for key in games.names() for each in measures(key)}.values()]
    head = ("frame", "column", "type", "unit", "meaning")
    return pd.DataFrame([*fixed, *course, *counted], columns=[words.say(f"stat-head-{name}") for name in head])


def statistics(replays: Sequence[Replay], words: Words) -> pd.DataFrame:
    """Every declared statistic of these games: id, type, unit, meaning, formula, n, value and 95% interval.

    ``-`` stands where a statistic does not apply. The games are of one kind.
    """
    from virus_nb.stats import frames

    table, moves = frames.games(replays), frames.plies(replays)
    told = _values(table, moves, frames.course(replays), replays[0].game if replays else "")
    rows = [(each.id, each.type, each.unit, words.say(f"stat-statistic-{each.id}"), each.formula,
             *_shown(told.get(each.id, []), words)) for each in STATISTICS]
    head = ("id", "type", "unit", "meaning", "formula", "n", "value", "interval")
    return pd.DataFrame(rows, columns=[words.say(f"stat-head-{name}") for name in head])


def _shown(values: Sequence[float], words: Words) -> tuple[str, str, str]:
    if not len(values):
        return "-", "-", "-"
    if set(values) <= {0.0, 1.0}:
        low, high = wilson(int(sum(values)), len(values))
        return (words.number(len(values)), words.number(sum(values) / len(values), 3),
                f"{words.number(low, 3)} – {words.number(high, 3)}")
    middle, margin = mean((float(value), 1) for value in values)
    interval = "-" if margin == float("inf") else (
        f"{words.number(middle - margin, 3)} – {words.number(middle + margin, 3)}")
    return words.number(len(values)), words.number(middle, 3), interval


def _values(table: pd.DataFrame, moves: pd.DataFrame, course: pd.DataFrame, key: str) -> dict[str, list[float]]:
    """For each statistic one value a game (choices: a ply); none where it does not apply."""
    over = table[table["over"]]
    winners = over["winners"].str.split()
    values = {"plies": list(over["plies"]), "turns": list(over["turns"]), "choices": list(moves["choices"])}
    if (over["seats"] > 1).all():
        values["first"] = [float("0" in each) for each in winners]
        values["shared"] = [float(len(each) > 1) for each in winners]
        values["lead"] = _leads(course, moves, key)
    scores = [sorted(each, reverse=True) for each in over["scores"] if each]
    values["score"] = [float(one) for each in scores for one in each]
    values["margin"] = [float(each[0] - each[1]) for each in scores if len(each) > 1]
    return values


def _leads(course: pd.DataFrame, moves: pd.DataFrame, key: str) -> list[float]:
    """For each game the share of its turns after which another seat is ahead in the first measure."""
    told = measures(key) if key else ()
    if not told or not len(course):
        return []
    name, shares = told[0].id, []
    for number, rows in course.groupby("game"):
        wide = rows.pivot(index="ply", columns="seat", values=name).to_numpy(dtype=float)
        turns = moves.loc[moves["game"] == number, "turn"].to_numpy()
        ends = [n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]
        best = [int(row.argmax()) for row in (wide[n] for n in ends) if (row == row.max()).sum() == 1]
        changes = sum(a != b for a, b in zip(best, best[1:], strict=False))
        if len(ends):
            shares.append(changes / len(ends))
    return shares
