"""Which rules a place has to do with: what may be done there, and what the rules say against the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from random import Random
from typing import Any

from virus_nb.engine import BadInput, Place, Seeded
from virus_nb.games.kit import Kit
from virus_nb.lessons.meant import drawn
from virus_nb.words import Words
from virus_nb.words.sentences import rule_key

_MOST_MOVES = 24
_MOST_RULES = 4


def rules_at(kit: Kit, view: Any, picks: Sequence[Place], place: Place) -> tuple[str, ...]:
    """The rules that speak at a place: of the moves that go on there, else of the refusal, else of what is near.

    view: what the asking seat sees. The moves are tried in one imagined world, so nothing hidden is told.
    """
    game = kit.game
    path = (*picks, place) if place not in picks else tuple(picks[:picks.index(place) + 1])
    on = [move for move in game.legal_moves(view) if any(tuple(way[:len(path)]) == path
                                                         for way in game.paths(view, move))]
    if not on:
        refused = _refusals(kit, view, [path])
        decision = game.decision(view)
        if not refused and decision is not None and not picks:
            there = drawn(kit, view, decision.seat)
            refused = _refusals(kit, view, [(*path, other) for other in there])
            refused = refused or _refusals(kit, view, [(other, place) for other in there])
        return refused[:_MOST_RULES]
    world = game.imagine(view, Random("virus_nb/explain"))
    found: dict[str, None] = {}
    for move in on[:_MOST_MOVES]:
        try:
            _, events = game.play(world, move, Seeded("virus_nb/explain"))
        except BadInput:
            continue
        for event in events[:2]:
            found[event.rule] = None
    ordered = list(found)
    if not picks and len(path) == 1:  # a card: what it may not do is as good to know
        decision = game.decision(view)
        there = drawn(kit, view, decision.seat) if decision else []
        ordered += [rule for rule in _refusals(kit, view, [(*path, other) for other in there])
                    if rule not in ordered]
    return tuple(ordered[:_MOST_RULES])


def rule_rows(words: Words, rules: Iterable[str]) -> dict[str, list[str]]:
    """Every rule by its id: title and text."""
    return {rule: [words.say(f"{rule_key(rule)}.title"), words.say(f"{rule_key(rule)}.text")] for rule in rules}


def rule_note(words: Words, rule: str) -> str:
    """A rule folded up under its title, as HTML."""
    title, text = words.say(f"{rule_key(rule)}.title"), words.say(f"{rule_key(rule)}.text")
    return f"<details><summary>{escape(rule)} · {escape(title)}</summary><p>{escape(text)}</p></details>"


def explain_words(words: Words) -> dict[str, str]:
    """The words of the buttons that lead to rules."""
    return {"explain": words.say("ui-explain"), "rule": words.say("ui-rule"), "book": words.say("ui-rulebook")}


def _refusals(kit: Kit, view: Any, paths: Iterable[tuple[Place, ...]]) -> tuple[str, ...]:
    """The rules that refuse what these clicks mean, each once."""
    found: dict[str, None] = {}
    for path in paths:
        text = kit.game.attempt(view, path)
        try:
            reason = kit.game.why_not(view, text) if isinstance(text, str) else text
        except BadInput:
            continue
        if reason is not None:
            found[reason.rule] = None
    return tuple(found)
