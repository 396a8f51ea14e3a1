"""Moves as clicks: the places that a person touches, one after the other.

A card in the hand is ``hand.0``, ``hand.1`` ...; then comes the place that it goes to, or ``table``
where it needs none.
"""

from __future__ import annotations

from collections.abc import Iterator

from virus_nb.engine import Place, Reason
from virus_nb.games.hands import card_at, discards, holding, thrown
from virus_nb.games.virus.astray import astray, is_organ
from virus_nb.games.virus.cards import COLOURS, PACK
from virus_nb.games.virus.offers import legal_moves
from virus_nb.games.virus.state import TURN, State
from virus_nb.games.virus.table import CardMove

_UNTARGETED = ("contagion", "latex-glove")


def paths(view: State, move: CardMove) -> Iterator[tuple[Place, ...]]:
    """Every way to click that move."""
    if move.kind == "draw":
        yield ("deck",)
    elif move.kind == "done":
        yield ("done",)
    elif move.kind == "spread":
        yield (_place(move.seat, move.slot), _place(move.seat2, move.slot2))
    elif move.kind == "discard":
        yield from discards(view.hands[view.to_move].cards, move.cards)
    else:
        for card in holding(view.hands[view.to_move].cards, move.kind):
            for targets in _targets(view, move):
                yield (card, *targets)


def _targets(view: State, move: CardMove) -> Iterator[tuple[Place, ...]]:
    if move.kind == "transplant":
        places = (_place(move.seat, move.slot), _place(move.seat2, move.slot2))
        yield places
        yield places[::-1]
    elif move.kind in _UNTARGETED:
        yield ("table",)
    elif move.kind == "medical-error":
        yield (str(move.seat),)
    else:
        yield (_place(view.to_move if move.seat < 0 else move.seat, move.slot),)


def attempt(view: State, path: tuple[Place, ...]) -> str | Reason | None:
    """The move that these clicks mean, legal or not; why they can mean none; ``None`` if neither (yet)."""
    return _text(view, path) or astray(view, path)


def _text(view: State, path: tuple[Place, ...]) -> str | None:
    held = view.hands[view.to_move].cards
    first, rest = path[0], path[1:]
    if first == "deck":
        return "draw" if not rest else None
    if first == "done":
        return "done" if not rest else None
    if first == "discard":
        return thrown(PACK, held, rest)
    if is_organ(first):
        goes = view.ask > TURN and len(rest) == 1 and is_organ(rest[0])
        return f"spread {first} {rest[0]}" if goes else None
    card = card_at(held, first)
    return _aimed(view, card, rest) if card and rest else None


def _aimed(view: State, code: str, places: tuple[Place, ...]) -> str | None:
    """A card and the places clicked after it."""
    target = places[0]
    if code == "transplant" and target != "discard":
        if not all(map(is_organ, places)):
            return None
        if len(places) == 1:
            return _hopeless(view, target)
        return " ".join(("transplant", *sorted(places[:2], key=lambda place: place[0])))
    if len(places) > 1:
        return None
    if target == "discard":
        return f"discard {code}"
    if code in _UNTARGETED:
        return code if target == "table" else None
    if code.startswith("organ-") and code != "organ-thief":
        return code if target == f"{view.to_move}.{code.removeprefix('organ-')}" else None
    if code == "medical-error":
        return f"{code} {target[0]}" if target[0].isdigit() else None
    return f"{code} {target}" if is_organ(target) else None


def _hopeless(view: State, place: Place) -> str | None:
    """A transplant of an organ that cannot be transplanted at all, to be told why."""
    for move in legal_moves(view):
        if move.kind == "transplant" and place in move.text.split(" "):
            return None
    seat = int(place[0])
    other = next((body for body in view.bodies if body.seat != seat and body.movable), None)
    if other is None:
        return None
    colour = next(colour for slot, colour in enumerate(COLOURS) if other.movable >> slot & 1)
    return " ".join(("transplant", *sorted((place, f"{other.seat}.{colour}"))))


def _place(seat: int, slot: int) -> Place:
    return f"{seat}.{COLOURS[slot]}"
