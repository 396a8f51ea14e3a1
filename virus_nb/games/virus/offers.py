"""Every legal move of a moment: fast, from what hands and bodies remember."""

from __future__ import annotations

from virus_nb.games.virus.body import SLOTS
from virus_nb.games.virus.cards import CONTAGION, LATEX_GLOVE, MEDICAL_ERROR, ORGAN_THIEF, TRANSPLANT
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import CardMove

Moves = tuple[CardMove, ...]


def legal_moves(state: State) -> Moves:
    """Every legal move; none when the game is over."""
    if state.ask:
        return _spreads(state)
    seat, bodies, table = state.to_move, state.bodies, state.table
    hand = state.hands[seat]
    moves = bodies[seat].own[hand.own]
    cards = hand.hit
    if cards:
        for other in table.rivals[seat]:
            moves += bodies[other].hit[cards]
    if hand.treatments:
        for card in hand.treatments:
            moves += _TREATMENTS[card](state)
    return moves + hand.always


def _spreads(state: State) -> Moves:
    if state.ask == OVER:
        return ()
    moves = tuple(spreads(state))
    return (*moves, state.table.done) if state.table.any_contagion and state.ask > TURN + 1 else moves


def transplants(state: State) -> Moves:
    """Pairs of organs of two players that may change places (virus.14, virus.19)."""
    found = []
    bodies, table = state.bodies, state.table
    for one in bodies:
        for two in bodies[one.seat + 1:]:
            for i in SLOTS:
                if not one.movable >> i & 1:
                    continue
                for j in SLOTS:
                    if two.movable >> j & 1 and (
                            one.piles[i] != two.piles[j] if i == j
                            else not one.organs >> j & 1 and not two.organs >> i & 1):
                        found.append(table.transplant[one.seat, i, two.seat, j])
    return tuple(found)


def thefts(state: State) -> Moves:
    """Organs that may be taken (virus.15)."""
    seat, thief = state.to_move, state.table.thief
    have = state.bodies[seat].organs
    return tuple(thief[other, slot] for other in sorted(state.table.rivals[seat]) for slot in SLOTS
                 if state.bodies[other].movable & ~have & 1 << slot)


def contagions(state: State) -> Moves:
    """A contagion, if a virus can move (virus.16, virus.19)."""
    return (state.table.contagion,) if spreads(state) else ()


def gloves(state: State) -> Moves:
    """A latex glove, if somebody else holds cards (virus.17, virus.19)."""
    return (state.table.glove,) if any(state.hands[other].size for other in state.table.rivals[state.to_move]) else ()


def errors(state: State) -> Moves:
    """Players with whom the body may be exchanged (virus.18, virus.19)."""
    mine = state.bodies[state.to_move]
    return tuple(state.table.error[other] for other in sorted(state.table.rivals[state.to_move])
                 if not mine.same_as(state.bodies[other]))


_TREATMENTS = {TRANSPLANT: transplants, ORGAN_THIEF: thefts, CONTAGION: contagions, LATEX_GLOVE: gloves,
               MEDICAL_ERROR: errors}
