"""What an option, or another bot, changes: B against A on the same seeds."""

from __future__ import annotations

import pandas as pd

from virus_nb.corpora.compare import Comparison
from virus_nb.stats.effects import signed
from virus_nb.stats.figure import COLOURS, Chart, Theme, dots, figure, line
from virus_nb.stats.intervals import mean, paired
from virus_nb.words import Words


def wins_changed(compared: Comparison, words: Words, theme: Theme | None = None) -> Chart:
    """For each seat how much more often it wins as B than as A, with a 95% interval of the paired differences."""
    rows = []
    for seat in range(len(compared.a.bots)):
        changes = {key[2]: number for key, number in compared.differences.items() if key[:2] == ("won", seat)}
        n, more, less = sum(changes.values()), changes.get(1, 0), changes.get(-1, 0)
        low, high = paired(more, less, n)
        first = min((game for key, game in compared.first.items() if key[:2] == ("won", seat) and key[2]), default=None)
        rows.append((words.say("player", number=seat + 1), n, (more - less) / max(1, n), low, high, first,
                     (compared.a["won", seat], compared.b["won", seat])))
    shown = [tuple(signed(words, each) for each in row[2:5]) for row in rows]
    told = [words.say("stat-changed-hover", who=row[0], difference=middle, low=low, high=high, games=row[1])
            for row, (middle, low, high) in zip(rows, shown, strict=True)]
    title = words.say("stat-changed")
    drawn = figure([dots([f"{row[0]}<br>n = {words.number(row[1])}" for row in rows], [row[2] for row in rows],
                         [row[3] for row in rows], [row[4] for row in rows], told,
                         COLOURS[theme][2])],
                   {"xaxis": {"type": "category"}, "shapes": [line("y", 0, theme)],
                    "yaxis": {"title": {"text": words.say("stat-changed-axis")}, "tickformat": "+.0%"}},
                   title, words, theme)
    table = pd.DataFrame(
        [[row[0], row[1], *(words.percent(won / max(1, row[1])) for won in row[6]), middle, f"{low} – {high}"]
         for row, (middle, low, high) in zip(rows, shown, strict=True)],
        columns=[words.say(f"stat-{name}") for name in ("seat", "games", "a", "b", "difference", "interval")])
    return Chart(title, " ".join([*told, _longer(compared, words)]).strip(), drawn, table,
                 tuple(None if row[5] is None else (row[5], 0) for row in rows))


def _longer(compared: Comparison, words: Words) -> str:
    """One sentence about how the length changes."""
    pairs = [(key[1], number) for key, number in compared.differences.items() if key[0] == "plies"]
    n = sum(number for _, number in pairs)
    if n < 2:
        return ""
    middle, margin = mean(pairs)
    return words.say("stat-changed-length", difference=_plus(words, middle), low=_plus(words, middle - margin),
                     high=_plus(words, middle + margin), games=n)


def _plus(words: Words, value: float) -> str:
    return ("+" if value >= 0 else "−") + words.number(abs(value), 1)
