"""Contagion (virus.16): which virus may go where, so that as many as possible can go."""

from __future__ import annotations

from functools import lru_cache

from virus_nb.games.virus.cards import SLOTS
from virus_nb.games.virus.organs import fits
from virus_nb.games.virus.table import BodiesBySeat, Moves

Colours = tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def most(viruses: Colours, free: Colours) -> int:
    """How many of the viruses can be moved in all; ``free`` counts the free organs of each colour."""
    if not viruses:
        return 0
    first, *rest = viruses
    best = most(tuple(rest), free)
    for colour in SLOTS:
        if free[colour] and fits(first, colour):
            best = max(best, 1 + most(tuple(rest), _without(free, colour)))
    return best


@lru_cache(maxsize=1 << 12)
def steps(viruses: Colours, free: Colours, any_step: bool) -> frozenset[tuple[int, int]]:
    """Which virus (its number in the list) may go next to which colour of organ.

    any_step: option ``contagion=any``; otherwise only steps after which the most still can move.
    """
    limit = most(viruses, free)
    return frozenset(
        (n, colour) for n, virus in enumerate(viruses) for colour in SLOTS
        if free[colour] and fits(virus, colour)
        and (any_step or 1 + most((*viruses[:n], *viruses[n + 1:]), _without(free, colour)) == limit))


def spreads(bodies: BodiesBySeat, seat: int) -> Moves:
    """Every virus of that seat that may be moved now, with its target."""
    mine = bodies[seat]
    table = mine.home.table
    if not mine.sick:
        return ()
    free = tuple(sum(body.free >> colour & 1 for body in bodies if body is not mine) for colour in SLOTS)
    sick = [slot for slot in SLOTS if mine.sick >> slot & 1]
    allowed = steps(tuple(mine.viruses()), free, table.any_contagion)
    return tuple(table.spread[seat, slot, body.seat, colour]
                 for n, slot in enumerate(sick) for body in bodies if body is not mine for colour in SLOTS
                 if (n, colour) in allowed and body.free >> colour & 1)


def _without(free: Colours, colour: int) -> Colours:
    return (*free[:colour], free[colour] - 1, *free[colour + 1:])
