"""How a table looks to somebody who does not look ahead: the chance of each side."""

from __future__ import annotations

from math import exp

from virus_nb.games.virus_wars.state import State, pieces, reach_of, survey

_TO_MOVE, _STEP_LEFT, _LIVE, _REACH = -1.5, .63, .41, 3.0
"""Fitted to 50,000 games of quick and of greedy players on boards of 7, 9 and 11 rows: with many steps
left it is good to be on the move, with few it is not; more live viruses and more reach are better."""


def judge(state: State) -> tuple[float, float]:
    """For each seat its chance of winning, judged from live viruses, reach and the steps left."""
    turn, left = state[:2]
    seat, on = turn.seat, pieces(state)
    mine, theirs = reach_of(state).bit_count(), survey(turn.board, 1 - seat, on)[0].bit_count()
    better = (_TO_MOVE + _STEP_LEFT * left
              + _LIVE * (on.live[seat].bit_count() - on.live[1 - seat].bit_count())
              + _REACH * (mine - theirs) / (mine + theirs + 4))
    chance = 1 / (1 + exp(-better))
    return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)


def horizon(state: State) -> int:
    """To the end of this turn."""
    return state[1]
