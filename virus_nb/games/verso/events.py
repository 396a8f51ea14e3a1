"""The events of the game, each built when it first happens and handed out again.

Cards stand in events as faces (``blue-5/1``): what was seen, and no back that was not.
"""

from __future__ import annotations

from functools import cache

from virus_nb.engine import Event, Seat
from virus_nb.games.verso.area import SCORE_SHIFT
from virus_nb.games.verso.cards import COLOURS, SLOT, TURNED, colour_of, face_code

Told = tuple[Event, ...]


class Taken:
    """What is told of a card that was placed or discarded. known: for each seat and card, ``()`` until it is asked for:
    ``taken.known[seat][card] or taken.told(seat, card)``.
    """

    __slots__ = ("kind", "rule", "turned", "known")

    def __init__(self, kind: str, rule: str, turned: bool) -> None:
        self.kind, self.rule, self.turned = kind, rule, turned
        self.known: tuple[list[Told], ...] = tuple([()] * len(SLOT) for _ in range(6))

    def told(self, seat: Seat, card: int) -> Told:
        """For the first time."""
        place = f"{seat}.{colour_of(SLOT[card])}"
        faces: tuple[str, ...]
        places: tuple[str, ...]
        if self.turned:
            old = TURNED[card]
            faces, places = (face_code(old), face_code(card)), (f"{seat}.{colour_of(SLOT[old])}", place)
        else:
            faces, places = (face_code(card),), (place,)
        told = self.known[seat][card] = (Event(self.kind, self.rule, seat, faces, places),)
        return told


KEPT = Taken("kept", "verso.3", False)
KEPT_TWIN = Taken("kept-twin", "verso.4", False)
FLIPPED = Taken("flipped", "verso.3", True)
FLIPPED_TWIN = Taken("flipped-twin", "verso.4", True)
TURNED_OVER = Taken("turned", "verso.7", True)
TURNED_TWIN = Taken("turned-twin", "verso.7", True)
OPPONENT = Taken("opponent", "verso.13", True)
OPPONENT_TWIN = Taken("opponent-twin", "verso.13", True)

SQUARE = tuple((Event("square", "verso.8", seat, number=7),) for seat in range(6))
DECK_EMPTY = (Event("deck-empty", "verso.10"),)
NO_RUN = tuple((Event("no-run", "verso.10", seat),) for seat in range(6))
DRAWN = {colour: (Event("opponent-drew", "verso.13", places=(f"0.{colour}",)),) for colour in COLOURS}
DRAWN["none"] = (Event("opponent-rests", "verso.13"),)


def result(areas: tuple[int, ...]) -> Told:
    """Who has won, told when the game is over (verso.11)."""
    scores = [area >> SCORE_SHIFT for area in areas]
    best = max(scores)
    kind = "finished" if len(scores) == 1 else "won" if scores.count(best) == 1 else "shared"
    return tuple([_result(kind, seat, best) for seat, score in enumerate(scores) if score == best])


@cache
def _result(kind: str, seat: Seat, score: int) -> Event:
    return Event(kind, "verso.11", seat, number=score)
