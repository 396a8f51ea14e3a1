"""Where in a lesson's file something stands: the line of a step's key."""

from __future__ import annotations

import re

_STEP = re.compile(r"\s*\[\[\s*step\s*\]\]")
_HEAD = re.compile(r"\s*\[([^\[\]]+)\]")
_KEY = re.compile(r"\s*([\w.\"' -]+?)\s*=")
_WHERE = re.compile(r"step (\d+)(?: \([^)]*\))?(?:\.(.*))?$")


def line_of(text: str, where: str) -> int:
    """The line, from 1, that ``step 2 (kill).position.hands[0]`` is about; 1 where that cannot be told.

    A key that is not there (it is missing) is told by the line of its step.
    """
    found = _WHERE.match(where)
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if _STEP.match(line)]
    if not found or not 0 < int(found[1]) <= len(starts):
        return _key_line(lines, 0, len(lines), where) or 1
    number = int(found[1])
    start = starts[number - 1]
    end = starts[number] if number < len(starts) else len(lines)
    return _key_line(lines, start + 1, end, found[2] or "") or start + 1


def _key_line(lines: list[str], start: int, end: int, path: str) -> int:
    """The line of the longest part of the path that is written there, 0 if none is."""
    wanted = re.split(r"[.\[]", path)
    best, at, table = 0, 0, ""
    for n in range(start, end):
        head = _HEAD.match(lines[n])
        if head:
            table = head[1].strip().removeprefix("step").strip(".") + "."
        key = _KEY.match(lines[n])
        if not key and not head:
            continue
        parts = (f"{table.lstrip('.')}{key[1]}" if key else table.strip(".")).replace(" ", "").split(".")
        fits = len(parts) if wanted[:len(parts)] == parts else 0
        if fits > best:
            best, at = fits, n + 1
    return at
