"""How often each card, act or rule comes up, and how often those win for whom it does."""

from __future__ import annotations

from typing import Literal

import pandas as pd

from virus_nb.play.counts import Counts
from virus_nb.stats.charts import Source, sums
from virus_nb.stats.figure import COLOURS, Chart, Theme, dots, figure, line, wrapped
from virus_nb.stats.intervals import difference
from virus_nb.words import Words
from virus_nb.words.sentences import rule_key

_MOST = 16
POINTS = "+~f"
"""How plotly writes a difference on an axis: with its sign, and no more digits than it has."""
_ENDS = ((1.0, 0.0), (0.0, 1.0))
"""Shares of those to whom a rule came and of the others who won, if the rule is what ends a game."""


def effects(source: Source, words: Words, theme: Theme | None = None, what: Literal["act", "rule"] = "act") -> Chart:
    """For each card or act (or rule) how much more often those win who play it than those who do not.

    The difference of two shares with Newcombe's 95% interval. It says what goes together, not what causes
    what: who plays longer plays more cards. The commonest come first.
    """
    counts = sums(source)
    names = sorted((str(key[1]) for key in counts if key[0] == f"{what}-seats" and len(key) == 2),
                   key=lambda name: (-counts[what, name], name))
    rows = [row for name in names if (row := _row(counts, what, name, words))]
    shown = rows[:_MOST]
    labels = [wrapped(_short(row[1], 34), 18) for row in shown]
    hover = [words.say("stat-effect-hover", what=row[1], share=row[4], other=row[5], difference=row[6], low=row[7],
                       high=row[8], count=row[9], games=counts["over",]) for row in shown]
    drawn = figure(
        [dots(_different(labels), [row[10][0] for row in shown], [row[10][1] for row in shown],
              [row[10][2] for row in shown], hover, COLOURS[theme][2], flat=True)],
        {"height": 140 + 36 * max(4, len(shown)),
         "yaxis": {"type": "category", "autorange": "reversed", "tickfont": {"size": 12}},
         "xaxis": {"title": {"text": wrapped(words.say("stat-effect-axis"), 18)}, "tickformat": POINTS, "nticks": 6},
         "shapes": [line("x", 0, theme)] if shown else []},
        words.say(f"stat-effects-{what}"), words, theme)
    table = pd.DataFrame(
        [[row[1], row[2], row[9], row[4], row[5], row[6], f"{row[7]} – {row[8]}"] for row in rows],
        columns=[words.say(f"stat-{name}") for name in
                 (what, "times", "players", "with", "without", "difference-won", "interval")])
    summary = words.say("stat-effects-summary", games=counts["over",], count=counts["seats",])
    summary = summary if counts["over",] else words.say("stat-none")
    return Chart(words.say(f"stat-effects-{what}"), summary, drawn, table,
                 tuple(counts.first.get((f"{what}-seats", row[0])) for row in rows))


def _row(counts: Counts, what: str, name: str, words: Words) -> tuple | None:  # type: ignore[type-arg]
    """name, label, times a game, …: what the chart and its table say of one card.

    None where all or none play it, and for a rule by which one wins or loses: it would say that winners win.
    """
    seats, won = counts[f"{what}-seats", name], counts[f"{what}-won", name]
    others, others_won = counts["seats",] - seats, counts["seats-won",] - won
    games = counts["over",]
    times = words.number(counts[what, name] / games, 2)
    if not others or (what == "rule" and (won / seats, others_won / others) in _ENDS):
        return None
    low, high = (100 * each for each in difference(won, seats, others_won, others))
    middle = 100 * (won / seats - others_won / others)
    return (name, label_of(counts.key, what, name, words), times, seats, words.percent(won / seats),
            words.percent(others_won / others), signed(words, middle), signed(words, low), signed(words, high),
            seats, (middle, low, high))


def label_of(game: str, what: str, name: str, words: Words) -> str:
    """A card, an act or a rule in words."""
    if what == "rule":
        key = f"{rule_key(name)}.title"
        return words.say(key) if words.has(key) else name
    for key in (f"{game}-card-{name}", f"stat-act-{name}"):
        if words.has(key):
            return words.say(key)
    return name


def signed(words: Words, value: float, digits: int = 1) -> str:
    """``+3.2`` or ``−3.2``; of two shares it is the difference in percentage points, which is no percentage."""
    return ("+" if round(value, digits) >= 0 else "−") + words.number(abs(value), digits)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most - 1] + "…"


def _different(labels: list[str]) -> list[str]:
    """The labels, two that are alike told apart: plotly would draw them in one place."""
    return [label + "\N{ZERO WIDTH SPACE}" * labels[:n].count(label) for n, label in enumerate(labels)]
