"""Rules as a person reads them: title, text, where each comes from, and what changes it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from virus_nb.games.kit import Kit
from virus_nb.lessons.rulebook import Rule, sources
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


def all_rules(kit: Kit, book: Sequence[Rule], w: Words) -> str:
    """The whole book as a list, in HTML without scripts."""
    items = "".join(_rule(kit, rule.id, w, _options(kit, rule, w)) for rule in book)
    return f"<dl lang={w.lang} style='{READABLE}'>{items}</dl>"


def rule_card(kit: Kit, rule: Rule, w: Words) -> str:
    """One rule on its own."""
    title, text = w.say(f"{rule_key(rule.id)}.title"), w.say(f"{rule_key(rule.id)}.text")
    return (f"<article lang={w.lang} style='{READABLE}'><h3 style='margin: .5rem 0 0'>{escape(title)} "
            f"<small>{escape(rule.id)}</small></h3><p style='margin: .25rem 0'>{escape(text)}</p>"
            f"<p style='margin: .25rem 0'>{_source(kit, rule.id, w)}</p>{_options(kit, rule, w)}</article>")


def _rule(kit: Kit, rule: str, w: Words, more: str = "") -> str:
    title, text = w.say(f"{rule_key(rule)}.title"), w.say(f"{rule_key(rule)}.text")
    return (f"<dt><b>{escape(title)}</b> <small>{escape(rule)}</small></dt>"
            f"<dd>{escape(text)} {_source(kit, rule, w)}{more}</dd>")


def _source(kit: Kit, rule: str, w: Words) -> str:
    """Where the rule comes from: the seed, the publisher, a ruling, an assumption."""
    told = "; ".join(w.say(f"source-{letter}") for letter in sources(kit.game.key)[rule])
    return f"<small><i>({escape(told)})</i></small>"


def _options(kit: Kit, rule: Rule, w: Words) -> str:
    """What a table may agree on instead: each option of the rule, what is usual first."""
    items = []
    for option in kit.game.options:
        if option.name not in rule.options:
            continue
        key = f"{kit.game.key}-option-{option.name}"
        choices = sorted(option.choices, key=lambda choice: choice != option.default)
        told = w.list((w.say(f"{key}-{choice}") if isinstance(choice, str) else w.number(choice)
                       for choice in choices), "or") if len(choices) < 6 else \
            f"{w.number(float(option.choices[0]))}–{w.number(float(option.choices[-1]))}"
        items.append(f"<li>{escape(w.say(key))}: {escape(told)}</li>")
    return (f"<p style='margin: .25rem 0'><small>{escape(w.say('rules-options'))}</small></p><ul>{''.join(items)}</ul>"
            if items else "")
