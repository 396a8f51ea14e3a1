"""What the form of the statistics asks for, as the address of its page says it.

    ?game=virus&games=200&bots=greedy,random&match=card                          who plays what, and how often
    ?game=verso&bots=greedy&b=random&b.square=exactly                            and what if: B's bots and options
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from virus_nb import games
from virus_nb.engine import BadInput, read_options
from virus_nb.games.kit import Kit
from virus_nb.play.asked import a_number_of_seats
from virus_nb.play.bots import find_bot
from virus_nb.words import LANGUAGES

_B = "b."
"""What the options of B begin with."""


class Players(NamedTuple):
    """A bot for each seat, and the options."""

    bots: tuple[str, ...]
    options: Mapping[str, Any]


class Asked(NamedTuple):
    """What stands in an address; ``None`` for what it leaves out. b: the other side of a "what if"."""

    game: str | None = None
    number: int | None = None
    bots: tuple[str, ...] | None = None
    options: Mapping[str, Any] = {}
    b: Players | None = None


def read(query: Mapping[str, str], most: int) -> Asked:
    """Every part may be left out, none is guessed. ``BadInput`` for what cannot be.

    most: the greatest number of games.
    """
    if query.get("lang", "en") not in LANGUAGES:
        raise BadInput("not-a-choice", "lang", value=query["lang"][:60], choices=LANGUAGES)
    game = query.get("game")
    kit = games.find(games.names()[0] if game is None else game[:60])
    named = {option.name for option in kit.game.options}
    options = _options(kit, {name: value for name, value in query.items() if name in named}, "options")
    bots = _bots(kit, query["bots"], "bots") if "bots" in query else None
    other = {name.removeprefix(_B): value for name, value in query.items() if name.startswith(_B)}
    b = None
    if other or "b" in query:
        a_bots = bots or usual(kit)
        b_bots = _bots(kit, query["b"], "b") if "b" in query else a_bots
        if len(a_bots) != len(b_bots):
            raise BadInput("not-that-many", "b", value=len(b_bots), number=len(a_bots))
        b = Players(b_bots, _options(kit, other, "b"))
        bots = a_bots
    return Asked(game, _number(query["games"], most) if "games" in query else None, bots, options, b)


def written(kit: Kit, number: int, a: Players, b: Players | None) -> dict[str, str]:
    """The same as what stands behind the ``?``; ``""`` for what is not to stand there (any more)."""
    every = dict.fromkeys(option.name for key in games.names() for option in games.find(key).game.options)
    asked = {"game": kit.game.key, "games": str(number), "bots": ",".join(a.bots), "b": ",".join(b.bots) if b else ""}
    told, other = _unusual(kit, a.options), _unusual(kit, b.options) if b else {}
    asked |= {name: str(told.get(name, "")) for name in every}
    return asked | {f"{_B}{name}": str(other.get(name, "")) for name in every}


def usual(kit: Kit, seats: int | None = None) -> tuple[str, ...]:
    """The bots that sit there if nobody says which."""
    return ("greedy",) * (max(2, kit.game.seats[0]) if seats is None else seats)


def can_sit(kit: Kit, bots: Sequence[str], where: str = "bots") -> None:
    """``BadInput`` unless these bots are of the game, and as many as it takes."""
    a_number_of_seats(kit.game, len(bots), where)
    for seat, name in enumerate(bots):
        find_bot(kit, name, f"{where}[{seat}]")


def _bots(kit: Kit, text: str, where: str) -> tuple[str, ...]:
    bots = tuple(text[:200].split(","))
    can_sit(kit, bots, where)
    return bots


def _options(kit: Kit, given: Mapping[str, str], where: str) -> dict[str, Any]:
    """The options that are named; in an address a number is a text."""
    choices = {option.name: {str(choice): choice for choice in option.choices} for option in kit.game.options}
    named = {name[:60]: choices.get(name, {}).get(value, value[:60]) for name, value in given.items()}
    chosen = read_options(kit.game.options, kit.game.presets, named, where)
    return {name: chosen[name] for name in named}


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and 1 <= int(text) <= most):
        raise BadInput("not-a-number", "games", value=text[:60], low=1, high=most)
    return int(text)


def _unusual(kit: Kit, options: Mapping[str, Any]) -> dict[str, Any]:
    """As few of the options as give all of them again."""
    told: dict[str, Any] = {}
    for _ in kit.game.options:  # the usual value of one may be that of another
        as_is = read_options(kit.game.options, kit.game.presets, told)
        told |= {name: value for name, value in options.items() if as_is[name] != value}
    return told
