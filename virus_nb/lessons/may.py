"""Questions from real games: may this player do that, or not, and why? The engine knows the answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Reason, Seat
from virus_nb.lessons.meant import meant
from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.play.session import Session

_TRIES = 40
_DULL = ("discard", "draw")


@dataclass(frozen=True, slots=True)
class Question:
    """May ``seat`` play ``move``, after ``ply`` moves of a recorded game? ``reason``: why not, ``None``: she may."""

    replay: str
    ply: int
    seat: Seat
    move: str
    reason: Reason | None

    @property
    def allowed(self) -> bool:
        """The right answer."""
        return self.reason is None


@cache
def recorded(name: str) -> Session:
    """A recorded game of the shelf; everybody who asks gets the same session, only to be read."""
    return Session.from_replay(load(shelf.find(name))[0])


def question(game: str, random: Random) -> Question:
    """A question about a random position; as many are allowed as are not, and of those every rule comes alike."""
    names = tuple(shelf.recorded(game))
    if not names:
        raise BadInput("no-file", game)
    for _ in range(_TRIES):
        name = random.choice(names)
        nodes = recorded(name).main_line()[:-1]
        ply = random.randrange(len(nodes))
        found = _about(game, name, ply, nodes[ply].state, random)
        if found is not None:
            return found
    raise BadInput("no-file", game)


def _about(game: str, name: str, ply: int, state: Any, random: Random) -> Question | None:
    rules = games.find(game).game
    decision = rules.decision(state)
    if decision is None:
        return None
    view = rules.observe(state, decision.seat)
    wanted = random.random() < 0.5
    by_rule: dict[str, list[tuple[str, Reason | None]]] = {}
    for text in meant(games.find(game), view, decision.seat):
        if text.split(" ")[0] in _DULL:
            continue
        reason = rules.why_not(view, text)
        if (reason is None) == wanted:
            by_rule.setdefault(reason.rule if reason else text.split(" ")[0], []).append((text, reason))
    if not by_rule:
        return None
    text, reason = random.choice(by_rule[random.choice(sorted(by_rule))])
    return Question(name, ply, decision.seat, text, reason)
