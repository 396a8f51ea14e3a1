"""Charts of many games: a figure, the numbers behind it as a table, and a sentence that says it all.

A figure is sent as plain plotly data; nothing but a browser that knows plotly is needed to see it.
Where it cannot be drawn, the table is shown in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Literal

import pandas as pd

from virus_nb.play.replay import Replay
from virus_nb.stats import frames
from virus_nb.words import Words

Theme = Literal["light", "dark"]

PLOTLY = "application/vnd.plotly.v1+json"

# ink, grid and two marks of the colour-blind safe palette, each with enough contrast on its page
_COLOURS = {"light": ("#303030", "#d9d9d9", "#0072B2", "#A34700"),
            "dark": ("#e6e6e6", "#4a4a4a", "#56B4E9", "#E69F00"),
            None: ("#767676", "#8888884d", "#2E86C1", "#C8650A")}
_SEPARATORS = {"en": ".,", "es": ",.", "pt": ",\N{NO-BREAK SPACE}"}
_BARS = 24


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart to show in a notebook.

    title, summary: words for it; the summary is what a screen reader says. figure: the plotly
    figure as JSON values. table: the same numbers, its headings in the reader's language.
    """

    title: str
    summary: str
    figure: dict[str, Any]
    table: pd.DataFrame

    def html(self) -> str:
        """The table alone, with the title as its caption."""
        head = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in self.table.columns)
        rows = "".join("<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
                       for row in self.table.itertuples(index=False))
        return (f"<table><caption>{escape(self.title)}</caption><thead><tr>{head}</tr></thead>"
                f"<tbody>{rows}</tbody></table>")

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        return {PLOTLY: self.figure, "text/html": self.html(), "text/plain": repr(self)}

    def __repr__(self) -> str:
        return f"{self.title}\n{self.summary}\n{self.table.to_string(index=False)}"


def wins_by_seat(replays: Sequence[Replay], words: Words, theme: Theme | None = None) -> Chart:
    """How often each seat won, with its 95% interval and the number of games."""
    rates = frames.win_rates(frames.seats(replays), "seat")
    labels = [words.say("player", number=int(seat) + 1) for seat in rates["seat"]]
    return _wins(rates, labels, "seat", _even(replays), words, theme)


def wins_by_name(replays: Sequence[Replay], words: Words, theme: Theme | None = None) -> Chart:
    """How often each player won, by their name, wherever they sat."""
    rates = frames.win_rates(frames.seats(replays), "name")
    labels = [words.say(f"bot-{name}") if words.has(f"bot-{name}") else str(name) for name in rates["name"]]
    return _wins(rates, labels, "name", None, words, theme)


