"""What a notebook shows, also where nothing is live: every widget of ours has a plain twin.

A saved notebook that nobody has run, a page made from it, a trust that was not given: there the
widget is gone, and its twin (HTML without scripts, and text) stands in its place.
"""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

READABLE = "font-size: 1rem; line-height: 1.5; max-width: 44rem"
"""The style of running text; Jupyter's own is small and its lines are one button high."""


class Shown(ipywidgets.VBox):
    """A box of widgets with a twin: ``html`` and ``text`` are what remains without a live page."""

    def __init__(self, children: Any = (), html: str = "", text: str = "", **more: Any) -> None:
        super().__init__(children, **more)
        self.add_class("vn-room")  # what the style of the controls in it goes by
        self.html = html
        self.text = text

    def __repr__(self) -> str:
        return self.text or "virus_nb"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/plain"] = repr(self)
        if self.html:
            bundle["text/html"] = self.html
        return bundle


class Message(Shown):
    """One sentence in place of what was asked for, read out at once by a screen reader.

    back: on a page, the words of a link to the games.
    """

    def __init__(self, sentence: str, back: str = "") -> None:
        html = f'<p role="alert" style="{READABLE}">{escape(sentence)}</p>'
        if back:
            html += f'<p style="{READABLE}"><a href="start_here.ipynb">{escape(back)}</a></p>'
        super().__init__((ipywidgets.HTML(html),), html, sentence)
