"""What one seat may see of a state, a state that such a view could come from, and what no state may break."""

from __future__ import annotations

from random import Random

from virus_nb.engine import HIDDEN, Seat
from virus_nb.engine.cards import FULL_HAND, Cards, dealt
from virus_nb.games.virus.cards import COLOUR_OF, PACK, SLOTS
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.organs import fits
from virus_nb.games.virus.state import OVER, TURN, State


def observe(state: State, seat: Seat | None) -> State:
    """The same state, with the other hands and the deck face down (virus.1)."""
    view = State()
    view.table = table = state.table
    view.to_move = state.to_move
    hands = state.hands
    if seat is None:
        view.hands = tuple([hand.veil for hand in hands])
    elif len(hands) == 2:  # by far the most common
        view.hands = (hands[0].veil, hands[1]) if seat else (hands[0], hands[1].veil)
    else:
        veiled = [hand.veil for hand in hands]
        veiled[seat] = hands[seat]
        view.hands = tuple(veiled)
    view.bodies = state.bodies
    view.deck = table.hidden_deck
    view.left = state.left
    view.discard = state.discard
    view.ask = state.ask
    return view


def imagine(view: State, random: Random) -> State:
    """A state without holes that this view could come from: the unseen cards are dealt at random."""
    held, deck = [hand.cards for hand in view.hands], PACK.unstacked(view.deck, view.left)
    hands, deck = dealt(PACK, held, deck, seen(view), random)
    state = State()
    state.table = table = view.table
    state.to_move, state.bodies, state.discard, state.ask = view.to_move, view.bodies, view.discard, view.ask
    state.hands = tuple(table.hands.of(hand) for hand in hands)
    state.deck, state.left = PACK.stacked(deck), len(deck)
    return state


def seen(state: State) -> Cards:
    """The cards that lie open: in the bodies and on the discard pile."""
    bodies = (card for body in state.bodies for slot in SLOTS for card in body.cards(slot))
    return (*bodies, *state.discard)


def broken(state: State) -> str | None:
    """The invariant that the state breaks, or ``None``."""
    deck = PACK.unstacked(state.deck, state.left)
    cards = (*seen(state), *deck, *(card for hand in state.hands for card in hand.cards))
    if not PACK.has(card for card in cards if card != HIDDEN) or len(cards) > len(PACK.cards):
        return "more copies of a card than there are"
    if any(hand.size > FULL_HAND for hand in state.hands):
        return "a hand of more than three cards"
    for body in state.bodies:
        for slot in SLOTS:
            if not all(fits(COLOUR_OF[card], slot) for card in body.cards(slot)):
                return "a card on an organ that it does not match"
    winners = sum(body.won for body in state.bodies)
    if winners != (state.ask == OVER):
        return "the game is over exactly when one player has won"
    if state.ask > TURN and not spreads(state.bodies, state.to_move):
        return "a contagion is open though no virus can move"
    return None
