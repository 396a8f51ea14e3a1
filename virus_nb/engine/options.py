"""Options of a game: what may be chosen, and reading what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from virus_nb.engine.errors import BadInput

Value: TypeAlias = "str | int"
OptionValues: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, its values, its default and the rule that it changes.

    choices: the words or the numbers (in ascending order) that are allowed.
    default: one of them; or the name of another option whose value it takes over.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value
    rule: str


class Chosen(dict[str, Value]):
    """Every option with its value; ``named`` are those that were chosen and not left as they are.

    Read once more they stay what they are.
    """

    named: frozenset[str] = frozenset()


def read_options(
    options: tuple[Option, ...],
    presets: Mapping[str, OptionValues],
    given: object,
    where: str = "options",
) -> Chosen:
    """Every option with its value, in the order of ``options``.

    given: a mapping as it stands in a file; ``preset`` names a set of values and
    what is written beside it wins. Raises ``BadInput`` for an unknown option,
    preset or value, with the choices.
    """
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadInput("not-an-object", where)
    chosen: dict[str, object] = {}
    if "preset" in given:
        name = given["preset"]
        if not isinstance(name, str) or name not in presets:
            raise BadInput("not-a-choice", f"{where}.preset", value=str(name), choices=tuple(presets))
        chosen.update(presets[name])
    chosen.update((name, value) for name, value in given.items() if name != "preset")
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadInput("unknown-option", f"{where}.{name}", value=str(name), choices=tuple(known))
    values = Chosen()
    values.named = given.named if isinstance(given, Chosen) else frozenset(chosen)
    for option in options:
        value = chosen.get(option.name, values.get(str(option.default), option.default))
        # True == 1 in Python, but a file that says true does not mean 1
        if isinstance(value, bool) or value not in option.choices:
            raise BadInput("not-a-choice", f"{where}.{option.name}", value=str(value),
                           choices=tuple(map(str, option.choices)))
        values[option.name] = value
    return values
