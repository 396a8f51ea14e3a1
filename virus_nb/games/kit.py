"""What one game folder hands to the rest: its rules, its picture, its bot, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from virus_nb.engine import Game, OptionValues, Reason
from virus_nb.scene import Scene, Symbol, Words

Choose = Callable[[Any, Sequence[Any], Random], Any]
"""A bot: (what its seat sees, the legal moves, its own random source) -> one of the moves."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What a game may tell the search and the coach (``play``); every part may be left out.

    choose:    (state, legal moves, a function that draws a number below 1) -> the move that a quick
               player makes there. Left out: any.
    horizon:   (state) -> how many moves a quick game goes on from there before it is judged.
    judge:     (state) -> for each seat its chance of winning as the table lies; they add up to 1.
               Left out, as ``horizon``: quick games are played to the end.
    unordered: whether the moves of one turn lead to the same table in any order.
    means:     kind of event -> what it is good for, the key ``coach-<...>`` of a reason for a move.
    notice:    (state before, state after, seat) -> what else a move of that seat has changed, as reasons.
    """

    choose: Callable[[Any, Sequence[Any], Callable[[], float]], Any] | None = None
    horizon: Callable[[Any], int] | None = None
    judge: Callable[[Any], Sequence[float]] | None = None
    unordered: bool = False
    means: Mapping[str, str] = field(default_factory=dict)
    notice: Callable[[Any, Any, int], Sequence[Reason]] | None = None


@dataclass(frozen=True, slots=True)
class Numbers:
    """A game as numbers, for programs that learn: the ``NUMBERS`` of its file ``numbers.py``.

    moves:  (seats, options) -> the text of every move that there may ever be, always in the same order.
    cards:  (seats, options) -> the cards that a deck is drawn from, each with the sides that it may show.
    drawn:  (seats, options) -> how many of them are in a deck.
    picks:  what else chance may decide, see ``Chance.pick``.
    row:    (position as it is seen, seat, seats, options) -> the same as a row of numbers from 0 to 1,
            always of the same length. Whoever looks comes first, the others in turn order.
    """

    moves: Callable[[int, OptionValues], Sequence[str]]
    cards: Callable[[int, OptionValues], Sequence[Sequence[str]]]
    drawn: Callable[[int, OptionValues], int]
    row: Callable[[Mapping[str, Any], int, int, OptionValues], list[float]]
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that can be counted on the table for every seat: one of ``MEASURES`` in ``measures.py``.

    The words are ``stat-measure-<id>``. unit: of what, ``stat-unit-<unit>``. of: (state, seat) -> the number.
    formula: how it is computed. goal: the number that wins, 0 if none does.
    """

    id: str
    unit: str
    of: Callable[[Any, int], int]
    formula: str
    goal: int = 0


@dataclass(frozen=True, slots=True)
class Kit:
    """One game, complete.

    game:   the rules.
    draw:   (view, words, viewer seat or None) -> the picture of that view.
    art:    every symbol that ``draw`` uses: name -> its SVG inside, see ``scene/art.py``.
    bots:   the game's own bots by name, ``greedy`` among them; ``random`` is everybody's.
    folder: where ``words/<lang>.ftl`` and ``lesson.toml`` stand.
    hints:  what makes the search play this game better; it plays it without, too.
    minutes: how long a game takes, from and to; zeros where nobody has said.
    """

    game: Game[Any, Any]
    draw: Callable[[Any, Words, int | None], Scene]
    art: Mapping[str, Symbol]
    bots: Mapping[str, Choose]
    folder: Path
    hints: Hints = Hints()
    minutes: tuple[int, int] = (0, 0)
