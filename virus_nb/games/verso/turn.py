"""The moves that are possible, and playing one: what a take or a bank leads to."""

from __future__ import annotations

from virus_nb.engine import Chance, Event, Move, Seat
from virus_nb.engine.cards import replaced
from virus_nb.games.verso import events
from virus_nb.games.verso.area import BIT, CARD_MASK, FIRST, HIGHEST, LAID, PLACED, POINT, ROW, SHIFT, STANDING
from virus_nb.games.verso.cards import COLOURS, POINTS, SLOT, TURNED
from virus_nb.games.verso.events import (
    FLIPPED,
    FLIPPED_TWIN,
    KEPT,
    KEPT_TWIN,
    SQUARE,
    TURNED_OVER,
    TURNED_TWIN,
    Taken,
    Told,
)
from virus_nb.games.verso.runs import (
    BLUE_GREEN,
    FLIP,
    KEEP,
    ORANGE,
    ORANGE_FIRST,
    ORANGE_RUNS,
    PASS,
    TAKE_OR_RUNS,
    Bank,
    best_run,
    runs_of,
)
from virus_nb.games.verso.table import Pile, Rules, State

ROW_MASK = (1 << ROW) - 1


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal move (verso.2, verso.14; verso.4 with ``must-flip``; the last banks of verso.10)."""
    area = state.areas[state.to_move]
    if state.deck:
        moves = TAKE_OR_RUNS[(area & BLUE_GREEN) >> FIRST] + ORANGE_RUNS[(area & ORANGE) >> ORANGE_FIRST]
        # to keep is the first of them
        return moves[1:] if state.rules.must_flip and area & BIT[state.deck[0]] else moves
    if state.due:
        return runs_of(area) or (PASS,)
    return ()


def play(state: State, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal move, and what happened (verso.2)."""
    rules, seat, deck = state.rules, state.to_move, state.deck
    if not deck:
        return _last_bank(state, move)
    if move is KEEP:
        card, rest = deck
        told, told_twin = KEPT, KEPT_TWIN
    elif move is FLIP:
        card, rest = deck
        card = TURNED[card]
        told, told_twin = FLIPPED, FLIPPED_TWIN
    else:
        return _bank(state, move, chance)  # type: ignore[arg-type]
    areas, laid = state.areas, state.laid
    area = areas[seat]
    if area & BIT[card]:
        discard: Pile = (card, state.discard)
        happened = told_twin.known[seat][card] or told_twin.told(seat, card)
    else:
        discard = state.discard
        happened = told.known[seat][card] or told.told(seat, card)
        area += PLACED[card]
        gain = rules.settle[area & STANDING]
        if gain:
            area += gain
            if gain > POINT:
                happened += SQUARE[seat]
        laid += LAID[seat][card]
        if len(areas) == 2:
            areas = (areas[0], area) if seat else (area, areas[1])
        else:
            areas = replaced(areas, seat, area)
    after = State()
    after.rules = rules
    after.to_move = rules.after[seat]
    after.deck = rest
    after.discard = discard
    after.areas = areas
    after.laid = laid
    after.due = ()
    if not rest:
        return _deck_is_empty(after, happened)
    if rules.solo:
        return _opponent(after, happened, chance)
    return after, happened


