"""The log of a game as plain text and as Markdown."""

from __future__ import annotations

import re

from virus_nb.play.turns import turn_of
from virus_nb.widgets.film import Film

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~])")


def text(film: Film, first: int, last: int) -> str:
    """A heading, then one line an event with its ply."""
    lines = _heading(film)
    for node in film.nodes[first:last + 1]:
        lines += [f"{node.ply:4}  {line}" for _, line in film.lines(node, film.lenses[0])]
    return "\n".join(lines) + "\n"


def markdown(film: Film, first: int, last: int) -> str:
    """The same with a heading for each turn, and the notes as quotations."""
    words = film.telling.words
    title, *more = _heading(film)
    parts = [f"# {_plain(title)}", *map(_plain, more)]
    notes = film.notes()
    turn = 0
    for node in film.nodes[first:last + 1]:
        lines = [f"{node.ply}. {_plain(line)}" for _, line in film.lines(node, film.lenses[0])]
        # the move that ends a turn belongs to it: its turn is that of the table before
        number = turn_of(film.turns, max(0, node.ply - 1))
        if lines and number != turn:
            turn = number
            parts.append(f"## {words.say('export-turn-heading', number=turn)}")
        if lines:
            # every line keeps the number of its ply: as a list, Markdown would count anew
            parts.append("  \n".join(line.replace(". ", "\\. ", 1) for line in lines))
        parts += [f"> {mark}{_quoted(note.text)}" for note, _ in notes if note.ply == node.ply
                  for mark in [f"**{_plain(note.mark)}** " if note.mark else ""]]
    return "\n\n".join(part for part in parts if part) + "\n"


def _heading(film: Film) -> list[str]:
    words, lens = film.telling.words, film.lenses[0]
    return [film.title, words.say("export-seen-by", who=film.lens_name(lens)), ""]


def _plain(line: str) -> str:
    """Text that Markdown shows as it is."""
    return _MARKUP.sub(r"\\\1", line)


def _quoted(text: str) -> str:
    return "\n> ".join(_plain(line) for line in text.split("\n"))
