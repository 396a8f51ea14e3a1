"""Moves as clicks: the places that a person touches, one after the other.

A card in the hand is ``hand.0``, ``hand.1`` ...; then comes the place that it goes to, or ``table``
where it needs none. Cards are thrown away between two clicks on ``discard``, a single one by
its own place and then ``discard``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from virus_nb.engine import Place
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
        yield from _discards(view, move)
    else:
        for n, card in enumerate(view.hands[view.to_move].cards):
            if card == move.kind:
                for targets in _targets(view, move):
                    yield (f"hand.{n}", *targets)


def _discards(view: State, move: CardMove) -> Iterator[tuple[Place, ...]]:
    held = view.hands[view.to_move].cards
    for chosen in permutations(range(len(held)), len(move.cards)):
        if PACK.sorted(held[n] for n in chosen) == move.cards:
            clicks = tuple(f"hand.{n}" for n in chosen)
            yield ("discard", *clicks, "discard")
            if len(clicks) == 1:
                yield (*clicks, "discard")


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


def attempt(view: State, path: tuple[Place, ...]) -> str | None:
    """The move that these clicks mean, legal or not; ``None`` if they mean none (yet)."""
    hand = view.hands[view.to_move]
    first, *rest = path
    if first == "deck":
        return "draw" if not rest else None
    if first == "done":
        return "done" if not rest else None
    if _is_organ(first):
        goes = view.ask > TURN and len(rest) == 1 and _is_organ(rest[0])
        return f"spread {first} {rest[0]}" if goes else None
    if first == "discard":
        if not rest or rest[-1] != "discard":
            return None
        cards = [card for card in (_card(view, place) for place in rest[:-1]) if card]
        return " ".join(("discard", *PACK.sorted(cards))) if len(cards) == len(rest) - 1 else None
    code = _card(view, first)
    if code is None or not rest or not hand.size:
        return None
    return _aimed(view, code, rest)


def _aimed(view: State, code: str, places: list[Place]) -> str | None:
    """A card and the places clicked after it."""
    target = places[0]
    if code == "transplant" and target != "discard":
        if not all(map(_is_organ, places)):
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
    return f"{code} {target}" if _is_organ(target) else None


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


def _card(view: State, place: Place) -> str | None:
    """The card in the hand at that place."""
    kind, _, number = place.partition(".")
    cards = view.hands[view.to_move].cards
    if kind != "hand" or not number.isdigit() or int(number) >= len(cards):
        return None
    return cards[int(number)]


def _is_organ(place: Place) -> bool:
    seat, _, colour = place.partition(".")
    return seat.isdigit() and colour in COLOURS


def _place(seat: int, slot: int) -> Place:
    return f"{seat}.{COLOURS[slot]}"
