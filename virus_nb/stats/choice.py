"""Which charts many games of a kind are worth."""

from __future__ import annotations

from dataclasses import replace

from virus_nb.corpora.compare import Comparison
from virus_nb.play.counts import Counts
from virus_nb.play.measures import measures
from virus_nb.stats.charts import lengths, scores, wins_by_name, wins_by_seat
from virus_nb.stats.courses import courses, has_board, heat
from virus_nb.stats.differences import length_changed, points_changed, wins_changed
from virus_nb.stats.effects import effects
from virus_nb.stats.figure import Chart, Theme, wrapped
from virus_nb.words import Words


def charts_of(counts: Counts, words: Words, compared: Comparison | None = None,
              theme: Theme | None = None) -> list[Chart]:
    """Every chart that says something about these games.

    compared: A and B, of which ``counts`` is A. What B changes comes first, and the others say that they are of A.
    """
    if compared is None:
        return _of(counts, words, theme)
    return [*_changed(compared, words, theme), *(_of_a(chart, words) for chart in _of(counts, words, theme))]


def _changed(compared: Comparison, words: Words, theme: Theme | None) -> list[Chart]:
    """What B changes: who wins, the points where there are any, and the length."""
    made = [wins_changed(compared, words, theme)] if len(compared.a.bots) > 1 else []
    if any(key[0] == "score" for key in compared.differences):
        made.append(points_changed(compared, words, theme))
    made.append(length_changed(compared, words, theme))
    return [chart for chart in made if len(chart.table)]


def _of_a(chart: Chart, words: Words) -> Chart:
    """The chart with a title that says whose games it shows."""
    title = words.say("stat-of-a", title=chart.title)
    layout = {**chart.figure["layout"], "title": {**chart.figure["layout"]["title"], "text": wrapped(title, 32)}}
    return replace(chart, title=title, figure={**chart.figure, "layout": layout})


def _of(counts: Counts, words: Words, theme: Theme | None) -> list[Chart]:
    several = len(counts.bots) > 1
    made = []
    if several:
        made.append(wins_by_seat(counts, words, theme))
    if len(set(counts.bots)) > 1:
        made.append(wins_by_name(counts, words, theme))
    made.append(lengths(counts, words, theme))
    if any(key[0] == "score" for key in counts):
        made.append(scores(counts, words, theme))
    if several and any(key[0] == "act" for key in counts):
        made.append(effects(counts, words, theme))
    if several:
        made.append(effects(counts, words, theme, "rule"))
    if measures(counts.key):
        made.append(courses(counts, words, theme))
    if has_board(counts.key):
        made.append(heat(counts, words, theme))
    return [chart for chart in made if len(chart.table)]  # all of one kind may have nothing to compare
