"""A lesson as data: steps of five kinds, written in a ``lesson.toml`` beside the game's rules.

The file says what lies on the table and what is to be done; every sentence stands in the word files
(``words/lesson-<lang>.ftl`` of the game) under the step's id. Nothing in it says what is legal or right: that
is asked of the engine, both while somebody learns and in the tests.

    [table]                         what the steps share unless they say otherwise
    seats = 2
    seat = 0                        whose side the learner sits on
    options = {}

    [[step]]
    id = "first-organ"              unique; words: <game>-step-first-organ  .title .text  (.hint .done)
    kind = "try"                    say | show | watch | try | quiz
    rules = ["virus.5"]             the rules that it teaches
    seats = 3                       seats, seat, options: as in [table], for this step alone
    position.hands = [["organ-red"], ["organ-blue"]]
    position.bodies = [[], []]      a position in the game's text form, see the game's position.py

say    Text only. No position.
show   A position to look at. ``point = ["1.red", "deck"]``: places to show.
watch  A position, and ``moves = ["contagion", "spread 0.red 1.red"]`` that are played one by one.
try    A position in which the learner moves, with at least one of
         goal    what must have come about, all of it:
                   goal.events = ["cured"]            kinds of events since the position, the replies' too
                   goal.bodies = [[["organ-red"]], []] any key of a position, compared as in scenarios;
                   goal.winners = [0], goal.over, goal.scores
         refuse  moves that the learner is invited to try and the rule that each refusal quotes:
                   refuse = {"organ-red" = "virus.5"}
       With a goal, the goal ends the step; without, the first of those refusals does.
         solution = ["medicine-blue 0.blue"]          the learner's moves that reach the goal
         replies  = ["allow"]                         what the other seats answer, in this order
       It is over without success when a seat that is not the learner's has to decide and there is no reply
       left; the learner then starts again. A second-best move is thus told apart from a refused one.
quiz   A position, a question (words: .question) and answers, of which one is right:
         answers = ["virus-red 1.red", "virus-blue 1.red"]   moves; words: .answer-1, .answer-2 ...
         ask = "legal"              the right answer is the only legal move; "illegal": the only refused one
         goal.winners = [0]         or, in place of ``ask``: the only one after which this holds
         right = 1                  which one it is, counted from 1; a test holds it against the engine

A lesson of one's own (``vn.learn("mine.toml")``) names its ``game`` in the first line, and brings its sentences along,
in whatever language it is written:

    game = "virus"

    [[step]]
    says.title = "Kill it"                       title and text; a try and a quiz: hint and done as well
    says.text = "One more virus will do."        a quiz: question, and answer-1, answer-2 ...

Chance in a step (a reshuffle) is always the same: it is drawn from the step's id.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from virus_nb.engine import OptionValues, Place, Seat


@dataclass(frozen=True, slots=True)
class Goal:
    """What must have come about: kinds of events, and keys of a position (or of its outcome)."""

    events: tuple[str, ...] = ()
    then: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What every step has. ``position`` is its table as text form, empty where there is none."""

    id: str
    rules: tuple[str, ...] = ()
    seats: int = 2
    seat: Seat = 0
    options: OptionValues = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Step):
    """Text only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Step):
    """A position to look at, with places that are pointed out."""

    point: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(Step):
    """A position and the moves that are played from it, by whoever has to move."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Try(Step):
    """A position in which the learner moves."""

    goal: Goal | None = None
    refuse: Mapping[str, str] = field(default_factory=dict)
    solution: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz(Step):
    """A question about a position; its answers are moves. ``ask`` is empty where there is a goal."""

    answers: tuple[str, ...]
    right: int
    ask: str = ""
    goal: Goal | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of one game, in the order of learning."""

    game: str
    steps: tuple[Step, ...]

    def find(self, id: str) -> int:
        """The number of the step with that id, from 0; ``KeyError`` if there is none."""
        for number, step in enumerate(self.steps):
            if step.id == id:
                return number
        raise KeyError(id)
