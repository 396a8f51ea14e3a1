"""A turn: an act, the cards drawn after it, and the next player."""

from __future__ import annotations

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, refilled, replaced
from virus_nb.games.virus.cards import PACK
from virus_nb.games.virus.state import TURN, State
from virus_nb.games.virus.table import CardMove, Told

_new = object.__new__


def play(state: State, move: CardMove, chance: Chance) -> tuple[State, Told]:
    """The next state and what happened; the move must be legal (virus.3)."""
    seat, table, hands, act = state.to_move, state.table, state.hands, move.act
    after = _new(State)
    after.table = table
    if act is None:  # cards only leave the hand
        after.bodies, after.ask = state.bodies, TURN
        discard, told = state.discard + move.cards, move.told[seat]
    else:
        hands, after.bodies, gone, told, after.ask = act(state, move)
        discard = state.discard + gone if gone else state.discard
    hand = hands[seat]
    key, need = hand.key - move.weight, hand.need + move.size
    deck, sums, left = state.deck, state.sums, state.left
    if after.ask != TURN:
        after.to_move, after.deck, after.sums, after.left, after.discard = seat, deck, sums, left, discard
        after.hands = replaced(hands, seat, table.hands[key])
        return after, told
    if left < need:
        deck, left, discard, recycled = _recycle(table.flip, deck, left, discard, chance)
        sums = PACK.sums(deck)
        told += recycled
        need = min(need, left)
    drawn = sums[left] - sums[left - need]
    after.to_move, after.deck, after.sums, after.left = table.next[seat], deck, sums, left - need
    after.discard, after.hands = discard, replaced(hands, seat, table.hands[key + drawn])
    return after, told + table.hands[drawn].drew[seat]


def _recycle(flip: bool, deck: Cards, left: int, discard: Cards,
             chance: Chance) -> tuple[Cards, int, Cards, Told]:
    """The discard pile goes under what is left of the deck, shuffled or turned over (virus.21)."""
    if not discard:
        return deck, left, discard, ()
    order = discard if flip else chance.order(discard)
    told = Event("flipped" if flip else "reshuffled", "virus.21", number=len(order))
    return *refilled(deck, left, order), (), (told,)
