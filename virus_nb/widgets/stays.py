"""What a widget leaves in a notebook that nobody runs: words, a picture and a plain table."""

from __future__ import annotations

from html import escape
from typing import Any

from virus_nb.scene import Scene
from virus_nb.scene.svg import draw_svg
from virus_nb.widgets.telling import Telling, in_text


def bundle(telling: Telling, scene: Scene, title: str) -> dict[str, Any]:
    """The mime types beside the live widget. An untrusted notebook keeps the table; SVG is for exports."""
    art = {**telling.art}
    return {"text/plain": f"{title}\n{in_text(scene)}",
            "image/svg+xml": draw_svg(scene, art, 760, title),
            "text/html": in_table(scene, title)}


def in_table(scene: Scene, title: str) -> str:
    """The picture as an HTML table: a row for each panel, its labelled things beside it."""
    rows = []
    for panel in scene.panels:
        things = "<br>".join(escape(item.label) for item in panel.items if item.label)
        rows.append(f'<tr><th scope="row">{escape(panel.label or panel.title)}</th><td>{things}</td></tr>')
    return f"<table><caption>{escape(title)}</caption><tbody>{''.join(rows)}</tbody></table>"
