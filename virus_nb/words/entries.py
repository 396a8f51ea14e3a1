"""The sentences of a Fluent file one by one, so that only those that are said have to be parsed.

Parsing every sentence of a game takes longer than drawing its table.
"""

from __future__ import annotations

import re

# what begins at the start of a line is a sentence; everything up to the next one is its own
_BEGINS = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_CALLED = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


def entries(text: str) -> dict[str, str]:
    """Each sentence of a file as it is written, by its name; the first counts if a name comes twice."""
    text = _COMMENT.sub("", text)
    begins = [*_BEGINS.finditer(text)]
    ends = [*(found.start() for found in begins[1:]), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start():end])
    return found


def called(sentence: str) -> set[str]:
    """The names of the other sentences that this one uses."""
    return set(_CALLED.findall(sentence))
