"""What all games with the same seats and options share: every move, hand and team, each built once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from virus_nb.engine import HIDDEN, NOBODY, Decision, Event, Move, OptionValues
from virus_nb.engine.cards import FULL_HAND, Cards, Choices, Hand, Hands
from virus_nb.games.marvel.cards import ACTIONS, COLOURS, HEROES, PACK, PLACEABLE, SLOTS, again, family
from virus_nb.games.marvel.heroes import PILES, Effect, effect
from virus_nb.games.marvel.team import Team, Teams, facts_of

if TYPE_CHECKING:
    from virus_nb.games.marvel.state import Question, State

TeamsBySeat: TypeAlias = "tuple[Team, ...]"
HandsBySeat: TypeAlias = "tuple[CardHand, ...]"
Told: TypeAlias = "tuple[Event, ...]"
Change: TypeAlias = "tuple[TeamsBySeat, Cards, Told, Question]"
"""What an act changes: the teams, the cards that go to the discard pile, the events, and what comes next."""
Act: TypeAlias = "Callable[[State, CardMove], Change]"
Moves: TypeAlias = "tuple[CardMove, ...]"

_RULES = {"villain": "marvel.7", "recruit": "marvel.12", "warp-reality": "marvel.13", "spy": "marvel.15"}


class CardMove(Move):
    """A move with what its act needs.

    act: does it; ``None`` where cards only leave the hand. kind: its first word. card: what is played by it.
    cards: those that leave a hand, the own one or (``used``) the one that is spied; weight, size: of these.
    seat, slot: the place it touches. again: whether it gives another turn.
    plain: the same without ``use``. told: for each seat whose turn it may be, how it is announced.
    effects: pile that it is played on -> what it does there.
    """

    __slots__ = ("act", "again", "card", "cards", "effects", "kind", "plain", "seat", "size", "slot", "told",
                 "used", "weight")

    def __init__(self, text: str, act: Act | None, cards: Cards = (), seat: int = NOBODY, slot: int = -1,
                 told: tuple[Told, ...] = ()) -> None:
        super().__init__(text)
        self.kind = text.partition(" ")[0]
        self.used = self.kind == "use"
        self.act, self.told = act, told
        self.cards, self.size = cards, len(cards)
        self.weight = sum(PACK.weight[card] for card in cards)
        self.card = cards[0] if cards else ""
        self.again = again(self.card)
        self.seat, self.slot = seat, slot
        self.plain = self
        self.effects: Effects


class Effects(dict[int, "tuple[int, Cards, tuple[Told, ...]]"]):
    """What a hero, a villain, a power or an ally does to a pile: the pile then, the cards that leave the
    table, for each seat whose turn it is how it is told; filled as it is asked."""

    def __init__(self, card: str, seat: int, slot: int, seats: int) -> None:
        self.card, self.seat, self.slot, self.seats = card, seat, slot, seats

    def __missing__(self, pile: int) -> tuple[int, Cards, tuple[Told, ...]]:
        what = effect(self.card, self.slot, pile)
        assert what is not None, f"{self.card} is not possible there"
        told = tuple((self._told(what, by),) for by in range(self.seats))
        found = self[pile] = (what.pile, what.gone, told)
        return found

    def _told(self, what: Effect, by: int) -> Event:
        on = by if self.seat == NOBODY else self.seat
        return Event(what.kind, what.rule, by, (self.card, *what.met), (f"{on}.{COLOURS[self.slot]}",),
                     NOBODY if on == by else on)


class CardHand(Hand):
    """A hand of Virus! Marvel: its cards, the moves that need nothing else, and its cards by where they go.

    always: its discards, or the draw of an empty hand. own, hit: numbers (in ``PLACEABLE``) of the kinds of
    cards that may be played on one's own team, and on others'. actions: the kinds of actions in it.
    """

    __slots__ = ("actions", "always", "hit", "own")

    always: Moves
    own: tuple[int, ...]
    hit: tuple[int, ...]
    actions: Cards


class Plays:
    """Every way to play a card, from the own hand or (``use``) from one that is spied.

    lays: for each seat, each card of ``PLACEABLE`` and each bit set of colours, the moves onto these heroes.
    recruits: for each seat and bit set of colours. warps, spies: for each seat.
    """

    def __init__(self, table: Table, prefix: str) -> None:
        self._table, self._prefix = table, prefix
        seats = range(table.seats)
        own = {card: self._play(card, card, slot=slot) for slot, card in enumerate(HEROES)}
        self.lays = tuple(tuple(Choices(
            [own[card] if card == HEROES[slot] else None for slot in SLOTS] if card in own
            else self._on_heroes(card, seat)) for card in PLACEABLE) for seat in seats)
        self.recruits = tuple(Choices(self._on_heroes("recruit", seat)) for seat in seats)
        self.warps = tuple(self._on_player("warp-reality", seat) for seat in seats)
        self.spies = tuple(self._on_player("spy", seat) for seat in seats)
        self.snap = self._play("snap", "snap", told=table.telling("snapped", "marvel.14", ("snap",)))

    def _on_heroes(self, card: str, seat: int) -> list[CardMove]:
        return [self._on_hero(card, seat, slot) for slot in SLOTS]

    def _on_hero(self, card: str, seat: int, slot: int) -> CardMove:
        place = f"{seat}.{COLOURS[slot]}"
        told: tuple[Told, ...] = ()
        if family(card) in _RULES:
            told = self._table.telling("targets-hero", _RULES[family(card)], (card,), (place,), seat)
        return self._play(f"{card} {place}", card, seat, slot, told)

    def _on_player(self, card: str, seat: int) -> CardMove:
        told = self._table.telling("targets-player", _RULES[card], (card,), other=seat)
        return self._play(f"{card} {seat}", card, seat, told=told)

    def _play(self, text: str, card: str, seat: int = NOBODY, slot: int = -1,
              told: tuple[Told, ...] = ()) -> CardMove:
        table = self._table
        move = table.add(self._prefix + text, table.acts[family(card)], (card,), seat, slot, told)
        move.plain = table.moves[text]
        if card in PLACEABLE:
            move.effects = Effects(card, seat, slot, table.seats)
        return move


class Table:
    """Flyweights for one number of seats and one choice of options.

    next, rivals: for each seat the one after it (marvel.1), and all the others from there on.
    plays, uses: every way to play a card. aims: for each seat and bit set of colours; aim_at: for each seat.
    teams: for each seat every team that has come up. hands: every hand.
    """

    def __init__(self, seats: int, options: OptionValues, acts: Mapping[str, Act]) -> None:
        self.seats, self.options, self.acts = seats, dict(options), acts
        self.draw_first = options["extra_turn"] == "after-draw"
        self.own_villains = options["villain_targets"] == "anyone"
        everybody = range(seats)
        self.next = tuple((seat + 1) % seats for seat in everybody)
        self.rivals = tuple(tuple((seat + n) % seats for n in range(1, seats)) for seat in everybody)
        self.decisions = {kind: tuple(Decision(kind, seat, seat) for seat in everybody)
                          for kind in ("turn", "draw")}
        self.won = self.telling("won", "marvel.20")
        self.again = self.telling("extra-turn", "marvel.11")
        self.moves: dict[str, CardMove] = {}
        self.plays, self.uses = Plays(self, ""), Plays(self, "use ")
        self._make_answers()
        facts = tuple(tuple(facts_of(slot, pile, self._takes(slot, pile)) for pile in PILES)
                      for slot in SLOTS)
        self.teams = tuple(Teams(self, seat, facts) for seat in everybody)
        self.hands: Hands[CardHand] = Hands(PACK, seats, CardHand, "marvel.2", self._prepare)
        self.hidden_deck = PACK.stacked((HIDDEN,) * len(PACK.cards))

    def _make_answers(self) -> None:
        places = [[f"{seat}.{colour}" for colour in COLOURS] for seat in range(self.seats)]
        self.counter = self.add("counter", self.acts["counter"], ("counter",),
                                told=self.telling("countered", "marvel.16", ("counter",)))
        self.allow = self.add("allow", self.acts["allow"], told=self.telling("allowed", "marvel.16"))
        self.aims, self.eliminate = (
            tuple(Choices([self.add(f"{kind} {place}", self.acts[kind], (), seat, slot)
                           for slot, place in enumerate(row)]) for seat, row in enumerate(places))
            for kind in ("aim", "eliminate"))
        self.aim_at = tuple(self.add(f"aim {seat}", self.acts["aim"], (), seat)
                            for seat in range(self.seats))
        self.draw = self.add("draw", self.acts["draw"], told=self.telling("only-draws", "marvel.3"))

    def add(self, text: str, act: Act | None, cards: Cards = (), seat: int = NOBODY, slot: int = -1,
            told: tuple[Told, ...] = ()) -> CardMove:
        """A new move of this table."""
        move = self.moves[text] = CardMove(text, act, cards, seat, slot, told)
        return move

    def _takes(self, slot: int, pile: int) -> int:
        """The cards of ``PLACEABLE`` that may be played on that pile: a bit set, six bits a card."""
        return sum(1 << len(SLOTS) * n + slot for n, card in enumerate(PLACEABLE)
                   if effect(card, slot, pile) is not None)

    def telling(self, kind: str, rule: str, cards: Cards = (), places: tuple[str, ...] = (),
                other: int = NOBODY) -> tuple[Told, ...]:
        """For each seat the event of that kind."""
        return tuple((Event(kind, rule, seat, cards, places, other, len(cards)),)
                     for seat in range(self.seats))

    def discard(self, cards: Cards) -> CardMove:
        """The move that discards these cards, which are in the order of the table."""
        text = " ".join(("discard", *cards))
        return self.moves.get(text) or self.add(
            text, None, cards, told=self.telling("discarded", "marvel.2", cards))

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
        kinds = [(n, family(card)) for n, card in enumerate(PLACEABLE) if card in hand.cards]
        hand.own = tuple(n for n, kind in kinds if kind != "villain" or self.own_villains)
        hand.hit = tuple(n for n, kind in kinds if kind == "villain")
        hand.actions = tuple(card for card in ACTIONS if card in hand.cards)
        parts = {part: None for size in (1, 2, 3) for part in combinations(hand.cards, size)} if known else {}
        hand.always = tuple(map(self.discard, parts)) if hand.cards else (self.draw,)
