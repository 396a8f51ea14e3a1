"""What the rivals make of a move that was allowed and bad: a win, or a blow against whoever made it."""

from __future__ import annotations

from virus_nb.engine import Event, Seat, Seeded, step
from virus_nb.play.session import Session


def punishment(session: Session, seat: Seat) -> str | None:
    """The reply of the player to move that makes ``seat`` regret the last move, ``None`` if there is none.

    A move that wins at once comes first; then, of those that touch something of ``seat``, the one after
    which the game judges its chances worst. They are chosen from what the player to move sees.
    """
    decision, kit = session.decision(), session.kit
    if decision is None or decision.seat == seat:
        return None
    blows: list[tuple[float, str]] = []
    for move in session.game.legal_moves(session.game.observe(session.state, decision.seat)):
        after, events = _try(session, move.text)
        if decision.seat in (session.game.winners(after) or ()):
            return str(move.text)
        if any(_touches(event, seat) for event in events):
            judge = kit.hints.judge
            blows.append((judge(after)[seat] if judge else 0.0, move.text))
    return min(blows)[1] if blows else None


def _try(session: Session, text: str) -> tuple[object, tuple[Event, ...]]:
    """The table after a move and what happens with it; the session does not learn of it."""
    return step(session.game, session.state, text, Seeded(f"{session.seed}/{session.here.ply + 1}"))


def _touches(event: Event, seat: Seat) -> bool:
    return event.seat != seat and (
        event.other == seat or any(place.partition(".")[0] == str(seat) for place in event.places))