def lengths(replays: Sequence[Replay], words: Words, theme: Theme | None = None) -> Chart:
    """How many moves the games took, and the one in the middle."""
    counts = frames.games(replays).query("over")["plies"]
    low, high = (int(counts.min()), int(counts.max())) if len(counts) else (0, 0)
    width = max(1, -(-(high - low + 1) // _BARS))
    starts = list(range(low, high + 1, width)) if len(counts) else []
    games = [int(((counts >= start) & (counts < start + width)).sum()) for start in starts]
    spans = [str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts]
    median = float(counts.median()) if len(counts) else 0.0
    title = words.say("stat-lengths")
    summary = words.say("stat-lengths-summary", games=len(counts), median=words.number(median),
                        low=low, high=high)
    middle = [start + (width - 1) / 2 for start in starts]
    hover = [words.say("stat-lengths-hover", moves=span, games=number)
             for span, number in zip(spans, games, strict=True)]
    figure = _figure(
        [{"type": "bar", "x": middle, "y": games, "width": [width * .92] * len(starts), "hovertext": hover,
          "hoverinfo": "text", "marker": {"color": _COLOURS[theme][2]}}],
        {"xaxis": {"title": {"text": words.say("stat-moves")}},
         "yaxis": {"title": {"text": words.say("stat-games")}, "rangemode": "tozero"},
         "shapes": [_line("x", median, theme)] if len(counts) else []}, title, words, theme)
    table = pd.DataFrame({words.say("stat-moves"): spans, words.say("stat-games"): games})
    return Chart(title, summary, figure, table)


def _wins(rates: pd.DataFrame, labels: list[str], by: str, even: float | None, words: Words,
          theme: Theme | None) -> Chart:
    title = words.say(f"stat-wins-by-{by}")
    shown = [tuple(map(words.percent, (row.rate, row.low, row.high))) for row in rates.itertuples()]
    games = [int(number) for number in rates["games"]]
    told = [words.say("stat-wins-hover", who=label, rate=rate, games=number, low=low, high=high)
            for label, number, (rate, low, high) in zip(labels, games, shown, strict=True)]
    with_n = [f"{escape(label)}<br>n = {words.number(number)}"
              for label, number in zip(labels, games, strict=True)]
    mark = _COLOURS[theme][2]
    figure = _figure(
        [{"type": "scatter", "mode": "markers", "x": with_n, "y": rates["rate"].tolist(),
          "hovertext": [escape(line) for line in told], "hoverinfo": "text",
          "marker": {"color": mark, "size": 12},
          "error_y": {"type": "data", "symmetric": False, "color": mark, "thickness": 2, "width": 8,
                      "array": (rates["high"] - rates["rate"]).tolist(),
                      "arrayminus": (rates["rate"] - rates["low"]).tolist()}}],
        {"xaxis": {"type": "category"},
         "yaxis": {"title": {"text": words.say("stat-win-rate")}, "tickformat": ".0%", "range": [0, 1]},
         "shapes": [] if even is None else [_line("y", even, theme)]}, title, words, theme)
    table = pd.DataFrame({
        words.say(f"stat-{by}"): labels,
        words.say("stat-games"): games,
        words.say("stat-wins"): rates["wins"].tolist(),
        words.say("stat-win-rate"): [rate for rate, _, _ in shown],
        words.say("stat-interval"): [f"{low} – {high}" for _, low, high in shown]})
    return Chart(title, " ".join(told), figure, table)


def _even(replays: Sequence[Replay]) -> float | None:
    """The share that each seat would win if all were alike; none where the tables differ in size."""
    sizes = {len(replay.seats) for replay in replays}
    return 1 / sizes.pop() if len(sizes) == 1 else None


def _figure(traces: list[dict[str, Any]], layout: dict[str, Any], title: str, words: Words,
            theme: Theme | None) -> dict[str, Any]:
    """The figure as JSON values, checked by plotly, which takes a second to import."""
    import plotly.graph_objects as go

    ink, grid, _, _ = _COLOURS[theme]
    axis = {"gridcolor": grid, "linecolor": grid, "zerolinecolor": grid, "automargin": True,
            "fixedrange": True}
    figure = go.Figure(traces)
    figure.update_layout(
        template="none", title={"text": title}, separators=_SEPARATORS[words.lang], showlegend=False,
        font={"color": ink, "size": 14, "family": "system-ui, sans-serif"}, xaxis=axis, yaxis=axis,
        paper_bgcolor="rgba(0,0,0,0)", plot_bgcolor="rgba(0,0,0,0)", height=380,
        margin={"l": 60, "r": 20, "t": 60, "b": 60})
    figure.update_layout(layout)
    data: dict[str, Any] = figure.to_plotly_json()
    data["config"] = {"displayModeBar": False, "responsive": True, "locale": words.lang}
    return _plain(data)


def _line(axis: str, value: float, theme: Theme | None) -> dict[str, Any]:
    """A dashed line across the whole chart."""
    across = "y" if axis == "x" else "x"
    return {"type": "line", f"{axis}0": value, f"{axis}1": value, f"{across}ref": "paper",
            f"{across}0": 0, f"{across}1": 1,
            "line": {"dash": "dash", "width": 2, "color": _COLOURS[theme][3]}}


def _plain(value: Any) -> Any:
    """Tuples and arrays as lists: the same bytes in every notebook."""
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value
