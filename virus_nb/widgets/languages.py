"""The choice of a language, where the page around does not offer one."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from virus_nb.limits import on_a_page
from virus_nb.words import LANGUAGES, words

__all__ = ["Choice", "on_a_page"]


class Choice(ipywidgets.Dropdown):
    """English, Español, Português; ``speak(lang)`` is called with the new one."""

    def __init__(self, lang: str, speak: Callable[[str], None]) -> None:
        named = [(words(code).say(f"language-{code}"), code) for code in LANGUAGES]
        super().__init__(options=named, value=lang, description=words(lang).say("language"))
        self.layout.width = "max-content"
        if on_a_page():
            self.layout.display = "none"
        self.observe(lambda change: self._changed(change.new, speak), "value")

    def _changed(self, lang: str, speak: Callable[[str], None]) -> None:
        self.description = words(lang).say("language")
        speak(lang)
