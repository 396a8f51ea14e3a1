"""The replay player: a film is sent once, then the browser plays it without the kernel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import traitlets

from virus_nb.play.replay import Replay
from virus_nb.play.session import Node, Session
from virus_nb.widgets import front
from virus_nb.widgets.film import OPEN, Film, Lens
from virus_nb.widgets.open_books import open_rule
from virus_nb.widgets.stays import bundle

_log = logging.getLogger(__name__)
Act = Callable[[int, Lens], None]
"""What happens when an offer is taken, at that ply and seen through that lens."""


class Player(anywidget.AnyWidget):
    """A recorded game, move by move.

    game: a replay (``BadInput`` if it does not verify) or a session. lenses: through whose eyes it can be
    seen: seats, ``open`` or ``spectator``; lens: the one to begin with, the first if left out. ply: where it
    begins; assign to it to go there. secret: hide how long the game is and how it ends.
    """

    _esm = front.script("replay")
    _css = front.style()
    data = traitlets.Dict().tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)
    offers = traitlets.List().tag(sync=True)

    def __init__(self, game: Replay | Session, lang: str = "en", lenses: Sequence[Lens] = (OPEN,),
                 ply: int = 0, secret: bool = False, lens: Lens | None = None) -> None:
        self._acts: dict[str, tuple[str, Act]] = {}
        self._secret = secret
        self.film = Film(game, lang, lenses)
        self._lens = lens if lens in self.film.lenses else self.film.lenses[0]
        super().__init__(data=self.film.data(ply, secret, self._lens), ply=self.film.node(ply).ply)
        self.on_msg(self._message)

    @property
    def lang(self) -> str:
        """The language of the words beside the pictures."""
        return self.film.telling.words.lang

    @property
    def secret(self) -> bool:
        """Whether nothing is to tell how the game ends."""
        return self._secret

    def speak(self, lang: str) -> None:
        """Another language; the player stays at its ply."""
        self._renew(Film(self.film.session, lang, self.film.lenses, self.film.leaf))

    def hide_the_end(self, secret: bool) -> None:
        """Tell or do not tell how long the game is and how it ends."""
        self._secret = secret
        self.refresh()

    def refresh(self) -> None:
        """Show again what stands in the session: its notes may be others now."""
        self.speak(self.lang)

    def show_line(self, session: Session, leaf: Node, ply: int) -> None:
        """Another line of this game's tree, or of one that branched off it, from that ply."""
        self._renew(Film(session, self.lang, self.film.lenses, leaf), ply)

    def _renew(self, film: Film, ply: int | None = None) -> None:
        """ply: where to go; left out, every view stays where it is."""
        self.film = film
        at = film.node(self.ply if ply is None else ply).ply
        self.data = {**film.data(at, self._secret, self._lens), "jump": ply is not None}
        self.ply = at
        self._tell_offers()

    def offer(self, what: str, key: str, act: Act) -> None:
        """A button in the player that says the sentence ``key``; ``act`` is told the ply and the lens."""
        self._acts[what] = key, act
        self._tell_offers()

    def on_take_over(self, callback: Callable[[Session], None]) -> None:
        """Offer to play on from the ply that is shown: ``callback`` gets a session that stands there."""
        def act(ply: int, _: Lens) -> None:
            self.film.session.go(self.film.node(ply))
            callback(self.film.session)

        self.offer("take", "ui-take", act)

    def _tell_offers(self) -> None:
        say = self.film.telling.words.say
        self.offers = [[what, say(key)] for what, (key, _) in self._acts.items()]

    def _message(self, _: Any, content: Any, __: Any = None) -> None:
        if not isinstance(content, dict):
            return
        lenses = self.film.lenses
        try:
            if content.get("kind") == "lens" and content.get("n") in range(len(lenses)):
                self.send({"kind": "lens", "n": content["n"], **self.film.reel(lenses[content["n"]])})
            elif content.get("kind") == "do" and content.get("what") == "rule":
                open_rule(self.film.session.game.key, str(content.get("value")))
            elif content.get("kind") == "do" and content.get("what") in self._acts:
                ply, lens = content.get("ply"), content.get("lens", 0)
                if type(ply) is int and lens in range(len(lenses)):
                    self._acts[content["what"]][1](self.film.node(ply).ply, lenses[lens])
        except Exception:
            _log.exception("an act of the player failed")

    def __repr__(self) -> str:
        return self.film.title

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        made = super()._repr_mimebundle_(**kwargs)
        data, meta = made if isinstance(made, tuple) else (made, {})
        return {**data, **bundle(self.film.telling, self.film.scene(self.ply, self._lens), repr(self))}, meta
