"""A field for a whole number that takes what is typed as it stands."""

from __future__ import annotations

from typing import Any

import ipywidgets

from virus_nb.engine import BadInput


class WholeNumber(ipywidgets.BoundedFloatText):
    """ipywidgets' own field for whole numbers drops the keys that it does not like, and makes 27 of ``2.7``.

    This one takes them all: ``1e3`` is 1000, and what is no whole number is said to be none when it is asked for.
    """

    def __init__(self, value: int, low: int, high: int, **look: Any) -> None:
        super().__init__(value, min=low, max=high, step=1, **look)

    def whole(self, where: str) -> int:
        """The number. ``BadInput``: not-a-number."""
        if not self.value.is_integer():
            raise BadInput("not-a-number", where, value=f"{self.value:g}", low=int(self.min), high=int(self.max))
        return int(self.value)
