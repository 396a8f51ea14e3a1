"""Reading the values of a JSON file: each reader says where it was and what it expected.

A reader takes the value and the place it came from (``position.hands[0][3]``), gives
it back with its type known, and raises ``BadInput`` for anything else:

    not-an-object · unknown-key (value, choices) · missing-key (value)
    not-a-list · not-that-many (value, number) · too-many (value, number)
    not-a-number (value, low, high) · not-a-flag (value)
    not-a-text · not-a-choice (value, choices)
"""

from __future__ import annotations

from collections.abc import Collection

from virus_nb.engine.errors import BadInput

_LONGEST = 60


def an_object(data: object, where: str, keys: Collection[str], needed: Collection[str] = ()) -> dict[str, object]:
    """An object that has no other keys than ``keys``, and all of ``needed``."""
    if not isinstance(data, dict):
        raise BadInput("not-an-object", where)
    for key in data:
        if key not in keys:
            raise BadInput("unknown-key", where, value=shown(key), choices=tuple(keys))
    for key in needed:
        if key not in data:
            raise BadInput("missing-key", where, value=key)
    return data


def a_list(data: object, where: str, length: int | None = None, at_most: int | None = None) -> list[object]:
    """A list, of exactly ``length`` or of ``at_most`` values where these are given."""
    if not isinstance(data, (list, tuple)):
        raise BadInput("not-a-list", where)
    if length is not None and len(data) != length:
        raise BadInput("not-that-many", where, value=len(data), number=length)
    if at_most is not None and len(data) > at_most:
        raise BadInput("too-many", where, value=len(data), number=at_most)
    return list(data)


def a_number(data: object, where: str, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``; ``true`` is none."""
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise BadInput("not-a-number", where, value=shown(data), low=low, high=high)
    return data


def a_flag(data: object, where: str) -> bool:
    """``true`` or ``false``."""
    if not isinstance(data, bool):
        raise BadInput("not-a-flag", where, value=shown(data))
    return data


def a_text(data: object, where: str) -> str:
    """Any text."""
    if not isinstance(data, str):
        raise BadInput("not-a-text", where)
    return data


def a_word(data: object, where: str, choices: Collection[str]) -> str:
    """One of the words in ``choices``."""
    if not isinstance(data, str) or data not in choices:
        raise BadInput("not-a-choice", where, value=shown(data), choices=tuple(choices))
    return data


def shown(data: object) -> str:
    """A value from outside, short enough for a sentence."""
    text = data if isinstance(data, str) else repr(data)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
