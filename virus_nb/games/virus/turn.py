"""A turn: an act, the cards drawn after it, and the next player."""

from __future__ import annotations

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, refilled, replaced
from virus_nb.games.virus.cards import PACK
from virus_nb.games.virus.state import TURN, State
from virus_nb.games.virus.table import CardMove, Told

_new = object.__new__
_weight = PACK.weight


def play(state: State, move: CardMove, chance: Chance) -> tuple[State, Told]:
    """The next state and what happened; the move must be legal (virus.3)."""
    seat, table, discard = state.to_move, state.table, state.discard
    if move.act is None:
        hands, bodies, gone, told, ask = state.hands, state.bodies, move.cards, move.told[seat], TURN
    else:
        hands, bodies, gone, told, ask = move.act(state, move)
    if gone:
        discard += gone
    after = _new(State)
    after.table, after.bodies, after.ask = table, bodies, ask
    hand = hands[seat]
    if ask != TURN:
        after.to_move, after.deck, after.left, after.discard = seat, state.deck, state.left, discard
        after.hands = replaced(hands, seat, table.hands[hand.key - move.weight])
        return after, told
    deck, left, need = state.deck, state.left, hand.need + move.size
    if left < need:
        deck, left, discard, recycled = _recycle(table.flip, deck, left, discard, chance)
        told += recycled
        need = min(need, left)
    left -= need
    drawn = 0
    if need:
        drawn = _weight[deck[left]]
        if need > 1:
            drawn += _weight[deck[left + 1]]
            if need > 2:
                drawn += _weight[deck[left + 2]]
    after.to_move, after.deck, after.left, after.discard = table.next[seat], deck, left, discard
    after.hands = replaced(hands, seat, table.hands[hand.key - move.weight + drawn])
    return after, told + table.hands[drawn].drew[seat]


def _recycle(flip: bool, deck: Cards, left: int, discard: Cards,
             chance: Chance) -> tuple[Cards, int, Cards, Told]:
    """The discard pile goes under what is left of the deck, shuffled or turned over (virus.21)."""
    if not discard:
        return deck, left, discard, ()
    order = discard if flip else chance.order(discard)
    told = Event("flipped" if flip else "reshuffled", "virus.21", number=len(order))
    return *refilled(deck, left, order), (), (told,)
