"""A recorded game from the values of a JSON file: whatever is wrong with them is told with its place."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, TypeGuard

from virus_nb import games
from virus_nb.engine import BadInput, Game, OptionValues
from virus_nb.engine.text import a_flag, a_list, a_number, a_text, a_word, an_object, shown
from virus_nb.play.asked import a_number_of_seats, options_of
from virus_nb.play.recorded import FORMAT, VERSION, Note, Origin, Replay, Result

_KEYS = dict.fromkeys((
    "format", "version", "game", "rules", "options", "seats", "seed", "deck", "position", "shuffles", "chance",
    "moves", "notes", "checks", "result", "origin"))
_NEEDED = ("format", "version", "game", "seats", "moves")
_RESULT = ("winners", "plies", "scores")
_LONGEST_NAME, _LONGEST_NOTE, _LONGEST_MARK, _MOST_NOTES, _MOST_MOVES = 100, 5000, 20, 2000, 20000
_NO_PLY = -1

_SHORT, _MOST_KNOWN = 64, 1 << 14
_known: set[str] = set()
"""Short texts that were looked at before and found plain: the moves and cards of one game stand in thousands."""


def read(data: object, where: str = "") -> Replay:
    """A replay from JSON values. Its options are completed; nothing is played yet (``follow``)."""
    try:
        return _read(data)
    except BadInput as error:
        raise error.inside(where) if where else error from None


def read_notes(data: object, where: str) -> tuple[Note, ...]:
    """The notes of a replay, or of a file beside it."""
    return tuple(_note(note, f"{where}[{n}]") for n, note in enumerate(a_list(data, where, None, _MOST_NOTES)))


def a_name(data: object, where: str) -> str:
    """The name of a player: one line of plain text, whatever markup it may look like."""
    return _plain(data, where, _LONGEST_NAME, "")


def _read(data: object) -> Replay:
    if isinstance(data, dict) and "format" in data:
        a_word(data["format"], "format", (FORMAT,))  # told before its keys: it may be another file
    else:
        _refuse_steps(data)
    found = an_object(data, "", _KEYS, _NEEDED)
    a_number(found["version"], "version", VERSION, VERSION)
    game = games.find(a_word(found["game"], "game", games.names())).game
    seats = _texts(found["seats"], "seats", None, _LONGEST_NAME)
    a_number_of_seats(game, len(seats))
    shuffles = a_list(found.get("shuffles", []), "shuffles", None, _MOST_MOVES)
    return Replay(
        game.key,
        seats,
        _texts(found["moves"], "moves", _MOST_MOVES),
        _options(game, found.get("options")),
        a_text(found.get("rules", game.rules_version), "rules"),
        _seed(found.get("seed")),
        _texts(found.get("deck", []), "deck", 1000),
        tuple(_texts(order, f"shuffles[{n}]", 1000) for n, order in enumerate(shuffles)),
        _texts(found.get("chance", []), "chance", _MOST_MOVES),
        read_notes(found.get("notes", []), "notes"),
        _checks(found.get("checks", {})),
        _result(found.get("result"), len(seats)),
        _position(found.get("position"), bool(found.get("deck"))),
        _origin(found.get("origin"), len(seats)),
    )


def _refuse_steps(data: object) -> None:
    """Lists of steps as Kaggle's environments keep them: what they lack is said."""
    steps = data.get("steps") if isinstance(data, dict) else data
    if isinstance(steps, list) and steps and isinstance(steps[0], list | dict):
        first = steps[0][0] if isinstance(steps[0], list) and steps[0] else steps[0]
        if isinstance(first, dict) and {"action", "observation"} & first.keys():
            raise BadInput("only-steps")


def _options(game: Game[Any, Any], given: object) -> OptionValues:
    """The options of a replay; thousands of games in a collection have the same ones."""
    if type(given) is dict:
        try:
            return _known_options(game, tuple(given), *given.values())
        except TypeError:  # a list or an object among the values
            pass
    return options_of(game, given)


@lru_cache(maxsize=256, typed=True)  # typed: true is not 1
def _known_options(game: Game[Any, Any], names: tuple[str, ...], *values: Any) -> OptionValues:
    return options_of(game, dict(zip(names, values, strict=True)))


