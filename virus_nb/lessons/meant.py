"""What a person may reach for: every move that two clicks on the table can mean, allowed or not."""

from __future__ import annotations

from itertools import product
from typing import Any

from virus_nb.engine import BadInput, Place, Seat
from virus_nb.games.kit import Kit
from virus_nb.scene.frame import picture_rows, places
from virus_nb.words import words


def drawn(kit: Kit, view: Any, seat: Seat) -> list[Place]:
    """The places that the picture of a view holds."""
    return sorted(places(picture_rows(kit.draw(view, words("en"), seat))))


def meant(kit: Kit, view: Any, seat: Seat) -> list[str]:
    """The texts of the moves that one click or two can mean, each once."""
    game, there = kit.game, drawn(kit, view, seat)
    found: dict[str, None] = {}
    for first in there:
        paths = [(first,), *((first, second) for second in there)]
        for path in paths:
            text = game.attempt(view, path)
            if not isinstance(text, str) or text in found:
                continue
            try:
                game.why_not(view, text)
            except BadInput:
                continue  # a click on something that is no such place
            found[text] = None
    return list(found)


def clicks_for(kit: Kit, view: Any, seat: Seat, text: str) -> tuple[Place, ...]:
    """The places to click for a move, one that is refused too; ``()`` if no clicks mean it."""
    game = kit.game
    for move in game.legal_moves(view):
        if move.text == text:
            return next(iter(game.paths(view, move)), ())
    there = drawn(kit, view, seat)
    for count in (1, 2):
        for path in product(there, repeat=count):
            if game.attempt(view, path) == text:
                return path
    # three clicks are a card and two places: those that the move names
    named = [place for place in text.split(" ")[1:] if place in there]
    return next((path for first in there if game.attempt(view, path := (first, *named)) == text), ())
