"""What each move changes; the turn around it is in ``turn.py``."""

from __future__ import annotations

from virus_nb.engine import NOBODY, Event
from virus_nb.engine.cards import Cards, replaced
from virus_nb.games.virus.cards import COLOURS, VIRUSES
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.organs import FREE, NONE, infected, virus_on
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import BodiesBySeat, CardMove, Change


def lay(state: State, move: CardMove) -> Change:
    """An organ goes to the own body, a virus or a medicine to an organ (virus.5, virus.7, virus.8)."""
    target = state.to_move if move.seat == NOBODY else move.seat
    body = state.bodies[target]
    changed, gone, by_seat = move.effects[body.piles[move.slot]]
    body, told = body.home[body.key ^ changed], by_seat[state.to_move]
    bodies = replaced(state.bodies, target, body)
    if body.won:
        return state.hands, bodies, gone, told + state.table.won[target], OVER
    return state.hands, bodies, gone, told, TURN


def transplant(state: State, move: CardMove) -> Change:
    """Two organs of two players change places, with all that lies on them (virus.14)."""
    i, j = move.slot, move.slot2
    one, two = state.bodies[move.seat], state.bodies[move.seat2]
    bodies = replaced(state.bodies, move.seat, one.exchange(i, j, two.piles[j]))
    bodies = replaced(bodies, move.seat2, two.exchange(j, i, one.piles[i]))
    return _treated(state, move, bodies)


def thief(state: State, move: CardMove) -> Change:
    """An organ moves, with all that lies on it, to the body of the player (virus.15)."""
    seat, victim, slot = state.to_move, move.seat, move.slot
    theirs, mine = state.bodies[victim], state.bodies[seat]
    bodies = replaced(state.bodies, seat, mine.with_pile(slot, theirs.piles[slot]))
    bodies = replaced(bodies, victim, theirs.with_pile(slot, NONE))
    return _treated(state, move, bodies)


def medical_error(state: State, move: CardMove) -> Change:
    """Two players exchange their whole bodies (virus.18)."""
    seat, other = state.to_move, move.seat
    mine, theirs = state.bodies[seat], state.bodies[other]
    bodies = replaced(replaced(state.bodies, seat, mine.home[theirs.key]), other, theirs.home[mine.key])
    return _treated(state, move, bodies)


def glove(state: State, move: CardMove) -> Change:
    """Every other player discards the whole hand (virus.17)."""
    seat, table = state.to_move, state.table
    gone: Cards = move.cards
    told = move.told[seat]
    hands = list(state.hands)
    for other in table.rivals[seat]:
        hand = hands[other]
        if hand.size:
            told += (Event("hand-lost", "virus.17", other, hand.cards, other=seat, number=hand.size),)
            hands[other] = table.hands.of(())
            gone += hand.cards
    return tuple(hands), state.bodies, gone, told, TURN


def contagion(state: State, move: CardMove) -> Change:
    """The viruses of the player begin to move (virus.16)."""
    return state.hands, state.bodies, move.cards, move.told[state.to_move], TURN + 1


def spread(state: State, move: CardMove) -> Change:
    """One virus moves to an organ of another player; the contagion ends when no more can (virus.16)."""
    seat, other = state.to_move, move.seat2
    mine, theirs = state.bodies[seat], state.bodies[other]
    virus = virus_on(mine.piles[move.slot])
    mine = mine.with_pile(move.slot, FREE)
    bodies = replaced(state.bodies, seat, mine)
    bodies = replaced(bodies, other, theirs.with_pile(move.slot2, infected(virus)))
    told = (Event("spread", "virus.16", seat, (VIRUSES[virus],),
                  (_place(seat, move.slot), _place(other, move.slot2)), other),)
    if mine.won:
        return state.hands, bodies, (), told + state.table.won[seat], OVER
    return state.hands, bodies, (), told, state.ask + 1 if spreads(bodies, seat) else TURN


def unchanged(state: State, move: CardMove) -> Change:
    """Nothing but the end of the turn: an empty hand draws (virus.4), a contagion stops early (virus.16)."""
    return state.hands, state.bodies, (), move.told[state.to_move], TURN


def _treated(state: State, move: CardMove, bodies: BodiesBySeat) -> Change:
    """A treatment has had its effect, and somebody may have won by it (virus.19, virus.20)."""
    told = move.told[state.to_move]
    winners = [body.seat for body in bodies if body.won]
    if not winners:
        return state.hands, bodies, move.cards, told, TURN
    assert len(winners) == 1, "no single move completes two bodies"
    return state.hands, bodies, move.cards, told + state.table.won[winners[0]], OVER


def _place(seat: int, slot: int) -> str:
    return f"{seat}.{COLOURS[slot]}"
