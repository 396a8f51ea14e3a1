"""Moves as clicks: the places that a person touches, one after the other.

A card in the hand is ``hand.0``, ``hand.1`` ..., one in a hand that is spied ``spied.0``, ``spied.1`` ...;
then comes the place that it goes to, or ``table`` where it needs none. ``counter`` and ``allow``
answer a hit.
"""

from __future__ import annotations

from collections.abc import Iterator

from virus_nb.engine import Place, Reason
from virus_nb.games.hands import card_at, discards, holding, thrown
from virus_nb.games.marvel.astray import astray
from virus_nb.games.marvel.cards import COLOURS, HEROES, PACK
from virus_nb.games.marvel.offers import legal_moves
from virus_nb.games.marvel.state import State
from virus_nb.games.marvel.table import CardMove

_ONE_CLICK = ("aim", "eliminate")


def paths(view: State, move: CardMove) -> Iterator[tuple[Place, ...]]:
    """Every way to click that move."""
    held = view.hands[view.to_move].cards
    if move.kind == "draw":
        yield ("deck",)
    elif move.kind in ("counter", "allow"):
        yield (move.kind,)
        if move.kind == "counter":
            yield from ((place, "table") for place in holding(held, "counter"))
    elif move.kind in _ONE_CLICK:
        yield (_target(view, move),)
    elif move.kind == "discard":
        yield from discards(held, move.cards)
    elif move.used and view.ask is not None:
        spied = view.hands[view.ask.hand].cards
        yield from ((place, _target(view, move)) for place in holding(spied, move.card, "spied"))
    else:
        yield from ((place, _target(view, move)) for place in holding(held, move.card))


def _target(view: State, move: CardMove) -> Place:
    if move.card == "snap":
        return "table"
    seat = view.turn if move.seat < 0 else move.seat
    return str(seat) if move.slot < 0 else f"{seat}.{COLOURS[move.slot]}"


def attempt(view: State, path: tuple[Place, ...]) -> str | Reason | None:
    """The move that these clicks mean, legal or not; why they can mean none; ``None`` if neither (yet)."""
    return _text(view, path) or (None if _begins_anew(view, path) else astray(view, path))


def _begins_anew(view: State, path: tuple[Place, ...]) -> bool:
    """Whether the last click is the first one of another answer to the open question."""
    return view.ask is not None and any(way[0] == path[-1] for move in legal_moves(view) for way in paths(view, move))


def _text(view: State, path: tuple[Place, ...]) -> str | None:
    held, ask = view.hands[view.to_move].cards, view.ask
    first, rest = path[0], path[1:]
    if first in ("counter", "allow"):
        return first if not rest else None
    if first == "deck":
        return "draw" if not rest else None
    if first == "discard":
        return thrown(PACK, held, rest)
    if _is_hero(first) or first.isdecimal():
        kinds = ("eliminate",) if _is_hero(first) else ()
        kind = ask.kind if ask is not None and ask.kind in ("aim", *kinds) else None
        return f"{kind} {first}" if kind and not rest else None
    card, prefix = card_at(held, first), ""
    if card is None and ask is not None and ask.kind == "use":
        card, prefix = card_at(view.hands[ask.hand].cards, first, "spied"), "use "
    if card is None or len(rest) != 1:
        return None
    if rest[0] == "discard" and not prefix:
        return f"discard {card}"
    played = _aimed(view, card, rest[0])
    return prefix + played if played else None


def _aimed(view: State, card: str, target: Place) -> str | None:
    """A card and the place clicked after it."""
    if card in ("snap", "counter"):
        return card if target == "table" else None
    if card in HEROES:
        return card if target == f"{view.turn}.{card.removeprefix('hero-')}" else None
    if card in ("warp-reality", "spy"):
        return f"{card} {target.partition('.')[0]}" if target[0].isdecimal() else None
    return f"{card} {target}" if _is_hero(target) else None


def _is_hero(place: Place) -> bool:
    seat, _, colour = place.partition(".")
    return seat.isdecimal() and colour in COLOURS
