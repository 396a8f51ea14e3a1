"""Virus! Marvel: 78 cards, two to six players, four ready heroes win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from virus_nb.engine import Decision, Fact, Game, Option, OptionValues, Seat
from virus_nb.engine.cards import FULL_HAND
from virus_nb.games.marvel import acts, clicks, position
from virus_nb.games.marvel.cards import PACK
from virus_nb.games.marvel.offers import legal_moves
from virus_nb.games.marvel.refusals import why_not
from virus_nb.games.marvel.state import OVER, State
from virus_nb.games.marvel.table import CardMove, Table
from virus_nb.games.marvel.turn import play
from virus_nb.games.marvel.view import broken, imagine, observe

RULE_SOURCES = {
    "marvel.1": "SRA", "marvel.2": "S", "marvel.3": "S", "marvel.4": "S", "marvel.5": "S", "marvel.6": "SR",
    "marvel.7": "S", "marvel.8": "SR", "marvel.9": "S", "marvel.10": "S", "marvel.11": "SR", "marvel.12": "S",
    "marvel.13": "SR", "marvel.14": "SR", "marvel.15": "SR", "marvel.16": "SR", "marvel.17": "SR",
    "marvel.18": "S", "marvel.19": "R", "marvel.20": "SR", "marvel.21": "S", "marvel.22": "R",
    "marvel.23": "S",
}
"""Every rule and where it comes from: S the rules of the game as they were handed to us, R a ruling of this
kit where those are silent, A an assumption about the cards that nobody published (see ``cards.py``)."""

OPTIONS = (
    Option("villain_targets", ("rivals", "anyone"), "rivals", "marvel.8"),
    Option("extra_turn", ("after-draw", "at-once"), "after-draw", "marvel.11"),
)

ACTS = {
    "hero": acts.hero, "power": acts.support, "ally": acts.support, "villain": acts.strike,
    "recruit": acts.strike, "warp-reality": acts.strike, "spy": acts.strike, "snap": acts.snap,
    "counter": acts.counter, "allow": acts.allow, "aim": acts.aim, "eliminate": acts.eliminate,
    "draw": acts.draw,
}
"""What may be done, by the family of the card or the first word; a discard only leaves the hand."""


@lru_cache(maxsize=64)
def _table(seats: int, *values: Any) -> Table:
    return Table(seats, {option.name: value for option, value in zip(OPTIONS, values, strict=True)}, ACTS)


def table(seats: int, options: OptionValues) -> Table:
    """What all games with these seats and options share."""
    return _table(seats, *(options[option.name] for option in OPTIONS))


def new_deck(seats: int, options: OptionValues, random: Random) -> tuple[str, ...]:
    """All cards in a random order."""
    return PACK.shuffled(random)


def start(seats: int, options: OptionValues, deck: Sequence[str]) -> State:
    """Three cards to each seat, one seat after the other; the rest is the deck (marvel.1)."""
    state = State()
    state.deck = PACK.whole_deck(deck)
    state.left = len(deck) - FULL_HAND * seats
    state.table = shared = table(seats, options)
    state.turn = state.to_move = 0
    state.hands = shared.hands.dealt(state.deck)
    state.teams = tuple(teams[0] for teams in shared.teams)
    state.discard = ()
    state.ask = None
    return state


def move(state: State, text: str) -> CardMove | None:
    """The move with that text, ``None`` if no state of this table has one."""
    return state.table.move(text)


def decision(state: State) -> Decision | None:
    """Whose turn it is, or what is asked in the middle of it."""
    ask, seat = state.ask, state.to_move
    if ask is OVER:
        return None
    if ask is None:
        return state.table.decisions["turn" if state.hands[seat].size else "draw"][seat]
    facts: dict[str, Fact] = {}
    if ask.kind == "use":
        facts = {"seat": ask.hand}
    elif ask.kind == "eliminate":
        facts = {"number": ask.left}
    else:
        facts = {"card": ask.card}
        if ask.hit is not None:
            facts["what"] = "snap" if ask.card == "snap" else "hero" if ask.hit.slot >= 0 else "player"
            if ask.hit.slot >= 0:
                facts["place"] = ask.hit.text.partition(" ")[2]
    return Decision(ask.kind, seat, state.turn, facts)


def winners(state: State) -> tuple[Seat, ...] | None:
    """Who has four ready heroes (marvel.20)."""
    return (state.turn,) if state.ask is OVER else None


def scores(state: State) -> None:
    """There are no points."""


def read_position(data: Any, seats: int, options: OptionValues) -> State:
    """The state of a position as text."""
    return position.read_position(data, table(seats, options))


GAME: Game[State, CardMove] = Game(
    key="marvel",
    seats=range(2, 7),
    rules=tuple(RULE_SOURCES),
    rules_version="1",
    options=OPTIONS,
    presets={},
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
    paths=clicks.paths,
    attempt=clicks.attempt,
    imagine=imagine,
    broken=broken,
)
