"""Virus!: 68 cards, two to six players, four healthy organs win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from virus_nb.engine import Decision, Game, Option, OptionValues, Seat
from virus_nb.engine.cards import FULL_HAND
from virus_nb.games.virus import acts, clicks, position
from virus_nb.games.virus.cards import PACK
from virus_nb.games.virus.offers import legal_move, legal_moves
from virus_nb.games.virus.refusals import why_not
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import CardMove, Table
from virus_nb.games.virus.turn import play
from virus_nb.games.virus.view import broken, imagine, observe

RULE_SOURCES = {
    "virus.1": "S", "virus.2": "S", "virus.3": "S", "virus.4": "S", "virus.5": "S", "virus.6": "S",
    "virus.7": "S", "virus.8": "S", "virus.9": "SP", "virus.10": "S", "virus.11": "R", "virus.12": "S",
    "virus.13": "S", "virus.14": "S", "virus.15": "S", "virus.16": "SR", "virus.17": "S", "virus.18": "SR",
    "virus.19": "R", "virus.20": "SR", "virus.21": "S", "virus.22": "S",
}
"""Every rule and where it comes from: S the rules of the game as they were handed to us, P its publisher,
R a ruling of this kit where those are silent or disagree."""

OPTIONS = (
    Option("match", ("organ-or-card", "card"), "organ-or-card", "virus.9"),
    Option("virus_targets", ("rivals", "anyone"), "rivals", "virus.12"),
    Option("medicine_targets", ("self", "anyone"), "self", "virus.13"),
    Option("contagion", ("maximum", "any"), "maximum", "virus.16"),
    Option("recycle", ("shuffle", "flip"), "shuffle", "virus.21"),
)

_NAMES = tuple(option.name for option in OPTIONS)

PRESETS = {"official": {"match": "card", "recycle": "flip"}}

ACTS = {
    "organ": acts.lay, "virus": acts.lay, "medicine": acts.lay,
    "transplant": acts.transplant, "organ-thief": acts.thief, "contagion": acts.contagion,
    "latex-glove": acts.glove, "medical-error": acts.medical_error,
    "spread": acts.spread, "draw": acts.unchanged, "done": acts.unchanged,
}
"""What may be done, by the first word of the move or its family; a discard only leaves the hand."""


@lru_cache(maxsize=64)
def _table(seats: int, *values: Any) -> Table:
    return Table(seats, {option.name: value for option, value in zip(OPTIONS, values, strict=True)}, ACTS)


def table(seats: int, options: OptionValues) -> Table:
    """What all games with these seats and options share."""
    return _table(seats, *map(options.__getitem__, _NAMES))


def new_deck(seats: int, options: OptionValues, random: Random) -> tuple[str, ...]:
    """The 68 cards in a random order."""
    return PACK.shuffled(random)


def start(seats: int, options: OptionValues, deck: Sequence[str]) -> State:
    """Three cards to each seat, one seat after the other; the rest is the deck (virus.1).

    Seat 0 begins, and the turn goes round from there (virus.2).
    """
    state = State()
    state.deck = PACK.whole_deck(deck)
    state.left = len(deck) - FULL_HAND * seats
    state.table = shared = table(seats, options)
    state.to_move = 0
    state.hands = shared.hands.dealt(state.deck)
    state.bodies = tuple(bodies[0] for bodies in shared.bodies)
    state.discard = ()
    state.ask = TURN
    return state


def move(state: State, text: str) -> CardMove | None:
    """The move with that text, ``None`` if no state of this table has one."""
    return state.table.move(text)


def decision(state: State) -> Decision | None:
    """Whose turn it is, or which virus goes next."""
    if state.ask == OVER:
        return None
    seat = state.to_move
    if state.ask > TURN:
        return Decision("spread", seat, seat, {"number": state.ask - 1})
    return state.table.decisions["turn" if state.hands[seat].size else "draw"][seat]


def winners(state: State) -> tuple[Seat, ...] | None:
    """Who has four healthy organs (virus.20)."""
    if state.ask != OVER:
        return None
    return tuple(body.seat for body in state.bodies if body.won)


def scores(state: State) -> None:
    """There are no points."""


def read_position(data: Any, seats: int, options: OptionValues) -> State:
    """The state of a position as text."""
    return position.read_position(data, table(seats, options))


GAME: Game[State, CardMove] = Game(
    key="virus",
    seats=range(2, 7),
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
    write_position=position.write_position,
    position_text=position.position_text,
    legal_move=legal_move,
    paths=clicks.paths,
    attempt=clicks.attempt,
    imagine=imagine,
    broken=broken,
)
