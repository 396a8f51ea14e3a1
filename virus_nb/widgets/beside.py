"""Words and buttons beside a table; above it on a small screen (``front/beside.css``)."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets


def beside(said: Sequence[ipywidgets.Widget], now: Sequence[ipywidgets.Widget],
           stage: ipywidgets.Widget) -> ipywidgets.VBox:
    """The table with what is said about it. now: what stays in sight as one scrolls over the table.

    The widget around it has the class ``vn-beside``.
    """
    answered = ipywidgets.VBox(tuple(now))
    side = ipywidgets.VBox((*said, answered))
    body = ipywidgets.VBox((side, stage))
    for part, name in ((answered, "now"), (side, "side"), (body, "body")):
        part.add_class(f"vn-beside-{name}")
    return body
