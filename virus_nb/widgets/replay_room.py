"""Recorded games to choose from, or one's own from a file; a player; a table to play on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from virus_nb.engine import BadInput
from virus_nb.play import shelf
from virus_nb.play.files import DOCUMENT
from virus_nb.play.replay import Replay, load, loads
from virus_nb.play.session import Session
from virus_nb.widgets.film import OPEN, Lens
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.player import Player
from virus_nb.widgets.shown import Shown
from virus_nb.widgets.table import Table
from virus_nb.words import Words, words
from virus_nb.words.sentences import error_line

_WIDE = {"description_width": "8rem"}
_LAYOUT = {"width": "min(100%, 32rem)"}


class ReplayRoom(Shown):
    """A player for one replay at a time.

    replays: by the name under which they are offered. name, ply, seat: what to begin with;
    without a seat all cards are open.
    """

    def __init__(self, replays: dict[str, Path | Replay], lang: str, name: str = "", ply: int = 0,
                 seat: int | None = None) -> None:
        self._replays = dict(replays)
        self.words = words(lang)
        self._writing = False
        self._player: Player | None = None
        self._table: Table | None = None
        self._make_parts(lang)
        super().__init__((self._title, self.choice, self._which, self._upload, self._eyes, self._secret,
                          self._wrong, self._stage, self._branch))
        self._seat = seat
        self._offer(name)
        self.speak(lang)
        self._open(self._which.value, ply)
        self._which.observe(lambda change: self._chosen(lambda: self._open(change.new)), "value")
        self._eyes.observe(lambda change: self._chosen(lambda: self._look(change.new)), "value")
        self._secret.observe(lambda _: self._look(self._eyes.value), "value")

    def _make_parts(self, lang: str) -> None:
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._which = ipywidgets.Dropdown(style=_WIDE, layout=_LAYOUT)
        self._eyes = ipywidgets.Dropdown(style=_WIDE, layout=_LAYOUT)
        self._secret = ipywidgets.Checkbox(indent=False, layout=_LAYOUT)
        self._upload = ipywidgets.FileUpload(accept=".json", layout={"width": "max-content"})
        self._upload.observe(lambda change: self._take_file(change.new), "value")
        self._wrong = ipywidgets.HTML()
        self._stage = ipywidgets.VBox()
        self._branch = ipywidgets.VBox()

    def _chosen(self, act: Callable[[], None]) -> None:
        """What a person chose is done; what changes because a list is written anew is not."""
        if not self._writing:
            act()

    def speak(self, lang: str) -> None:
        """Another language; the player stays where it is."""
        self.words = speaks = words(lang)
        self._title.value = f"<h2 style='margin: 0'>{escape(speaks.say('watch-title'))}</h2>"
        self._which.description, self._eyes.description = speaks.say("watch-which"), speaks.say("ui-lens")
        self._secret.description = speaks.say("watch-secret")
        self._upload.description = speaks.say("watch-upload")
        self._offer(str(self._which.value or ""))
        if self._player is not None:
            self._player.speak(lang)
            self._offer_eyes()
        if self._table is not None:
            self._table.speak(lang)

    def _offer(self, name: str) -> None:
        """Every replay by a title in the language that is spoken."""
        named = [(self._name(key, self.words), key) for key in self._replays]
        with self._written():
            self._which.options = named
            if named:
                self._which.value = name if name in self._replays else named[0][1]

    def _name(self, key: str, speaks: Words) -> str:
        game, _, rest = key.partition("/")
        title = f"{game}-replay-{rest}"
        known = speaks.say(title) if speaks.has(title) else rest.replace("_", " ")
        return f"{speaks.say(f'{game}-name')}: {known}" if speaks.has(f"{game}-name") else key

    def _open(self, key: str | None, ply: int = 0) -> None:
        """Show the replay with that name; what is wrong with it is told in its place."""
        self._wrong.value = ""
        self._branch.children, self._table = (), None
        if key is None:
            self._complain(self.words.say("watch-none"))
            return
        try:
            replay = self._replays[key]
            if isinstance(replay, Path):
                replay = load(replay)[0]
            self._session = Session.from_replay(replay)
        except BadInput as error:
            self._stage.children, self._player = (), None
            self._complain(error_line(self.words, error))
            return
        self._offer_eyes()
        self._look(self._eyes.value, ply)

    def _offer_eyes(self) -> None:
        from virus_nb.widgets.film import Film

        film = Film(self._session, self.words.lang)
        lenses: list[Lens] = [OPEN, *range(self._session.seats)]
        keep = self._eyes.value if self._eyes.value in lenses else self._seat
        with self._written():
            self._eyes.options = [(film.lens_name(lens), lens) for lens in lenses]
            self._eyes.value = keep if keep in lenses else OPEN

    @contextmanager
    def _written(self) -> Iterator[None]:
        self._writing = True
        try:
            yield
        finally:
            self._writing = False

    def _look(self, lens: Lens, ply: int | None = None) -> None:
        """The same game through other eyes: a new player, since it holds only what they saw."""
        if ply is None:
            ply = self._player.ply if self._player is not None else 0
        self._player = Player(self._session, self.words.lang, (lens,), ply, self._secret.value)
        self._player.on_take_over(self._take_over)
        self._stage.children = (self._player,)

    def _take_over(self, session: Session) -> None:
        """A table that stands where the player does; whoever is to move is the person at the screen."""
        decision = session.decision()
        seat = decision.seat if decision else 0
        bots = "greedy" if "greedy" in session.kit.bots else "random"
        players = tuple("human" if each == seat else bots for each in range(session.seats))
        self._table = Table(session, players, self.words.lang)
        self._branch.children = (self._table,)

    def _take_file(self, files: Any) -> None:
        """A replay from the visitor's own machine. It is read, never run, and kept nowhere."""
        for file in files:
            try:
                content = bytes(file["content"])
                if len(content) > DOCUMENT:
                    raise BadInput("too-large", str(file["name"]), number=DOCUMENT >> 20)
                self._replays[str(file["name"])[:80]] = loads(content, str(file["name"])[:80])
            except BadInput as error:
                self._complain(error_line(self.words, error))
            else:
                self._offer(str(file["name"])[:80])
                self._open(self._which.value)

    def _complain(self, sentence: str) -> None:
        self._wrong.value = f"<p role=alert>{escape(sentence)}</p>"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self._player is not None:
            left = self._player._repr_mimebundle_(**kwargs)
            data = left[0] if isinstance(left, tuple) else left
            self.html, self.text = data.get("text/html", ""), data.get("text/plain", "")
        return super()._repr_mimebundle_(**kwargs)


def from_shelf(lang: str, name: str = "", game: str = "", ply: int = 0,
               seat: int | None = None) -> ReplayRoom:
    """The recorded games that come with the kit; ``BadInput`` if there is none of that name."""
    replays: dict[str, Path | Replay] = dict(shelf.recorded())
    if name:
        shelf.find(name)
    first = name or next((key for key in replays if key.startswith(f"{game}/")), "")
    return ReplayRoom(replays, lang, first, ply, seat)
