"""Links to a place in a recorded game, and files that a browser saves."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from urllib.parse import urlencode

from virus_nb.engine import BadInput
from virus_nb.widgets.lens import OPEN, SPECTATOR, Lens, lens_of

SECRET = "secret"
"""As a lens in an address: how the game ends is not told."""

_TYPES = {"json": "application/json", "html": "text/html", "svg": "image/svg+xml", "png": "image/png",
          "txt": "text/plain", "md": "text/markdown", "csv": "text/csv"}


def query_of(name: str, ply: int, lens: Lens, lang: str, secret: bool = False) -> str:
    """``?replay=virus/duel&ply=17&player=1&lang=es``: the address of a place in a game. People count from 1."""
    asked: dict[str, object] = {"replay": name, "ply": ply}
    if isinstance(lens, int):
        asked["player"] = lens + 1
    if secret or lens == SPECTATOR:
        asked["lens"] = SECRET if secret else lens
    return "?" + urlencode({**asked, "lang": lang}, safe="/")


def asked_ply(text: str, last: int) -> int:
    """``ply=17`` of an address. ``BadInput``: not-a-number."""
    return _number(text, "ply", last)


def asked_lens(lens: str, player: str, seat: str, seats: int) -> tuple[Lens, bool]:
    """``lens=…`` and ``player=…`` of an address: the lens, and whether the end is not told.

    A player alone is their own lens. seat: the same counted from 0, as addresses had it at first.
    ``BadInput``: not-a-number, not-a-choice.
    """
    eyes: Lens = _number(seat, "seat", seats - 1) if seat else OPEN
    if player:
        eyes = _number(player, "player", seats, 1) - 1
        if seat and int(seat) != eyes:
            raise BadInput("not-a-choice", "seat", value=seat[:60], choices=(str(eyes),))
    if lens in ("", SECRET, "seat"):
        return eyes, lens == SECRET
    try:
        return lens_of(lens, seats), False
    except BadInput as error:
        choices = (OPEN, SPECTATOR, SECRET)
        raise BadInput(error.code, error.where, value=error.facts["value"], choices=choices) from None


def _number(text: str, where: str, high: int, low: int = 0) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and low <= int(text) <= high):
        raise BadInput("not-a-number", where, value=text[:60], low=low, high=high)
    return int(text)


def saving(name: str, content: bytes, label: str = "") -> str:
    """A link as HTML that saves the content under that name; nothing is asked of a server."""
    kind = _TYPES.get(name.rpartition(".")[2], "application/octet-stream")
    data = b64encode(content).decode()
    return f'<a download="{escape(name)}" href="data:{kind};base64,{data}">{escape(label or name)}</a>'
