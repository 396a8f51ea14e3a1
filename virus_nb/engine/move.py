"""A move, as every game has it."""

from __future__ import annotations


class Move:
    """One move of a game; ``text`` is the whole of it.

    Games derive from it to keep what their rules need (tables, integers).
    Two moves of one game are the same move if they are the same object.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"
