"""Clicks that cannot become a move: the rule that says so, for those that a person may well try on their turn."""

from __future__ import annotations

from virus_nb.engine import Place, Reason
from virus_nb.games.hands import card_at
from virus_nb.games.marvel.cards import COLOURS, HEROES
from virus_nb.games.marvel.state import State

_RULES = {"villain": "marvel.7", "power": "marvel.9", "ally": "marvel.10", "recruit": "marvel.12"}


def astray(view: State, path: tuple[Place, ...]) -> Reason | None:
    """Why these clicks lead nowhere, whatever comes after them; ``None`` if nobody would wonder."""
    first, last = path[0], path[-1]
    if view.ask is not None or not view.hands[view.to_move].size:
        return None
    if len(path) == 1:
        return Reason("marvel.2", "card-first") if _is_target(first) or first == "table" else None
    if first == "discard":
        return None if last.startswith("hand.") else Reason("marvel.2", "discard-hand-only")
    card = card_at(view.hands[view.to_move].cards, first)
    if card is None or last.startswith("hand.") or last == "discard":
        return None
    if last == "deck":
        return Reason("marvel.2", "draw-with-cards")
    return _nowhere(view, card, last)


def _nowhere(view: State, card: str, place: Place) -> Reason | None:
    """A card and a place that do not go together."""
    if card in HEROES:
        own = place.partition(".")[0] == str(view.turn) and "." in place
        return Reason("marvel.4", "hero-own-place" if own else "hero-own-team", {"card": card})
    if card == "counter":
        return Reason("marvel.16", "counter-on-own-turn")
    if card == "snap":
        return Reason("marvel.14", "no-target", {"card": card})
    if card in ("warp-reality", "spy"):
        return Reason("marvel.13" if card == "warp-reality" else "marvel.15", "needs-player", {"card": card})
    return Reason(_RULES[card.partition("-")[0]], "needs-hero", {"card": card})


def _is_target(place: Place) -> bool:
    seat, _, colour = place.partition(".")
    return seat.isdecimal() and (not colour or colour in COLOURS)
