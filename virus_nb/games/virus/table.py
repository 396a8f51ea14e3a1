"""What all games with the same seats and options share: every move, hand and body, each built once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from virus_nb.engine import HIDDEN, NOBODY, Decision, Event, Move, OptionValues
from virus_nb.engine.cards import FULL_HAND, Cards, Choices, Hand, Hands
from virus_nb.games.virus.body import Bodies, Body, change, facts_of
from virus_nb.games.virus.cards import COLOURS, MEDICINES, ORGANS, PACK, SLOTS, TREATMENTS, VIRUSES
from virus_nb.games.virus.organs import PILES, Effect, effect

if TYPE_CHECKING:
    from virus_nb.games.virus.state import State

BodiesBySeat: TypeAlias = "tuple[Body, ...]"
HandsBySeat: TypeAlias = "tuple[CardHand, ...]"
Told: TypeAlias = "tuple[Event, ...]"
Change: TypeAlias = "tuple[HandsBySeat, BodiesBySeat, Cards, Told, int]"
"""What an act changes: the hands and bodies, the cards that go to the discard pile, the events,
and what is open afterwards (see ``State.ask``)."""
Act: TypeAlias = "Callable[[State, CardMove], Change]"
Moves: TypeAlias = "tuple[CardMove, ...]"

_PLACEABLE = (*ORGANS, *VIRUSES, *MEDICINES)


class CardMove(Move):
    """A move with what its act needs.

    act: does it; ``None`` where cards only leave the hand. kind: its first word, for most moves the card.
    cards: those that leave the hand; weight, size: of these.
    seat, slot: the place it touches; seat2, slot2: the second one.
    told: for each seat the events, where they are the same wherever the move is made.
    placed: for an organ, a virus or a medicine its number in the order of the table; effects: pile that it is
    played on -> what it does there.
    """

    __slots__ = ("act", "cards", "effects", "kind", "placed", "seat", "seat2", "size", "slot", "slot2",
                 "told", "weight")

    def __init__(self, text: str, act: Act | None, cards: Cards = (), seat: int = -1, slot: int = -1,
                 seat2: int = -1, slot2: int = -1, told: tuple[Told, ...] = ()) -> None:
        super().__init__(text)
        self.kind = text.partition(" ")[0]
        self.act, self.told = act, told
        self.cards, self.size = cards, len(cards)
        self.weight = sum(PACK.weight[card] for card in cards)
        self.seat, self.slot, self.seat2, self.slot2 = seat, slot, seat2, slot2
        self.placed = _PLACEABLE.index(self.kind) if self.kind in _PLACEABLE else None
        self.effects: Effects


class Effects(dict[int, "tuple[int, Cards, tuple[Told, ...]]"]):
    """What an organ, a virus or a medicine does to a pile: how the key of the body changes, the cards that leave
    the table, for each seat how it is told; filled as it is asked."""

    def __init__(self, card: str, seat: int, slot: int, table: Table) -> None:
        self.card, self.seat, self.slot, self.table = card, seat, slot, table

    def __missing__(self, pile: int) -> tuple[int, Cards, tuple[Told, ...]]:
        what = effect(self.card, self.slot, pile, self.table.by_card)
        assert what is not None, f"{self.card} is not possible there"
        found = self[pile] = (change(self.slot, pile, what.pile), what.gone,
                              tuple((self._told(what, by),) for by in range(self.table.seats)))
        return found

    def _told(self, what: Effect, by: int) -> Event:
        on = by if self.seat == NOBODY else self.seat
        return Event(what.kind, what.rule, by, (self.card, *what.met), (f"{on}.{COLOURS[self.slot]}",),
                     NOBODY if on == by else on)


class CardHand(Hand):
    """A hand of Virus!: besides its cards the moves that need nothing else, and its cards by where they go.

    always: its discards, or the draw of an empty hand. own, hit: the kinds of cards, as numbers in the
    order of the table, that may be played on one's own body, and on others'. treatments: of these the kinds.
    """

    __slots__ = ("always", "hit", "own", "treatments")

    always: Moves
    own: tuple[int, ...]
    hit: tuple[int, ...]
    treatments: Cards


class Table:
    """Flyweights for one number of seats and one choice of options.

    next, rivals: for each seat the one after it, clockwise (virus.2), and all the others from there on.
    lays: for each seat, each organ, virus and medicine, and each bit set of colours, the moves onto these.
    thefts, swaps, swaps_of_one_colour: the same for treatments.
    """

    def __init__(self, seats: int, options: OptionValues, acts: Mapping[str, Act]) -> None:
        self.seats, self.options = seats, dict(options)
        self.by_card = options["match"] == "card"
        self.flip = options["recycle"] == "flip"
        self.any_contagion = options["contagion"] == "any"
        everybody = range(seats)
        self.next = tuple((seat + 1) % seats for seat in everybody)
        self.rivals = tuple(tuple((seat + n) % seats for n in range(1, seats)) for seat in everybody)
        self.decisions = {kind: tuple(Decision(kind, seat, seat) for seat in everybody)
                          for kind in ("turn", "draw")}
        self.won = self.telling("won", "virus.20")
        self.moves: dict[str, CardMove] = {}
        self._acts = acts
        self._make_moves()
        facts = tuple(tuple(facts_of(slot, pile, self._takes(slot, pile)) for pile in range(PILES))
                      for slot in SLOTS)
        self.bodies = tuple(Bodies(self, seat, facts) for seat in everybody)
        self.hands: Hands[CardHand] = Hands(PACK, seats, CardHand, "virus.3", self._prepare)
        self.hidden_deck = PACK.stacked((HIDDEN,) * len(PACK.cards))

    def _make_moves(self) -> None:
        seats, add = range(self.seats), self._add
        places = [[f"{seat}.{colour}" for colour in COLOURS] for seat in seats]
        pairs = list(combinations(seats, 2))
        organs = [add(card, (card,), slot=slot) for slot, card in enumerate(ORGANS)]
        self.lays = tuple(
            (*(Choices([move if move.slot == slot else None for slot in SLOTS]) for move in organs),
             *(Choices([add(f"{card} {places[seat][slot]}", (card,), seat, slot) for slot in SLOTS])
               for card in (*VIRUSES, *MEDICINES)))
            for seat in seats)
        self.thefts = tuple(Choices([self._theft(seat, slot) for slot in SLOTS]) for seat in seats)
        self.swaps = {(a, b): _Swaps([[self._transplant(a, i, b, j) for j in SLOTS] for i in SLOTS])
                      for a, b in pairs}
        self.swaps_of_one_colour = {pair: Choices([swaps.moves[slot][slot] for slot in SLOTS])
                                    for pair, swaps in self.swaps.items()}
        self.contagion = add("contagion", ("contagion",), told=self.telling("contagion", "virus.16"))
        self.spread = {(a, i, b, j): add(f"spread {places[a][i]} {places[b][j]}", (), a, i, b, j)
                       for a in seats for i in SLOTS for b in seats if a != b for j in SLOTS}
        self.glove = add("latex-glove", ("latex-glove",), told=self.telling("gloved", "virus.17"))
        self.error = tuple(add(f"medical-error {seat}", ("medical-error",), seat,
                               told=self.telling("bodies-swapped", "virus.18", other=seat)) for seat in seats)
        self.draw = add("draw", told=self.telling("only-draws", "virus.4"))
        if self.any_contagion:
            self.done = add("done", told=self.telling("stopped", "virus.16"))

    def _add(self, text: str, cards: Cards = (), seat: int = -1, slot: int = -1,
             seat2: int = -1, slot2: int = -1, told: tuple[Told, ...] = ()) -> CardMove:
        kind = text.partition(" ")[0]
        act = self._acts.get(kind) or self._acts.get(kind.partition("-")[0])
        move = self.moves[text] = CardMove(text, act, cards, seat, slot, seat2, slot2, told)
        if move.placed is not None:
            move.effects = Effects(kind, seat, slot, self)
        return move

    def _theft(self, seat: int, slot: int) -> CardMove:
        colour = COLOURS[slot]
        told = tuple((Event("stolen", "virus.15", by, (ORGANS[slot],), (f"{seat}.{colour}", f"{by}.{colour}"),
                            seat),) for by in range(self.seats))
        return self._add(f"organ-thief {seat}.{colour}", ("organ-thief",), seat, slot, told=told)

    def _transplant(self, a: int, i: int, b: int, j: int) -> CardMove:
        places = (f"{a}.{COLOURS[i]}", f"{b}.{COLOURS[j]}")
        told = self.telling("transplanted", "virus.14", (ORGANS[i], ORGANS[j]), places)
        return self._add(" ".join(("transplant", *places)), ("transplant",), a, i, b, j, told)

    def _takes(self, slot: int, pile: int) -> int:
        return sum(1 << 5 * n + slot for n, card in enumerate(_PLACEABLE)
                   if effect(card, slot, pile, self.by_card) is not None)

    def telling(self, kind: str, rule: str, cards: Cards = (), places: tuple[str, ...] = (),
                other: int = NOBODY) -> tuple[Told, ...]:
        """For each seat the event of that kind."""
        return tuple((Event(kind, rule, seat, cards, places, other, len(cards)),)
                     for seat in range(self.seats))

    def discard(self, cards: Cards) -> CardMove:
        """The move that discards these cards, which are in the order of the table."""
        text = " ".join(("discard", *cards))
        return self.moves.get(text) or self._add(
            text, cards, told=self.telling("discarded", "virus.3", cards))

    def move(self, text: str) -> CardMove | None:
        """The move with that text, ``None`` if no game at this table has one."""
        move = self.moves.get(text)
        if move is None and text.startswith("discard "):
            cards = tuple(text.split(" ")[1:])
            if len(cards) <= FULL_HAND and PACK.has(cards) and PACK.sorted(cards) == cards:
                return self.discard(cards)
        return move

    def _prepare(self, hand: CardHand) -> None:
        known = HIDDEN not in hand.cards
        own, hit = {"organ", "medicine"}, {"virus"}
        if self.options["virus_targets"] == "anyone":
            own.add("virus")
        if self.options["medicine_targets"] == "anyone":
            hit.add("medicine")
        cards = [(n, card.partition("-")[0]) for n, card in enumerate(_PLACEABLE) if card in hand.cards]
        hand.own = tuple(n for n, family in cards if family in own)
        hand.hit = tuple(n for n, family in cards if family in hit)
        hand.treatments = tuple(card for card in TREATMENTS if card in hand.cards)
        parts = {part: None for size in (1, 2, 3) for part in combinations(hand.cards, size)} if known else {}
        hand.always = tuple(map(self.discard, parts)) if hand.cards else (self.draw,)


class _Swaps(dict[int, Moves]):
    """The transplants between two bodies of organs of different colours: one of the first five bits
    of a number against one of the second five; filled as it is asked."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[list[CardMove]]) -> None:
        self.moves = moves

    def __missing__(self, colours: int) -> Moves:
        found = self[colours] = tuple(self.moves[i][j] for i in SLOTS if colours >> i & 1
                                      for j in SLOTS if colours >> 5 + j & 1)
        return found
