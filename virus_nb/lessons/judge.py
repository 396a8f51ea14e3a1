"""Whether a try or an answer is right. The engine says so, never the lesson."""

from __future__ import annotations

from typing import Literal

from virus_nb.engine import Event, Reason
from virus_nb.games.kit import Kit
from virus_nb.lessons.model import Goal, Quiz, Step, Try
from virus_nb.play.scenario import differences
from virus_nb.play.session import Session

Verdict = Literal["open", "done", "missed"]


def table(kit: Kit, step: Step) -> Session:
    """The table of that step, as it lies before anybody has moved. Its chance is always the same."""
    return Session.from_position(kit, step.position, step.seats, step.options, seed=f"lesson/{step.id}")


def events(session: Session) -> list[Event]:
    """Everything that happened since the beginning of the session's line."""
    return [event for node in session.here.path() for event in node.events]


def holds(goal: Goal, session: Session) -> bool:
    """Whether all of the goal has come about."""
    if not set(goal.events) <= {event.kind for event in events(session)}:
        return False
    return not differences(session.game, session.state, goal.then)


def reply(tried: Try, session: Session) -> str | None:
    """The move that another seat makes now; ``None`` on the learner's turn, or when no reply is left."""
    decision = session.decision()
    if decision is None or decision.seat == tried.seat:
        return None
    before = [session.game.decision(node.state) for node in session.here.path()[:-1]]
    given = sum(at is not None and at.seat != tried.seat for at in before)
    return tried.replies[given] if given < len(tried.replies) else None


def verdict(tried: Try, session: Session) -> Verdict:
    """How a try stands: still open, done, or missed (somebody else has to decide, and nobody will)."""
    if tried.goal is not None and holds(tried.goal, session):
        return "done"
    decision = session.decision()
    if decision is None or (decision.seat != tried.seat and reply(tried, session) is None):
        return "missed"
    return "open"


def invited(tried: Try, reason: Reason) -> bool:
    """Whether that refusal is the one that the step is about, which ends it."""
    return tried.goal is None and reason.rule in tried.refuse.values()


def outcome(kit: Kit, quiz: Quiz, answer: int) -> Session | Reason:
    """What becomes of an answer: the table after it, or the reason that refuses it."""
    session = table(kit, quiz)
    reason = session.why_not(quiz.answers[answer])
    if reason is None:
        session.play(quiz.answers[answer])
    return reason or session


def is_right(kit: Kit, quiz: Quiz, answer: int) -> bool:
    """Whether that answer, from 0, is right."""
    came = outcome(kit, quiz, answer)
    if isinstance(came, Reason):
        return quiz.ask == "illegal"
    return holds(quiz.goal, came) if quiz.goal is not None else quiz.ask == "legal"
