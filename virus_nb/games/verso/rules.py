"""Verso: 90 double-sided cards, runs and squares, 1 to 6 players. Rules ``verso.1`` to ``verso.14``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random

from virus_nb.engine import BadInput, Decision, Game, Move, Option, OptionValues, Seat
from virus_nb.engine.text import shown
from virus_nb.games.verso.area import WAITS, WAITS_BREAK, area_of, cards_in, is_square, laid_of, score_of
from virus_nb.games.verso.cards import CARD, DECK, physical, turned_code
from virus_nb.games.verso.clicks import attempt, paths
from virus_nb.games.verso.position import read_position, write_position
from virus_nb.games.verso.refuse import why_not
from virus_nb.games.verso.runs import MOVES
from virus_nb.games.verso.table import CARDS_A_SEAT, State, cards_of, pile_of, rules_of, state_of
from virus_nb.games.verso.turn import legal_moves, play
from virus_nb.games.verso.view import imagine, observe

OPTIONS = (
    Option("keep_duplicate", ("allowed", "must-flip"), "allowed", "verso.4"),
    Option("sole_joker", ("stays", "flips"), "stays", "verso.7"),
    Option("square", ("at-least", "exactly"), "at-least", "verso.8"),
    Option("rearm", ("bank", "break", "both"), "bank", "verso.9"),
    Option("last_bank", ("best", "chosen"), "best", "verso.10"),
    Option("opponent", ("three-vp", "random", "none"), "three-vp", "verso.13"),
)
PRESETS: Mapping[str, OptionValues] = {
    "seed": {option.name: option.default for option in OPTIONS},
}
RULE_SOURCES: dict[str, str] = {
    "verso.1": "SPA", "verso.2": "S", "verso.3": "S", "verso.4": "SP", "verso.5": "S", "verso.6": "R",
    "verso.7": "SP", "verso.8": "SR", "verso.9": "SR", "verso.10": "S", "verso.11": "R", "verso.12": "R",
    "verso.13": "SR", "verso.14": "R",
}
"""Where each rule comes from: S the description of the game, P its publisher, R a ruling of this kit,
A an assumption (the list of the 90 cards)."""

_BOTH_SIDES = tuple((code, turned_code(code)) for code in DECK)
_DECISIONS = {kind: tuple(Decision(kind, seat, seat) for seat in range(6)) for kind in ("turn", "last-bank")}


def new_deck(seats: int, options: OptionValues, random: Random) -> tuple[str, ...]:
    """15 cards a seat, drawn from all of them, any side up (verso.1)."""
    left, draw = list(_BOTH_SIDES), random.random
    deck = []
    for number in range(len(left), len(left) - CARDS_A_SEAT * seats, -1):
        # one draw for the card and its side; the last card left fills the gap
        at = int(draw() * 2 * number)
        deck.append(left[at >> 1][at & 1])
        left[at >> 1] = left[number - 1]
    return tuple(deck)


def start(seats: int, options: OptionValues, deck: Sequence[str]) -> State:
    """Everybody begins with nothing; seat 0 is the start player (verso.12)."""
    if len(deck) != CARDS_A_SEAT * seats:
        raise BadInput("not-that-many", "deck", value=len(deck), number=CARDS_A_SEAT * seats)
    try:
        cards = [CARD[code] for code in deck]
    except (KeyError, TypeError):
        at = next(at for at, code in enumerate(deck) if not isinstance(code, str) or code not in CARD)
        raise BadInput("verso-no-card", f"deck[{at}]", value=shown(deck[at])) from None
    numbers = [card - 1 >> 1 for card in cards]
    if len(set(numbers)) < len(numbers):
        twice = next(at for at, number in enumerate(numbers) if number in numbers[:at])
        raise BadInput("card-twice", f"deck[{twice}]", value=deck[twice])
    return state_of(rules_of(seats, options), 0, pile_of(cards), (), (0,) * seats, 0)


def move(state: State, text: str) -> Move | None:
    """The move with that text; ``pass`` is one only where a last bank is chosen."""
    found = MOVES.get(text)
    return None if text == "pass" and not state.rules.chosen else found


def decision(state: State) -> Decision | None:
    """Whose turn, or whose last bank it is."""
    if state.deck:
        return _DECISIONS["turn"][state.to_move]
    return _DECISIONS["last-bank"][state.to_move] if state.due else None


def winners(state: State) -> tuple[Seat, ...] | None:
    """The seats with the most points when all is banked (verso.10, verso.11)."""
    if state.deck or state.due:
        return None
    points = scores(state)
    best = max(points)
    return tuple([seat for seat, score in enumerate(points) if score == best])


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    return tuple(map(score_of, state.areas))


def broken(state: State) -> str | None:
    """What is wrong with a state that play has led to, or ``None``."""
    rows = [cards_in(state.laid, seat) for seat in range(state.rules.seats)]
    cards = [*chain(*rows), *cards_of(state.deck), *cards_of(state.discard)]
    known = [physical(card) for card in cards if physical(card) >= 0]
    if len(set(known)) < len(known):
        return "a card is in two places"
    if len(cards) > CARDS_A_SEAT * state.rules.seats:
        return "more cards than were dealt"
    if state.laid != laid_of(rows):
        return "a card does not lie in its slot"
    for area, row in zip(state.areas, rows, strict=True):
        if area != area_of(row, area & WAITS, score_of(area)):
            return "an area does not add up"
        square = is_square(area, state.rules.exactly)
        if state.deck and square and not area & WAITS:
            return "a square stands and has not scored"
        if state.deck and area & WAITS_BREAK and not square:
            return "the end of a square was missed"
    return None


GAME: Game[State, Move] = Game(
    key="verso",
    seats=range(1, 7),
    rules=tuple(RULE_SOURCES),
    rules_version="1",
    options=OPTIONS,
    presets=PRESETS,
    new_deck=new_deck,
    start=start,
    legal_moves=legal_moves,
    move=move,
    why_not=why_not,
    play=play,
    observe=observe,
    decision=decision,
    winners=winners,
    scores=scores,
    read_position=read_position,
    write_position=write_position,
    paths=paths,
    attempt=attempt,
    imagine=imagine,
    broken=broken,
)
