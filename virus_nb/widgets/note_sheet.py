"""Writing a note on a ply or a turn, and keeping it in the file or beside it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from virus_nb.play import notes
from virus_nb.play.replay import dumps
from virus_nb.play.turns import turn_of
from virus_nb.widgets.lens import Lens
from virus_nb.widgets.links import saving
from virus_nb.widgets.player import Player
from virus_nb.widgets.sheet import LAYOUT, WIDE, Sheet, button, dropdown
from virus_nb.words import LANGUAGES, words


class NoteSheet(Sheet):
    """path: the file of the replay, where it is the reader's own and may be written to."""

    title_key = "note-title"

    def __init__(self, player: Player, name: str, path: Path | None) -> None:
        self._name, self._path = name, path
        super().__init__(player)

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        self._about, self._lang = dropdown(), dropdown()
        self._lang.options = [(words(code).say(f"language-{code}"), code) for code in LANGUAGES]
        self._mark = ipywidgets.Combobox(options=("!", "?", "!!", "??", "!?"), ensure_option=False, style=WIDE,
                                         layout=LAYOUT)
        self._text = ipywidgets.Textarea(rows=4, style=WIDE, layout=LAYOUT)
        self._put, self._drop, self._inside, self._beside = button(), button(), button(), button()
        self._put.on_click(lambda _: self.trying(lambda: self._write(self._text.value, self._mark.value)))
        self._drop.on_click(lambda _: self.trying(lambda: self._write("", "")))
        self._inside.on_click(lambda _: self.trying(self._save_inside))
        self._beside.on_click(lambda _: self.trying(self._save_beside))
        for each in (self._inside, self._beside):
            each.layout.display = "" if self._path else "none"
        self._lang.observe(lambda _: self._fill(), "value")
        acts = ipywidgets.HBox((self._put, self._drop, self._inside, self._beside), layout={"flex_flow": "row wrap"})
        return self._about, self._lang, self._mark, self._text, acts

    def speak(self, lang: str) -> None:
        super().speak(lang)
        say = self.words.say
        self._about.description, self._lang.description = say("note-about"), say("language")
        self._mark.description, self._text.description = say("note-mark"), say("note-text")
        kept = self._about.value
        self._about.options = [(say("note-about-ply"), False), (say("note-about-turn"), True)]
        self._about.value = bool(kept)
        self._put.description, self._drop.description = say("note-put"), say("note-drop")
        self._inside.description, self._beside.description = say("note-inside"), say("note-beside")

    def unfold(self, ply: int, lens: Lens) -> None:
        super().unfold(ply, lens)
        self._lang.value = self.player.lang
        self._fill()

    def _fill(self) -> None:
        """The note that stands there in that language, to be changed."""
        here = [note for note in self._node(self.ply).notes if note.lang == self._lang.value]
        begin = [note for note in self._node(self._turn_begins()).notes if note.lang == self._lang.value and note.turn]
        found = (here or begin or [None])[0]
        self._text.value, self._mark.value = (found.text, found.mark) if found else ("", "")
        self._about.value = found.turn if found else False

    def _write(self, text: str, mark: str) -> None:
        ply = self._turn_begins() if self._about.value else self.ply
        notes.write_note(self._node(ply), text.strip(), self._lang.value, mark.strip(), self._about.value)
        self.player.refresh()
        content = dumps(self.player.film.session.replay(self.player.film.nodes[-1])).encode()
        name = f"{self._name.replace('/', '-').removesuffix('.json') or 'replay'}.json"
        self.tell(f"{escape(self.words.say('note-kept'))} {saving(name, content)}")

    def _save_inside(self) -> None:
        assert self._path is not None
        notes.save_inside(self._path, self.player.film.session.notes)
        self.tell(escape(self.words.say("note-saved", file=str(self._path))))

    def _save_beside(self) -> None:
        assert self._path is not None
        aside = notes.save_beside(self._path, self.player.film.session.notes)
        self.tell(escape(self.words.say("note-saved", file=str(aside))))

    def _turn_begins(self) -> int:
        begins = self.player.film.turns
        return begins[turn_of(begins, self.ply) - 1]

    def _node(self, ply: int) -> Any:
        return self.player.film.node(ply)
