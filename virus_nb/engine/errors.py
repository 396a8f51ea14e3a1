"""Bad input, told once: where it is and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from virus_nb.engine.types import Fact, Reason


class BadInput(ValueError):
    """Something that came from outside cannot be used.

    code:  key of the sentence, ``error-<code>`` in the language files.
    where: the place in it: a file, a JSON path (``position.hands[0][3]``), an option.
    facts: what the sentence names.
    tell:  makes the sentence, in a language; set by the part of the kit that speaks.
    """

    tell: ClassVar[Callable[[BadInput], str]] = str

    def __init__(self, code: str, where: str = "", **facts: Fact) -> None:
        self.code = code
        self.where = where
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(": ".join(part for part in (where, code, told) if part))

    def inside(self, outer: str) -> BadInput:
        """The same complaint with ``outer`` put before its place."""
        glue = "" if not self.where or self.where.startswith("[") else "."
        return BadInput(self.code, f"{outer}{glue}{self.where}", **self.facts)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows in place of a traceback: the sentence."""
        return [BadInput.tell(self)]


class IllegalMove(ValueError):
    """A move that the rules refuse; ``reason`` says which rule and why."""

    def __init__(self, text: str, reason: Reason) -> None:
        self.text = text
        self.reason = reason
        super().__init__(f"{text}: {reason.rule} {reason.why}")
