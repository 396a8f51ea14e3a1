"""A turn: an act, the answers to it, the cards drawn after it, and the next player."""

from __future__ import annotations

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, Stack, replaced
from virus_nb.games.marvel.cards import PACK
from virus_nb.games.marvel.state import AGAIN, OVER, PASS, State
from virus_nb.games.marvel.table import CardMove, Told


def play(state: State, move: CardMove, chance: Chance) -> tuple[State, Told]:
    """The next state and what happened; the move must be legal (marvel.2)."""
    turn, owner, table, hands, act = state.turn, state.to_move, state.table, state.hands, move.act
    after = State()
    after.table = table
    if act is None:  # cards only leave the hand
        after.teams, ask = state.teams, PASS
        discard, told = state.discard + move.cards, move.told[turn]
    else:
        after.teams, gone, told, ask = act(state, move)
        discard = state.discard + gone if gone else state.discard
        if move.used:  # played as if it were one's own, the card leaves the spied hand (marvel.15, marvel.23)
            assert state.ask is not None
            owner = state.ask.hand
            told = (Event("used", "marvel.15", turn, move.cards, other=owner), *told)
    hand = hands[owner]
    key, need = hand.key - move.weight, hand.need + move.size
    deck, left = state.deck, state.left
    if ask is not PASS or owner != turn:
        if move.size:
            hands = replaced(hands, owner, table.hands[key])
        key, need = hands[turn].key, hands[turn].need
        if ask is AGAIN and not table.draw_first:
            need = 0
        elif ask is not PASS and ask is not AGAIN:
            after.turn, after.to_move, after.ask = turn, turn if ask is OVER else ask.seat, ask
            after.hands, after.deck, after.left, after.discard = hands, deck, left, discard
            return after, told
    if left < need:
        deck, left, discard, recycled = _recycle(deck, left, discard, chance)
        told += recycled
        need = min(need, left)
    drawn = deck[left] - deck[left - need]
    told += table.hands[drawn].drew[turn]
    after.ask = None
    if ask is AGAIN:
        after.turn = after.to_move = turn
        told += table.again[turn]
    else:
        after.turn = after.to_move = table.next[turn]
    after.deck, after.left, after.discard = deck, left - need, discard
    after.hands = replaced(hands, turn, table.hands[key + drawn])
    return after, told


def _recycle(deck: Stack, left: int, discard: Cards, chance: Chance) -> tuple[Stack, int, Cards, Told]:
    """The discard pile is shuffled and goes under what is left of the deck (marvel.21)."""
    if not discard:
        return deck, left, discard, ()
    order = chance.order(discard)
    told = Event("reshuffled", "marvel.21", number=len(order))
    return PACK.refilled(deck, left, order), left + len(order), (), (told,)
