"""The sentences of a step: from the word files, or from the lesson's own file where it brings them along."""

from __future__ import annotations

from virus_nb.lessons.model import Step
from virus_nb.words import Words


def say(words: Words, game: str, step: Step, part: str) -> str:
    """``title``, ``text``, ``hint``, ``done``, ``question`` or ``answer-1`` of a step."""
    if step.says:
        return step.says.get(part, "")
    return words.say(f"{game}-step-{step.id}.{part}")


def has(words: Words, game: str, step: Step, part: str) -> bool:
    """Whether the step says that."""
    return part in step.says if step.says else words.has(f"{game}-step-{step.id}.{part}")
