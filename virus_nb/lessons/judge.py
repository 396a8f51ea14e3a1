"""Whether a try or an answer is right. The engine says so, never the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from virus_nb.engine import Event, Game, Reason, Seeded, step
from virus_nb.lessons.model import Goal, Quiz, Step, Try

Verdict = Literal["open", "done", "missed"]

# of these, the order of the cards (and of the piles) says nothing
_HEAPS = ("hands", "bodies", "teams", "discard", "areas")


def chance(lesson_step: Step) -> Seeded:
    """The chance of that step: the same each time that it is tried."""
    return Seeded(f"lesson/{lesson_step.id}")


def holds(game: Game[Any, Any], goal: Goal, state: Any, events: Sequence[Event]) -> bool:
    """Whether all of the goal has come about in ``state``, after those events."""
    if not set(goal.events) <= {event.kind for event in events}:
        return False
    position = game.write_position(state)
    winners = game.winners(state)
    position["winners"] = None if winners is None else list(winners)
    position["over"] = winners is not None
    if game.scores(state) is not None:
        position["scores"] = list(game.scores(state) or ())
    return all(_same(key, position.get(key), wanted) for key, wanted in goal.then.items())


def verdict(game: Game[Any, Any], tried: Try, state: Any, events: Sequence[Event], replies_left: int) -> Verdict:
    """How a try stands: still open, done, or missed (somebody else has to decide, and nobody will).

    events:       everything that happened since the position of the step.
    replies_left: how many of the step's replies have not been played yet.
    """
    if tried.goal is None:
        return "open"  # a refusal ends it: ``refused``
    if holds(game, tried.goal, state, events):
        return "done"
    decision = game.decision(state)
    if decision is None or (decision.seat != tried.seat and not replies_left):
        return "missed"
    return "open"


def refused(tried: Try, reason: Reason) -> bool:
    """Whether that refusal is one that the step invites to, and ends it."""
    return tried.goal is None and reason.rule in tried.refuse.values()


def outcome(game: Game[Any, Any], quiz: Quiz, answer: int) -> Reason | tuple[Any, tuple[Event, ...]]:
    """What becomes of an answer: the reason that refuses it, or the state and the events after it."""
    reason = game.why_not(quiz.state, quiz.answers[answer])
    return reason if reason is not None else step(game, quiz.state, quiz.answers[answer], chance(quiz))


def right_answers(game: Game[Any, Any], quiz: Quiz) -> tuple[int, ...]:
    """The answers that are right, from 0, as the engine has it."""
    return tuple(n for n in range(len(quiz.answers)) if _is_right(game, quiz, n))


def _is_right(game: Game[Any, Any], quiz: Quiz, answer: int) -> bool:
    came = outcome(game, quiz, answer)
    if isinstance(came, Reason):
        return quiz.ask == "illegal"
    return holds(game, quiz.goal, *came) if quiz.goal is not None else quiz.ask == "legal"


def _same(key: str, found: Any, wanted: Any) -> bool:
    if key in ("hands", "bodies", "teams", "areas") and isinstance(found, list) and isinstance(wanted, list):
        return list(map(_sorted, found)) == list(map(_sorted, wanted))
    if key in _HEAPS:
        return bool(_sorted(found) == _sorted(wanted))
    return bool(found == wanted)


def _sorted(value: Any) -> Any:
    return sorted(map(_sorted, value)) if isinstance(value, list) else value
