"""How a table looks to somebody who does not look ahead: the chance of each side."""

from __future__ import annotations

from math import exp, log

from virus_nb.games.virus_wars.state import State, pieces, survey

# fitted to the turns of 700 games between bots: who moves, more live viruses and more reach are better
_TO_MOVE, _LIVE, _REACH = .8, 1.4, .8


def judge(state: State) -> tuple[float, float]:
    """For each seat its chance of winning, judged from live viruses and reach."""
    seat = state[0].seat
    on, board = pieces(state), state[0].board
    live = [log(1 + on.live[side].bit_count()) for side in (0, 1)]
    reach = [log(1 + survey(board, side, on)[0].bit_count()) for side in (0, 1)]
    better = _TO_MOVE + _LIVE * (live[seat] - live[1 - seat]) + _REACH * (reach[seat] - reach[1 - seat])
    chance = 1 / (1 + exp(-better))
    return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)


def horizon(state: State) -> int:
    """To the end of this turn and of the rival's answer to it."""
    return state[1] + state[0].board.steps
