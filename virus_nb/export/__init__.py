"""A recorded game for elsewhere: pictures, a moving picture, a page, the log, tables.

    film = Film(load("virus/duel")[0], "es", (1,))
    export(film, "svg", ply=17)           # bytes of a file

Every export shows what its film's first lens saw, and nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from virus_nb.engine import BadInput
from virus_nb.engine.text import a_word
from virus_nb.export import log, motion, picture, table
from virus_nb.widgets.film import Film
from virus_nb.widgets.page import page

_OF_A_PLY: dict[str, Callable[[Film, int, str], bytes]] = {
    "svg": lambda film, ply, theme: picture.svg(film, ply, theme).encode(),
    "png": picture.png,
}
_OF_A_RANGE: dict[str, Callable[[Film, int, int], bytes]] = {
    "motion.svg": lambda film, first, last: motion.svg(film, first, last).encode(),
    "txt": lambda film, first, last: log.text(film, first, last).encode(),
    "md": lambda film, first, last: log.markdown(film, first, last).encode(),
    "moves.csv": lambda film, first, last: table.moves(film, first, last).encode(),
    "events.csv": lambda film, first, last: table.events(film, first, last).encode(),
}
KINDS = (*_OF_A_PLY, "motion.svg", "html", "txt", "md", "moves.csv", "events.csv")
"""What can be exported, by how the file's name ends."""
PICTURES, RANGES = tuple(_OF_A_PLY), tuple(_OF_A_RANGE)
"""Those of one ply, and those of a range of plies."""

_TAKES = {"theme": PICTURES, "last": RANGES, "secret": ("html",)}


def a_kind_for(kind: str, option: str, where: str) -> None:
    """``BadInput`` (not-for-that-kind) if ``theme``, ``last`` or ``secret`` means nothing for that kind of file."""
    kinds = _TAKES[option]
    if kind not in kinds:
        raise BadInput("not-for-that-kind", where, value=f".{kind}", choices=tuple(f".{each}" for each in kinds))


def export(film: Film, kind: str, ply: int = 0, last: int | None = None, theme: str = "",
           secret: bool = False) -> bytes:
    """The content of the file.

    ply: of the picture, where a page begins, or the first of a range up to ``last`` (left out: to the end).
    theme: ``light`` or ``dark`` for a picture; left out, an SVG follows the system of whoever looks.
    secret: a page that does not tell how the game ends before it is played to there.
    Raises ``BadInput``: not-a-choice, not-a-range, not-for-that-kind, no-renderer.
    """
    if kind not in KINDS:
        raise BadInput("not-a-choice", "kind", value=kind[:60], choices=KINDS)
    if theme:
        a_word(theme, "theme", ("light", "dark"))
    if secret:
        a_kind_for(kind, "secret", "secret")
    end = len(film.nodes) - 1
    last = end if last is None else last
    if not 0 <= ply <= last <= end:
        raise BadInput("not-a-range", "", low=ply, high=last, number=end)
    if kind in _OF_A_PLY:
        return _OF_A_PLY[kind](film, ply, theme)
    if kind == "html":
        return page(film.session, film.telling.words.lang, film.lenses[:1], ply, secret, film.leaf).encode()
    return _OF_A_RANGE[kind](film, ply, last)
