"""Through whose eyes a recorded game is seen."""

from __future__ import annotations

from virus_nb.engine import BadInput

OPEN = "open"
SPECTATOR = "spectator"
Lens = int | str
"""A seat, whose eyes are lent; ``open``: every card face up; ``spectator``: what anybody at the table
knew at the time."""


def viewer_of(lens: Lens) -> int | None:
    """The seat that looks, ``None`` for somebody without a seat."""
    return lens if isinstance(lens, int) else None


def lens_of(value: object, seats: int, where: str = "lens") -> Lens:
    """A lens from outside: ``open``, ``spectator`` or a seat, also as text. ``BadInput``: not-a-choice."""
    choices = (OPEN, SPECTATOR, *map(str, range(seats)))
    if isinstance(value, bool) or str(value) not in choices:
        raise BadInput("not-a-choice", where, value=str(value)[:60], choices=choices)
    return str(value) if str(value) in (OPEN, SPECTATOR) else int(str(value))
