"""Thousands of recorded games as a table that filters; a click opens the game below it."""

from __future__ import annotations

import json
import logging
import zlib
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets
import traitlets

from virus_nb.engine import BadInput
from virus_nb.games import find
from virus_nb.play.bots import bots
from virus_nb.play.collection import Row, pick, rows
from virus_nb.widgets import front
from virus_nb.widgets.arrival import Arrival
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.lens import OPEN, Lens
from virus_nb.widgets.replay_room import ReplayRoom
from virus_nb.widgets.shown import Shown
from virus_nb.widgets.telling import shown_names
from virus_nb.words import Words, words
from virus_nb.words.sentences import error_line

_log = logging.getLogger(__name__)
_COLUMNS = ("game", "players", "options", "result", "length", "events")
_WORDS = ("filter", "all-games", "all-events", "from", "to", "shown", "more", "open", "trouble")


class Collection(anywidget.AnyWidget):
    """The table. It is sent once; filtering and sorting need no kernel. on_open: told the row's ``where``."""

    _esm = front.script("collection")
    _css = front.style()
    packed = traitlets.Bytes().tag(sync=True)

    def __init__(self, found: list[Row], lang: str, on_open: Any) -> None:
        self.found, self._on_open = found, on_open
        super().__init__()
        self.speak(lang)
        self.on_msg(self._message)

    def speak(self, lang: str) -> None:
        """The table in that language."""
        data = {"words": _texts(words(lang)), "rows": [_cells(words(lang), row) for row in self.found]}
        self.packed = zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 6)

    def _message(self, _: Any, content: Any, __: Any = None) -> None:
        if isinstance(content, dict) and content.get("kind") == "open" and content.get("n") in range(len(self.found)):
            try:
                self._on_open(self.found[content["n"]].where)
            except Exception:
                _log.exception("a game of the collection could not be opened")


class CollectionRoom(Shown):
    """The games of a folder or a file; ply and lens: where a game that is clicked begins."""

    def __init__(self, path: Path, lang: str, ply: int = 0, lens: Lens = OPEN) -> None:
        self._path, self._ply, self._lens, self._lang = path, ply, lens, lang
        self.found = list(rows(path))
        self._title, self._wrong = ipywidgets.HTML(), ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self.table = Collection(self.found, lang, self.open_game)
        self._place = ipywidgets.VBox()
        self.room: ReplayRoom | None = None
        super().__init__((self._title, self.choice, self.table, self._wrong, self._place))
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Another language; the game that is open stays open."""
        changed, self._lang = lang != self._lang, lang
        speaks = words(lang)
        bad = sum(row.trouble is not None for row in self.found)
        self.text = speaks.say("collection-title", count=len(self.found), bad=bad)
        self.html = f"<p>{escape(self.text)}</p>"
        self._title.value = f"<h2 style='margin: 0'>{escape(self.text)}</h2>"
        if changed:
            self.table.speak(lang)
        if self.room is not None:
            self.room.speak(lang)
            self._name_it()

    def open_game(self, where: str) -> None:
        """Open the game of that row in a player below the table, and go there."""
        self._wrong.value = ""
        try:
            replay = pick(self._path, where)
            self.room = ReplayRoom({where or self._path.name: replay}, self._lang, ply=self._ply, lens=self._lens)
        except BadInput as error:
            self._wrong.value = f"<p role=alert>{escape(error_line(words(self._lang), error))}</p>"
            return
        self.room.keep_to_this_game()
        self._opened, self._heading = next(row for row in self.found if row.where == where), Arrival(asked=1)
        self._name_it()
        self._place.children = (self._heading, self.room)

    def _name_it(self) -> None:
        """Say above the player which game it shows."""
        speaks, row = words(self._lang), self._opened
        self._heading.text = f"{speaks.say(f'{row.game}-name')} · {speaks.list(_names(speaks, row))}"


def _texts(speaks: Words) -> dict[str, Any]:
    return {**{key: speaks.say(f"collection-{key}") for key in _WORDS},
            "columns": [speaks.say(f"collection-{key}") for key in _COLUMNS]}


def _cells(speaks: Words, row: Row) -> list[Any]:
    """Game, players, options, result, length, events (each with how often), and what is wrong with it."""
    trouble = error_line(speaks, row.trouble) if row.trouble else ""
    if not row.game:
        return [row.where, "", "", "", 0, [], trouble]
    names = _names(speaks, row)
    winners = speaks.list(names[seat] for seat in row.winners) if row.winners else ""
    options = ", ".join(f"{speaks.say(f'{row.game}-option-{name}')}: {_value(speaks, row.game, name, value)}"
                        for name, value in row.options)
    events = [[_happened(speaks, row.game, kind), count] for kind, count in row.events]
    return [speaks.say(f"{row.game}-name"), speaks.list(names), options, winners, row.plies, events, trouble]


def _happened(speaks: Words, game: str, kind: str) -> str:
    key = f"{game}-happened-{kind}"
    return speaks.say(key) if speaks.has(key) else kind


def _names(speaks: Words, row: Row) -> list[str]:
    """The players: a bot by its name, so that games can be told apart by who played."""
    kinds = ("human", *bots(find(row.game)))
    shown = shown_names(speaks, row.seats, kinds)
    return [f"{name} ({speaks.say(f'bot-{kind}')})" if name != kind and speaks.has(f"bot-{kind}") else name
            for name, kind in zip(shown, row.seats, strict=True)]


def _value(speaks: Words, game: str, name: str, value: object) -> str:
    key = f"{game}-option-{name}-{value}"
    return speaks.say(key) if speaks.has(key) else str(value)
