"""What somebody asks for when a game begins: how many players, which bots, which options, from which seed."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from operator import index
from typing import Any

from virus_nb.engine import BadInput, Game, OptionValues, read_options
from virus_nb.engine.text import a_number

_LONGEST = 60
_LONGEST_SEED = 200


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


def a_count(value: object, where: str, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``, also one of numpy. ``BadInput``: not-a-number."""
    return a_number(_plain(value), where, low, high)


def a_seed(value: object, where: str = "seed") -> int | str:
    """A whole number or a line of text, as a record can keep it. ``BadInput``: not-a-seed, text-too-long,
    not-plain-text."""
    value = _plain(value)
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise BadInput("not-a-seed", where, value=as_written(value))
    if isinstance(value, str) and len(value) > _LONGEST_SEED:
        raise BadInput("text-too-long", where, number=_LONGEST_SEED)
    if isinstance(value, str) and not value.isprintable():
        raise BadInput("not-plain-text", where)
    return value


def one_a_seat(value: object, where: str = "bots") -> tuple[str, ...]:
    """One name a seat; a text would be read as one name a letter. ``BadInput``: not-a-list."""
    if isinstance(value, str | bytes) or not isinstance(value, Collection):
        raise BadInput("not-a-list", where)
    return tuple(value)


def _plain(value: object) -> object:
    """A whole number of numpy as one of Python; all else as it is."""
    try:
        return value if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
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


def options_line(values: OptionValues) -> str:
    """Every option with its value on one line, as a table has it: ``match=card virus_targets=rivals``."""
    return " ".join(f"{name}={value}" for name, value in values.items())


def as_written(value: object) -> str:
    """A value as a file would have it, short enough for a sentence: ``null``, ``["x"]``; a text as it is."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
