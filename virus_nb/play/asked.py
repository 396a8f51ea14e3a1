"""What somebody asks for when a game begins: how many players, and which options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from virus_nb.engine import BadInput, Game, OptionValues, read_options

_LONGEST = 60


def a_number_of_seats(game: Game[Any, Any], value: object, where: str = "seats") -> int:
    """How many players, if the game is for so many. ``BadInput``: not-a-number, (only-)that-many-seats."""
    low, high = game.seats[0], game.seats[-1]
    if type(value) is not int:
        raise BadInput("not-a-number", where, value=as_written(value), low=low, high=high)
    if value not in game.seats:
        if low == high:
            raise BadInput("only-that-many-seats", where, value=value, number=low)
        raise BadInput("not-that-many-seats", where, value=value, low=low, high=high)
    return value


def options_of(game: Game[Any, Any], given: object, where: str = "options") -> OptionValues:
    """Every option of the game with its value; what is not a word or a number is shown as it stands in a file."""
    odd = {} if not isinstance(given, Mapping) else {
        name: value for name, value in given.items() if type(value) not in (str, int)}
    if odd:
        known = {"preset": tuple(game.presets), **{each.name: each.choices for each in game.options}}
        for name in odd.keys() & known.keys():
            raise BadInput("not-a-choice", f"{where}.{name}", value=as_written(odd[name]),
                           choices=tuple(map(str, known[name])))
    return read_options(game.options, game.presets, given, where)


def as_written(value: object) -> str:
    """A value as a file would have it, short enough for a sentence: ``null``, ``["x"]``; a text as it is."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
