"""What unfolds below a player when one of its offers is taken: a small form about one ply."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets

from virus_nb.engine import BadInput
from virus_nb.widgets.lens import Lens
from virus_nb.widgets.player import Player
from virus_nb.words import Words, words
from virus_nb.words.sentences import error_line

WIDE = {"description_width": "9rem"}
LAYOUT = {"width": "min(100%, 34rem)"}


class Sheet(ipywidgets.VBox):
    """A form that is closed until ``unfold`` is called with the ply and the lens that it is about."""

    title_key = ""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ply = 0
        self.lens: Lens = player.film.lenses[0]
        self._heading = ipywidgets.HTML()
        self._told = ipywidgets.HTML()
        super().__init__((self._heading, *self.parts(), self._told))
        self.add_class("vn-sheet")
        self.fold()
        self.speak(player.lang)

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        """The form's own fields."""
        raise NotImplementedError

    def speak(self, lang: str) -> None:
        """Another language."""
        self.words: Words = words(lang)
        self.tell("")

    def unfold(self, ply: int, lens: Lens) -> None:
        """Unfold, about that ply as seen through that lens."""
        self.ply, self.lens = ply, lens
        title = self.words.say(self.title_key, ply=ply)
        self._heading.value = f"<h3 style='margin: .5rem 0 0'>{escape(title)}</h3>"
        self.tell("")
        self.layout.display = ""
        # it may lie below what a small screen shows: whoever asked for it is taken there
        next(part for part in self.children[1:] if not isinstance(part, ipywidgets.HTML)).focus()

    def fold(self) -> None:
        """Fold up."""
        self.layout.display = "none"

    def halt(self) -> None:
        """Another game is opened: whatever goes on in the background is to end."""

    def tell(self, html: str) -> None:
        """A line below the form; it is read out."""
        self._told.value = f"<div role=status style='line-height: 1.5'>{html}</div>" if html else ""

    def trying(self, act: Callable[[], None]) -> None:
        """Do it; what is wrong with the input is told in a sentence."""
        try:
            act()
        except BadInput as error:
            self.tell(escape(error_line(self.words, error)))


def dropdown() -> ipywidgets.Dropdown:
    """A choice as wide as the others."""
    return ipywidgets.Dropdown(style=WIDE, layout=LAYOUT)


def button() -> ipywidgets.Button:
    """A button as wide as its word."""
    return ipywidgets.Button(layout={"width": "max-content"})
