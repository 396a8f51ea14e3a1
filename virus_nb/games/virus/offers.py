"""Every legal move of a moment: fast, from what hands and bodies remember."""

from __future__ import annotations

from virus_nb.engine import NOBODY
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import CardMove, Moves


def legal_moves(state: State) -> Moves:
    """Every legal move; none when the game is over."""
    if state.ask:
        return _spreads(state)
    seat = state.to_move
    bodies = state.bodies
    hand = state.hands[seat]
    moves: Moves = ()
    onto = bodies[seat].moves
    for card in hand.own:
        moves += onto[card]
    cards = hand.hit
    if cards:
        for other in state.table.rivals[seat]:
            onto = bodies[other].moves
            for card in cards:
                moves += onto[card]
    for treatment in hand.treatments:
        moves += _TREATMENTS[treatment](state)
    return moves + hand.always


def legal_move(state: State, text: str) -> CardMove | None:
    """The move with that text if it is legal: only those are listed that are like it."""
    move = state.table.move(text)
    if move is None:
        return None
    seat = state.to_move
    hand = state.hands[seat]
    alike: Moves
    if state.ask:
        alike = _spreads(state)
    elif move.placed is not None:
        target = seat if move.seat == NOBODY else move.seat
        held = move.placed in (hand.own if target == seat else hand.hit)
        alike = state.bodies[target].moves[move.placed] if held else ()
    elif move.kind in hand.treatments:
        alike = _TREATMENTS[move.kind](state)
    else:
        alike = hand.always
    return move if move in alike else None


def _spreads(state: State) -> Moves:
    if state.ask == OVER:
        return ()
    moves = spreads(state.bodies, state.to_move)
    return (*moves, state.table.done) if state.table.any_contagion and state.ask > TURN + 1 else moves


def transplants(state: State) -> Moves:
    """Pairs of organs of two players that may change places (virus.14, virus.19)."""
    bodies, table = state.bodies, state.table
    moves: Moves = ()
    for (a, b), swaps in table.swaps.items():
        one, two = bodies[a], bodies[b]
        moves += swaps[one.movable & ~two.organs | (two.movable & ~one.organs) << 5]
        both = one.movable & two.movable
        if both:
            moves += table.swaps_of_one_colour[a, b][both & one.differing(two)]
    return moves


def thefts(state: State) -> Moves:
    """Organs that may be taken (virus.15)."""
    seat, bodies, table = state.to_move, state.bodies, state.table
    free_places = ~bodies[seat].organs
    moves: Moves = ()
    for other in table.rivals[seat]:
        moves += table.thefts[other][bodies[other].movable & free_places]
    return moves


def contagions(state: State) -> Moves:
    """A contagion, if a virus can move (virus.16, virus.19)."""
    seat, table = state.to_move, state.table
    reach = state.bodies[seat].reach
    if reach:
        for other in table.rivals[seat]:
            if state.bodies[other].free & reach:
                return (table.contagion,)
    return ()


def gloves(state: State) -> Moves:
    """A latex glove, if somebody else holds cards (virus.17, virus.19)."""
    for other in state.table.rivals[state.to_move]:
        if state.hands[other].size:
            return (state.table.glove,)
    return ()


def errors(state: State) -> Moves:
    """Players with whom the body may be exchanged (virus.18, virus.19)."""
    seat, bodies, table = state.to_move, state.bodies, state.table
    mine = bodies[seat].same
    return tuple([table.error[other] for other in table.rivals[seat] if bodies[other].same != mine])


_TREATMENTS = {"transplant": transplants, "organ-thief": thefts, "contagion": contagions,
               "latex-glove": gloves, "medical-error": errors}
