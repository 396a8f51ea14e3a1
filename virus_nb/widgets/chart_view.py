"""A chart in a page with its numbers beside it; a point or a row opens the game at its ply."""

from __future__ import annotations

import logging
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import ipywidgets
import traitlets

from virus_nb.scene.theme import css
from virus_nb.widgets import front
from virus_nb.widgets.shown import READABLE
from virus_nb.words import Words

if TYPE_CHECKING:  # a page without charts does without pandas
    from virus_nb.stats.figure import Chart

_log = logging.getLogger(__name__)
Open = Callable[[int, int], object]
"""Opens a game at a ply."""
MOST_ROWS = 300


class NumbersTable(anywidget.AnyWidget):
    """The table; it hears clicks on its rows, and on the points of the chart beside it."""

    _esm = front.script("numbers")
    _css = css() + (Path(front.__file__).parent / "numbers.css").read_text("utf-8")
    data = traitlets.Dict().tag(sync=True)

    def __init__(self, data: dict[str, Any], opened: Callable[[int], object]) -> None:
        super().__init__(data=data)
        self._opened = opened
        self.on_msg(self._message)

    def _message(self, _: Any, content: Any, __: Any = None) -> None:
        try:
            if isinstance(content, dict) and content.get("kind") == "open" and type(content.get("row")) is int:
                self._opened(content["row"])
        except Exception:
            _log.exception("a game could not be opened from a chart")


class ChartView(ipywidgets.VBox):
    """One chart, its sentence and its numbers. ``show`` puts another in its place without a flicker."""

    def __init__(self, opened: Open) -> None:
        self._open = opened
        self._chart: Chart | None = None
        self._said = ipywidgets.HTML()
        self._output = ipywidgets.Output()
        self._numbers = NumbersTable({"title": "", "label": "", "columns": [], "rows": []}, self.open_row)
        super().__init__((self._output, self._said, self._numbers))
        self.add_class("vn-chart")

    def show(self, chart: Chart, words: Words) -> None:
        """Draw that chart."""
        from virus_nb.stats.figure import PLOTLY

        self._chart = chart
        # the place is kept free while plotly draws, so that nothing below jumps or is drawn over
        self._output.layout.min_height = f"{chart.figure['layout'].get('height', 380)}px"
        bundle = {PLOTLY: chart.figure, "text/plain": chart.title, "text/html": chart.html()}
        self._output.outputs = ({"output_type": "display_data", "metadata": {}, "data": bundle},)
        self._said.value = f"<p style='{READABLE}; margin: 0'>{escape(chart.summary)}</p>"
        self._numbers.data = table_data(chart, words)

    def open_row(self, row: int) -> None:
        """The game that this row of the table stands for."""
        if self._chart and 0 <= row < len(self._chart.opens) and (seen := self._chart.opens[row]):
            self._open(*seen)


def table_data(chart: Chart, words: Words) -> dict[str, Any]:
    """The table as the front end takes it, its longest part left out and said so."""
    rows = []
    for n, cells in enumerate(chart.table.head(MOST_ROWS).itertuples(index=False)):
        seen = chart.opens[n] if n < len(chart.opens) else None
        told = "" if seen is None else words.say("stat-open-label", game=seen[0] + 1, ply=seen[1])
        rows.append({"cells": [str(cell) for cell in cells], "open": told})
    left = len(chart.table) - len(rows)
    return {"title": chart.title, "label": words.say("stat-numbers"), "look": words.say("stat-open"),
            "columns": [str(name) for name in chart.table.columns], "rows": rows, "points": points_of(chart),
            "rest": words.say("stat-rest", count=left) if left > 0 else ""}


def points_of(chart: Chart) -> list[list[Any]]:
    """For each trace of the figure the rows of its points, where they do not go in one order.

    Of a map of cells they are lines and columns, as the map is; -1 where a cell has no row.
    """
    traces = chart.figure["data"]
    if not traces:
        return []
    if traces[0]["type"] == "heatmap":
        row_of = {cell: n for n, cell in enumerate(chart.table.iloc[:, 0])}
        return [[[row_of.get(f"{x}{y}", -1) for x in traces[0]["x"]] for y in traces[0]["y"]]]
    lengths = [len(trace.get("x") or ()) for trace in traces]
    starts = [0] * len(lengths)
    if sum(lengths) == len(chart.table):  # a row a point, the traces one after the other
        starts = [sum(lengths[:n]) for n in range(len(lengths))]
    return [list(range(start, start + length)) for start, length in zip(starts, lengths, strict=True)]
