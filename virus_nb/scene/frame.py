"""A scene as flat rows of JSON, and what changed from one frame to the next.

A frame is one dict, row name -> JSON value. Rows of the picture:

    "panels"       the panels' keys in reading order
    "p/<panel>"    w, h, t title, l label, a place, c style words
    "o/<panel>"    the keys of its items, the lowest first
    "i/<item>"     b [x, y, w, h], s symbol and t its letters, or t text (f font size, d side),
                   c style words, a place, l label, r turn, o origin, k plain symbol

Whoever shows a frame adds rows of their own (``hot``, ``status``, ``log/3``, …).
Rows that stay equal are not sent again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from virus_nb.scene.nodes import Item, Panel, Scene
from virus_nb.scene.text import font_size, side

Frame: TypeAlias = "dict[str, Any]"
Difference: TypeAlias = "dict[str, Any]"


def picture_rows(scene: Scene) -> Frame:
    """The rows of the picture. ``ValueError`` where two panels or two items have one key."""
    rows: Frame = {"panels": [panel.key for panel in scene.panels]}
    for panel in scene.panels:
        _add(rows, f"p/{panel.key}", _panel_row(panel))
        rows[f"o/{panel.key}"] = [item.key for item in panel.items]
        for item in panel.items:
            _add(rows, f"i/{item.key}", _item_row(item))
    return rows


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> Difference:
    """What to do to ``old``, parts with nothing in them left out.

    ``set`` rows; ``patch`` fields of a row (``None`` takes one away); ``splice`` a list of names:
    [from, how many go, what comes instead]; ``drop`` rows.
    """
    change: Difference = {"set": {}, "patch": {}, "splice": {},
                          "drop": [name for name in old if name not in new]}
    for name, row in new.items():
        before = old.get(name)
        if before is row or before == row:
            continue
        if isinstance(before, dict) and isinstance(row, dict):
            fields = {field: row.get(field) for field in {**before, **row}
                      if before.get(field) != row.get(field)}
            if len(fields) <= len(row) // 2:
                change["patch"][name] = fields
                continue
        elif name.startswith("o/") and before:
            change["splice"][name] = _splice(before, row)
            continue
        change["set"][name] = row
    return {part: rows for part, rows in change.items() if rows}


def apply(frame: Mapping[str, Any], change: Mapping[str, Any]) -> Frame:
    """The frame after the change; the given one stays as it is."""
    gone = set(change.get("drop", ()))
    after = {**{name: row for name, row in frame.items() if name not in gone}, **change.get("set", {})}
    for name, fields in change.get("patch", {}).items():
        after[name] = {field: value for field, value in {**after[name], **fields}.items()
                       if value is not None}
    for name, (start, count, new) in change.get("splice", {}).items():
        after[name] = [*after[name][:start], *new, *after[name][start + count:]]
    return after


def _splice(old: list[str], new: list[str]) -> list[Any]:
    """The one stretch in which two lists differ."""
    shorter = min(len(old), len(new))
    start = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    end = next((n for n in range(shorter - start) if old[-1 - n] != new[-1 - n]), shorter - start)
    return [start, len(old) - end - start, new[start:len(new) - end]]


def steps(first: Mapping[str, Any], frames: Iterable[Mapping[str, Any]]) -> list[Difference]:
    """The differences that lead from the first frame through the others."""
    changes = []
    for frame in frames:
        changes.append(difference(first, frame))
        first = frame
    return changes


def places(rows: Mapping[str, Any]) -> set[str]:
    """Every place that can be clicked in that frame."""
    return {row["a"] for name, row in rows.items() if name[:2] in ("p/", "i/") and row.get("a")}


def _add(rows: Frame, name: str, row: Any) -> None:
    if name in rows:
        raise ValueError(f"two things in the scene are called {name}")
    rows[name] = row


def _panel_row(panel: Panel) -> dict[str, Any]:
    return _filled(w=panel.w, h=panel.h, t=panel.title, l=panel.label, a=panel.place, c=panel.style)


def _item_row(item: Item) -> dict[str, Any]:
    text = {} if item.symbol else {"f": font_size(item), "d": side(item).removeprefix("middle")}
    return _filled(b=[_short(n) for n in (item.x, item.y, item.w, item.h)], s=item.symbol,
                   t=item.text, c=item.style, a=item.place, l=item.label, r=item.turn, o=item.origin,
                   k=item.plain, **text)


def _filled(**row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if value not in ("", 0, None)}


def _short(number: float) -> float:
    short = round(number, 1)
    return int(short) if short == int(short) else short
