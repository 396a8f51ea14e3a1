"""A part of a form that is folded up at first."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets


class Folded(ipywidgets.VBox):
    """A button and what it unfolds. The headers of Jupyter's own accordion cannot be reached by keyboard."""

    def __init__(self) -> None:
        self.door = ipywidgets.ToggleButton(icon="caret-right", layout={"width": "max-content"})
        self.inside = ipywidgets.VBox(layout={"display": "none"})
        super().__init__((self.door, self.inside))
        self.door.observe(lambda change: self._fold(not change.new), "value")

    def fill(self, title: str, rows: Sequence[ipywidgets.Widget]) -> None:
        """What stands on the button, and what it unfolds; it stays as folded as it is."""
        self.door.description = title
        self.inside.children = tuple(rows)

    def _fold(self, folded: bool) -> None:
        self.inside.layout.display = "none" if folded else ""
        self.door.icon = "caret-right" if folded else "caret-down"