def _bank(state: State, bank: Bank, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Bank a run: points, the two highest leave, the neighbours turn a card (verso.5, verso.7)."""
    rules, seat = state.rules, state.to_move
    areas, laid, cards = list(state.areas), state.laid, LAID[seat]
    area = areas[seat]
    # ``_banked`` written out: a call would cost a tenth
    gain, happened = bank.told[seat][area & bank.threes]
    second, highest = laid >> bank.second[seat] & CARD_MASK, laid >> bank.highest[seat] & CARD_MASK
    laid -= cards[second] + cards[highest]
    discard: Pile = (highest, (second, state.discard))
    area = (area & bank.rest) + gain
    gain = rules.settle_bank[area & STANDING]
    if gain:
        area += gain
        if gain > POINT:
            happened += SQUARE[seat]
    areas[seat] = area
    row = FIRST + ROW * bank.colour
    for neighbour in rules.neighbours[seat]:
        area = areas[neighbour]
        value = rules.highest[area >> row & ROW_MASK]
        if value >= 0:
            areas[neighbour], laid, discard, told = turn_over(
                rules, neighbour, area, laid, ROW * bank.colour + value, discard, TURNED_OVER, TURNED_TWIN)
            happened += told
    after = State()
    after.rules = rules
    after.to_move = rules.after[seat]
    after.deck = state.deck
    after.discard = discard
    after.areas = tuple(areas)
    after.laid = laid
    after.due = ()
    if rules.solo:
        return _opponent(after, happened, chance)
    return after, happened


def turn_over(rules: Rules, seat: Seat, area: int, laid: int, slot: int, discard: Pile,
              told: Taken, told_twin: Taken) -> tuple[int, int, Pile, Told]:
    """Turn the card of a slot over: it goes to its new row, or away if it has a twin there (verso.7)."""
    cards = LAID[seat]
    old = laid >> SHIFT[seat][slot] & CARD_MASK
    area -= PLACED[old]
    laid -= cards[old]
    card = TURNED[old]
    if area & BIT[card]:
        discard = (card, discard)
        happened = told_twin.known[seat][card] or told_twin.told(seat, card)
    else:
        area += PLACED[card]
        laid += cards[card]
        happened = told.known[seat][card] or told.told(seat, card)
    gain = rules.settle[area & STANDING]
    if gain:
        area += gain
        if gain > POINT:
            happened += SQUARE[seat]
    return area, laid, discard, happened


def _opponent(state: State, happened: Told, chance: Chance) -> tuple[State, Told]:
    """The simulated opponent of a single player, after each turn that leaves a card (verso.13)."""
    rules = state.rules
    if rules.opponent == "none":
        return state, happened
    if rules.opponent == "random":
        # a half for nothing, the other half shared by the three colours
        drawn = chance.pick(("none", "none", "none", *COLOURS))
        happened += events.DRAWN[drawn]
        if drawn == "none":
            return state, happened
        colour = COLOURS.index(drawn)
    else:
        top = state.deck[0]  # type: ignore[misc]
        if POINTS[top] != 3:
            return state, happened
        colour = SLOT[top] // ROW
    area = state.areas[0]
    # never a joker here, whatever ``sole_joker`` says
    value = HIGHEST[area >> FIRST + ROW * colour & ROW_MASK]
    if value >= 0:
        area, state.laid, state.discard, told = turn_over(
            rules, 0, area, state.laid, ROW * colour + value, state.discard, events.OPPONENT, events.OPPONENT_TWIN)
        state.areas = (area,)
        happened += told
    return state, happened


def _deck_is_empty(state: State, happened: Told) -> tuple[State, Told]:
    """The last card was taken: the last banks begin after that seat (verso.10)."""
    happened += events.DECK_EMPTY
    first, seats = state.to_move, state.rules.seats
    order = (*range(first, seats), *range(first))
    if state.rules.chosen:
        state.due = order
        return state, happened
    areas = list(state.areas)
    for seat in order:
        bank = best_run(areas[seat])
        if bank:
            areas[seat], state.laid, state.discard, told = _banked(
                areas[seat], state.laid, seat, bank, state.discard)
            happened += told
        else:
            happened += events.NO_RUN[seat]
    state.areas = tuple(areas)
    return state, happened + events.result(state.areas)


def _banked(area: int, laid: int, seat: Seat, bank: Bank, discard: Pile) -> tuple[int, int, Pile, Told]:
    """The points of a run, and its two highest cards leave (verso.5)."""
    gain, told = bank.told[seat][area & bank.threes]
    second, highest = laid >> bank.second[seat] & CARD_MASK, laid >> bank.highest[seat] & CARD_MASK
    laid -= LAID[seat][second] + LAID[seat][highest]
    return (area & bank.rest) + gain, laid, (highest, (second, discard)), told


def _last_bank(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """A last bank that a person chose, or ``pass`` (verso.10)."""
    seat, areas = state.to_move, list(state.areas)
    laid, discard = state.laid, state.discard
    if move is PASS:
        told: Told = events.NO_RUN[seat]
    else:
        assert isinstance(move, Bank)
        areas[seat], laid, discard, told = _banked(areas[seat], laid, seat, move, discard)
    after = State()
    after.rules, after.to_move = state.rules, state.rules.after[seat]
    after.deck, after.discard, after.due = (), discard, state.due[1:]
    after.areas, after.laid = tuple(areas), laid
    if not after.due:
        told += events.result(after.areas)
    return after, told
