"""Why a move is refused: the rule and what it is about, in the order in which a person would be told."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from virus_nb.engine import BadInput, Fact, Reason
from virus_nb.engine.cards import Cards
from virus_nb.games.marvel.cards import COLOURS, HEROES, PACK, PLACEABLE, VILLAINS, family
from virus_nb.games.marvel.offers import legal_moves
from virus_nb.games.marvel.state import OVER, Question, State

_PLACE = re.compile(r"([0-9])(?:\.([a-z]+))?")
_ANSWER_RULES = {"counter": "marvel.16", "allow": "marvel.16", "aim": "marvel.16",
                 "eliminate": "marvel.14", "use": "marvel.15"}
_TARGET_RULES = {"villain": "marvel.7", "power": "marvel.9", "ally": "marvel.10", "recruit": "marvel.12"}
_NO_PLACE = ("snap", "counter")


class Intent(NamedTuple):
    """A move as it was written: the words mean something, which does not make it possible.

    kind: its first word. card: what is played, after ``use`` the second word. cards: of a discard.
    seat, slot: its place; -1 where it names none.
    """

    kind: str
    card: str = ""
    cards: Cards = ()
    seat: int = -1
    slot: int = -1

    @property
    def place(self) -> str:
        """The place as text."""
        return f"{self.seat}.{COLOURS[self.slot]}" if self.slot >= 0 else str(self.seat)


def why_not(state: State, text: str) -> Reason | None:
    """``None`` if the move is legal, else the reason. ``BadInput`` for words that are no move."""
    move = state.table.move(text)
    if move is not None and move in legal_moves(state):
        return None
    intent = read_move(text, len(state.hands))
    if state.ask is OVER:
        return Reason("marvel.20", "game-over")
    if state.ask is not None:
        return _answer(state, state.ask, intent)
    return _hand(state, intent) or _card(state, intent, state.turn)


def read_move(text: str, seats: int) -> Intent:
    """The parts of a move. ``BadInput`` for words that mean nothing at a table of that size."""
    wrong = BadInput("not-a-move", value=text)
    kind, *words = text.split(" ")
    if kind == "discard":
        if not all(word in PACK.codes for word in words) or list(PACK.sorted(words)) != words:
            raise wrong
        return Intent(kind, cards=tuple(words))
    if kind == "use":
        if not words or words[0] not in PACK.codes:
            raise wrong
        return read_move(" ".join(words), seats)._replace(kind=kind)
    card = kind if kind in PACK.codes else ""
    if kind in ("allow", "draw") or card in HEROES or card in _NO_PLACE:
        if words:
            raise wrong
        return Intent(kind, card)
    match = _PLACE.fullmatch(words[0]) if len(words) == 1 else None
    if match is None or int(match[1]) >= seats or (match[2] and match[2] not in COLOURS):
        raise wrong
    intent = Intent(kind, card, seat=int(match[1]), slot=COLOURS.index(match[2]) if match[2] else -1)
    if kind == "aim":
        return intent
    if not (card or kind == "eliminate") or (intent.slot < 0) != (card in ("warp-reality", "spy")):
        raise wrong
    return intent


def _answer(state: State, ask: Question, intent: Intent) -> Reason | None:
    """A decision is open: what does not answer it."""
    rule = _ANSWER_RULES[ask.kind]
    if ask.kind == "counter":
        if intent.kind == "counter":
            return Reason(rule, "no-counter")
        return Reason(rule, "answer-first", {"card": ask.card})
    if intent.kind != ask.kind:
        return Reason(rule, f"{ask.kind}-first", {"card": ask.card} if ask.card else {})
    if ask.kind == "eliminate":
        if intent.seat != state.to_move:
            return Reason(rule, "eliminate-own", {"place": intent.place})
        return Reason(rule, "eliminate-missing", {"colour": COLOURS[intent.slot]})
    if ask.kind == "use":
        return _use(state, ask, intent)
    return _aim(state, ask, intent)


def _use(state: State, ask: Question, intent: Intent) -> Reason | None:
    if intent.card not in state.hands[ask.hand].cards:
        return Reason("marvel.15", "use-missing", {"card": intent.card, "seat": ask.hand})
    if intent.card == "counter":
        return Reason("marvel.15", "use-counter")
    return _card(state, intent, ask.hand)


def _aim(state: State, ask: Question, intent: Intent) -> Reason | None:
    at_hero = ask.card in VILLAINS or ask.card == "recruit"
    facts: dict[str, Fact] = {"card": ask.card, "seat": intent.seat}
    if (intent.slot >= 0) != at_hero:
        return Reason("marvel.16", "aim-at-hero" if at_hero else "aim-at-player", facts)
    if intent.seat in ask.countered:
        return Reason("marvel.16", "aim-countered", facts)
    if intent.seat == state.turn and ask.card not in VILLAINS:
        return Reason("marvel.16", "aim-self", facts)
    if at_hero and not state.teams[intent.seat].heroes >> intent.slot & 1:
        return Reason("marvel.16", "no-hero", {**facts, "colour": COLOURS[intent.slot]})
    return _target(state, intent._replace(card=ask.card), ask.origin)


def _hand(state: State, intent: Intent) -> Reason | None:
    if intent.kind in _ANSWER_RULES and intent.kind != "counter":
        return Reason(_ANSWER_RULES[intent.kind], f"nothing-to-{intent.kind}")
    hand = state.hands[state.turn]
    if intent.kind == "draw":
        return Reason("marvel.2", "draw-with-cards") if hand.size else None
    if not hand.size:
        return Reason("marvel.3", "hand-empty")
    if intent.kind == "counter":
        return Reason("marvel.19", "counter-on-own-turn")
    if intent.kind == "discard" and not intent.cards:
        return Reason("marvel.2", "discard-nothing")
    missing = Counter(intent.cards or (intent.card,)) - Counter(hand.cards)
    if missing:
        return Reason("marvel.2", "not-in-hand", {"card": PACK.sorted(missing)[0]})
    return None


def _card(state: State, intent: Intent, origin: int) -> Reason | None:
    """A card that is there, played where it cannot be."""
    mine, kind = state.teams[state.turn], family(intent.card)
    facts: dict[str, Fact] = {"card": intent.card, "place": intent.place, "seat": intent.seat}
    if kind == "hero":
        place = f"{state.turn}.{COLOURS[HEROES.index(intent.card)]}"
        return Reason("marvel.4", "second-hero", {"card": intent.card, "place": place})
    if kind == "snap":
        return Reason("marvel.22", "snap-no-effect")
    if kind == "recruit" and intent.seat != state.turn and mine.heroes >> intent.slot & 1:
        return Reason("marvel.12", "recruit-second-hero", {**facts, "colour": COLOURS[intent.slot]})
    own = intent.seat == state.turn
    if kind in ("power", "ally") and not own:
        return Reason("marvel.9" if kind == "power" else "marvel.10", "support-other", facts)
    if kind == "villain" and own and not state.table.own_villains:
        return Reason("marvel.8", "villain-on-own", facts)
    if kind in ("recruit", "warp-reality", "spy") and own:
        rule = {"recruit": "marvel.12", "warp-reality": "marvel.13", "spy": "marvel.15"}[kind]
        return Reason(rule, f"{kind}-own")
    return _target(state, intent, origin)


def _target(state: State, intent: Intent, origin: int) -> Reason | None:
    """The right person, but not such a hero, team or hand."""
    card, seat, slot = intent.card, intent.seat, intent.slot
    team, mine = state.teams[seat], state.teams[state.turn]
    facts: dict[str, Fact] = {"card": card, "place": intent.place, "seat": seat}
    if card == "warp-reality":
        if not team.heroes and not mine.heroes:
            return Reason("marvel.13", "warp-empty", facts)
        return Reason("marvel.22", "warp-no-effect", facts)
    if card == "spy":
        if not state.hands[seat].size:
            return Reason("marvel.15", "spy-empty", facts)
        return Reason("marvel.15", "spy-origin", facts)
    if card == "recruit" and mine.heroes >> slot & 1:  # the new target of a countered one
        return Reason("marvel.12", "recruit-second-hero", {**facts, "colour": COLOURS[slot]})
    rule = _TARGET_RULES[family(card)]
    if not team.heroes >> slot & 1:
        return Reason(rule, "no-hero", {**facts, "colour": COLOURS[slot]})
    if not team.movable >> slot & 1:
        return Reason(rule, "shielded", facts)
    if card in PLACEABLE and HEROES[slot] == "hero-intangible":
        return Reason(rule, "intangible", facts)
    return _colour(state, card, seat, slot, facts)


def _colour(state: State, card: str, seat: int, slot: int, facts: dict[str, Fact]) -> Reason:
    """Which card the one that is played would have to match (marvel.6)."""
    attached = state.teams[seat].cards(slot)[1:]
    villain = card in VILLAINS
    if attached and (attached[0] in VILLAINS) != villain:
        return Reason("marvel.6", "colour-of-card", {**facts, "card2": attached[0]})
    return Reason("marvel.6", "colour", facts)
