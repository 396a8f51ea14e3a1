"""What the search and the coach should know of Virus! Marvel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from virus_nb.games.kit import Hints
from virus_nb.games.marvel import heroes
from virus_nb.games.marvel.heroes import FREE, NONE
from virus_nb.games.marvel.state import State
from virus_nb.games.marvel.table import CardMove
from virus_nb.games.marvel.team import Team

_FREE, _BLOCKED, _PROTECTED, _SAFE = .27, .15, .29, .50
_TWO, _THREE = .25, .50
"""What heroes, and two or three that are ready, add up to: the chances of two teams are as exp(sum) to each
other. Taken over from Virus!, whose bodies these teams resemble."""
_TURN = 1.2
_FORWARD = 1.5
"""How much quick games prefer the moves that come first in the list: heroes and help, then villains."""


class _Outlook(dict[int, float]):
    """Key of a team -> its chances beside those of the others."""

    def of(self, team: Team) -> float:
        """The chances of this team; worked out once."""
        found = self.get(team.key)
        if found is None:
            there = [(slot, pile) for slot, pile in enumerate(team.piles) if pile != NONE]
            ready = sum(not heroes.is_blocked(pile) for _, pile in there)
            sums = sum(_worth(slot, pile) for slot, pile in there)
            found = self[team.key] = exp(sums + _TWO * (ready > 1) + _THREE * (ready > 2))
        return found


_INTANGIBLE = 5


def _worth(slot: int, pile: int) -> float:
    if slot == _INTANGIBLE or heroes.is_shielded(pile):
        return _SAFE
    if pile == FREE:
        return _FREE
    return _BLOCKED if heroes.is_blocked(pile) else _PROTECTED


_OUTLOOK = _Outlook()


def choose(state: State, moves: Sequence[CardMove], draw: Callable[[], float]) -> CardMove:
    """Some move that is no discard, if there is one; rather a hero or help than an attack; rather a counter."""
    number = len(moves)
    if state.ask is None:
        discards = len(state.hands[state.turn].always)
        if discards < number:
            number -= discards
    return moves[int(draw() ** _FORWARD * number)]


def judge(state: State) -> list[float]:
    """Each player's chance of winning, from the teams and whose turn it is."""
    chances = [_OUTLOOK.of(team) for team in state.teams]
    chances[state.turn] *= _TURN
    total = sum(chances)
    return [chance / total for chance in chances]


def horizon(state: State) -> int:
    """A round and a half: the answers to what is played are moves, too."""
    return len(state.teams) * 3 // 2


HINTS = Hints(choose, horizon, judge, means={
    "placed": "builds", "fought": "frees", "protected": "protects", "shielded": "secures",
    "blocked": "disables", "captured": "destroys", "weakened": "exposes", "recruited": "takes",
    "warped": "exchanges-all", "snapped": "halves", "countered": "refuses", "discarded": "renews",
    "targets-hero": "aims", "targets-player": "aims-at",
})
