"""The table of a lesson: the learner has one seat, and what the others do is told by the step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from virus_nb.engine import Seat
from virus_nb.play.session import Session
from virus_nb.scene.frame import Frame
from virus_nb.widgets.table import HUMAN, Table


class StepTable(Table):
    """A table at which one person sits, with nobody in the other chairs.

    again: what the button for a new game does here. locked: look, but do not touch.
    """

    def __init__(self, session: Session, seat: Seat, lang: str, again: Callable[[], None]) -> None:
        self.seat = seat
        self.locked = False
        self.point: Sequence[str] = ()
        self._way: Sequence[str] = ()
        self._again = again
        super().__init__(session, lang=lang)

    def lay(self, session: Session, seat: Seat, locked: bool = False, point: Sequence[str] = ()) -> None:
        """Put a step on the table; ``point``: places that light up to be looked at."""
        self.seat, self.locked, self.point, self._way = seat, locked, point, ()
        self.show(session)

    def lead(self, way: Sequence[str]) -> None:
        """Light up, of all that may be clicked, only the next place on this way, until a move is made."""
        self._way = way
        self._act(lambda: None)

    def show(self, session: Session, players: Sequence[str] = ()) -> None:
        super().show(session, players or (HUMAN,) * session.seats)

    def new_game(self, seed: int | str | None = None) -> None:
        """Begin the step again."""
        self._again()

    def _set_up(self, session: Session, players: Sequence[str], lang: str) -> None:
        super()._set_up(session, (HUMAN,) * session.seats, lang)
        self.humans = (self.seat,)
        self._viewer = self.seat
        self._look()

    def _look(self) -> None:
        if self.locked:
            self.picker.look(None)
        else:
            super()._look()

    def _pick(self, place: str) -> None:
        if self.locked:
            self._refuse(place, {"t": self.telling.words.say("lesson-look")})
        else:
            super()._pick(place)

    def _bots_turn(self) -> bool:
        # stepping back and on passes over what the others did
        decision = self.session.decision()
        return decision is not None and decision.seat != self.seat

    def _whole(self) -> Frame:
        rows = super()._whole()
        rows["words"] = {**rows["words"], "new": self.telling.words.say("lesson-again")}
        if self.point:
            rows["hot"] = list(self.point)
        done = len(self.picker.picks)
        if tuple(self._way[:done]) == self.picker.picks and done < len(self._way) and not self.session.here.ply:
            rows["hot"] = [self._way[done]]
        if self.locked:
            rows["can"] = {"undo": False, "redo": False}
            rows["status"] = {"t": self.telling.words.say("lesson-look"), "c": "wait"}
        rows["langs"] = []  # the lesson around it has the choice
        return rows
