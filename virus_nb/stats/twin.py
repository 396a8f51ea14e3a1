"""The SVG twin of a chart, for pages on which plotly does not run: the same marks, drawn plainly."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from virus_nb.stats.figure import Chart

_WIDE, _HIGH, _LEFT, _RIGHT, _TOP, _BOTTOM, _EDGE = 640, 376, 64, 16, 56, 64, 16
_STROKES = {"dash": "8 5", "dot": "2 4", "dashdot": "8 4 2 4", "longdash": "14 5", "longdashdot": "14 4 2 4"}


def twin(chart: Chart) -> str:
    """The chart as SVG text; nothing where there is nothing to draw."""
    traces = [trace for trace in chart.figure["data"] if len(trace.get("x") or ()) or len(trace.get("z") or ())]
    if not traces:
        return ""
    layout = chart.figure["layout"]
    ink, grid = layout["font"]["color"], layout["xaxis"]["gridcolor"]
    across, up = _Axis(traces, layout, "x", ink), _Axis(traces, layout, "y", ink)
    left = _LEFT if up.names is None else min(260, 16 + 7 * max(len(_one_line(name)) for name in up.names))
    across.span, up.span = (left, _WIDE - _RIGHT), (_HIGH - _BOTTOM, _TOP)
    if traces[0]["type"] == "heatmap":  # the cells of a board are square
        across.span = (left, left + (_HIGH - _BOTTOM - _TOP) * len(across.names or ()) / len(up.names or (1,)))
    marks = [*(_grid(axis, other, grid, ink) for axis, other in ((across, up), (up, across)))]
    for trace in traces:
        marks.append(_heat(trace, across, up) if trace["type"] == "heatmap" else
                     _bars(trace, across, up) if trace["type"] == "bar" else _scatter(trace, across, up))
    marks += [_across(shape, across, up) for shape in layout.get("shapes", ())]
    marks += _legend(traces) if layout.get("showlegend") else []
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" role="img" '
            f'style="max-width: {_WIDE}px; width: 100%" font-family="system-ui, sans-serif" font-size="12" '
            f'fill="{ink}"><title>{escape(chart.title)}</title><desc>{escape(chart.summary)}</desc>'
            f'<text x="{_EDGE}" y="22" font-size="15">{escape(chart.title)}</text>{"".join(marks)}</svg>')


class _Axis:
    """Where values lie on paper. names: the labels of an axis of words."""

    def __init__(self, traces: list[Any], layout: Any, key: str, ink: str) -> None:
        values = [value for trace in traces for value in trace.get(key) or ()]
        told = layout.get(f"{key}axis", {})
        self.key, self.title = key, told.get("title", {}).get("text", "")
        self.percent = "%" in (told.get("tickformat") or "")
        self.sign = (told.get("tickformat") or "").startswith("+")
        self.names = list(dict.fromkeys(values)) if any(isinstance(value, str) for value in values) else None
        self.span = (0.0, 1.0)
        if self.names is not None:
            self.low, self.high = -.5, len(self.names) - .5
            if told.get("autorange") == "reversed":
                self.low, self.high = self.high, self.low
            return
        errors = [trace.get(f"error_{key}") or {} for trace in traces]
        ends = [value + (each.get("array") or [0] * 10**4)[n] for trace, each in zip(traces, errors, strict=True)
                for n, value in enumerate(trace.get(key) or ())]
        ends += [value - (each.get("arrayminus") or [0] * 10**4)[n] for trace, each in zip(traces, errors, strict=True)
                 for n, value in enumerate(trace.get(key) or ())]
        if key == "x":  # bars have a width
            ends += [value + side * wide / 2 for trace in traces if trace["type"] == "bar"
                     for value, wide in zip(trace["x"], trace["width"], strict=True) for side in (-1, 1)]
        ends += [shape[f"{key}0"] for shape in layout.get("shapes", ()) if shape.get(f"{key}ref") != "paper"]
        low, high = min(ends, default=0), max(ends, default=1)
        if told.get("rangemode") == "tozero":
            low = min(0, low)
        low, high = told.get("range") or (low, high)
        room = 0 if told.get("range") else (high - low) * .04 or 1
        self.low, self.high = low - (room if low else 0), high + room

    def at(self, value: Any) -> float:
        """Where the value lies."""
        number = self.names.index(value) if self.names is not None else value
        return round(self.span[0] + (number - self.low) / (self.high - self.low) * (self.span[1] - self.span[0]), 1)

    def ticks(self) -> list[tuple[float, str]]:
        """Places and their labels."""
        if self.names is not None:
            return [(self.at(name), name) for name in self.names]
        step = _step(self.high - self.low)
        digits = max(0, -floor(log10(step))) if not self.percent else 0
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [(self.at(n * step), f"{n * step * 100:.0f} %" if self.percent else
                 f"{n * step:+.{digits}f}".replace("-", "−") if self.sign and n else f"{n * step:.{digits}f}")
                for n in range(first, last + 1)]


def _step(span: float) -> float:
    """A round number that goes into the span five times or so."""
    ten = 10.0 ** floor(log10(span / 5))
    return next(step for step in (ten, 2 * ten, 5 * ten, 10 * ten) if span / step <= 6)


def _grid(axis: _Axis, other: _Axis, grid: str, ink: str) -> str:
    parts = []
    (low, high), title = other.span, escape(_one_line(axis.title))
    for at, label in axis.ticks():
        if axis.key == "x":
            lines = "".join(f'<tspan x="{at}" dy="{14 * (n > 0)}">{escape(_plain(part)[:26])}</tspan>'
                            for n, part in enumerate(label.split("<br>")[:2]))
            parts.append(f'<path d="M{at} {low}V{high}" stroke="{grid}"/><text x="{at}" y="{low + 16}" '
                         f'text-anchor="middle">{lines}</text>')
        else:
            parts.append(f'<path d="M{low} {at}H{high}" stroke="{grid}"/><text x="{low - 6}" y="{at + 4}" '
                         f'text-anchor="end">{escape(_one_line(label)[:34])}</text>')
    if axis.key == "x":
        middle = (axis.span[0] + axis.span[1]) / 2
        parts.append(f'<text x="{middle}" y="{low + 46}" text-anchor="middle">{title}</text>')
    else:
        top = axis.span[1]
        parts.append(f'<text x="{_EDGE}" y="{top - 12}">{title}</text>' if title else "")
    return "".join(parts)


def _one_line(label: str) -> str:
    return _plain(label.replace("<br>", " "))


def _plain(label: str) -> str:
    return label.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&#x27;", "'")


def _bars(trace: Any, x: _Axis, y: _Axis) -> str:
    widths = trace.get("width") or [.8] * len(trace["x"])
    foot = y.at(max(0, y.low))
    parts = []
    for at, value, width in zip(trace["x"], trace["y"], widths, strict=True):
        wide = max(1.0, abs(x.at(at + width / 2) - x.at(at - width / 2)) if x.names is None else 30)
        parts.append(f'<rect x="{x.at(at) - wide / 2:.1f}" y="{y.at(value)}" width="{wide:.1f}" '
                     f'height="{max(0, foot - y.at(value)):.1f}" fill="{trace["marker"]["color"]}"/>')
    return "".join(parts)


def _scatter(trace: Any, x: _Axis, y: _Axis) -> str:
    points = [(x.at(a), y.at(b)) for a, b in zip(trace["x"], trace["y"], strict=True)]
    colour = trace.get("marker", trace.get("line", {})).get("color") or trace["line"]["color"]
    parts = []
    if "lines" in trace["mode"]:
        dash = _STROKES.get(trace["line"].get("dash"), "")
        path = "L".join(f"{a} {b}" for a, b in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
    for key, axis in (("error_x", x), ("error_y", y)):
        error = trace.get(key) or {}
        for n, (a, b) in enumerate(points if error.get("array") else ()):
            value = trace[key[-1]][n]
            low, high = axis.at(value - error["arrayminus"][n]), axis.at(value + error["array"][n])
            way = f"M{low} {b}H{high}" if key == "error_x" else f"M{a} {low}V{high}"
            parts.append(f'<path d="{way}" stroke="{colour}" stroke-width="2"/>')
    if "markers" in trace["mode"]:
        parts += [f'<circle cx="{a}" cy="{b}" r="5" fill="{colour}"/>' for a, b in points]
    return "".join(parts)


def _heat(trace: Any, x: _Axis, y: _Axis) -> str:
    most = max((value for row in trace["z"] for value in row), default=0) or 1
    wide, high = abs(x.at(trace["x"][1]) - x.at(trace["x"][0])), abs(y.at(trace["y"][-1]) - y.at(trace["y"][0]))
    high = high / max(1, len(trace["y"]) - 1) or wide
    colour = trace["colorscale"][-1][1]
    return "".join(f'<rect x="{x.at(a) - wide / 2:.1f}" y="{y.at(b) - high / 2:.1f}" width="{wide:.1f}" '
                   f'height="{high:.1f}" fill="{colour}" fill-opacity="{trace["z"][r][c] / most:.2f}"/>'
                   for r, b in enumerate(trace["y"]) for c, a in enumerate(trace["x"]))


def _across(shape: Any, x: _Axis, y: _Axis) -> str:
    colour = shape["line"]["color"]
    way = (f"M{x.at(shape['x0'])} {y.span[0]}V{y.span[1]}" if shape.get("yref") == "paper"
           else f"M{x.span[0]} {y.at(shape['y0'])}H{x.span[1]}")
    return f'<path d="{way}" stroke="{colour}" stroke-width="2" stroke-dasharray="8 5"/>'


def _legend(traces: list[Any]) -> list[str]:
    parts, at = [], _LEFT
    for trace in traces:
        name = _plain(str(trace.get("name") or ""))
        colour = trace.get("marker", trace.get("line", {})).get("color") or trace["line"]["color"]
        parts.append(f'<rect x="{at}" y="{_HIGH - 14}" width="10" height="10" fill="{colour}"/>'
                     f'<text x="{at + 14}" y="{_HIGH - 5}">{escape(name)}</text>')
        at += 30 + 7 * len(name)
    return parts
