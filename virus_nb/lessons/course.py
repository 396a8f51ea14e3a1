"""One person's way through a lesson: where they are, what is done, how often they tried."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from virus_nb.lessons.model import Lesson, Quiz, Step, Try


@dataclass
class Course:
    """The place in a lesson (``at``, from 0), the ids of the steps done, and tries by id."""

    lesson: Lesson
    at: int = 0
    done: set[str] = field(default_factory=set)
    tries: Counter[str] = field(default_factory=Counter)

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

    def tried(self, right: bool) -> None:
        """Count a try at the open step."""
        self.tries[self.step.id] += 1
        if right:
            self.done.add(self.step.id)

    def to_dict(self) -> dict[str, Any]:
        """What is to be kept between two sittings, by step ids."""
        return {"at": self.step.id, "done": sorted(self.done), "tries": dict(self.tries)}

    def restore(self, kept: dict[str, Any]) -> None:
        """Take up ``to_dict`` again; steps that the lesson no longer has are forgotten."""
        known = {step.id: number for number, step in enumerate(self.lesson.steps)}
        self.done = {id for id in kept.get("done", ()) if id in known}
        self.tries = Counter({id: n for id, n in kept.get("tries", {}).items() if id in known})
        self.at = known.get(kept.get("at", ""), 0)
