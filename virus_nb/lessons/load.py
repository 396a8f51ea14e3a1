"""Reading ``lesson.toml``: every complaint names the file, and the line or the step."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from virus_nb import games
from virus_nb.engine import BadInput, Game, read_options
from virus_nb.engine.text import a_list, a_number, a_text, a_word, an_object
from virus_nb.lessons.lines import line_of
from virus_nb.lessons.model import Goal, Lesson, Quiz, Say, Show, Step, Try, Watch
from virus_nb.play.files import BYTE_ORDER_MARK

_SHARED = ("seats", "seat", "options")
_COMMON = ("id", "kind", "rules", "says", *_SHARED)
_SAYS = ("title", "text")
_ASKED = ("hint", "done")
_KEYS = {
    "say": (),
    "show": ("position", "point"),
    "watch": ("position", "moves"),
    "try": ("position", "goal", "refuse", "solution", "replies"),
    "quiz": ("position", "answers", "right", "ask", "goal"),
}
_OUTCOME = ("winners", "over", "scores")
_ID = re.compile(r"[a-z][a-z0-9-]*")
_AT = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)")


class _Table(NamedTuple):
    """The game and the position of a step, for what has to be asked about its moves."""

    game: Game[Any, Any]
    state: Any


@cache
def lesson(game: str) -> Lesson:
    """The lesson of that game. ``BadInput`` if there is no such game, or its file is wrong."""
    kit = games.find(game)
    return read_lesson(kit.folder / "lesson.toml", kit.game)


def own_lesson(source: str) -> Lesson:
    """A lesson that brings its sentences along; its first line names the game. ``BadInput`` names the line.

    source: the path of a file, or, if it has several lines, the text itself.
    """
    name, text = ("lesson.toml", source) if "\n" in source else (Path(source).name, _text(Path(source)))
    text = text.removeprefix(BYTE_ORDER_MARK)
    data = _toml(text, name)
    if "game" not in data:
        raise BadInput("missing-key", f"{name}:1", value="game")
    try:
        kit = games.find(a_text(data["game"], "game"))
    except BadInput as error:
        raise BadInput(error.code, f"{name}:{line_of(text, 'game')}", **error.facts) from None
    return _checked(data, text, name, kit.game, own=True)


def read_lesson(path: Path, game: Game[Any, Any]) -> Lesson:
    """The lesson in that file, every position read and every move known to the game. ``BadInput`` names the line."""
    text = _text(path)
    return _checked(_toml(text, path.name), text, path.name, game, own=False)


def _checked(data: object, text: str, name: str, game: Game[Any, Any], own: bool) -> Lesson:
    try:
        return _lesson(data, game, own)
    except BadInput as error:
        line = line_of(text, error.where or str(error.facts.get("value", "")))
        raise BadInput(error.code, f"{name}:{line}: {error.where}".removesuffix(": "), **error.facts) from None


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        raise BadInput("no-file", str(path)) from None
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", path.name, number=error.start) from None


def _toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        raise BadInput("not-toml", f"{name}:{found[1]}:{found[2]}" if found and found[1] else name) from None


def _lesson(data: object, game: Game[Any, Any], own: bool) -> Lesson:
    whole = an_object(data, "", ("table", "step", *(["game"] if own else [])), ("step",))
    shared = an_object(whole.get("table", {}), "table", _SHARED)
    steps: list[Step] = []
    for number, raw in enumerate(a_list(whole["step"], "step"), 1):
        named = raw.get("id") if isinstance(raw, dict) else None
        where = f"step {number}" + (f" ({named})" if isinstance(named, str) else "")
        step = _step(raw, where, shared, game)
        if own:
            _check_says(step, where)
        if any(step.id == other.id for other in steps):
            raise BadInput("twice-the-same", f"{where}.id", value=step.id)
        steps.append(step)
    return Lesson(game.key, tuple(steps))


def _step(raw: object, where: str, shared: Mapping[str, object], game: Game[Any, Any]) -> Step:
    """One step; ``where`` names it in complaints."""
    every = tuple(dict.fromkeys(key for keys in _KEYS.values() for key in keys))
    data = an_object(raw, where, _COMMON + every, ("id", "kind"))
    kind = a_word(data["kind"], f"{where}.kind", tuple(_KEYS))
    an_object(data, where, _COMMON + _KEYS[kind], _needed(kind))
    data = {**shared, **data}
    name = a_text(data["id"], f"{where}.id")
    if not _ID.fullmatch(name):
        raise BadInput("not-an-id", f"{where}.id", value=name)
    seats = a_number(data.get("seats", max(2, game.seats.start)), f"{where}.seats",
                     game.seats.start, game.seats.stop - 1)
    options = read_options(game.options, game.presets, data.get("options"), f"{where}.options")
    common: dict[str, Any] = {
        "id": name,
        "rules": _words(data.get("rules", []), f"{where}.rules", game.rules),
        "seats": seats,
        "seat": a_number(data.get("seat", 0), f"{where}.seat", 0, seats - 1),
        "options": options,
        "says": _says(data.get("says", {}), f"{where}.says"),
    }
    if kind == "say":
        return Say(**common)
    try:
        state = game.read_position(data["position"], seats, options)
    except BadInput as error:
        inner = "" if error.where.startswith("position") else "position"
        raise (error.inside(inner) if inner else error).inside(where) from None
    common["position"] = data["position"]
    read = {"show": _show, "watch": _watch, "try": _try, "quiz": _quiz}[kind]
    return read(data, where, common, _Table(game, state))


def _check_says(step: Step, where: str) -> None:
    """A lesson of one's own has all the sentences that it needs."""
    asks = isinstance(step, Try | Quiz)
    needed = [*_SAYS, *(_ASKED if asks else ())]
    if isinstance(step, Quiz):
        needed += ["question", *(f"answer-{n}" for n in range(1, len(step.answers) + 1))]
    for part in needed:
        if part not in step.says:
            raise BadInput("missing-key", f"{where}.says", value=part)


