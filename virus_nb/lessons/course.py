"""One person's way through a lesson: where they are, what is done, how often they tried, with what help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from virus_nb.lessons.model import Lesson, Quiz, Step, Try

NUDGE, WHERE, SHOWN = 1, 2, 3
"""The rungs of the ladder of hints: a nudge, the place, the solution."""

STARS = 3
_OPEN = "-"


@dataclass
class Course:
    """The place in a lesson (``at``, from 0), the ids of the steps done, tries and the highest hint by id.

    earned: stars by id, as they were when the step was done first.
    """

    lesson: Lesson
    at: int = 0
    done: set[str] = field(default_factory=set)
    tries: Counter[str] = field(default_factory=Counter)
    help: Counter[str] = field(default_factory=Counter)
    earned: dict[str, int] = field(default_factory=dict)

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.lesson.steps[self.at]

    @property
    def asks(self) -> bool:
        """Whether the open step wants something done before it counts as done."""
        return isinstance(self.step, Try | Quiz)

    @property
    def is_first(self) -> bool:
        """Whether there is no step before."""
        return self.at == 0

    @property
    def is_last(self) -> bool:
        """Whether there is no step after."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def stars(self) -> int:
        """The stars of all steps."""
        return sum(self.earned.values())

    @property
    def most_stars(self) -> int:
        """The stars that there are to earn."""
        return STARS * sum(isinstance(step, Try | Quiz) for step in self.lesson.steps)

    def go(self, at: int) -> None:
        """Open a step by its number; a step that asks nothing is done when it has been left."""
        if not self.asks:
            self.done.add(self.step.id)
        self.at = min(max(at, 0), len(self.lesson.steps) - 1)

    def next(self) -> None:
        """The step after; one may pass a step that is not done."""
        self.go(self.at + 1)

    def back(self) -> None:
        """The step before."""
        self.go(self.at - 1)

    def hinted(self, rung: int) -> None:
        """Count help with the open step."""
        self.help[self.step.id] = max(self.help[self.step.id], rung)

    def tried(self, right: bool) -> None:
        """Count a try at the open step. Done at once and without help: three stars, and never less than one."""
        id = self.step.id
        self.tries[id] += 1
        if right and id not in self.done:
            self.done.add(id)
            self.earned[id] = max(1, STARS - max(self.help[id], self.tries[id] - 1))

    def start_over(self) -> None:
        """Forget everything."""
        self.at = 0
        self.done, self.tries, self.help, self.earned = set(), Counter(), Counter(), {}

    def code(self) -> str:
        """What is done in one word for an address: a character a step, ``-`` open, else its stars (0: none to earn)."""
        marks = (str(self.earned.get(step.id, 0)) if step.id in self.done else _OPEN for step in self.lesson.steps)
        return "".join(marks).rstrip(_OPEN)

    def take_code(self, code: str) -> None:
        """Take up ``code`` again; what cannot be meant is passed over."""
        for step, mark in zip(self.lesson.steps, code, strict=False):
            asks = isinstance(step, Try | Quiz)
            if mark in "123" and asks:
                self.done.add(step.id)
                self.earned[step.id] = int(mark)
            elif mark == "0" and not asks:
                self.done.add(step.id)

    def to_dict(self) -> dict[str, Any]:
        """What is to be kept between two sittings, by step ids."""
        return {"at": self.step.id, "done": sorted(self.done), "tries": dict(self.tries), "help": dict(self.help),
                "stars": dict(self.earned)}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take up ``to_dict`` again; steps that the lesson no longer has are forgotten."""
        known = {step.id: number for number, step in enumerate(self.lesson.steps)}
        self.done = {id for id in kept.get("done", ()) if id in known}
        self.tries, self.help = (Counter({id: n for id, n in kept.get(part, {}).items() if id in known})
                                 for part in ("tries", "help"))
        self.earned = {id: n for id, n in kept.get("stars", {}).items() if id in self.done}
        self.at = known.get(kept.get("at", ""), 0)
