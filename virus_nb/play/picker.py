"""From clicks to a move: the places clicked so far, and what the next click means.

A picker knows nothing of any game: the places that may be clicked are those that come
next on the click paths of the legal moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from virus_nb.engine import BadInput, Game, Place, Reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a click did.

    kind: ``picked`` (more clicks are needed), ``move`` (``text`` is a legal move), ``refused``
    (``reason`` says why, ``None`` where the click means nothing here), ``cleared``.
    """

    kind: Literal["picked", "move", "refused", "cleared"]
    place: Place = ""
    text: str = ""
    reason: Reason | None = None


class Picker:
    """The clicks of one person on one view, until they are a move.

    view must be what the deciding seat observes. Without a view nothing is hot.
    """

    def __init__(self, game: Game[Any, Any], view: Any = None) -> None:
        self.game = game
        self.picks: tuple[Place, ...] = ()
        self._next: dict[tuple[Place, ...], dict[Place, None]] = {}
        self._moves: dict[tuple[Place, ...], str] = {}
        self.look(view)

    def look(self, view: Any) -> None:
        """Begin again with another view."""
        self.view = view
        self.picks = ()
        self._next, self._moves = {}, {}
        if view is None:
            return
        for move in self.game.legal_moves(view):
            for path in map(tuple, self.game.paths(view, move)):
                self._moves[path] = move.text
                for end in range(len(path)):
                    self._next.setdefault(path[:end], {})[path[end]] = None

    def hot(self) -> tuple[Place, ...]:
        """The places that a next click may mean, in the order of the legal moves."""
        return tuple(self._next.get(self.picks, ()))

    def clear(self) -> None:
        """Forget the clicks."""
        self.picks = ()

    def click(self, place: Place) -> Outcome:
        """One more click. Picks change only where it leads on, starts over or takes the first one back."""
        if place in self._next.get(self.picks, ()):
            return self._pick((*self.picks, place))
        if self.picks and place == self.picks[0]:
            self.clear()
            return Outcome("cleared", place)
        starts = place in self._next.get((), ())
        if starts and place.startswith("hand."):
            return self._pick((place,))
        refused = self._refused((*self.picks, place), place)
        if refused is None and starts:
            return self._pick((place,))
        return refused or Outcome("refused", place)

    def _pick(self, picks: tuple[Place, ...]) -> Outcome:
        self.picks = picks
        if picks in self._moves:
            self.clear()
            return Outcome("move", picks[-1], self._moves[picks])
        return Outcome("picked", picks[-1])

    def _refused(self, path: tuple[Place, ...], place: Place) -> Outcome | None:
        """Why the move that was meant is not allowed; ``None`` if the clicks mean no move."""
        if self.view is None:
            return None
        text = self.game.attempt(self.view, path)
        if text is None:
            return None
        if isinstance(text, Reason):
            return Outcome("refused", place, reason=text)
        try:
            reason = self.game.why_not(self.view, text)
        except BadInput:
            return None
        if reason is None:
            self.clear()
            return Outcome("move", place, text)
        return Outcome("refused", place, text, reason)
