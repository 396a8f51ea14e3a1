"""Why a move is refused: the rule and what it is about, in the order in which a person would be told."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from virus_nb.engine import BadInput, Fact, Reason
from virus_nb.engine.cards import Cards
from virus_nb.games.virus.body import Body
from virus_nb.games.virus.cards import COLOUR_OF, COLOURS, PACK
from virus_nb.games.virus.offers import legal_moves
from virus_nb.games.virus.organs import FREE, fits, is_infected, virus_on
from virus_nb.games.virus.state import OVER, TURN, State

_PLACE = re.compile(r"([0-9]+)\.([a-z]+)")
_SHAPES = {"transplant": 2, "organ-thief": 1, "contagion": 0, "latex-glove": 0, "draw": 0,
           "spread": 2, "done": 0}
"""Moves by their first word and the number of organs that they name; an organ names none, the rest one."""


class Place(NamedTuple):
    """An organ's place, read."""

    text: str
    seat: int
    slot: int


class Intent(NamedTuple):
    """A move as it was written: the words mean something, which does not make it possible."""

    kind: str
    cards: Cards = ()
    places: tuple[Place, ...] = ()
    seat: int = -1


def why_not(state: State, text: str) -> Reason | None:
    """``None`` if the move is legal, else the reason. ``BadInput`` for words that are no move."""
    move = state.table.move(text)
    if move is not None and move in legal_moves(state):
        return None
    intent = read_move(text, len(state.hands))
    reason = _out_of_turn(state, intent) or _hand(state, intent) or _card(state, intent)
    return reason or Reason("virus.19", "no-effect", {"card": intent.kind})


def read_move(text: str, seats: int) -> Intent:
    """The parts of a move. ``BadInput`` for words that mean nothing at a table of that size."""
    wrong = BadInput("not-a-move", value=text)
    kind, *words = text.split(" ")
    if kind == "discard":
        if not all(word in PACK.codes for word in words) or list(PACK.sorted(words)) != words:
            raise wrong
        return Intent(kind, tuple(words))
    if kind not in _SHAPES and kind not in PACK.codes:
        raise wrong
    cards = (kind,) if kind in PACK.codes else ()
    if kind == "medical-error":
        if len(words) != 1 or not re.fullmatch("[0-9]", words[0]) or int(words[0]) >= seats:
            raise wrong
        return Intent(kind, cards, seat=int(words[0]))
    if len(words) != _SHAPES.get(kind, 0 if kind.startswith("organ-") else 1):
        raise wrong
    places = []
    for word in words:
        match = _PLACE.fullmatch(word)
        if not match or len(match[1]) > 1 or int(match[1]) >= seats or match[2] not in COLOURS:
            raise wrong
        places.append(Place(word, int(match[1]), COLOURS.index(match[2])))
    if kind == "transplant" and places[0].seat > places[1].seat:
        raise wrong
    return Intent(kind, cards, tuple(places))


def _out_of_turn(state: State, intent: Intent) -> Reason | None:
    if state.ask == OVER:
        return Reason("virus.20", "game-over")
    if intent.kind == "spread":
        return _spread(state, *intent.places)
    if intent.kind == "done":
        if state.ask == TURN:
            return Reason("virus.16", "no-contagion")
        return Reason("virus.16", "done-too-early" if state.table.any_contagion else "done-never")
    if state.ask != TURN:
        return Reason("virus.16", "contagion-open")
    return None


def _spread(state: State, source: Place, target: Place) -> Reason:
    facts: dict[str, Fact] = {"place": source.text, "place2": target.text}
    seat = state.to_move
    pile = state.bodies[source.seat].piles[source.slot]
    if state.ask == TURN:
        why = "no-contagion"
    elif source.seat != seat or not is_infected(pile):
        why = "spread-no-virus"
    elif target.seat == seat:
        why = "spread-own"
    elif state.bodies[target.seat].piles[target.slot] != FREE:
        why = "spread-not-free"
    elif not fits(virus_on(pile), target.slot):
        why = "spread-colour"
        facts["card"] = f"virus-{COLOURS[virus_on(pile)]}"
    else:
        why = "spread-blocks"
    return Reason("virus.16", why, facts)


