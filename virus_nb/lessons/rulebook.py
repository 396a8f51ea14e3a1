"""The rules of a game as a book: where each comes from, what changes it, an example, and real games.

A rule shows itself where an event quotes it; failing that, where it keeps a player from something that
they could reach for. A game may say more in its ``rulebook.toml``, a line for each rule:

    "virus.6" = ["infected", "cured"]     kinds of events that show it, besides those that quote it
    "virus.1" = ["start"]                 it is seen before the first move
    "virus.2" = ["turn"]                  it is seen whenever the turn goes on
    "verso.9" = ["again:square"]          it is seen when that kind of event comes to a player once more
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from virus_nb import games
from virus_nb.engine import Event
from virus_nb.games.kit import Kit
from virus_nb.lessons.done import Deed, deeds, watched
from virus_nb.lessons.load import lesson
from virus_nb.lessons.meant import meant
from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.play.verify import follow


@dataclass(frozen=True, slots=True)
class Use:
    """A ply of a recorded game at which a rule was applied; ``refused``: the move that it did not allow then."""

    replay: str
    ply: int
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: sources are letters S P R A, options the names of those that change it.

    example: what is done in a step of the lesson that shows it, ``None`` if no step does.
    """

    id: str
    sources: str
    options: tuple[str, ...]
    example: Deed | None


@cache
def rulebook(game: str) -> tuple[Rule, ...]:
    """Every rule of that game, in order."""
    kit = games.find(game)
    taught = lesson(game) if (kit.folder / "lesson.toml").is_file() else None
    done = [*deeds(kit, taught), *watched(kit, taught)] if taught else []
    return tuple(Rule(rule, sources(game)[rule],
                      tuple(option.name for option in kit.game.options if option.rule == rule),
                      _example(game, rule, done)) for rule in kit.game.rules)


def sources(game: str) -> dict[str, str]:
    """Where every rule comes from, as letters: S the seed, P the publisher, R a ruling, A an assumption."""
    found: dict[str, str] = import_module(f"{games.module(game)}.rules").RULE_SOURCES
    return found


def uses(game: str, rule: str) -> tuple[Use, ...]:
    """Every place in the recorded games where that rule was applied, or kept somebody from something."""
    return _applied(game)[rule] or _kept(game).get(rule, ())


def shown_by(game: str, rule: str, deed: Deed) -> bool:
    """Whether what was done in a lesson shows that rule."""
    if deed.refused:
        return deed.refused == rule
    kinds, teaches = signs(game).get(rule, ()), rule in deed.step.rules
    return (_shows(rule, deed.events, kinds) or ("turn" in kinds and deed.turned) or ("start" in kinds and teaches)
            or (teaches and any(f"again:{event.kind}" in kinds for event in deed.events)))


@cache
def signs(game: str) -> dict[str, tuple[str, ...]]:
    """What shows a rule besides the events that quote it, as the game's ``rulebook.toml`` has it."""
    path = games.folder(game) / "rulebook.toml"
    if not path.is_file():
        return {}
    return {rule: tuple(kinds) for rule, kinds in tomllib.loads(path.read_text("utf-8")).items()}


def _shows(rule: str, events: Sequence[Event], kinds: tuple[str, ...]) -> bool:
    return any(event.rule == rule or event.kind in kinds for event in events)


def _example(game: str, rule: str, done: Sequence[Deed]) -> Deed | None:
    """The deed that shows the rule best: in a step that teaches it, and that teaches little else."""
    found = [deed for deed in done if shown_by(game, rule, deed)]
    return min(found, key=lambda deed: (rule not in deed.step.rules, len(deed.step.rules), len(deed.moves)),
               default=None)


@cache
def _applied(game: str) -> dict[str, tuple[Use, ...]]:
    """Where something happened that shows a rule."""
    kit = games.find(game)
    found: dict[str, list[Use]] = {rule: [] for rule in kit.game.rules}
    for name in shelf.recorded(game):
        seen: set[tuple[str, int]] = set()
        for before, at in _pairs(name):
            turned = before is not None and _turn(kit, before) != _turn(kit, at.state)
            again = {f"again:{event.kind}" for event in at.events if (event.kind, event.seat) in seen}
            seen |= {(event.kind, event.seat) for event in at.events}
            now = {*again, *(["turn"] if turned else []), *([] if at.ply else ["start"])}
            for rule, places in found.items():
                kinds = signs(game).get(rule, ())
                if now & set(kinds) or _shows(rule, at.events, kinds):
                    places.append(Use(name, at.ply))
    return {rule: tuple(places) for rule, places in found.items()}


@cache
def _kept(game: str) -> dict[str, tuple[Use, ...]]:
    """Where a rule that shows in no event kept the player to move from something within reach."""
    kit = games.find(game)
    silent: dict[str, list[Use]] = {rule: [] for rule, places in _applied(game).items() if not places}
    for name in shelf.recorded(game):
        for _, at in _pairs(name):
            for rule, text in _kept_from(kit, at.state).items():
                if rule in silent:
                    silent[rule].append(Use(name, at.ply, text))
    return {rule: tuple(places) for rule, places in silent.items()}


def _pairs(name: str) -> Iterator[tuple[Any, Any]]:
    before = None
    for at in follow(load(shelf.find(name))[0]):
        yield before, at
        before = at.state


def _kept_from(kit: Kit, state: Any) -> dict[str, str]:
    """The rules that keep the player who decides from something, with a move for each."""
    decision = kit.game.decision(state)
    if decision is None:
        return {}
    view = kit.game.observe(state, decision.seat)
    found: dict[str, str] = {}
    for text in meant(kit, view, decision.seat):
        reason = kit.game.why_not(view, text)
        if reason is not None:
            found.setdefault(reason.rule, text)
    return found


def _turn(kit: Kit, state: Any) -> int | None:
    decision = kit.game.decision(state)
    return None if decision is None else decision.turn
