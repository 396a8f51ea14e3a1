"""A game from a real table, written down move by move: its deck is unknown, and cards become known as they appear.

    entry = ByHand(kit, 2, names=("Ana", "Bo"))
    entry.add("organ-red")          # seat 0 shows a red organ: one of its three cards was that
    entry.replay()                  # its deck is "?" where nobody has seen the card

A card that a seat shows is taken to be the one that it has held the longest. After a shuffle that can turn out to
be impossible; then the whole record is read again with other guesses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from virus_nb.engine import HIDDEN, BadInput, IllegalMove, Seat, step
from virus_nb.games.kit import Kit
from virus_nb.play.asked import a_number_of_seats, options_of
from virus_nb.play.replay import Replay, Result, a_name
from virus_nb.play.unknown import BETWEEN, all_cards, both_faces, filled
from virus_nb.play.verify import fingerprint, verify

_GUESSES = 6


class ByHand:
    """The record so far. names: who sits where. ``BadInput`` for options or names that cannot be.

    moves: what was written down. shown: the deck, and the deck after each shuffle, as far as it is known.
    """

    def __init__(self, kit: Kit, seats: int, options: Mapping[str, Any] | None = None,
                 names: Sequence[str] = ()) -> None:
        game = self.game = kit.game
        a_number_of_seats(game, seats)
        self.names = tuple(a_name(name, f"names[{n}]") for n, name in enumerate(names)) or ("human",) * seats
        if len(self.names) != seats:
            raise BadInput("not-that-many", "names", value=len(names), number=seats)
        self.options = options_of(game, options)
        self._guess = 0
        self._begin()

    def _begin(self) -> None:
        game, seats = self.game, len(self.names)
        self.moves: list[str] = []
        self._seen: list[dict[Seat, Sequence[str]]] = []
        deck = game.new_deck(seats, self.options, Random(0))
        self.shown: list[list[str]] = [[HIDDEN] * len(deck)]
        # one of the worlds that the record could come from: cards for what is not known yet
        self._world: list[list[str]] = [list(filled(game, seats, self.options, self.shown[0])) if deck else []]

    def state(self) -> Any:
        """The table now, in one of the worlds that it could be."""
        return self._state()

    def add(self, text: str, seen: Mapping[Seat, Sequence[str]] | None = None) -> None:
        """Write down a move. seen: cards of others that it lays open, by seat.

        ``IllegalMove``, or ``BadInput``: nobody-holds-it, cards-not-told, and words that are no move.
        """
        kept = self._copy()
        try:
            self._write(text, seen or {})
        except (BadInput, IllegalMove) as error:
            self._restore(kept)
            if not (len(self.shown) > 1 and isinstance(error, BadInput) and error.code == "nobody-holds-it"
                    and self._guess_again(text, seen or {})):
                self._restore(kept)
                raise

    def _write(self, text: str, seen: Mapping[Seat, Sequence[str]]) -> None:
        self._show(text)
        for seat, cards in seen.items():
            self._hold(seat, cards)
        self.moves.append(text)
        self._seen.append(dict(seen))
        self._state()
        self._nothing_made_up()

    def _guess_again(self, text: str, seen: Mapping[Seat, Sequence[str]]) -> bool:
        """Read everything again, taking cards from the newest places first, then from any."""
        record = [*zip(self.moves, self._seen, strict=True), (text, seen)]
        for self._guess in range(1, _GUESSES):
            self._begin()
            try:
                for each in record:
                    self._write(*each)
                return True
            except (BadInput, IllegalMove):
                continue
        self._guess = 0
        return False

    def take_back(self) -> None:
        """Forget the last move; cards that were seen stay seen."""
        if self.moves:
            self.moves.pop()
            self._seen.pop()

    def see_top(self, card: str) -> None:
        """The card on top of the deck: its face, or both faces as ``face~other``. ``BadInput``: no-cards-fit."""
        left = self.game.write_position(self._state()).get("deck")
        if not left or BETWEEN not in left[0]:
            raise BadInput("no-cards-fit", "deck")
        order, shown = self._world[-1], self.shown[-1]
        slot = len(order) - len(left)
        face, _, other = card.partition(BETWEEN)
        taken = {both_faces(order[n]) for n, seen in enumerate(shown) if n != slot and BETWEEN in seen}
        for both in all_cards(self.game, len(self.names), self.options):
            if face in both and (other in ("", *both)) and both not in taken:
                self._lay(order, slot, f"{face}{BETWEEN}{both[1] if face == both[0] else both[0]}")
                shown[slot] = card if other else f"{face}{BETWEEN}{HIDDEN}"
                return
        raise BadInput("no-cards-fit", "deck", value=card[:60])

    def replay(self) -> Replay:
        """The record as a replay that verifies."""
        deck = tuple(self.shown[0])
        made = Replay(self.game.key, self.names, tuple(self.moves), self.options, self.game.rules_version, deck=deck,
                      shuffles=tuple(map(tuple, self.shown[1:self._used() + 1])))
        state = verify(made)
        last, winners, scores = len(self.moves), self.game.winners(state), self.game.scores(state)
        made = replace(made, checks={last: fingerprint(self.game, state)} if last else {})
        if winners is None:
            return made
        return replace(made, result=Result(tuple(winners), last, None if scores is None else tuple(scores)))

    def _state(self) -> Any:
        self._at = 0
        state = self.game.start(len(self.names), self.options, self._world[0])
        for text in self.moves:
            state, _ = step(self.game, state, text, self)
        return state

    def _used(self) -> int:
        self._state()
        return self._at

    def order(self, cards: Sequence[str]) -> tuple[str, ...]:
        """As ``Chance.order``: what is known of a shuffle, or unknown cards for one that is new."""
        self._at += 1
        if self._at == len(self._world):
            self._world.append(list(cards))
            self.shown.append([HIDDEN] * len(cards))
        if sorted(self._world[self._at]) != sorted(cards):
            raise BadInput("chance-other-cards", f"shuffles[{self._at - 1}]")
        return tuple(self._world[self._at])

    def pick(self, choices: Sequence[str]) -> str:
        """As ``Chance.pick``; such games cannot be written down."""
        raise BadInput("chance-missing", "chance")

    def _show(self, text: str) -> None:
        """Make known the cards that the move shows from the hand of whoever decides."""
        decision = self.game.decision(self._state())
        words = [word for word in text.split() if any(word in order for order in self._world)]
        # the hand that a spy looks into is not that of whoever decides
        if decision is not None:
            self._hold(decision.facts.get("seat", decision.seat) if text.startswith("use ") else decision.seat, words)

    def _hold(self, seat: Any, cards: Sequence[str]) -> None:
        """Make known that the seat holds these cards, as often as they stand there."""
        if type(seat) is not int or seat not in range(len(self.names)):
            raise BadInput("not-a-number", "seen", value=str(seat), low=0, high=len(self.names) - 1)
        if self._hand(seat) is None:
            return
        for card, count in Counter(cards).items():
            for _ in range(count - self._sure(seat, card)):
                self._become_known(seat, card)

    def _nothing_made_up(self) -> None:
        """Everything that lies open now is known. ``BadInput``: cards-not-told, with how many are not."""
        if any(BETWEEN in card for card in self._world[0]):
            return
        view = self._open_cards()
        made_up = sum(any(self._after(n, slot, other, lambda: self._open_cards() != view)
                          for other in self._others(n, slot)[:2]) for n, slot in self._unknown())
        if made_up:
            raise BadInput("cards-not-told", "", number=made_up)

    def _open_cards(self) -> Any:
        return self.game.write_position(self.game.observe(self._state(), None))

    def _sure(self, seat: Seat, card: str) -> int:
        """How many of the card the seat holds for sure: those that no unknown slot stands for."""
        held = self._held(seat, card)
        return held - sum(self._lost(seat, card, n, slot) for n, slot in self._unknown()
                          if self._world[n][slot] == card)

    def _lost(self, seat: Seat, card: str, n: int, slot: int) -> bool:
        """Whether that slot, which stands for the card in this world, lies in the seat's hand."""
        held, others = self._held(seat, card), self._others(n, slot)
        if any(self._after(n, slot, other, lambda: self._held(seat, card) < held) for other in others):
            return True
        table = self._table()
        if any(self._after(n, slot, other, lambda: self._table() != table) for other in others):
            return False
        # all that is unknown lies together in one hand: no exchange tells one place from another
        together = Counter(code for code, seen in zip(self._world[n], self.shown[n], strict=True) if seen == HIDDEN)
        return together <= Counter(self._hand(seat))

    def _become_known(self, seat: Seat, card: str) -> None:
        held = self._held(seat, card)
        for n, slot in self._unknown():
            order = self._world[n]
            if order[slot] == card:
                if self._lost(seat, card, n, slot):
                    self.shown[n][slot] = card
                    return
                continue
            for other in self._others(n, slot):
                if order[other] == card and self._after(n, slot, other, lambda: self._held(seat, card) > held):
                    order[slot], order[other] = order[other], order[slot]
                    self.shown[n][slot] = card
                    return
        raise BadInput("nobody-holds-it", "", who=self.names[seat], card=card)

    def _unknown(self) -> Iterator[tuple[int, int]]:
        """Where nobody knows the card: the number of the order, and the place in it, the likeliest first."""
        found = [(n, slot) for n, order in enumerate(self.shown) for slot, seen in enumerate(order) if seen == HIDDEN]
        if self._guess == 1:
            found.reverse()
        elif self._guess:
            Random(f"{self._guess}/{len(self.moves)}").shuffle(found)
        return iter(found)

    def _others(self, n: int, slot: int) -> list[int]:
        """The other unknown places of that order with another card, the last ones first."""
        order, shown = self._world[n], self.shown[n]
        return [other for other in reversed(range(len(order)))
                if shown[other] == HIDDEN and order[other] != order[slot]]

    def _after(self, n: int, one: int, other: int, holds: Any) -> bool:
        """Whether something holds in the world in which these two cards are exchanged."""
        order = self._world[n]
        order[one], order[other] = order[other], order[one]
        try:
            return bool(holds())
        except (BadInput, IllegalMove):
            return False
        finally:
            order[one], order[other] = order[other], order[one]

    def _hand(self, seat: Seat) -> list[str] | None:
        hands = self.game.write_position(self._state()).get("hands")
        return hands[seat] if hands else None

    def _table(self) -> Any:
        return self.game.write_position(self._state())

    def _held(self, seat: Seat, card: str) -> int:
        return (self._hand(seat) or []).count(card)

    def _lay(self, order: list[str], slot: int, card: str) -> None:
        """Put that card there; if it is somewhere else in this world, the two change places."""
        for n, other in enumerate(order):
            if n != slot and both_faces(other) == both_faces(card):
                order[n] = order[slot]
        order[slot] = card

    def _copy(self) -> tuple[list[str], list[Any], list[list[str]], list[list[str]]]:
        return (list(self.moves), list(self._seen), [list(order) for order in self.shown],
                [list(order) for order in self._world])

    def _restore(self, kept: tuple[list[str], list[Any], list[list[str]], list[list[str]]]) -> None:
        self.moves, self._seen, self.shown, self._world = kept
