"""Which charts many games of a kind are worth."""

from __future__ import annotations

from virus_nb.corpora.compare import Comparison
from virus_nb.play.counts import Counts
from virus_nb.play.measures import measures
from virus_nb.stats.charts import lengths, scores, wins_by_name, wins_by_seat
from virus_nb.stats.courses import courses, has_board, heat
from virus_nb.stats.differences import wins_changed
from virus_nb.stats.effects import effects
from virus_nb.stats.figure import Chart, Theme
from virus_nb.words import Words


def charts_of(counts: Counts, words: Words, compared: Comparison | None = None,
              theme: Theme | None = None) -> list[Chart]:
    """Every chart that says something about these games; what B changes comes first."""
    several = len(counts.bots) > 1
    made = [wins_changed(compared, words, theme)] if compared is not None and several else []
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
