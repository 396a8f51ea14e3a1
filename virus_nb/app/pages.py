"""The words of the frame around every page, taken from the language files.

The template is rendered by Voila, sometimes before a visitor is there, so the browser picks the
language; ``words.html`` beside the template holds the sentences. After a change of a ``page-``
sentence, ``python -m virus_nb.app.pages`` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from virus_nb import places
from virus_nb.words import LANGUAGES, words

SENTENCES = (
    "title", "skip", "games", "replays", "statistics", "pages", "dark", "loading", "slow", "lost", "reload",
    "redirect", "no-script", "error", "error-404", "error-500", "error-503", "error-back", "parts",
)
PARTS = ("learn", "play", "practise", "rules")
"""The parts of a game's page; a door of the gallery leads to each, and has the word for it."""


def path() -> Path:
    """Where the template expects its sentences."""
    return places.jupyter_data() / "voila" / "templates" / "virus_nb" / "words.html"


def text() -> str:
    """The sentences as a table that a template can import: language -> name -> sentence."""
    table = {}
    for lang in LANGUAGES:
        say = words(lang).say
        table[lang] = {name: say(f"page-{name}") for name in SENTENCES}
        table[lang] |= {f"part-{part}": say(f"gallery-{part}") for part in PARTS}
        table[lang] |= {"language": say("language")}
    return "{%- set words = " + json.dumps(table, ensure_ascii=False, indent=1) + " -%}\n"


if __name__ == "__main__":
    path().write_text(text(), "utf-8")
