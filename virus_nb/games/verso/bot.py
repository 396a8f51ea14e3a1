"""A player that takes what looks best now. It knows no more than its seat sees.

What an area is worth: its points; the runs that can still be banked in the turns that are
left; what one more card would add to them; and how near it is to a square.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from virus_nb.engine import Move
from virus_nb.games.verso.area import (
    BIT,
    FIRST,
    PLACED,
    ROW,
    STANDING,
    THREES_FIRST,
    WAITS,
    card_in,
    cards_in,
    score_of,
)
from virus_nb.games.verso.cards import FACE, POINTS, SLOT, TURNED, UNKNOWN, cards_with, physical
from virus_nb.games.verso.runs import FLIP, KEEP, Bank, best_run, runs_of
from virus_nb.games.verso.table import Rules, State, cards_of, length

LATER = .9
"""What a point is worth that is banked a turn later: a neighbour may turn the card over first."""
GROWTH = .4
"""How much of what one more card would add counts, for each turn that is left (up to three)."""
SQUARE = (7.0, 4.0, 2.2, 1.2, .6, .3)
"""What a square is worth of which so many cards are missing."""
RIVAL = .6
"""What a point of a rival is worth."""


class Row(dict[int, "tuple[float, ...]"]):
    """A row (its 7 slots, and above them which are worth 3) -> most points in 0, 1, 2 and 3 banks."""

    def __missing__(self, row: int) -> tuple[float, ...]:
        area = (row & 127) << FIRST | (row >> ROW) << THREES_FIRST
        best = [0.0] * 4
        for bank in runs_of(area):
            points = bank.points(area)
            left = area & bank.rest
            rest = self[left >> FIRST & 127 | (left >> THREES_FIRST & 127) << ROW]
            for n in range(1, 4):
                best[n] = max(best[n], points + LATER * rest[n - 1])
        self[row] = tuple(best)
        return self[row]


class Growth(dict[int, float]):
    """A row -> what one more card of its colour would add on average."""

    def __missing__(self, row: int) -> float:
        added = 0.0
        for value in range(ROW):
            if not row >> value & 1:
                card = row | 1 << value
                added += BANKS[card][3] + BANKS[card | 1 << ROW + value][3] - 2 * BANKS[row][3]
        self[row] = added / (2 * ROW)
        return self[row]


BANKS, MORE = Row(), Growth()


def outlook(area: int, turns: float) -> float:
    """What an area is worth to its seat with so many turns left, its score apart."""
    rows = [area >> FIRST + ROW * n & 127 | (area >> THREES_FIRST + ROW * n & 127) << ROW for n in range(3)]
    # the next bank always comes from the row that pays most for it; one is left for the very end
    paid = sorted((BANKS[row][n] - BANKS[row][n - 1] for row in rows for n in (1, 2, 3)), reverse=True)
    worth = sum(points * LATER ** n for n, points in enumerate(paid[:int(turns) + 1]))
    worth += GROWTH * min(turns, 3) * sum(MORE[row] for row in rows)
    missing = sum(max(0, 3 - (area >> 3 * n & 7)) for n in range(3))
    if missing < len(SQUARE) and missing <= turns:
        worth += SQUARE[missing] * (.5 if area & WAITS else 1)
    return worth


def greedy(view: State, moves: Sequence[Move], random: Random) -> Move:
    """The move with the best outlook; equal ones by chance."""
    if not view.deck:
        return best_run(view.areas[view.to_move]) or moves[0]
    left = length(view.deck)
    seen = _seen(view)
    worths = [_worth(view, move, left, seen) for move in moves]
    best = max(worths)
    among = [move for move, worth in zip(moves, worths, strict=True) if worth >= best - 1e-9]
    return among[int(random.random() * len(among))]


def _worth(view: State, move: Move, left: int, seen: frozenset[int]) -> float:
    seats, me = view.rules.seats, view.to_move
    area, top = view.areas[me], view.deck[0]  # type: ignore[misc]
    if move is KEEP:
        return _taken(view.rules, area, (top,), (left - seats) / seats)
    if move is FLIP:
        return _taken(view.rules, area, behind(top, seen), (left - seats) / seats)
    assert isinstance(move, Bank)
    turns = (left - seats + 1) / seats
    gain, _ = move.told[me][area & move.threes]
    after = (area & move.rest) + gain
    after += view.rules.settle_bank[after & STANDING]
    worth = score_of(after) + outlook(after, turns)
    for rival in view.rules.neighbours[me]:
        worth += RIVAL * _harm(view, view.areas[rival], rival, move.colour, turns, seen)
    if view.rules.opponent == "three-vp" and seats == 1 and POINTS[top] == 3:
        worth -= _harm(view, after, me, SLOT[top] // ROW, turns, seen)
    return worth


def _taken(rules: Rules, area: int, cards: Iterable[int], turns: float) -> float:
    """The mean worth of the area with one of these cards, all alike."""
    worths = []
    for card in cards:
        after = area
        if not area & BIT[card]:
            after += PLACED[card]
            after += rules.settle[after & STANDING]
        worths.append(score_of(after) + outlook(after, turns))
    return sum(worths) / len(worths)


def _harm(view: State, area: int, seat: int, colour: int, turns: float, seen: frozenset[int]) -> float:
    """What an area is expected to lose when its highest card of a colour is turned over."""
    value = view.rules.highest[area >> FIRST + ROW * colour & 127]
    if value < 0:
        return 0
    card = card_in(view.laid, seat, ROW * colour + value)
    known = TURNED[card]
    others = behind(card, seen) if known == UNKNOWN else (known,)
    before = score_of(area) + outlook(area, turns)
    return before - _taken(view.rules, area - PLACED[card], others, turns)


def behind(card: int, seen: frozenset[int]) -> tuple[int, ...]:
    """The sides that may be under a face, cards that lie openly elsewhere left out."""
    return tuple([TURNED[each] for each in cards_with(FACE[card]) if physical(each) not in seen])


def _seen(view: State) -> frozenset[int]:
    """The cards of which both sides are known, so that they can be nowhere else."""
    cards = [card for seat in range(view.rules.seats) for card in cards_in(view.laid, seat)]
    return frozenset(physical(card) for card in (*cards, *cards_of(view.discard)) if physical(card) >= 0)
