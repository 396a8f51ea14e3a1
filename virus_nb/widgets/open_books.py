"""The rulebooks that lie open on this page: a table sends its reader there."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet


class Book(Protocol):
    """A rulebook that can be opened at a rule."""

    game: str

    def turn_to(self, rule: str) -> None:
        """Show that rule."""


_open: WeakSet[Book] = WeakSet()


def lay_open(book: Book) -> None:
    """A rulebook is on the page from now on."""
    _open.add(book)


def open_rule(game: str, rule: str) -> None:
    """Turn every rulebook of that game to a rule; without one nothing happens."""
    for book in list(_open):
        if book.game == game:
            book.turn_to(rule)
