"""Random games to hold the laws against: every seat count, any options, from the start to the end."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from virus_nb import games
from virus_nb.engine import Decision, Event, Game, Move, Seeded, read_options
from virus_nb.games.kit import Kit

games.add("tiny", "tests.laws.tiny")

BOUND = 5000
"""No game between random players may be longer than this."""

DULL = ("discard", "draw", "pass", "allow")


@dataclass(frozen=True, slots=True)
class At:
    """One ply of a walk: the table, the move that was made there, what happened and the next table."""

    state: Any
    decision: Decision
    legal: tuple[Move, ...]
    move: Move
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True, slots=True)
class Walk:
    """A game by random players; the same every time that it is walked."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, Any]
    seed: str

    def __iter__(self) -> Iterator[At]:
        game, random, chance = self.game, Random(self.seed), Seeded(self.seed)
        state = game.start(self.seats, self.options, game.new_deck(self.seats, self.options, random))
        for _ in range(BOUND):
            decision = game.decision(state)
            legal = tuple(game.legal_moves(state))
            if decision is None:
                assert not legal, f"{self}: moves after the end"
                return
            assert legal, f"{self}: nobody can move and the game is not over"
            move = self._choose(legal, random)
            after, events = game.play(state, move, chance)
            yield At(state, decision, legal, move, tuple(events), after)
            state = after
        raise AssertionError(f"{self}: no end after {BOUND} plies")

    @property
    def viewers(self) -> list[int | None]:
        """Every seat that can look at the table, and somebody who only watches."""
        return [*range(self.seats), None]

    @staticmethod
    def _choose(legal: tuple[Move, ...], random: Random) -> Move:
        """Any move, but dull ones less often than chance has it, so that more happens."""
        lively = [move for move in legal if not move.text.startswith(DULL)]
        return random.choice(lively if lively and random.random() < .8 else legal)

    def __str__(self) -> str:
        return f"{self.game.key}, {self.seats} seats, {self.options}, {self.seed}"


def walks(kit: Kit, each: int, name: str) -> Iterator[Walk]:
    """``each`` walks for every number of seats; the first with the plain options, the others with any."""
    game = kit.game
    for seats in game.seats:
        for n in range(each):
            seed = f"{name}/{game.key}/{seats}/{n}"
            options = any_options(game, Random(seed)) if n else read_options(game.options, game.presets, {})
            yield Walk(game, seats, options, seed)


def any_options(game: Game[Any, Any], random: Random) -> dict[str, Any]:
    """Options drawn at random: about half of them left as they are, sometimes a preset."""
    given: dict[str, Any] = {}
    if game.presets and random.random() < .2:
        given["preset"] = random.choice(sorted(game.presets))
    for option in game.options:
        if random.random() < .5:
            given[option.name] = random.choice(option.choices)
    return read_options(game.options, game.presets, given)


def kit_of(key: str) -> Kit:
    """The game, or a skipped test while its folder has no ``KIT`` yet."""
    try:
        if not hasattr(importlib.import_module(games.module(key)), "KIT"):
            pytest.skip(f"{key} has no KIT yet")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith(games.module(key)):
            raise
        pytest.skip(f"{key} is not there yet")
    return games.find(key)
