"""Rules as a person reads them: title, text, and where each comes from."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module

from virus_nb import games
from virus_nb.games.kit import Kit
from virus_nb.widgets.shown import READABLE
from virus_nb.words import Words
from virus_nb.words.sentences import rule_key


def rules(kit: Kit, ids: Sequence[str], w: Words) -> str:
    """The rules with these ids, folded up, as HTML."""
    if not ids:
        return ""
    items = "".join(_rule(kit, rule, w) for rule in ids)
    return (f"<details style='{READABLE}'><summary>{escape(w.say('lesson-rules'))}"
            f"</summary><dl>{items}</dl></details>")


def _rule(kit: Kit, rule: str, w: Words) -> str:
    title, text = w.say(f"{rule_key(rule)}.title"), w.say(f"{rule_key(rule)}.text")
    return (f"<dt><b>{escape(title)}</b> <small>{escape(rule)}</small></dt>"
            f"<dd>{escape(text)} {_source(kit, rule, w)}</dd>")


def _source(kit: Kit, rule: str, w: Words) -> str:
    """Where the rule comes from: the seed, the publisher, a ruling, an assumption."""
    sources: dict[str, str] = import_module(f"{games.module(kit.game.key)}.rules").RULE_SOURCES
    told = "; ".join(w.say(f"source-{letter}") for letter in sources[rule])
    return f"<small><i>({escape(told)})</i></small>"
