"""A heading that the page goes to: what it is above was asked for further down, and would open out of sight."""

from __future__ import annotations

import anywidget
import traitlets

from virus_nb.widgets import front

_CSS = """.vn-arrive { margin: 8px 0; font: 600 1.1rem/1.4 system-ui, sans-serif; color: inherit;
  scroll-margin-top: 72px; }
.vn-arrive:focus { outline: none; }"""


class Arrival(anywidget.AnyWidget):
    """A heading. asked: how often somebody asked for what is below it; the page goes there each time."""

    _esm = front.script("arrive")
    _css = _CSS
    text = traitlets.Unicode().tag(sync=True)
    asked = traitlets.Int().tag(sync=True)

    def again(self) -> None:
        """Go there once more."""
        self.asked += 1
