"""Practice: is it allowed, find the move, a game with a coach. Each is made when it is first asked for."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.shown import READABLE, Shown
from virus_nb.words import words

KINDS = ("may", "find", "coach")


class PracticeRoom(Shown):
    """The kinds of practice with one game; ``kind``: what to begin with, nothing if left out."""

    def __init__(self, game: str, lang: str, kind: str = "", seed: int | str | None = None) -> None:
        self.kit, self.words, self._seed = games.find(game), words(lang), seed
        self.rooms: dict[str, Any] = {}
        self._title, self._text = ipywidgets.HTML(), ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self.doors = {each: ipywidgets.Button(layout={"width": "auto"}) for each in KINDS}
        for each, door in self.doors.items():
            door.on_click(lambda _, each=each: self.turn_to(each))
        self._stage = ipywidgets.VBox()
        self.kind = ""
        flow = {"flex_flow": "row wrap", "width": "auto", "align_items": "center"}
        super().__init__((ipywidgets.HBox((self._title, self.choice), layout=flow), self._text,
                          ipywidgets.HBox(tuple(self.doors.values()), layout=flow), self._stage))
        if kind:
            self.turn_to(kind)
        self._write()

    def turn_to(self, kind: str) -> None:
        """Show one kind of practice."""
        if kind not in self.rooms:
            self.rooms[kind] = self._make(kind)
        self.kind = kind
        self.rooms[kind].speak(self.words.lang)
        self._stage.children = (self.rooms[kind],)
        self._write()

    def speak(self, lang: str) -> None:
        """Another language; every question stays."""
        self.words = words(lang)
        for room in self.rooms.values():
            room.speak(lang)
        self._write()

    def _make(self, kind: str) -> Any:
        game, lang = self.kit.game.key, self.words.lang
        if kind == "may":
            from virus_nb.widgets.quiz_room import QuizRoom

            return QuizRoom(game, lang, self._seed)
        if kind == "find":
            from virus_nb.widgets.puzzle_room import PuzzleRoom

            return PuzzleRoom(game, lang)
        from virus_nb.widgets.coached_room import CoachedRoom

        return CoachedRoom(game, lang, self._seed)

    def _write(self) -> None:
        w = self.words
        title = w.say("practise-title", game=w.say(f"{self.kit.game.key}-name"))
        self._title.value = f"<h2 id=practise style='margin: 0'>{escape(title)}</h2>"
        self._text.value = f"<p style='margin: .25rem 0; {READABLE}'>{escape(w.say('practise-text'))}</p>"
        for each, door in self.doors.items():
            door.description = w.say(f"practise-{each}")
            door.button_style = "primary" if each == self.kind else ""
        self.text = title
        self.html = (f"<h3>{escape(title)}</h3><p>{escape(w.say('practise-text'))}</p>"
                     f"<p><i>{escape(w.say('run-me'))}</i></p>")
