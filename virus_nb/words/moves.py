"""A move in words, before it is made: "the red virus → Player 2’s red organ".

The first word of a move is a card or an act, the rest are places. A game words its acts itself,
``<game>-move-<act>`` with $place, $place2 …, $cards and $number; what it leaves out is told with arrows.
"""

from __future__ import annotations

from collections.abc import Sequence

from virus_nb.words import Words
from virus_nb.words.sentences import card, cards, colour, place


def move_line(words: Words, game: str, text: str, names: Sequence[str], viewer: int | None) -> str:
    """The move with that text, told to ``viewer``."""
    act, *rest = text.split(" ")
    facts: dict[str, object] = {"cards": cards(words, game, rest) if act == "discard" else "", "number": len(rest)}
    key = f"{game}-move-{act}"
    if act == "bank":
        facts |= {"colour": colour(words, game, rest[0]), "low": rest[1][0], "high": rest[1][-1],
                  "joker": rest[2][1:] if len(rest) > 2 else "no"}
    if words.has(key):
        for n, where in enumerate(rest if act not in ("discard", "bank") else (), 1):
            facts[f"place{n if n > 1 else ''}"] = _said(words, game, where, names, viewer)
        return words.say(key, **facts)
    if act in ("discard", "draw", "done", "use"):
        inner = move_line(words, game, " ".join(rest), names, viewer) if act == "use" else ""
        return words.say(f"move-{act}", **facts, what=inner)
    first = [] if act in ("spread", "aim", "eliminate") else [_said(words, game, act, names, viewer)]
    return " → ".join([*first, *(_said(words, game, where, names, viewer) for where in rest)])


def _said(words: Words, game: str, word: str, names: Sequence[str], viewer: int | None) -> str:
    """A card with its article, or a place."""
    if words.has(f"{game}-card-{word}"):
        return card(words, game, word, "the")
    if word[0].isdigit() or (len(word) < 4 and word[-1].isdigit()):
        return place(words, game, word, names, viewer)
    return words.say(f"{game}-move-{word}") if words.has(f"{game}-move-{word}") else word
