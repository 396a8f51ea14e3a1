"""What one seat may see of a state, a state that such a view could come from, and what no state may break."""

from __future__ import annotations

from random import Random

from virus_nb.engine import HIDDEN, BadInput, Seat
from virus_nb.engine.cards import FULL_HAND, Cards, dealt
from virus_nb.games.marvel.cards import PACK, SLOTS, VILLAINS
from virus_nb.games.marvel.heroes import on
from virus_nb.games.marvel.offers import legal_moves
from virus_nb.games.marvel.state import OVER, State

_MOST_DEALS = 10_000


def observe(state: State, seat: Seat | None) -> State:
    """The same state, with the other hands and the deck face down (marvel.1). A hand that is spied lies open
    to the spy, and only as long as one of its cards is to be chosen (marvel.15)."""
    hands = [hand.veil for hand in state.hands]
    ask = state.ask
    if seat is not None:
        hands[seat] = state.hands[seat]
        if ask is not None and ask.kind == "use" and seat == state.turn:
            hands[ask.hand] = state.hands[ask.hand]
    view = State()
    view.table = table = state.table
    view.turn, view.to_move, view.ask = state.turn, state.to_move, ask
    view.hands = tuple(hands)
    view.teams, view.discard = state.teams, state.discard
    view.deck, view.left = table.hidden_deck, state.left
    return view


def imagine(view: State, random: Random) -> State:
    """A state without holes that this view could come from: the unseen cards are dealt at random."""
    table = view.table
    state = State()
    state.table, state.turn, state.to_move, state.ask = table, view.turn, view.to_move, view.ask
    state.teams, state.discard = view.teams, view.discard
    for _ in range(_MOST_DEALS):
        held, deck = [hand.cards for hand in view.hands], PACK.unstacked(view.deck, view.left)
        hands, deck = dealt(PACK, held, deck, seen(view), random)
        state.hands = tuple(map(table.hands.of, hands))
        state.deck, state.left = PACK.stacked(deck), len(deck)
        # a hand is spied only while something in it can be played: deal until that is so
        if state.ask is OVER or legal_moves(state):
            return state
    raise BadInput("no-cards-fit")


def seen(state: State) -> Cards:
    """The cards that lie open: in the teams, on the discard pile, and a villain that has not landed yet."""
    teams = (card for team in state.teams for slot in SLOTS for card in team.cards(slot))
    flying = (state.ask.card,) if state.ask is not None and state.ask.card in VILLAINS else ()
    return (*teams, *state.discard, *flying)


def broken(state: State) -> str | None:
    """The invariant that the state breaks, or ``None``."""
    deck = PACK.unstacked(state.deck, state.left)
    cards = (*seen(state), *deck, *(card for hand in state.hands for card in hand.cards))
    if not PACK.has(card for card in cards if card != HIDDEN) or len(cards) > len(PACK.cards):
        return "more copies of a card than there are"
    if any(hand.size > FULL_HAND for hand in state.hands):
        return "a hand of more than three cards"
    if any(team.piles[-1] and on(team.piles[-1]) for team in state.teams):
        return "a card on the intangible hero"
    winners = [team.seat for team in state.teams if team.won]
    if winners != ([state.turn] if state.ask is OVER else []):
        return "the game is over exactly when the player whose turn it is has won"
    if state.ask is not OVER and not legal_moves(state) and HIDDEN not in cards:
        return "a decision without a move"
    return None
