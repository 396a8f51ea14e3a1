"""Charts of many games: who wins, and how long it takes.

What is drawn is a list of replays, or the sums of a simulation (``play.counts``). See ``effects`` for
cards and rules, ``courses`` for single games and boards, ``differences`` for A against B.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import pandas as pd

from virus_nb.play.counts import Counts, count
from virus_nb.play.measures import target
from virus_nb.play.replay import Replay
from virus_nb.stats import frames
from virus_nb.stats.figure import COLOURS, PLOTLY, Chart, Theme, dots, figure, line
from virus_nb.stats.intervals import mean, wilson
from virus_nb.words import Words

__all__ = ["PLOTLY", "Chart", "Source", "Theme", "lengths", "scores", "spread", "wins_by_name", "wins_by_seat"]

Source = Counts | Sequence[Replay]
_BARS = 24


def sums(source: Source) -> Counts:
    """The sums of replays; of a simulation they are there."""
    return source if isinstance(source, Counts) else count(source)


def wins_by_seat(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """How often each seat won, with its 95% interval and the number of games."""
    if isinstance(source, Counts):
        seats, games = len(source.bots), [source["over",]] * len(source.bots)
        wins = [source["won", seat] for seat in range(seats)]
        opens = [source.first.get(("won", seat)) for seat in range(seats)]
    else:
        rates = frames.win_rates(frames.seats(source), "seat")
        seats, games, wins = len(rates), [*map(int, rates["games"])], [*map(int, rates["wins"])]
        opens = [_first_win(source, seat) for seat in rates["seat"]]
    labels = [words.say("player", number=seat + 1) for seat in range(seats)]
    return _wins(labels, wins, games, opens, "seat", _even(source), words, theme)


def wins_by_name(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """How often each player won, by their name, wherever they sat."""
    if isinstance(source, Counts):
        names = sorted(set(source.bots))
        where = [[seat for seat, bot in enumerate(source.bots) if bot == name] for name in names]
        wins = [sum(source["won", seat] for seat in seats) for seats in where]
        games = [source["over",] * len(seats) for seats in where]
        opens = [min((source.first[key] for seat in seats if (key := ("won", seat)) in source.first), default=None)
                 for seats in where]
    else:
        rates = frames.win_rates(frames.seats(source), "name")
        names, games, wins = list(rates["name"]), [*map(int, rates["games"])], [*map(int, rates["wins"])]
        opens = [None] * len(names)
    labels = [words.say(f"bot-{name}") if words.has(f"bot-{name}") else str(name) for name in names]
    return _wins(labels, wins, games, opens, "name", None, words, theme)


def lengths(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """How many moves the games took, and the one in the middle."""
    if isinstance(source, Counts):
        found = {int(key[1]): number for key, number in source.items() if key[0] == "plies"}
        first = {int(key[1]): seen for key, seen in source.first.items() if key[0] == "plies"}
    else:
        found, first = {}, {}
        for n, replay in enumerate(source):
            if replay.result:
                found[len(replay.moves)] = found.get(len(replay.moves), 0) + 1
                first.setdefault(len(replay.moves), (n, 0))
    title, number = words.say("stat-lengths"), sum(found.values())
    average, margin = mean(found.items())
    summary = words.say("stat-lengths-summary", games=number, median=words.number(_median(found)),
                        low=min(found), high=max(found)) if found else words.say("stat-none")
    if number > 1:
        summary += " " + words.say("stat-average", number=words.number(average, 1), margin=words.number(margin, 1),
                                   games=number)
    return spread(found, first, title, summary, "stat-moves", "stat-lengths-hover", _median(found), words, theme)


def scores(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """How many points the seats made, and the score to beat where the game names one."""
    counts = sums(source)
    found: dict[int, int] = {}
    first: dict[int, tuple[int, int]] = {}
    for key, number in counts.items():
        if key[0] == "score":
            found[int(key[2])] = found.get(int(key[2]), 0) + number
            seen = counts.first[key]
            first[int(key[2])] = min(seen, first.get(int(key[2]), seen))
    number, goal = sum(found.values()), target(counts.key) if counts.key else None
    average, margin = mean(found.items())
    summary = "" if number else words.say("stat-none")
    if number > 1:
        summary = words.say("stat-average-score", number=words.number(average, 1), margin=words.number(margin, 1),
                            count=number)
    if goal is not None and number:
        beat = sum(each for points, each in found.items() if points >= goal)
        low, high = map(words.percent, wilson(beat, number))
        summary += " " + words.say("stat-goal", goal=goal, share=words.percent(beat / number), count=number, low=low,
                                   high=high)
    return spread(found, first, words.say("stat-scores"), summary.strip(), "stat-points", "stat-scores-hover", goal,
                  words, theme)


def spread(found: dict[int, int], first: dict[int, tuple[int, int]], title: str, summary: str, what: str, told: str,
           mark: float | None, words: Words, theme: Theme | None, differences: bool = False) -> Chart:
    """Bars: how many games there are of each length, or of each score.

    found: how many of each value. first: where each was seen first. what, told: the keys of the axis and of what a
    bar says. differences: the values are, so they have signs, and no bar is on both sides of nought.
    """
    low, high = min(found, default=0), max(found, default=0)
    width = max(1, -(-(high - low + 1) // _BARS))
    low -= low % width if differences else 0
    starts = list(range(low, high + 1, width)) if found else []
    games = [sum(found.get(value, 0) for value in range(start, start + width)) for start in starts]
    opens = tuple(next((first[value] for value in range(start, start + width) if value in first), None)
                  for start in starts)
    spans = [_span(start, start + width - 1, differences) for start in starts]
    hover = [words.say(told, moves=span, games=number) for span, number in zip(spans, games, strict=True)]
    drawn = figure(
        [{"type": "bar", "x": [start + (width - 1) / 2 for start in starts], "y": games,
          "width": [width * .92] * len(starts), "hovertext": hover, "hoverinfo": "text",
          "marker": {"color": COLOURS[theme][2]}}],
        {"xaxis": {"title": {"text": words.say(what)}, "tickformat": "+d" if differences else ""},
         "yaxis": {"title": {"text": words.say("stat-games")}, "rangemode": "tozero"},
         "shapes": [line("x", mark, theme)] if mark is not None and found else []}, title, words, theme)
    table = pd.DataFrame({words.say(what): spans, words.say("stat-games"): games})
    return Chart(title, summary, drawn, table, opens)


def _span(low: int, high: int, differences: bool) -> str:
    """The values of a bar: ``12–15``, or ``−3 … +1`` where they have signs."""
    ends = dict.fromkeys(f"{value:+d}".replace("-", "−") if differences else str(value) for value in (low, high))
    return (" … " if differences else "–").join(ends)


def _wins(labels: Sequence[str], wins: Sequence[int], games: Sequence[int],
          opens: Sequence[tuple[int, int] | None], by: str, even: float | None, words: Words,
          theme: Theme | None) -> Chart:
    title = words.say(f"stat-wins-by-{by}")
    bounds = [wilson(won, number) for won, number in zip(wins, games, strict=True)]
    rates = [won / number if number else 0.0 for won, number in zip(wins, games, strict=True)]
    shown = [(words.percent(rate), words.percent(low), words.percent(high))
             for rate, (low, high) in zip(rates, bounds, strict=True)]
    told = [words.say("stat-wins-hover", who=label, rate=rate, games=number, low=low, high=high)
            for label, number, (rate, low, high) in zip(labels, games, shown, strict=True)]
    with_n = [f"{escape(label)}<br>n = {words.number(number)}"
              for label, number in zip(labels, games, strict=True)]
    drawn = figure(
        [dots(with_n, rates, [low for low, _ in bounds], [high for _, high in bounds], told, COLOURS[theme][2])],
        {"xaxis": {"type": "category"},
         "yaxis": {"title": {"text": words.say("stat-win-rate")}, "tickformat": ".0%", "range": [0, 1]},
         "shapes": [] if even is None else [line("y", even, theme)]}, title, words, theme)
    table = pd.DataFrame({
        words.say(f"stat-{by}"): list(labels),
        words.say("stat-games"): list(games),
        words.say("stat-wins"): list(wins),
        words.say("stat-win-rate"): [rate for rate, _, _ in shown],
        words.say("stat-interval"): [f"{low} – {high}" for _, low, high in shown]})
    return Chart(title, " ".join(told) if any(games) else words.say("stat-none"), drawn, table, tuple(opens))


def _first_win(replays: Sequence[Replay], seat: int) -> tuple[int, int] | None:
    return next(((n, len(each.moves)) for n, each in enumerate(replays)
                 if each.result and seat in each.result.winners), None)


def _median(found: dict[int, int]) -> float:
    """The value in the middle, or between the two in the middle."""
    number, seen, lower = sum(found.values()), 0, None
    for value in sorted(found):
        seen += found[value]
        if lower is None and seen * 2 >= number:
            if seen * 2 > number:
                return float(value)
            lower = value
        elif lower is not None:
            return (lower + value) / 2
    return float(lower or 0)


def _even(source: Source) -> float | None:
    """The share that each seat would win if all were alike; none where the tables differ in size."""
    if isinstance(source, Counts):
        return 1 / len(source.bots) if source.bots else None
    sizes = {len(replay.seats) for replay in source}
    return 1 / sizes.pop() if len(sizes) == 1 else None
