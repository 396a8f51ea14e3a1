"""The course of a recorded game as a chart: at every move each player's chance of winning, as the search sees it."""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from virus_nb.engine import Seat
from virus_nb.play.estimate import Estimate
from virus_nb.play.graph import Chances
from virus_nb.stats.courses import line_of
from virus_nb.stats.figure import Chart, Theme, figure, wrapped
from virus_nb.words import Words
from virus_nb.words.sentences import player_names


def chances(rows: Sequence[Chances], seen_by: Seat | None, words: Words, theme: Theme | None = None, ply: int = 0,
            number: int = 0) -> Chart:
    """The chart of what ``play.graph.graph`` found from the knowledge ``seen_by``, which it says.

    ply: the one that the sentence is about. number: the number of the game, for opening it.
    """
    seats = len(rows[0].seats) if rows else 0
    names = player_names(words, seats)
    seen = seen_from(seen_by, words, names)
    cells = [[_told(each, names[seat], row.ply, words, seats) for seat, each in enumerate(row.seats)] for row in rows]
    scale = 100 if seats == 1 else 1
    traces = []
    for seat, name in enumerate(names):
        found = [row.seats[seat] for row in rows]
        drawn = line_of([row.ply for row in rows], [scale * each.mean for each in found], name, seat, theme)
        drawn["line"]["shape"] = "linear"
        drawn["hovertext"] = [row[seat][0] for row in cells]
        drawn["error_y"] = {"type": "data", "symmetric": False, "thickness": 1, "width": 0,
                            "color": drawn["line"]["color"],
                            "array": [scale * (each.high - each.mean) for each in found],
                            "arrayminus": [scale * (each.mean - each.low) for each in found]}
        traces.append(drawn)
    title = f"{words.say('stat-chances-points' if seats == 1 else 'stat-chances')} – {seen}"
    upright = {"title": {"text": words.say("stat-points")}, "range": [0, 100]} if seats == 1 else {
        "tickformat": ".0%", "range": [0, 1]}
    drawn = figure(traces, {"xaxis": {"title": {"text": words.say("stat-ply")}}, "yaxis": upright}, title, words, theme)
    drawn["layout"]["title"]["text"] = wrapped(title, 40)
    columns = [words.say(f"stat-{name}") for name in ("ply", "seat", "chance", "interval", "worlds")]
    table = pd.DataFrame([(row.ply, names[seat], *cells[n][seat][1:]) for seat in range(seats)
                          for n, row in enumerate(rows)], columns=columns)
    at = min(ply, len(rows) - 1)
    summary = f"{seen}. " + " ".join(cells[at][seat][0] for seat in range(seats)) if rows else seen
    return Chart(title, summary, drawn, table, tuple((number, row.ply) for _ in range(seats) for row in rows))


def seen_from(seen_by: Seat | None, words: Words, names: Sequence[str]) -> str:
    """What is known to whoever judges, in words."""
    return words.say("coach-seen-open") if seen_by is None else words.say("coach-seen-by", who=names[seen_by])


def _told(each: Estimate, who: str, ply: int, words: Words, seats: int) -> tuple[str, str, str, int]:
    """Of one seat at one ply: the sentence, the chance, its interval, and the worlds that were played."""
    mean, low, high = (words.number(100 * value, 1) if seats == 1 else words.percent(value)
                       for value in (each.mean, each.low, each.high))
    if not each.n:  # the game is over
        return words.say("stat-chances-over", who=who, ply=ply, chance=mean), mean, "–", 0
    told = words.say("stat-chances-hover", who=who, ply=ply, chance=mean, low=low, high=high, count=each.n)
    return told, mean, f"{low} – {high}", each.n
