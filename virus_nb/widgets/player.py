"""The replay player: everything is sent once, then the browser plays it without the kernel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import traitlets

from virus_nb.play.replay import Replay
from virus_nb.play.session import Session
from virus_nb.widgets import front
from virus_nb.widgets.film import OPEN, Film, Lens
from virus_nb.widgets.stays import bundle

_log = logging.getLogger(__name__)


class Player(anywidget.AnyWidget):
    """A recorded game, move by move.

    game: a replay (``BadInput`` if it does not verify) or a session, whose main line is shown.
    lenses: through whose eyes it can be seen, the first one to begin with: seats, or ``open``.
    ply: where it begins; assign to it to go there. secret: hide how long the game is.
    """

    _esm = front.script("replay")
    _css = front.style()
    data = traitlets.Dict().tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)
    take = traitlets.Unicode("").tag(sync=True)

    def __init__(self, game: Replay | Session, lang: str = "en", lenses: Sequence[Lens] = (OPEN,),
                 ply: int = 0, secret: bool = False) -> None:
        self._callbacks: list[Callable[[Session], None]] = []
        self._secret = secret
        self.film = Film(game, lang, lenses)
        super().__init__(data=self.film.data(ply, secret), ply=self.film.node(ply).ply)
        self.on_msg(self._message)

    @property
    def lang(self) -> str:
        """The language of the words beside the pictures."""
        return self.film.telling.words.lang

    def speak(self, lang: str) -> None:
        """Another language; the player stays at its ply."""
        self.film = Film(self.film.session, lang, self.film.lenses)
        self.data = self.film.data(self.ply, self._secret)
        self.take = self._take_word()

    def on_take_over(self, callback: Callable[[Session], None]) -> None:
        """Offer to play on from the ply that is shown: ``callback`` gets a session that stands there."""
        self._callbacks.append(callback)
        self.take = self._take_word()

    def _take_word(self) -> str:
        return self.film.telling.words.say("ui-take") if self._callbacks else ""

    def _message(self, _: Any, content: Any, __: Any = None) -> None:
        if not isinstance(content, dict) or content.get("kind") != "take":
            return
        ply = content.get("ply")
        session = self.film.session
        if isinstance(ply, int):
            session.go(self.film.node(ply))
            for callback in self._callbacks:
                try:
                    callback(session)
                except Exception:
                    _log.exception("a callback of the player failed")

    def __repr__(self) -> str:
        return self.film.title

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        made = super()._repr_mimebundle_(**kwargs)
        data, meta = made if isinstance(made, tuple) else (made, {})
        return {**data, **bundle(self.film.telling, self.film.scene(self.ply), repr(self))}, meta