def _checks(data: object) -> dict[int, str]:
    if not isinstance(data, dict):
        raise BadInput("not-an-object", "checks")
    checks = dict(zip(map(_ply, data), data.values(), strict=True))
    if _NO_PLY not in checks and _all_plain(data.values(), 64):
        return checks
    for key, check in data.items():
        if _ply(key) == _NO_PLY:
            raise BadInput("not-a-number", "checks", value=shown(key), low=0, high=_MOST_MOVES)
        _plain(check, f"checks.{key}", 64, "")
    return checks


@lru_cache(maxsize=1 << 12)
def _ply(key: str) -> int:
    """The number that a key of the checks is."""
    return int(key) if key.isascii() and key.isdecimal() and str(int(key[:9])) == key else _NO_PLY


def _result(data: object, seats: int) -> Result | None:
    if data is None:
        return None
    found = an_object(data, "result", _RESULT, _RESULT[:2])
    scores = found.get("scores")
    return Result(_numbers(found["winners"], "result.winners", None, 0, seats - 1),
                  a_number(found["plies"], "result.plies", 0, _MOST_MOVES),
                  None if scores is None else _numbers(scores, "result.scores", seats, -10**6, 10**6))


def _numbers(data: object, where: str, length: int | None, low: int, high: int) -> tuple[int, ...]:
    return tuple([a_number(each, f"{where}[{n}]", low, high) for n, each in enumerate(a_list(data, where, length))])


def _position(data: object, deck: bool) -> Mapping[str, Any] | None:
    """The position is read by the game itself when the replay is played through."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadInput("not-an-object", "position")
    if deck:
        raise BadInput("deck-and-position", "position")
    return data


def _origin(data: object, seats: int) -> Origin | None:
    if data is None:
        return None
    keys = ("replay", "ply", "check", "seat")
    found = an_object(data, "origin", keys, keys[:3])
    seat = found.get("seat")
    return Origin(_plain(found["replay"], "origin.replay", 200, ""),
                  a_number(found["ply"], "origin.ply", 0, _MOST_MOVES),
                  _plain(found["check"], "origin.check", 64, ""),
                  None if seat is None else a_number(seat, "origin.seat", 0, seats - 1))


def _note(data: object, where: str) -> Note:
    found = an_object(data, where, ("ply", "text", "lang", "mark", "turn"), ("ply", "text"))
    return Note(a_number(found["ply"], f"{where}.ply", 0, _MOST_MOVES),
                _plain(found["text"], f"{where}.text", _LONGEST_NOTE, "\n\t"),
                _plain(found.get("lang", "en"), f"{where}.lang", 20, ""),
                _plain(found.get("mark", ""), f"{where}.mark", _LONGEST_MARK, ""),
                a_flag(found.get("turn", False), f"{where}.turn"))


def _seed(data: object) -> int | str | None:
    if data is None or (isinstance(data, int) and not isinstance(data, bool)):
        return data
    if isinstance(data, str):
        return _plain(data, "seed", 200, "")
    raise BadInput("not-a-seed", "seed", value=shown(data))


def _texts(data: object, where: str, at_most: int | None, longest: int = 200) -> tuple[str, ...]:
    texts: tuple[Any, ...] = tuple(a_list(data, where, None, at_most))
    if _all_known(texts):
        return texts
    if not _all_plain(texts, longest):
        for n, text in enumerate(texts):
            _plain(text, f"{where}[{n}]", longest, "")
    if len(_known) < _MOST_KNOWN:
        _known.update([text for text in texts if len(text) <= _SHORT])
    return texts


def _all_known(texts: Collection[object]) -> bool:
    try:
        return _known.issuperset(texts)
    except TypeError:  # a list or an object among them
        return False


def _all_plain(texts: Collection[object], longest: int) -> TypeGuard[Collection[str]]:
    """Whether a look at all of them at once shows that each is as ``_plain`` wants it."""
    try:
        joined = "".join(texts)  # type: ignore[arg-type]
    except TypeError:
        return False
    return joined.isprintable() and (len(joined) <= longest or max(map(len, texts)) <= longest)  # type: ignore[arg-type]


def _plain(data: object, where: str, longest: int, controls: str) -> str:
    text = a_text(data, where)
    if len(text) > longest:
        raise BadInput("text-too-long", where, number=longest)
    # what can be printed has no controls in it, and nearly every text can
    if not text.isprintable() and any(
            unicodedata.category(sign) in ("Cc", "Cs") and sign not in controls for sign in text):
        raise BadInput("not-plain-text", where)
    return text