def _says(raw: object, where: str) -> dict[str, str]:
    data = an_object(raw, where, tuple(raw) if isinstance(raw, dict) else ())
    return {part: a_text(text, f"{where}.{part}") for part, text in data.items()}


def _needed(kind: str) -> tuple[str, ...]:
    return {"say": (), "show": ("position",), "watch": ("position", "moves"), "try": ("position",),
            "quiz": ("position", "answers", "right")}[kind]


def _show(data: dict[str, object], where: str, common: dict[str, Any], at: _Table) -> Show:
    return Show(**common, point=_words(data.get("point", []), f"{where}.point"))


def _watch(data: dict[str, object], where: str, common: dict[str, Any], at: _Table) -> Watch:
    return Watch(**common, moves=_moves(data["moves"], f"{where}.moves", at))


def _try(data: dict[str, object], where: str, common: dict[str, Any], at: _Table) -> Try:
    goal = _goal(data["goal"], f"{where}.goal", at) if "goal" in data else None
    raw = data.get("refuse", {})
    refuse = an_object(raw, f"{where}.refuse", tuple(raw) if isinstance(raw, dict) else ())
    _moves(list(refuse), f"{where}.refuse", at)
    for move, rule in refuse.items():
        a_word(rule, f"{where}.refuse.{move}", at.game.rules)
    if goal is None and not refuse:
        raise BadInput("missing-key", where, value="goal")
    if goal is not None and "solution" not in data:
        raise BadInput("missing-key", where, value="solution")
    return Try(**common, goal=goal, refuse={move: str(rule) for move, rule in refuse.items()},
               solution=_moves(data.get("solution", []), f"{where}.solution", at),
               replies=_moves(data.get("replies", []), f"{where}.replies", at))


def _quiz(data: dict[str, object], where: str, common: dict[str, Any], at: _Table) -> Quiz:
    answers = _moves(data["answers"], f"{where}.answers", at)
    if ("ask" in data) == ("goal" in data):
        raise BadInput("ask-or-goal", where)
    ask = a_word(data["ask"], f"{where}.ask", ("legal", "illegal")) if "ask" in data else ""
    goal = _goal(data["goal"], f"{where}.goal", at) if "goal" in data else None
    right = a_number(data["right"], f"{where}.right", 1, len(answers))
    return Quiz(**common, answers=answers, right=right - 1, ask=ask, goal=goal)


def _goal(raw: object, where: str, at: _Table) -> Goal:
    keys = tuple(at.game.write_position(at.state))
    data = an_object(raw, where, ("events", *keys, *_OUTCOME))
    if not data:
        raise BadInput("missing-key", where, value="events")
    events = _words(data.get("events", []), f"{where}.events")
    return Goal(events, {key: value for key, value in data.items() if key != "events"})


def _moves(raw: object, where: str, at: _Table) -> tuple[str, ...]:
    """Moves as text, in words that the game knows (whether they are legal is not asked here)."""
    moves = _words(raw, where)
    for number, text in enumerate(moves):
        try:
            at.game.why_not(at.state, text)
        except BadInput as error:
            raise BadInput(error.code, f"{where}[{number}]", **error.facts) from None
    return moves


def _words(raw: object, where: str, choices: tuple[str, ...] = ()) -> tuple[str, ...]:
    words = a_list(raw, where)
    return tuple(a_word(word, f"{where}[{n}]", choices) if choices else a_text(word, f"{where}[{n}]")
                 for n, word in enumerate(words))
