"""What the search and the coach should know of Virus Wars."""

from __future__ import annotations

from virus_nb.engine import Reason, Seat
from virus_nb.games.kit import Hints
from virus_nb.games.virus_wars.bot import strike
from virus_nb.games.virus_wars.judge import horizon, judge
from virus_nb.games.virus_wars.state import State, pieces, survey


def notice(before: State, after: State, seat: Seat) -> tuple[Reason, ...]:
    """How many cells a step opens to its player, and how many it takes from the rival (virus_wars.6)."""
    rival = 1 - seat
    opened = _reach(after, seat) & ~_reach(before, seat)
    closed = _reach(before, rival) & ~_reach(after, rival)
    found = []
    if opened:
        found.append(Reason("virus_wars.6", "reaches", {"number": opened.bit_count()}))
    if closed:
        found.append(Reason("virus_wars.6", "confines", {"number": closed.bit_count(), "seat": rival}))
    return tuple(found)


def _reach(state: State, seat: Seat) -> int:
    """The cells that the player could step on, if it were their turn."""
    return survey(state[0].board, seat, pieces(state))[0]


HINTS = Hints(strike, horizon, judge, unordered=True, means={"assimilated": "captures"}, notice=notice)
