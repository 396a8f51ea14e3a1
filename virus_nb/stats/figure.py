"""A chart: a figure as plain plotly data, its SVG twin, the numbers behind it as a table, and a sentence.

A figure needs nothing but a browser that knows plotly. Where there is none, as on a page made from a
notebook, the twin and the table are shown in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Literal

import pandas as pd

from virus_nb.words import Words

Theme = Literal["light", "dark"]

PLOTLY = "application/vnd.plotly.v1+json"

# ink, grid and four marks of the colour-blind safe palette, each with enough contrast on its page
COLOURS = {"light": ("#303030", "#d9d9d9", "#0072B2", "#A34700", "#00734F", "#8A4473"),
           "dark": ("#e6e6e6", "#4a4a4a", "#56B4E9", "#E69F00", "#2FC19A", "#E09BC5"),
           None: ("#767676", "rgba(136, 136, 136, 0.3)", "#2E86C1", "#C8650A", "#0E8A66", "#A8609A")}
_LONG = 24
"""Rows of a table that is not folded away where nothing is live."""
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
SIGNS = ("circle", "square", "diamond", "triangle-up", "x", "star")
_SEPARATORS = {"en": ".,", "es": ",.", "pt": ",\N{NO-BREAK SPACE}"}


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart to show in a notebook.

    title, summary: words for it; the summary is what a screen reader says. figure: the plotly
    figure as JSON values. table: the same numbers, its headings in the reader's language.
    opens: for each row of the table a game and a ply to look at, ``None`` where there is none.
    """

    title: str
    summary: str
    figure: dict[str, Any]
    table: pd.DataFrame
    opens: tuple[tuple[int, int] | None, ...] = field(default=())

    def html(self) -> str:
        """The twin, the sentence and the table, with the title as its caption; a long table is folded away."""
        return self._twin() + self.told_html()

    def told_html(self) -> str:
        """The sentence and the table."""
        table = self.table_html()
        if len(self.table) > _LONG:
            table = f"<details><summary>{escape(self.title)} ({len(self.table)})</summary>{table}</details>"
        return (f"<p>{escape(self.summary)}</p>" if self.summary else "") + table

    def _twin(self) -> str:
        from virus_nb.stats.twin import twin

        return twin(self)

    def table_html(self) -> str:
        """The table alone."""
        head = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in self.table.columns)
        rows = "".join("<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
                       for row in self.table.itertuples(index=False))
        return (f"<table><caption>{escape(self.title)}</caption><thead><tr>{head}</tr></thead>"
                f"<tbody>{rows}</tbody></table>")

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        return {PLOTLY: self.figure, "text/html": self.html(), "text/plain": repr(self)}

    def _ipython_display_(self) -> None:
        """The last line of a cell: the chart, and below it the sentence and the table.

        A front end shows one form of each output. One that knows plotly would take the figure and leave the rest, so
        what is told is an output of its own.
        """
        from IPython.display import publish_display_data

        publish_display_data({PLOTLY: self.figure, "text/html": self._twin(), "text/plain": self.title})
        publish_display_data({"text/html": self.told_html(), "text/plain": self._told()})

    def __repr__(self) -> str:
        return f"{self.title}\n{self._told()}"

    def _told(self) -> str:
        return f"{self.summary}\n{self.table.to_string(index=False)}"


def figure(traces: list[dict[str, Any]], layout: dict[str, Any], title: str, words: Words,
           theme: Theme | None) -> dict[str, Any]:
    """The figure as JSON values, checked by plotly, which takes a second to import."""
    import plotly.graph_objects as go

    ink, grid, *_ = COLOURS[theme]
    axis = {"gridcolor": grid, "linecolor": grid, "zerolinecolor": grid, "automargin": True,
            "fixedrange": True}
    made = go.Figure(traces)
    made.update_layout(
        template="none", title={"text": wrapped(title, 32), "font": {"size": 16}}, separators=_SEPARATORS[words.lang],
        showlegend=len(traces) > 1, legend={"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom"},
        font={"color": ink, "size": 14, "family": "system-ui, sans-serif"}, xaxis=axis, yaxis=axis,
        paper_bgcolor="rgba(0,0,0,0)", plot_bgcolor="rgba(0,0,0,0)", height=380,
        margin={"l": 60, "r": 20, "t": 110 if len(traces) > 1 else 70, "b": 60})
    made.update_layout(layout)
    data: dict[str, Any] = made.to_plotly_json()
    data["config"] = {"displayModeBar": False, "responsive": True, "locale": words.lang}
    plain_data: dict[str, Any] = _plain(data)
    return plain_data


def line(axis: str, value: float, theme: Theme | None) -> dict[str, Any]:
    """A dashed line across the whole chart."""
    across = "y" if axis == "x" else "x"
    return {"type": "line", f"{axis}0": value, f"{axis}1": value, f"{across}ref": "paper",
            f"{across}0": 0, f"{across}1": 1,
            "line": {"dash": "dash", "width": 2, "color": COLOURS[theme][3]}}


def dots(labels: Sequence[str], values: Sequence[float], lows: Sequence[float], highs: Sequence[float],
         hover: Sequence[str], colour: str, flat: bool = False) -> dict[str, Any]:
    """A dot with its interval for each label; ``flat``: they lie on their sides, the first on top."""
    along, across = ("y", "x") if flat else ("x", "y")
    return {"type": "scatter", "mode": "markers", along: list(labels), across: list(values),
            "hovertext": [escape(each) for each in hover], "hoverinfo": "text",
            "marker": {"color": colour, "size": 12},
            f"error_{across}": {"type": "data", "symmetric": False, "color": colour, "thickness": 2, "width": 8,
                                "array": [high - value for high, value in zip(highs, values, strict=True)],
                                "arrayminus": [value - low for low, value in zip(lows, values, strict=True)]}}


def wrapped(text: str, width: int) -> str:
    """Text on lines of about that many letters, as plotly breaks them."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > width and lines[-1]:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return "<br>".join(escape(each, quote=False) for each in lines)


def _plain(value: Any) -> Any:
    """Tuples and arrays as lists: the same bytes in every notebook."""
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if hasattr(value, "tolist"):
        return value.tolist()
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value
