"""Recorded games to choose from, or one's own from a file; a player; what can be done at a ply below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play import shelf
from virus_nb.play.files import DOCUMENT
from virus_nb.play.notes import load_with_notes
from virus_nb.play.replay import Replay, loads
from virus_nb.play.session import Session
from virus_nb.widgets.branch_sheet import BranchSheet
from virus_nb.widgets.chances_sheet import ChancesSheet
from virus_nb.widgets.export_sheet import BugSheet, ExportSheet
from virus_nb.widgets.languages import Choice, on_a_page
from virus_nb.widgets.lens import OPEN, SPECTATOR, Lens
from virus_nb.widgets.links import query_of
from virus_nb.widgets.note_sheet import NoteSheet
from virus_nb.widgets.player import Player
from virus_nb.widgets.sheet import LAYOUT, WIDE, Sheet
from virus_nb.widgets.shown import Shown
from virus_nb.words import words
from virus_nb.words.sentences import error_line


class ReplayRoom(Shown):
    """A player for one replay at a time.

    replays: by the name under which they are offered. name, ply, lens: what to begin with.
    secret: not to tell how it ends. only: the lenses that are offered, all if left out.
    """

    def __init__(self, replays: dict[str, Path | Replay], lang: str, name: str = "", ply: int = 0,
                 lens: Lens = OPEN, secret: bool = False, only: Sequence[Lens] | None = None) -> None:
        self._replays = dict(replays)
        self.words = words(lang)
        self._writing = False
        self._lens, self._only = lens, only
        self.player: Player | None = None
        self.sheets: dict[str, Sheet] = {}
        self._make_parts(lang)
        self._secret.value = secret
        super().__init__((self._title, self.choice, self._which, self._upload, self._secret, self._wrong,
                          self._stage, self._by_hand, self._hand))
        self._offer(name)
        self.speak(lang)
        self._open(self._which.value, ply)
        self._which.observe(lambda change: self._chosen(lambda: self._open(change.new)), "value")
        self._secret.observe(lambda change: self._hide_the_end(change.new), "value")

    def _make_parts(self, lang: str) -> None:
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._which = ipywidgets.Dropdown(style=WIDE, layout=LAYOUT)
        self._secret = ipywidgets.Checkbox(indent=False, layout=LAYOUT)
        self._upload = ipywidgets.FileUpload(accept=".json", layout={"width": "max-content"})
        self._upload.observe(lambda change: self._take_file(change.new), "value")
        self._wrong = ipywidgets.HTML()
        self._linked = ipywidgets.HTML()
        self._stage = ipywidgets.VBox()
        self._by_hand = ipywidgets.Button(layout={"width": "max-content"})
        self._by_hand.on_click(lambda _: self._write_down())
        self._hand = ipywidgets.VBox()

    def keep_to_this_game(self) -> None:
        """Hide what chooses other games and the language: that is done elsewhere on the page."""
        for part in (self._title, self.choice, self._which, self._upload, self._by_hand):
            part.layout.display = "none"

    def _chosen(self, act: Callable[[], None]) -> None:
        """What a person chose is done; what changes because a list is written anew is not."""
        if not self._writing:
            act()

    def speak(self, lang: str) -> None:
        """Another language; the player stays where it is."""
        self.words = speaks = words(lang)
        self._title.value = f"<h2 style='margin: 0'>{escape(speaks.say('watch-title'))}</h2>"
        self._which.description = speaks.say("watch-which")
        self._secret.description = speaks.say("watch-secret")
        self._upload.description = speaks.say("watch-upload")
        self._by_hand.description = speaks.say("hand-title")
        for room in self._hand.children:
            room.speak(lang)
        self._linked.value = ""
        self._offer(str(self._which.value or ""))
        if self.player is not None and self.player.lang != lang:
            self.player.speak(lang)
            for sheet in self.sheets.values():
                sheet.speak(lang)

    def _offer(self, name: str) -> None:
        """Every replay by a title in the language that is spoken."""
        named = [(self._name(key, n), key) for n, key in enumerate(self._replays, 1)]
        with self._written():
            self._which.options = named
            if named:
                self._which.value = name if name in self._replays else named[0][1]

    def _name(self, key: str, number: int) -> str:
        """The title of a game; it may tell how the game ends, so there is a neutral one, too."""
        speaks = self.words
        game, _, rest = key.partition("/")
        title = f"{game}-replay-{rest}"
        known = speaks.say(title) if speaks.has(title) else rest.replace("_", " ")
        if not speaks.has(f"{game}-name"):
            return key
        if self._secret.value:
            return speaks.say("watch-neutral", game=speaks.say(f"{game}-name"), number=number)
        return f"{speaks.say(f'{game}-name')}: {known}"

    def _hide_the_end(self, secret: bool) -> None:
        self._offer(str(self._which.value or ""))
        if self.player is not None:
            self.player.hide_the_end(secret)
            for sheet in self.sheets.values():  # what they say of the end was meant for somebody else
                sheet.fold()
                sheet.speak(self.words.lang)

    def _open(self, key: str | None, ply: int = 0) -> None:
        """Show the replay with that name; what is wrong with it is told in its place."""
        self._wrong.value = self._linked.value = ""
        if key is None:
            self._complain(self.words.say("watch-none"))
            return
        try:
            replay = self._replays[key]
            path = replay if isinstance(replay, Path) else None
            session = Session.from_replay(load_with_notes(replay) if isinstance(replay, Path) else replay)
        except BadInput as error:
            self._stage.children, self.player = (), None
            self._complain(error_line(self.words, error))
            return
        lenses = self._only or (OPEN, SPECTATOR, *range(session.seats))
        try:
            self.player = Player(session, self.words.lang, lenses, ply, self._secret.value, self._lens)
        except BadInput as error:
            self._complain(error_line(self.words, error))
            return
        mine = path if path is not None and key not in shelf.recorded() and not on_a_page() else None
        for sheet in self.sheets.values():
            sheet.halt()
        branches = BranchSheet(self.player, key)
        self.sheets = {"take": branches, "note": NoteSheet(self.player, key, mine),
                       "export": ExportSheet(self.player), "bug": BugSheet(self.player)}
        if ChancesSheet.possible(self.player):
            self.sheets["chances"] = ChancesSheet(self.player, mine)
        for what in self.sheets:
            self.player.offer(what, f"ui-{what}", self._opener(what))
        self.player.offer("link", "ui-link", self._link)
        if session.unknown:
            self._wrong.value = f"<p role=note>{escape(self.words.say('watch-unknown'))}</p>"
        self._stage.children = (self.player, self._linked, *self.sheets.values(), branches.table_place, branches.tree)

    def _opener(self, what: str) -> Callable[[int, Lens], None]:
        def act(ply: int, lens: Lens) -> None:
            self._linked.value = ""
            for name, sheet in self.sheets.items():
                if name == what:
                    sheet.unfold(ply, lens)
                else:
                    sheet.fold()
        return act

    def _link(self, ply: int, lens: Lens) -> None:
        """The address of this place, to be copied or opened in a page of its own."""
        key = str(self._which.value)
        if key not in shelf.recorded():
            self._linked.value = f"<p role=status>{escape(self.words.say('watch-no-link'))}</p>"
            return
        query = query_of(key, ply, lens, self.words.lang, self._secret.value)
        address = query if on_a_page() else f"replays.ipynb{query}"
        self._linked.value = (f"<p role=status>{escape(self.words.say('watch-link'))} "
                              f"<a href='{escape(address)}'>{escape(query)}</a></p>")

    def _write_down(self) -> None:
        """The form for a game from a real table, opened or put away."""
        from virus_nb.widgets.hand_room import HandRoom

        game = str(self._which.value or "").partition("/")[0]
        self._hand.children = () if self._hand.children else (
            HandRoom(game if game in games.names() else games.names()[0], self.words.lang),)
        for room in self._hand.children:
            room.choice.layout.display = "none"

    @contextmanager
    def _written(self) -> Iterator[None]:
        self._writing = True
        try:
            yield
        finally:
            self._writing = False

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
        self._wrong.value = self.html = f"<p role=alert>{escape(sentence)}</p>"
        self.text = sentence

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self.player is not None:
            left = self.player._repr_mimebundle_(**kwargs)
            data = left[0] if isinstance(left, tuple) else left
            self.html, self.text = data.get("text/html", ""), data.get("text/plain", "")
        return super()._repr_mimebundle_(**kwargs)


def from_shelf(lang: str, name: str = "", game: str = "", ply: int = 0, lens: Lens = OPEN,
               secret: bool = False, only: Sequence[Lens] | None = None) -> ReplayRoom:
    """The recorded games that come with the kit; ``BadInput`` if there is none of that name."""
    replays: dict[str, Path | Replay] = dict(shelf.recorded())
    if name:
        shelf.find(name)
    first = name or next((key for key in replays if key.startswith(f"{game}/")), "")
    return ReplayRoom(replays, lang, first, ply, lens, secret, only)
