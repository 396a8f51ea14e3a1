"""The double-sided cards, as integers with tables beside them.

A card in the game is a number that says which card it is, which side is up, and
whether the side below has been seen (by all: whoever turns a card turns it openly):

    0                    no card
    1 ..      2N         a card of ``deck.csv`` with one side up, the other never seen
    2N+1 ..   4N         the same, the other side seen
    4N+1 ..   4N+42      a hole: a known face over a back that the viewer has not seen
    4N+43                a card of which nothing is known
"""

from __future__ import annotations

from pathlib import Path

COLOURS = ("blue", "green", "orange")
VALUES = ("1", "2", "3", "4", "5", "6", "J")
JOKER = 6
"""Index of the joker among the values; the number cards are 0 to 5."""

SLOTS = len(COLOURS) * len(VALUES)
"""A slot is a colour and a value: colour * 7 + index of the value. An area has one card a slot."""

FACES = tuple(f"{colour}-{value}/{points}" for colour in COLOURS for value in VALUES for points in (1, 3))
"""Every face there is; number ``2 * slot`` is worth 1 point and the next one 3."""

_FACE = {code: number for number, code in enumerate(FACES)}


def read_deck() -> tuple[str, ...]:
    """The codes of the cards in ``deck.csv``. Which side stands first does not matter."""
    lines = Path(__file__).with_name("deck.csv").read_text(encoding="utf-8").split()
    return tuple(lines[1:])


def turned_code(code: str) -> str:
    """The code of the same card with its other side up."""
    front, back = code.split("~")
    return f"{back}~{front}"


DECK = read_deck()
UNKNOWN = 4 * len(DECK) + len(FACES) + 1

CARD: dict[str, int] = {}
"""Text of a card -> its number, the back never seen."""
CODE = ["", *(side for code in DECK for side in (code, turned_code(code))) ]
CODE += CODE[1:]
CODE += [f"{face}~?" for face in FACES]
CODE += ["?"]
for _number in range(1, 2 * len(DECK) + 1):
    CARD[CODE[_number]] = _number


def _face_of(number: int) -> int:
    return _FACE[CODE[number].split("~")[0]] if 0 < number < UNKNOWN else -1


FACE = tuple(_face_of(number) for number in range(UNKNOWN + 1))
"""Number of the visible face; -1 where there is none."""
SLOT = tuple(face // 2 for face in FACE)
POINTS = tuple(1 + 2 * (face % 2) for face in FACE)
"""Victory points of the visible face."""


def physical(number: int) -> int:
    """Which card of the deck a card is, whatever side is up; -1 for holes."""
    return (number - 1) % (2 * len(DECK)) // 2 if 0 < number <= 4 * len(DECK) else -1


def _turned(number: int) -> int:
    """The card turned over; both its sides have been seen then. A hole has no other side."""
    if not 0 < number <= 4 * len(DECK):
        return UNKNOWN
    return 2 * len(DECK) + ((number - 1) % (2 * len(DECK)) ^ 1) + 1


def _hidden(number: int) -> int:
    """The card as those at the table know it."""
    return 4 * len(DECK) + 1 + FACE[number] if 0 < number <= 2 * len(DECK) else number


TURNED = tuple(map(_turned, range(UNKNOWN + 1)))
HIDDEN_BACK = tuple(map(_hidden, range(UNKNOWN + 1)))


def face_code(number: int) -> str:
    """The visible face of a card as text, ``blue-5/1``."""
    return FACES[FACE[number]]


def colour_of(slot: int) -> str:
    """The colour of a slot."""
    return COLOURS[slot // len(VALUES)]


def cards_with(face: int) -> tuple[int, ...]:
    """The cards of the deck that have this face, that side up."""
    return _WITH[face]


_WITH = tuple(tuple(number for number in range(1, 2 * len(DECK) + 1) if FACE[number] == face)
              for face in range(len(FACES)))
