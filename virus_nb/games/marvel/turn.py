"""A turn: an act, the answers to it, the cards drawn after it, and the next player."""

from __future__ import annotations

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, refilled, replaced
from virus_nb.games.marvel.cards import PACK
from virus_nb.games.marvel.state import AGAIN, OVER, PASS, State
from virus_nb.games.marvel.table import CardMove, Told

_new = object.__new__
_weight = PACK.weight


def play(state: State, move: CardMove, chance: Chance) -> tuple[State, Told]:
    """The next state and what happened; the move must be legal (marvel.2)."""
    turn, table, hands, discard = state.turn, state.table, state.hands, state.discard
    owner = state.to_move
    if move.act is None:
        teams, gone, told, ask = state.teams, move.cards, move.told[turn], PASS
    else:
        teams, gone, told, ask = move.act(state, move)
        if move.used:  # the card is played as if it were the spy's own, and leaves the hand that was spied
            assert state.ask is not None
            owner = state.ask.hand
            told = (Event("used", "marvel.15", turn, move.cards, other=owner), *told)
    if gone:
        discard += gone  # a spied card goes where that card goes (marvel.23)
    after = _new(State)
    after.table, after.teams = table, teams
    key, need = hands[owner].key - move.weight, hands[owner].need + move.size
    if owner != turn or not (ask is PASS or ask is AGAIN and table.draw_first):
        if move.weight:
            hands = replaced(hands, owner, table.hands[key])
        key, need = hands[turn].key, hands[turn].need
    deck, left = state.deck, state.left
    if ask is PASS or ask is AGAIN:
        after.turn = after.to_move = table.next[turn] if ask is PASS else turn
        after.ask = None
        if ask is PASS or table.draw_first:
            if left < need:
                deck, left, discard, recycled = _recycle(deck, left, discard, chance)
                told += recycled
                need = min(need, left)
            left -= need
            drawn = 0
            for card in deck[left:left + need]:
                drawn += _weight[card]
            hands = replaced(hands, turn, table.hands[key + drawn])
            told += table.hands[drawn].drew[turn]
        if ask is AGAIN:
            told += table.again[turn]
    else:
        after.turn, after.to_move, after.ask = turn, turn if ask is OVER else ask.seat, ask
    after.hands, after.deck, after.left, after.discard = hands, deck, left, discard
    return after, told


def _recycle(deck: Cards, left: int, discard: Cards, chance: Chance) -> tuple[Cards, int, Cards, Told]:
    """The discard pile is shuffled and goes under what is left of the deck (marvel.21)."""
    if not discard:
        return deck, left, discard, ()
    order = chance.order(discard)
    return *refilled(deck, left, order), (), (Event("reshuffled", "marvel.21", number=len(order)),)
