"""Clicks that cannot become a move: the rule that says so, for those that a person may well try on their turn."""

from __future__ import annotations

from virus_nb.engine import Place, Reason
from virus_nb.games.hands import card_at
from virus_nb.games.marvel.cards import COLOURS, HEROES
from virus_nb.games.marvel.state import OVER, Question, State

_RULES = {"villain": "marvel.7", "power": "marvel.9", "ally": "marvel.10", "recruit": "marvel.12"}


def astray(view: State, path: tuple[Place, ...]) -> Reason | None:
    """Why these clicks lead nowhere, whatever comes after them; ``None`` if nobody would wonder."""
    first, last = path[0], path[-1]
    if view.ask is OVER:
        return Reason("marvel.20", "game-over")
    if view.ask is not None:
        return _unanswered(view, view.ask, path)
    if not view.hands[view.to_move].size:
        return Reason("marvel.3", "hand-empty")
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


def _unanswered(view: State, ask: Question, path: tuple[Place, ...]) -> Reason | None:
    """Clicks that do not answer the open question."""
    if ask.kind == "counter":
        return Reason("marvel.16", "answer-first", {"card": ask.card})
    if ask.kind == "aim":
        return Reason("marvel.16", "aim-first", {"card": ask.card})
    if ask.kind == "eliminate":
        return Reason("marvel.14", "eliminate-first")
    card = card_at(view.hands[ask.hand].cards, path[0], "spied")
    if card is None:
        return Reason("marvel.15", "use-first")
    if card == "counter":
        return Reason("marvel.15", "use-counter")
    if len(path) == 1:
        return _useless(view, card)
    return _nowhere(view, card, path[-1]) if _is_target(path[-1]) else Reason("marvel.15", "use-first")


def _useless(view: State, card: str) -> Reason:
    """A spied card that can be played nowhere."""
    if card in HEROES:
        place = f"{view.turn}.{card.removeprefix('hero-')}"
        return Reason("marvel.4", "second-hero", {"card": card, "place": place})
    return Reason("marvel.22", "no-use", {"card": card})


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
