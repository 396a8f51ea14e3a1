"""A table to play at, with the form for a new game above it and the record of the game below."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any

import ipywidgets

from virus_nb.engine import BadInput
from virus_nb.play.replay import dumps
from virus_nb.play.session import Session
from virus_nb.widgets.keeper import Keeper, unpack
from virus_nb.widgets.setup import SetUp
from virus_nb.widgets.shown import Shown
from virus_nb.widgets.stays import in_table
from virus_nb.widgets.table import Table
from virus_nb.words import words

_log = logging.getLogger(__name__)
_LAYOUT = {"width": "max-content"}


class PlayRoom(Shown):
    """The game of ``session`` on a live table; ``players`` as for ``Table``."""

    def __init__(self, session: Session, players: Sequence[str], lang: str) -> None:
        self._title = ipywidgets.HTML()
        self.table = Table(session, players, lang)
        self.form = SetUp(session.kit, self._begin, lang, session.seats)
        self.form.layout.display = "none"
        self._other = ipywidgets.ToggleButton(icon="users", layout=_LAYOUT)
        self._other.observe(lambda change: self._unfold(change.new), "value")
        self._keep = ipywidgets.Button(icon="download", layout=_LAYOUT)
        self._keep.on_click(lambda _: self._offer_record())
        self._record = ipywidgets.HTML()
        self._lang = ""
        self.keeper = Keeper(name=session.kit.game.key)
        self.keeper.observe(lambda change: self._take_up(change.new), "found")
        super().__init__((self._title, self._other, self.form, self.table,
                          ipywidgets.HBox((self._keep, self._record)), self.keeper))
        self.table.observe(lambda change: self._follow(change.new), "frame")
        self.table.on_change(lambda _: self._changed())
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Another language; the game goes on."""
        self._lang = lang
        self.text = repr(self.table)
        speaks = words(lang)
        game = speaks.say(f"{self.table.session.kit.game.key}-name")
        title = escape(speaks.say("play-title", game=game))
        self._title.value = f"<h2 id=play style='margin: 0'>{title}</h2>"
        self._other.description = speaks.say("play-other")
        self._keep.description = speaks.say("play-keep")
        self.form.speak(lang)
        self._forget_record()
        if self.table.lang != lang:
            self.table.speak(lang)

    def _follow(self, frame: Any) -> None:
        """The table has the choice of the language; the room around it follows."""
        if frame.get("lang", self._lang) != self._lang:
            self.speak(frame["lang"])

    def _changed(self) -> None:
        self._forget_record()
        self.keeper.keep(self.table.session, self.table.players)

    def _take_up(self, kept: str) -> None:
        """Go on with the game that the browser kept; one that cannot be read is left where it is."""
        if not kept or self.table.session.here.ply:
            return
        try:
            self.table.show(*unpack(kept, self.table.session.kit.game.key))
        except BadInput as error:
            _log.info("a game that a browser kept could not be read: %s", error)

    def _unfold(self, shown: bool) -> None:
        self.form.layout.display = "" if shown else "none"

    def _begin(self, session: Session, players: tuple[str, ...], lang: str) -> None:
        self.table.show(session, players)
        self._other.value = False
        self._forget_record()

    def _offer_record(self) -> None:
        """A link to the record of the moves up to the position that is shown."""
        session, speaks = self.table.session, words(self._lang)
        data = b64encode(dumps(session.replay()).encode()).decode()
        name = f"{session.kit.game.key}-{session.here.ply}.json"
        self._record.value = (f'<a download="{escape(name)}" href="data:application/json;base64,{data}">'
                              f"{escape(name)}</a> <small>{escape(speaks.say('play-kept-open'))}</small>")

    def _forget_record(self) -> None:
        self._record.value = ""

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        scene = self.table.telling.scene(self.table.session.state, None)
        self.html, self.text = in_table(scene, repr(self.table)), repr(self.table)
        return super()._repr_mimebundle_(**kwargs)
