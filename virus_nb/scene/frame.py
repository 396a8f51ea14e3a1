"""A scene as flat rows of JSON, and what changed from one frame to the next.

A frame is one dict, row name -> JSON value. Rows of the picture:

    "panels"       the panels' keys in reading order
    "p/<panel>"    w, h, t title, l label, a place, c style words, i the keys of its items
    "i/<item>"     p panel, b [x, y, w, h], s symbol or t text (f font size, d side),
                   c style words, a place, l label, r turn, o origin

Whoever shows a frame adds rows of their own (``hot``, ``status``, ``log/3``, …).
Rows that stay equal are not sent again.
"""

from __future__ import annotations

from collections.abc import Mapping
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
        for item in panel.items:
            _add(rows, f"i/{item.key}", _item_row(item, panel))
    return rows


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> Difference:
    """``{"set": rows that are new or other, "drop": names of rows that are gone}``; empty parts left out."""
    changed = {name: row for name, row in new.items() if name not in old or old[name] != row}
    gone = [name for name in old if name not in new]
    return {**({"set": changed} if changed else {}), **({"drop": gone} if gone else {})}


def apply(frame: Mapping[str, Any], change: Mapping[str, Any]) -> Frame:
    """The frame after the change; the given one stays as it is."""
    gone = set(change.get("drop", ()))
    return {**{name: row for name, row in frame.items() if name not in gone}, **change.get("set", {})}


def places(rows: Mapping[str, Any]) -> set[str]:
    """Every place that can be clicked in that frame."""
    return {row["a"] for name, row in rows.items() if name[:2] in ("p/", "i/") and row.get("a")}


def _add(rows: Frame, name: str, row: Any) -> None:
    if name in rows:
        raise ValueError(f"two things in the scene are called {name}")
    rows[name] = row


def _panel_row(panel: Panel) -> dict[str, Any]:
    return _filled(w=panel.w, h=panel.h, t=panel.title, l=panel.label, a=panel.place, c=panel.style,
                   i=[item.key for item in panel.items])


def _item_row(item: Item, panel: Panel) -> dict[str, Any]:
    text = {} if item.symbol else {"t": item.text, "f": font_size(item), "d": side(item)}
    if text.get("d") == "middle":
        del text["d"]
    return _filled(p=panel.key, b=[_short(n) for n in (item.x, item.y, item.w, item.h)], s=item.symbol,
                   c=item.style, a=item.place, l=item.label, r=item.turn, o=item.origin, **text)


def _filled(**row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if value not in ("", 0, None)}


def _short(number: float) -> float:
    short = round(number, 1)
    return int(short) if short == int(short) else short
