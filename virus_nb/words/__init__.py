"""Everything a person reads, in every language: Fluent files and Babel's numbers.

    words("es").say("virus-card-organ-red")         -> "órgano rojo"
    words("es").say("virus-card-organ-red.the")     -> "el órgano rojo"      (an attribute)
    words("es").percent(0.553)                      -> "55,3 %"

Shared sentences stand in this folder, those of a game in its own folder ``words``: ``<lang>.ftl``,
``lesson-<lang>.ftl`` and the like, the latter read when the first of them is asked for, and each sentence parsed when
it is said for the first time. Facts are plain text: nothing that a name or a note contains is ever read as markup or
as a reference.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.words.entries import called, entries

LANGUAGES = ("en", "es", "pt")
LOCALES = {"en": "en_GB", "es": "es_ES", "pt": "pt_PT"}

strict = False
"""In the tests: a key that is not there, or a fact that a sentence misses, is a ``KeyError``."""

_log = logging.getLogger(__name__)


class Words:
    """One language: its sentences, numbers, percentages, dates and lists."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.locale = LOCALES[lang]
        # no isolating marks: sentences go to logs, labels and files that show them as boxes
        self._bundle = FluentBundle([self.locale.replace("_", "-")], use_isolating=False)
        self._written: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._games: set[str] = set()
        for path in sorted(Path(__file__).parent.glob(f"*{lang}.ftl")):
            self._read(path)

    def say(self, key: str, /, **facts: object) -> str:
        """The sentence with that key (``message`` or ``message.attribute``), the facts put in.

        A key that no file has is shown as itself and logged; ``KeyError`` in the tests.
        """
        pattern = self._pattern(key)
        if pattern is None:
            return self._missing(key, key, "has no sentence")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            return self._missing(key, str(text), "; ".join(map(str, errors)))
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence with that key."""
        return self._pattern(key) is not None

    def number(self, value: float, digits: int | None = None) -> str:
        """``1,234.5``, with that many digits after the point, or as many as it has (three at most)."""
        if digits is None:
            return format_decimal(value, locale=self.locale)
        return format_decimal(value, format="#,##0" + ("." + "0" * digits if digits else ""),
                              locale=self.locale)

    def percent(self, share: float, digits: int = 1) -> str:
        """``55.3%`` for 0.553, as the language writes it."""
        after = "." + "0" * digits if digits else ""
        pattern = "#,##0" + after + ("\N{NO-BREAK SPACE}%" if self.lang == "es" else "%")
        return format_percent(share, format=pattern, locale=self.locale)

    def list(self, items: Iterable[str], style: str = "standard") -> str:
        """``a, b and c``; style ``or``: ``a, b or c``."""
        return format_list(list(items), style, locale=self.locale)  # type: ignore[arg-type]

    def date(self, day: date) -> str:
        """The day in full: ``3 May 2025``."""
        return format_date(day, "long", locale=self.locale)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if name not in self._written:
            self._read_game_of(name)
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read_game_of(self, name: str) -> None:
        about = name.removeprefix("error-")
        for game in games.names():
            if about.startswith(f"{game}-") and game not in self._games:
                self._games.add(game)
                for path in sorted((games.folder(game) / "words").glob(f"*{self.lang}.ftl")):
                    self._read(path)

    def _read(self, path: Path) -> None:
        # a later file never changes an earlier sentence: a game cannot reword the shared ones
        self._written = entries(path.read_text("utf-8")) | self._written

    def _parse(self, name: str) -> None:
        """Understand that sentence, and before it those that it uses, if that was not done yet."""
        written = self._written.get(name)
        if written is None or name in self._parsed:
            return
        for other in called(written) - {name}:  # an attribute may use its own sentence
            self._parse(other)
        self._bundle.add_resource(FluentResource(written), allow_overrides=False)
        self._parsed.add(name)

    def _missing(self, key: str, shown: str, what: str) -> str:
        if strict:
            raise KeyError(f"{self.lang}: {key} {what}")
        _log.warning("%s: %s %s", self.lang, key, what)
        return shown


def words(lang: str) -> Words:
    """The words of that language, read once. ``BadInput`` if the kit does not speak it."""
    if lang not in LANGUAGES:
        raise BadInput("not-a-choice", "lang", value=str(lang), choices=LANGUAGES)
    return _words(lang)


_words = cache(Words)
