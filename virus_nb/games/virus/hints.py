"""What the search and the coach should know of Virus!."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from virus_nb.games.kit import Hints
from virus_nb.games.virus import organs
from virus_nb.games.virus.cards import SLOTS
from virus_nb.games.virus.organs import FREE, NONE
from virus_nb.games.virus.state import TURN, State
from virus_nb.games.virus.table import CardMove

_FREE, _INFECTED, _VACCINATED, _IMMUNISED = .27, .15, .29, .50
_TWO, _THREE = .25, .50
"""What organs, and two or three healthy ones, add up to: the chances of two bodies are as exp(sum) to each
other. Fitted to 480 games that the search played against itself, with two and four players."""
_TO_MOVE = 1.2
_FORWARD = 1.5
"""How much quick games prefer the moves that come first in the list: organs, then medicines, then viruses."""


class _Outlook(dict[int, float]):
    """Key of a body -> its chances beside those of the others."""

    def __missing__(self, key: int) -> float:
        piles = [key >> 6 * slot & 63 for slot in SLOTS]
        there = [pile for pile in piles if pile != NONE]
        healthy = sum(not organs.is_infected(pile) for pile in there)
        found = self[key] = exp(sum(map(_worth, there)) + _TWO * (healthy > 1) + _THREE * (healthy > 2))
        return found


def _worth(pile: int) -> float:
    if pile == FREE:
        return _FREE
    if organs.is_infected(pile):
        return _INFECTED
    return _IMMUNISED if organs.is_immunised(pile) else _VACCINATED


_OUTLOOK = _Outlook()


def choose(state: State, moves: Sequence[CardMove], draw: Callable[[], float]) -> CardMove:
    """Some move that is no discard, if there is one; rather an organ or a medicine than an attack."""
    number = len(moves)
    if state.ask == TURN:
        discards = len(state.hands[state.to_move].always)
        if discards < number:
            number -= discards
    return moves[int(draw() ** _FORWARD * number)]


def judge(state: State) -> list[float]:
    """Each player's chance of winning, from the bodies and whose turn it is."""
    chances = [_OUTLOOK[body.key] for body in state.bodies]
    chances[state.to_move] *= _TO_MOVE
    total = sum(chances)
    return [chance / total for chance in chances]


def horizon(state: State) -> int:
    """A round."""
    return len(state.bodies)


HINTS = Hints(choose, horizon, judge, means={
    "placed": "builds", "cured": "heals", "vaccinated": "protects", "immunised": "secures",
    "infected": "disables", "spread": "passes-on", "killed": "destroys", "medicine-removed": "exposes",
    "stolen": "takes", "transplanted": "exchanges", "bodies-swapped": "exchanges-all",
    "gloved": "empties-hands", "discarded": "renews",
})
