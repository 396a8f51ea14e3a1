"""A turn: an act, the cards drawn after it, and the next player."""

from __future__ import annotations

from functools import cache

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, Stack, replaced
from virus_nb.games.virus.cards import PACK
from virus_nb.games.virus.state import TURN, State
from virus_nb.games.virus.table import CardMove, Told


def play(state: State, move: CardMove, chance: Chance) -> tuple[State, Told]:
    """The next state and what happened; the move must be legal (virus.3)."""
    seat, table = state.to_move, state.table
    hands, act = state.hands, move.act
    after = State()
    after.table = table
    known, hand = table.hands, hands[seat]
    deck, left = state.deck, state.left
    if act is None:  # cards only leave the hand
        after.bodies, after.ask = state.bodies, TURN
        discard, told = state.discard + move.cards, move.told[seat]
    else:
        hands, after.bodies, gone, told, ask = act(state, move)
        discard = state.discard + gone if gone else state.discard
        after.ask = ask
        if ask:
            after.to_move, after.deck, after.left, after.discard = seat, deck, left, discard
            after.hands = replaced(hands, seat, known[hand.key - move.weight])
            return after, told
    rest = left - hand.need - move.size
    if rest < 0:
        deck, left, discard, recycled = _recycle(table.flip, deck, left, discard, chance)
        told += recycled
        rest = max(0, left - hand.need - move.size)
    drawn = deck[left] - deck[rest]
    after.to_move, after.deck = table.next[seat], deck
    after.left, after.discard = rest, discard
    after.hands = replaced(hands, seat, known[hand.key - move.weight + drawn])
    return after, told + known[drawn].drew[seat]


def _recycle(flip: bool, deck: Stack, left: int, discard: Cards,
             chance: Chance) -> tuple[Stack, int, Cards, Told]:
    """The discard pile goes under what is left of the deck, shuffled or turned over (virus.21)."""
    if not discard:
        return deck, left, discard, ()
    order = discard if flip else chance.order(discard)
    return PACK.refilled(deck, left, order), left + len(order), (), _recycled(flip, len(order))


@cache
def _recycled(flip: bool, number: int) -> Told:
    """What is said of it: made once for each number of cards."""
    return (Event("flipped" if flip else "reshuffled", "virus.21", number=number),)
