"""The moves, and which runs of a row can be banked (verso.5, verso.6)."""

from __future__ import annotations

from collections.abc import Iterator

from virus_nb.engine import Event, Move
from virus_nb.games.verso.area import FIRST, POINT, ROW, ROWS, SHIFT, THREES_FIRST, WHOLE
from virus_nb.games.verso.cards import COLOURS, FACES, JOKER, SLOTS

KEEP = Move("keep")
FLIP = Move("flip")
PASS = Move("pass")


class Bank(Move):
    """Bank the run ``low`` to ``high`` of a colour; ``joker`` is its named value, 0 if not in it.

    slots: of its cards, from low to high. needs, threes: their bits among those that an area
    takes, and among those that are worth 3. rest: mask that removes the two highest cards; for
    each seat these are laid at ``second`` and ``highest``. told: for each seat, see ``BankTold``.
    """

    __slots__ = ("colour", "low", "high", "joker", "slots", "needs", "threes", "rest", "second",
                 "highest", "told")

    def __init__(self, colour: int, low: int, high: int, joker: int) -> None:
        name = f"bank {COLOURS[colour]} {low}-{high}"
        super().__init__(f"{name} J{joker}" if joker else name)
        self.colour, self.low, self.high, self.joker = colour, low, high, joker
        self.slots = tuple(ROW * colour + (JOKER if value == joker else value - 1)
                           for value in range(low, high + 1))
        self.needs = sum(1 << FIRST + slot for slot in self.slots)
        self.threes = self.needs << SLOTS
        self.second, self.highest = (tuple(shift[slot] for shift in SHIFT) for slot in self.slots[-2:])
        self.rest = WHOLE ^ sum(1 << FIRST + slot | 1 << THREES_FIRST + slot for slot in self.slots[-2:])
        self.told = tuple(BankTold(self, seat) for seat in range(6))

    def points(self, area: int) -> int:
        """What the run pays: the points printed on its cards."""
        return len(self.slots) + 2 * (area & self.threes).bit_count()

    def faces(self, area: int) -> tuple[str, ...]:
        """The faces of its cards, from low to high."""
        return tuple(FACES[2 * slot + (area >> THREES_FIRST + slot & 1)] for slot in self.slots)


class BankTold(dict[int, "tuple[int, tuple[Event, ...]]"]):
    """Which cards of the run are worth 3 -> what the area gains besides ``rest``, and the events."""

    def __init__(self, bank: Bank, seat: int) -> None:
        super().__init__()
        self.bank, self.seat = bank, seat

    def __missing__(self, threes: int) -> tuple[int, tuple[Event, ...]]:
        bank = self.bank
        faces, points = bank.faces(threes), bank.points(threes)
        place = (f"{self.seat}.{COLOURS[bank.colour]}",)
        told = (Event("banked", "verso.5", self.seat, faces, place, number=points),
                Event("left", "verso.5", self.seat, faces[-2:], place))
        # two cards fewer in the row
        self[threes] = points * POINT - (2 << 3 * bank.colour), told
        return self[threes]


def _banks(colour: int) -> Iterator[Bank]:
    """Every bank of a colour, in the order in which verso.10 prefers them."""
    for low in range(1, 6):
        for high in range(low + 1, 7):
            for joker in (0, *range(low, high + 1)):
                yield Bank(colour, low, high, joker)


BANKS = tuple(tuple(_banks(colour)) for colour in range(len(COLOURS)))
MOVES: dict[str, Move] = {move.text: move for move in (KEEP, FLIP, PASS)}
MOVES.update((bank.text, bank) for banks in BANKS for bank in banks)


def _row_runs(colour: int) -> tuple[tuple[Bank, ...], ...]:
    """For each set of slots of one row the runs that can be banked."""
    first = FIRST + ROW * colour
    return tuple(tuple([bank for bank in BANKS[colour] if not bank.needs & ~(row << first)])
                 for row in range(1 << ROW))


BLUE, GREEN, ORANGE = ROWS[0], ROWS[1], ROWS[2]
BLUE_GREEN = BLUE | GREEN
GREEN_FIRST, ORANGE_FIRST = FIRST + ROW, FIRST + 2 * ROW
BLUE_RUNS, GREEN_RUNS, ORANGE_RUNS = _row_runs(0), _row_runs(1), _row_runs(2)
TAKE_OR_RUNS = tuple([(KEEP, FLIP, *blue, *green) for green in GREEN_RUNS for blue in BLUE_RUNS])
"""For each set of slots of the blue and the green row the moves that are always there, then the runs of both.
Two rows together are 16384 sets; all three would be two millions."""


def runs_of(area: int) -> tuple[Bank, ...]:
    """The runs that can be banked, in the order of verso.10: colour, low, high, joker."""
    return (BLUE_RUNS[(area & BLUE) >> FIRST] + GREEN_RUNS[(area & GREEN) >> GREEN_FIRST]
            + ORANGE_RUNS[(area & ORANGE) >> ORANGE_FIRST])


class Best(dict[int, "tuple[int, Bank | None]"]):
    """A row's slots and which are worth 3 -> the most that a run pays, and the first that does."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.row = ROWS[colour]
        self.key = self.row | self.row << SLOTS

    def __missing__(self, row: int) -> tuple[int, Bank | None]:
        best = max(runs_of(row & self.row), key=lambda bank: bank.points(row), default=None)
        self[row] = best.points(row) if best else 0, best
        return self[row]


BEST = tuple(Best(colour) for colour in range(len(COLOURS)))


def best_run(area: int) -> Bank | None:
    """The run that pays most; of several the first in the order of verso.10. ``None`` without a run."""
    most, best = 0, None
    for table in BEST:
        points, bank = table[area & table.key]
        if points > most:
            most, best = points, bank
    return best
