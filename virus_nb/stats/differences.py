"""What an option, or another bot, changes: B against A on the same seeds."""

from __future__ import annotations

from math import isfinite

import pandas as pd

from virus_nb.corpora.compare import Comparison
from virus_nb.play.counts import Counts
from virus_nb.stats.charts import spread
from virus_nb.stats.effects import POINTS, signed
from virus_nb.stats.figure import COLOURS, Chart, Theme, dots, figure, line
from virus_nb.stats.intervals import mean, paired
from virus_nb.words import Words

_Row = tuple[str, int, float, float, float]
"""Who, how many pairs, the difference, and the ends of its interval."""


def wins_changed(compared: Comparison, words: Words, theme: Theme | None = None) -> Chart:
    """For each seat how much more often it wins as B than as A, with a 95% interval of the paired differences."""
    rows: list[_Row] = []
    for seat in range(len(compared.a.bots)):
        changes = _changes(compared, "won", seat)
        n, more, less = sum(changes.values()), changes.get(1, 0), changes.get(-1, 0)
        low, high = paired(more, less, n)
        rows.append((words.say("player", number=seat + 1), n, 100 * (more - less) / max(1, n), 100 * low, 100 * high))
    sides = [[words.percent(side["won", seat] / max(1, side["over",])) for side in (compared.a, compared.b)]
             for seat in range(len(rows))]
    return _by_seat(compared, "won", rows, sides, words, theme)


def points_changed(compared: Comparison, words: Words, theme: Theme | None = None) -> Chart:
    """For each seat how many points more it makes as B than as A, with a 95% interval of the paired differences."""
    rows: list[_Row] = []
    for seat in range(len(compared.a.bots)):
        changes = _changes(compared, "score", seat)
        middle, margin = mean(changes.items())
        rows.append((words.say("player", number=seat + 1), sum(changes.values()), middle, middle - margin,
                     middle + margin))
    sides = [[words.number(_average(side, seat), 1) for side in (compared.a, compared.b)] for seat in range(len(rows))]
    return _by_seat(compared, "score", rows, sides, words, theme)


def length_changed(compared: Comparison, words: Words, theme: Theme | None = None) -> Chart:
    """How many moves longer the games are as B than as A, each beside the one of the same seed."""
    found = _changes(compared, "plies")
    first = {key[1]: (game, 0) for key, game in compared.first.items() if key[0] == "plies"}
    middle, margin = mean(found.items())
    said = _said("stat-changed-length", "", middle, (middle - margin, middle + margin), sum(found.values()), words)
    return spread(found, first, words.say("stat-length-changed"), said, "stat-changed-moves",
                  "stat-changed-moves-hover", 0, words, theme, differences=True)


def _by_seat(compared: Comparison, what: str, rows: list[_Row], sides: list[list[str]], words: Words,
             theme: Theme | None) -> Chart:
    """A dot with its interval for each seat, and beside it what it is of A and of B."""
    told = [_said(f"stat-changed-{what}", who, middle, (low, high), n, words) for who, n, middle, low, high in rows]
    title = words.say(f"stat-{what}-changed")
    lows, highs = ([end if isfinite(end) else row[2] for row, end in zip(rows, ends, strict=True)]
                   for ends in ([row[3] for row in rows], [row[4] for row in rows]))
    drawn = figure([dots([f"{row[0]}<br>n = {words.number(row[1])}" for row in rows], [row[2] for row in rows],
                         lows, highs, told, COLOURS[theme][2])],
                   {"xaxis": {"type": "category"}, "shapes": [line("y", 0, theme)],
                    "yaxis": {"title": {"text": words.say(f"stat-changed-{what}-axis")}, "tickformat": POINTS}},
                   title, words, theme)
    table = pd.DataFrame(
        [[row[0], row[1], *of, signed(words, row[2]), _interval(row, words)]
         for row, of in zip(rows, sides, strict=True) if row[1]],
        columns=[words.say(f"stat-{name}") for name in
                 ("seat", "games", f"{what}-a", f"{what}-b", f"difference-{what}", "interval")])
    return Chart(title, " ".join(told) if len(table) else words.say("stat-none"), drawn, table,
                 tuple(_first(compared, what, seat) for seat, row in enumerate(rows) if row[1]))


def _said(key: str, who: str, middle: float, ends: tuple[float, float], n: int, words: Words) -> str:
    """One sentence with the interval and n; of one pair there is no interval, and that is said."""
    if not n:
        return words.say("stat-none")
    low, high = ends
    if not isfinite(low):
        return words.say(f"{key}-one", who=who, difference=signed(words, middle))
    return words.say(key, who=who, difference=signed(words, middle), low=signed(words, low), high=signed(words, high),
                     games=n)


def _interval(row: _Row, words: Words) -> str:
    return f"{signed(words, row[3])} – {signed(words, row[4])}" if isfinite(row[3]) else "–"


def _changes(compared: Comparison, *what: str | int) -> dict[int, int]:
    """How many pairs of games there are of each difference."""
    return {int(key[-1]): number for key, number in compared.differences.items() if key[:-1] == what}


def _first(compared: Comparison, *what: str | int) -> tuple[int, int] | None:
    """The first pair of games that differ, from their beginning."""
    games = [game for key, game in compared.first.items() if key[:-1] == what and key[-1]]
    return (min(games), 0) if games else None


def _average(side: Counts, seat: int) -> float:
    """The points that a seat makes on average."""
    return mean((float(key[2]), number) for key, number in side.items() if key[:2] == ("score", seat))[0]
