"""Taking something out of a player: a file of what one lens saw, a link, a report of what is wrong."""

from __future__ import annotations

from html import escape

import ipywidgets

from virus_nb.export import KINDS, PICTURES, RANGES, export
from virus_nb.play import bug
from virus_nb.widgets.film import Film
from virus_nb.widgets.lens import Lens, viewer_of
from virus_nb.widgets.links import saving
from virus_nb.widgets.sheet import LAYOUT, WIDE, Sheet, button, dropdown
from virus_nb.widgets.telling import in_text
from virus_nb.widgets.whole import WholeNumber


class ExportSheet(Sheet):
    """A file of what the lens saw, and nothing else of the game. Where nobody is to know how it ends, a page does
    not tell it either, and nothing else goes further than the ply that is shown.
    """

    title_key = "export-title"

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        self._kind, self._theme = dropdown(), dropdown()
        self._from, self._to = (WholeNumber(0, 0, 100, style=WIDE, layout=LAYOUT) for _ in range(2))
        self._make = button()
        self._make.on_click(lambda _: self.trying(self._write))
        self._kind.observe(lambda change: self._fit(change.new), "value")
        return self._kind, self._theme, self._from, self._to, self._make

    def speak(self, lang: str) -> None:
        super().speak(lang)
        say = self.words.say
        kind, theme = self._kind.value, self._theme.value
        self._kind.options = [(say(f"export-{each.replace('.', '-')}"), each) for each in KINDS]
        self._theme.options = [(say(f"export-theme-{each or 'own'}"), each) for each in ("", "light", "dark")]
        self._kind.value, self._theme.value = kind or KINDS[0], theme or ""
        self._kind.description, self._theme.description = say("export-kind"), say("export-theme")
        self._from.description, self._to.description = say("export-from"), say("export-to")
        self._make.description = say("export-make")
        self._fit(self._kind.value)

    def unfold(self, ply: int, lens: Lens) -> None:
        super().unfold(ply, lens)
        end = ply if self.player.secret else len(self.player.film.nodes) - 1
        self._from.max = self._to.max = end
        self._from.value, self._to.value = (max(0, ply - 10), ply) if ply else (0, min(10, end))
        self.tell(escape(self.words.say("export-seen-by", who=self.player.film.lens_name(lens))))

    def _fit(self, kind: str) -> None:
        """Only the fields that this kind of file asks for."""
        for field, shown in ((self._from, kind in RANGES), (self._to, kind in RANGES),
                             (self._theme, kind in PICTURES)):
            field.layout.display = "" if shown else "none"

    def _write(self) -> None:
        shown, kind = self.player.film, self._kind.value
        film = Film(shown.session, self.player.lang, (self.lens,), shown.leaf)
        first, last = (self._from.whole("from"), self._to.whole("to")) if kind in RANGES else (self.ply, None)
        theme = self._theme.value if kind in PICTURES else ""
        content = export(film, kind, first, last, theme, self.player.secret and kind == "html")
        eyes = self.lens if isinstance(self.lens, str) else f"seat-{self.lens}"
        name = f"{shown.session.game.key}-{eyes}-{first}.{kind}"
        size = self.words.number(len(content) / 1000, 1)
        self.tell(saving(name, content, self.words.say("cli-exported", file=name, size=size)))


class BugSheet(Sheet):
    """"Something is wrong here": the bundle that ``virus-nb check`` reads."""

    title_key = "bug-title"

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        self._said = ipywidgets.Textarea(rows=3, style=WIDE, layout=LAYOUT)
        self._make = button()
        self._make.on_click(lambda _: self.trying(self._write))
        return self._said, self._make

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._said.description, self._make.description = self.words.say("bug-said"), self.words.say("export-make")

    def _write(self) -> None:
        film = self.player.film
        data = bug.bundle(film.session, film.node(self.ply), viewer_of(self.lens), self._said.value[:2000],
                          in_text(film.scene(self.ply, self.lens)))
        name = f"{film.session.game.key}-{self.ply}.bug.json"
        self.tell(f"{saving(name, bug.dumps(data).encode())} {escape(self.words.say('bug-kept', file=name))}")
