"""Clicks that cannot become a move: the rule that says so, for those that a person may well try."""

from __future__ import annotations

from virus_nb.engine import Place, Reason
from virus_nb.games.hands import card_at
from virus_nb.games.virus.cards import COLOURS
from virus_nb.games.virus.state import OVER, TURN, State

_RULES = {"virus": "virus.7", "medicine": "virus.8", "transplant": "virus.14", "organ-thief": "virus.15",
          "medical-error": "virus.18", "contagion": "virus.16", "latex-glove": "virus.17"}


def astray(view: State, path: tuple[Place, ...]) -> Reason | None:
    """Why these clicks lead nowhere, whatever comes after them; ``None`` if nobody would wonder."""
    if view.ask == OVER:
        return Reason("virus.20", "game-over")
    first, last = path[0], path[-1]
    if view.ask > TURN:
        lone = len(path) == 1 and is_organ(first)
        return Reason("virus.16", "spread-no-virus" if lone else "contagion-open", {"place": first} if lone else {})
    if not view.hands[view.to_move].size:
        return Reason("virus.4", "hand-empty")
    if len(path) == 1:
        return Reason("virus.3", "card-first") if is_target(first) or first == "table" else None
    if first == "discard":
        return None if last.startswith("hand.") else Reason("virus.3", "discard-hand-only")
    card = card_at(view.hands[view.to_move].cards, first)
    if card is None or last.startswith("hand.") or last == "discard":
        return None
    if last == "deck":
        return Reason("virus.3", "draw-with-cards")
    return _nowhere(view, card, last)


def _nowhere(view: State, card: str, place: Place) -> Reason | None:
    """A card and a place that do not go together."""
    family = card if card in _RULES else card.partition("-")[0]
    if family == "organ":
        own = place.partition(".")[0] == str(view.to_move)
        return Reason("virus.5", "organ-own-place" if own and is_organ(place) else "organ-own-body", {"card": card})
    if card in ("contagion", "latex-glove"):
        return Reason(_RULES[card], "no-target", {"card": card}) if is_target(place) else None
    if card == "medical-error":
        return Reason("virus.18", "needs-player", {"card": card})
    return None if is_organ(place) else Reason(_RULES[family], "needs-organ", {"card": card})


def is_organ(place: Place) -> bool:
    """Whether the place is one in a body."""
    seat, _, colour = place.partition(".")
    return seat.isdigit() and colour in COLOURS


def is_target(place: Place) -> bool:
    """Whether the place is a body or lies in one."""
    return place.isdigit() or is_organ(place)
