"""What all games with the same seats and options share: every move, hand and body, each built once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from virus_nb.engine import Chance, Decision, Event, Move, OptionValues
from virus_nb.engine.cards import Cards, Hand, Hands
from virus_nb.games.virus import organs
from virus_nb.games.virus.body import SLOTS, Body
from virus_nb.games.virus.cards import COLOURS, CONTAGION, LATEX_GLOVE, MEDICAL_ERROR, ORGAN_THIEF, PACK, TRANSPLANT

if TYPE_CHECKING:
    from virus_nb.games.virus.state import State

Step: TypeAlias = "tuple[State, tuple[Event, ...]]"
Act: TypeAlias = "Callable[[State, CardMove, Chance], Step]"

_MOST_BODIES = 20_000
_ORGANS, _VIRUSES, _MEDICINES = 0b11111, 0b11111 << 5, 0b11111 << 10


class CardMove(Move):
    """A move with what its act needs.

    act: does it. kind: its first word, for treatments and organs alike. cards: those that leave the hand.
    card: the one that is played. seat, slot: the place it touches; seat2, slot2: the second one.
    told: for each seat that may make it, the events that are the same wherever it is made.
    """

    __slots__ = ("act", "card", "cards", "kind", "seat", "seat2", "slot", "slot2", "told")

    def __init__(self, text: str, act: Act, cards: Cards = (), seat: int = -1, slot: int = -1,
                 seat2: int = -1, slot2: int = -1) -> None:
        super().__init__(text)
        self.act = act
        self.kind = text.partition(" ")[0]
        self.cards = cards
        self.card = cards[0] if cards else -1
        self.seat, self.slot, self.seat2, self.slot2 = seat, slot, seat2, slot2
        self.told: tuple[tuple[Event, ...], ...] = ()


class CardHand(Hand):
    """A hand of Virus!: besides its cards the moves that need nothing else, and its cards by where they go.

    always: its discards, or the draw of an empty hand. own, hit: bit sets of the cards that may be
    played on one's own body, and on others'. treatments: the kinds of treatments in it.
    """

    __slots__ = ("always", "hit", "own", "treatments")

    always: tuple[CardMove, ...]
    own: int
    hit: int
    treatments: Cards


class Table:
    """Flyweights for one number of seats and one choice of options."""

    def __init__(self, seats: int, options: OptionValues, acts: Mapping[str, Act]) -> None:
        self.seats, self.options = seats, dict(options)
        self.by_card = options["match"] == "card"
        self.flip = options["recycle"] == "flip"
        self.any_contagion = options["contagion"] == "any"
        self._own_cards = _ORGANS | _MEDICINES | (_VIRUSES if options["virus_targets"] == "anyone" else 0)
        self._hit_cards = _VIRUSES | (_MEDICINES if options["medicine_targets"] == "anyone" else 0)
        self._acts = acts
        everybody = range(seats)
        self.next = tuple((seat + 1) % seats for seat in everybody)
        self.rivals = tuple(tuple((seat + n) % seats for n in range(1, seats)) for seat in everybody)
        self.moves: dict[str, CardMove] = {}
        self.decisions = {kind: tuple(Decision(kind, seat, seat) for seat in everybody) for kind in ("turn", "draw")}
        self.won = tuple((Event("won", "virus.20", seat),) for seat in everybody)
        self._bodies: dict[tuple[int, int], Body] = {}
        self._make_moves()
        self.hands: Hands[CardHand] = Hands(PACK, seats, CardHand, "virus.3", self._prepare)
        self.hidden_deck = (PACK.hidden,) * len(PACK.cards)

    def _make_moves(self) -> None:
        seats = range(self.seats)
        places = [(seat, slot, f"{seat}.{COLOURS[slot]}") for seat in seats for slot in SLOTS]
        self.organ = tuple(self._add(PACK.codes[slot], (slot,), slot=slot) for slot in SLOTS)
        self.lay = {(card, seat, slot): self._add(f"{PACK.codes[card]} {place}", (card,), seat, slot)
                    for card in range(5, 15) for seat, slot, place in places}
        self.transplant = {(a, i, b, j): self._add(f"transplant {first} {second}", (TRANSPLANT,), a, i, b, j)
                           for (a, i, first), (b, j, second) in combinations(places, 2) if a != b}
        self.thief = {(seat, slot): self._add(f"organ-thief {place}", (ORGAN_THIEF,), seat, slot)
                      for seat, slot, place in places}
        self.contagion = self._add("contagion", (CONTAGION,))
        self.spread = {(a, i, b, j): self._add(f"spread {first} {second}", (), a, i, b, j)
                       for a, i, first in places for b, j, second in places if a != b}
        self.glove = self._add("latex-glove", (LATEX_GLOVE,))
        self.error = tuple(self._add(f"medical-error {seat}", (MEDICAL_ERROR,), seat) for seat in seats)
        self.draw = self._add("draw")
        self.draw.told = self.telling("only-draws", "virus.4")
        if self.any_contagion:
            self.done = self._add("done")
            self.done.told = self.telling("stopped", "virus.16")

    def _add(self, text: str, cards: Cards = (), seat: int = -1, slot: int = -1,
             seat2: int = -1, slot2: int = -1) -> CardMove:
        kind = text.partition(" ")[0]
        family = kind.partition("-")[0]
        act = self._acts.get(kind) or self._acts[family]
        move = self.moves[text] = CardMove(text, act, cards, seat, slot, seat2, slot2)
        return move

    def telling(self, kind: str, rule: str, cards: tuple[str, ...] = ()) -> tuple[tuple[Event, ...], ...]:
        """For each seat the event of that kind."""
        return tuple((Event(kind, rule, seat, cards, number=len(cards)),) for seat in range(self.seats))

    def discard(self, cards: Cards) -> CardMove:
        """The move that discards these cards (in the order of the table)."""
        codes = PACK.told(cards)
        text = " ".join(("discard", *codes))
        move = self.moves.get(text)
        if move is None:
            move = self._add(text, cards)
            move.told = self.telling("discarded", "virus.3", codes)
        return move

    def move(self, text: str) -> CardMove | None:
        """The move with that text, ``None`` if no game at this table has one."""
        move = self.moves.get(text)
        if move is None and text.startswith("discard "):
            codes = text.split(" ")[1:]
            if len(codes) <= 3 and all(code in PACK.number for code in codes):
                cards = PACK.numbers(codes)
                if list(cards) == sorted(cards) and all(cards.count(card) <= PACK.copies[card] for card in cards):
                    return self.discard(cards)
        return move

    def effect(self, card: int, slot: int, pile: int) -> organs.Effect | None:
        """What a virus or a medicine does to an organ, ``None`` if nothing."""
        act_on = organs.attack if card < 10 else organs.treat
        return act_on(slot, pile, card % 5, self.by_card)

    def body(self, seat: int, key: int) -> Body:
        """The body of that seat with these piles."""
        body = self._bodies.get((seat, key))
        if body is None:
            if len(self._bodies) >= _MOST_BODIES:
                self._bodies.clear()  # bodies in use live on; equal ones may now exist twice
            body = self._bodies[seat, key] = Body(self, seat, key)
        return body

    def _prepare(self, hand: CardHand) -> None:
        known = PACK.hidden not in hand.cards
        bits = sum(1 << card for card in set(hand.cards)) if known else 0
        hand.own = bits & self._own_cards
        hand.hit = bits & self._hit_cards
        hand.treatments = tuple(card for card in range(15, 20) if bits >> card & 1)
        if not hand.cards:
            hand.always = (self.draw,)
        else:
            parts = {part: None for size in (1, 2, 3) for part in combinations(hand.cards, size)} if known else ()
            hand.always = tuple(self.discard(part) for part in parts)
