"""What a learner does with their own hands in a lesson: the rules that apply, or refuse, as they do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from virus_nb.engine import Event
from virus_nb.games.kit import Kit
from virus_nb.lessons.judge import reply, table
from virus_nb.lessons.model import Lesson, Quiz, Step, Try, Watch


class Deed(NamedTuple):
    """One thing done in a step: the moves that led there, what happened with the last, or the rule refusing it."""

    step: Step
    moves: tuple[str, ...]
    events: tuple[Event, ...] = ()
    turned: bool = False
    """Whether somebody else has the turn after it."""
    refused: str = ""


def deeds(kit: Kit, lesson: Lesson) -> Iterator[Deed]:
    """Everything that the learner does: solutions with what the others answer, refusals, answers."""
    for step in lesson.steps:
        if isinstance(step, Try):
            yield from _refusals(kit, step, tuple(step.refuse))
            yield from _line(kit, step)
        elif isinstance(step, Quiz):
            yield from _refusals(kit, step, step.answers)
            if step.ask != "illegal":
                yield from _played(kit, step, (step.answers[step.right],))


def watched(kit: Kit, lesson: Lesson) -> Iterator[Deed]:
    """What a lesson shows without asking."""
    for step in lesson.steps:
        if isinstance(step, Watch):
            yield from _played(kit, step, step.moves)


def _refusals(kit: Kit, step: Step, moves: tuple[str, ...]) -> Iterator[Deed]:
    session = table(kit, step)
    for text in moves:
        reason = session.why_not(text)
        if reason is not None:
            yield Deed(step, (text,), refused=reason.rule)


def _line(kit: Kit, step: Try) -> Iterator[Deed]:
    session = table(kit, step)
    moves: list[str] = []
    for text in step.solution:
        session.play(text)
        moves.append(text)
        while (answer := reply(step, session)) is not None:
            session.play(answer)
            moves.append(answer)
    yield from _played(kit, step, tuple(moves))


def _played(kit: Kit, step: Step, moves: tuple[str, ...]) -> Iterator[Deed]:
    session = table(kit, step)
    for n, text in enumerate(moves, 1):
        before = _turn(kit, session.state)
        session.play(text)
        yield Deed(step, moves[:n], session.here.events, _turn(kit, session.state) != before)


def _turn(kit: Kit, state: Any) -> int | None:
    decision = kit.game.decision(state)
    return None if decision is None else decision.turn
