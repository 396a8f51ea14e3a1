"""Verso once more, written the slow and obvious way: cards are texts, areas are lists.

It shares nothing with the product but the text of cards and moves, so that random games
can be held against it.
"""

from __future__ import annotations

COLOURS = ("blue", "green", "orange")


def colour(card):
    return card.split("-")[0]


def value(card):
    return card.split("-")[1].split("/")[0]


def points(card):
    return int(card.split("~")[0].split("/")[1])


def turned(card):
    return "~".join(reversed(card.split("~")))


def same(one, other):
    return colour(one) == colour(other) and value(one) == value(other)


class Plain:
    """A table that is changed by every move."""

    def __init__(self, seats, options, deck):
        self.seats, self.options, self.deck = seats, options, list(deck)
        self.areas = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.waits = [set() for _ in range(seats)]
        self.discard = []
        self.to_move = 0
        self.due = []

    def runs(self, seat):
        """Every bank of a seat: text, cards from low to high."""
        found = []
        for name in COLOURS:
            row = {value(card): card for card in self.areas[seat] if colour(card) == name}
            for low in range(1, 7):
                for high in range(low + 1, 7):
                    for joker in [None, *range(low, high + 1)]:
                        needed = ["J" if n == joker else str(n) for n in range(low, high + 1)]
                        if all(each in row for each in needed):
                            text = f"bank {name} {low}-{high}" + (f" J{joker}" if joker else "")
                            found.append((text, [row[each] for each in needed]))
        return found

    def legal(self):
        seat = self.to_move
        if self.deck:
            twin = any(same(self.deck[0], card) for card in self.areas[seat])
            keep = [] if twin and self.options["keep_duplicate"] == "must-flip" else ["keep"]
            return [*keep, "flip", *(text for text, _ in self.runs(seat))]
        if self.due:
            return [text for text, _ in self.runs(seat)] or ["pass"]
        return []

    def over(self):
        return not self.deck and not self.due

    def square(self, seat):
        rows = [sum(colour(card) == name for card in self.areas[seat]) for name in COLOURS]
        return rows == [3, 3, 3] if self.options["square"] == "exactly" else min(rows) >= 3

    def look(self, seat):
        """After a whole act (verso.8, verso.9)."""
        if not self.square(seat):
            self.waits[seat].discard("break")
        elif not self.waits[seat]:
            self.scores[seat] += 7
            self.waits[seat] = {"bank": {"bank"}, "break": {"break"}, "both": {"bank", "break"}}[
                self.options["rearm"]]

    def put(self, seat, card):
        if any(same(card, other) for other in self.areas[seat]):
            self.discard.append(card)
        else:
            self.areas[seat].append(card)

    def turn_highest(self, seat, name, jokers):
        row = [card for card in self.areas[seat] if colour(card) == name]
        numbers = [card for card in row if value(card) != "J"]
        chosen = max(numbers, key=value, default=None) or (row[0] if row and jokers else None)
        if chosen:
            self.areas[seat].remove(chosen)
            self.put(seat, turned(chosen))
            self.look(seat)

    def bank(self, seat, text):
        cards = dict(self.runs(seat))[text]
        self.scores[seat] += sum(map(points, cards))
        for card in cards[-2:]:
            self.areas[seat].remove(card)
            self.discard.append(card)

    def play(self, text, drawn):
        """Play a legal move; ``drawn``: what the random opponent drew, the last of it."""
        seat = self.to_move
        self.to_move = (seat + 1) % self.seats
        if self.due:
            self.due.remove(seat)
            if text != "pass":
                self.bank(seat, text)
            return
        if text in ("keep", "flip"):
            card = self.deck.pop(0)
            self.put(seat, card if text == "keep" else turned(card))
            self.look(seat)
        else:
            self.bank(seat, text)
            self.waits[seat].discard("bank")
            self.look(seat)
            for other in dict.fromkeys([(seat + 1) % self.seats, (seat - 1) % self.seats]):
                if other != seat:
                    self.turn_highest(other, text.split()[1], self.options["sole_joker"] == "flips")
        if not self.deck:
            self.end()
        elif self.seats == 1:
            self.opponent(drawn)

    def opponent(self, drawn):
        kind = self.options["opponent"]
        name = drawn[-1] if kind == "random" else "none"
        if kind == "three-vp" and points(self.deck[0]) == 3:
            name = colour(self.deck[0])
        if name != "none":
            self.turn_highest(0, name, False)

    def end(self):
        order = [(self.to_move + n) % self.seats for n in range(self.seats)]
        if self.options["last_bank"] == "chosen":
            self.due = order
            return
        for seat in order:
            runs = self.runs(seat)
            if runs:
                self.bank(seat, max(runs, key=lambda run: sum(map(points, run[1])))[0])

    def position(self):
        data = {
            "areas": [sorted(area) for area in self.areas], "deck": self.deck,
            "discard": sorted(self.discard), "scores": self.scores,
            "square_ready": [not waits for waits in self.waits], "to_move": self.to_move,
        }
        if self.options["last_bank"] == "chosen":
            data["last_banks"] = self.due
        if self.options["rearm"] == "both":
            data["square_waits"] = [[each for each in ("bank", "break") if each in waits]
                                    for waits in self.waits]
        return data