def _hand(state: State, intent: Intent) -> Reason | None:
    hand = state.hands[state.to_move]
    if intent.kind == "draw":
        return Reason("virus.3", "draw-with-cards") if hand.size else None
    if not hand.size:
        return Reason("virus.4", "hand-empty")
    if not intent.cards:
        return Reason("virus.3", "discard-nothing")
    missing = Counter(intent.cards) - Counter(hand.cards)
    if missing:
        return Reason("virus.3", "not-in-hand", {"card": PACK.sorted(missing)[0]})
    return None


def _card(state: State, intent: Intent) -> Reason | None:
    family = intent.kind.partition("-")[0]
    if intent.kind == "transplant":
        return _transplant(state, *intent.places)
    if intent.kind == "organ-thief":
        return _thief(state, *intent.places)
    if intent.kind == "medical-error":
        return _medical_error(state, intent.seat)
    if family == "organ":
        place = f"{state.to_move}.{COLOURS[COLOUR_OF[intent.kind]]}"
        return Reason("virus.5", "second-organ", {"card": intent.kind, "place": place})
    if family in ("virus", "medicine"):
        return _attachment(state, family, intent.kind, intent.places[0])
    return Reason("virus.19", f"{intent.kind}-no-effect", {"card": intent.kind})


def _attachment(state: State, family: str, card: str, place: Place) -> Reason | None:
    facts: dict[str, Fact] = {"card": card, "place": place.text}
    table = state.table
    body = state.bodies[place.seat]
    if family == "virus":
        if place.seat == state.to_move and table.options["virus_targets"] == "rivals":
            return Reason("virus.12", "virus-on-own", facts)
    elif place.seat != state.to_move and table.options["medicine_targets"] == "self":
        return Reason("virus.13", "medicine-on-other", facts)
    rule = "virus.7" if family == "virus" else "virus.8"
    missing = _missing(body, place, rule, f"{family}-immunised")
    if missing:
        return missing
    attached = body.cards(place.slot)[1:]
    if not attached:
        return Reason("virus.9", "colour", facts)
    facts["card2"] = attached[0]
    if attached[0].startswith(family):
        return Reason("virus.11", f"second-{family}", facts)
    return Reason("virus.9", "colour-of-card" if table.by_card else "colour-over-card", facts)


def _missing(body: Body, place: Place, rule: str, immunised: str) -> Reason | None:
    """There is no such organ, or it is immunised."""
    if not body.organs >> place.slot & 1:
        return Reason(rule, "no-organ",
                      {"place": place.text, "seat": place.seat, "colour": COLOURS[place.slot]})
    if not body.movable >> place.slot & 1:
        return Reason(rule, immunised, {"place": place.text})
    return None


def _transplant(state: State, first: Place, second: Place) -> Reason | None:
    if first.seat == second.seat:
        if first.seat == state.to_move:
            return Reason("virus.22", "transplant-own")
        return Reason("virus.14", "transplant-one-body", {"seat": first.seat})
    one, two = state.bodies[first.seat], state.bodies[second.seat]
    missing = (_missing(one, first, "virus.14", "treatment-immunised")
               or _missing(two, second, "virus.14", "treatment-immunised"))
    if missing:
        return missing
    facts: dict[str, Fact] = {"place": first.text, "place2": second.text}
    if first.slot == second.slot:
        return Reason("virus.19", "transplant-no-effect", facts)
    for body, place in ((one, second), (two, first)):
        if body.organs >> place.slot & 1:
            return Reason("virus.14", "transplant-second-organ",
                          {**facts, "seat": body.seat, "colour": COLOURS[place.slot]})
    return None


def _thief(state: State, place: Place) -> Reason | None:
    if place.seat == state.to_move:
        return Reason("virus.22", "thief-own", {"place": place.text})
    facts: dict[str, Fact] = {"place": place.text, "colour": COLOURS[place.slot]}
    missing = _missing(state.bodies[place.seat], place, "virus.15", "treatment-immunised")
    return missing or Reason("virus.15", "thief-second-organ", facts)


def _medical_error(state: State, seat: int) -> Reason | None:
    if seat == state.to_move:
        return Reason("virus.22", "medical-error-own")
    if not state.bodies[seat].organs and not state.bodies[state.to_move].organs:
        return Reason("virus.18", "medical-error-empty", {"seat": seat})
    return Reason("virus.19", "medical-error-no-effect", {"seat": seat})
