"""What ``vn.watch()`` shows: one recorded game, a collection, or the place that an address names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from virus_nb import games, visit
from virus_nb.engine import BadInput
from virus_nb.play import shelf
from virus_nb.play.replay import Replay, load
from virus_nb.widgets.lens import OPEN, Lens
from virus_nb.widgets.links import asked_lens, asked_ply
from virus_nb.widgets.replay_room import ReplayRoom, from_shelf
from virus_nb.widgets.shown import Shown
from virus_nb.words import LANGUAGES


def watching(lang: str, what: object, ply: int | None, seat: int | None) -> Shown:
    """``what``, or what the address of the page asks for. ``BadInput`` for what cannot be shown."""
    if what is None:
        return from_address(lang, visit.query())
    lens: Lens = OPEN if seat is None else seat
    only = None if seat is None else (lens,)
    if isinstance(what, Replay):
        return ReplayRoom({f"{what.game}/": what}, lang, ply=ply or 0, lens=lens, only=only)
    if isinstance(what, str) and what in shelf.recorded():
        return from_shelf(lang, what, ply=ply or 0, lens=lens, only=only)
    if not isinstance(what, str | Path):
        raise BadInput("not-a-text", "what")
    path = Path(what)
    if path.is_dir() or ".jsonl" in path.suffixes:
        from virus_nb.widgets.collection_room import CollectionRoom

        return CollectionRoom(path, lang, ply or 0, lens)
    load(path)
    return ReplayRoom({path.name: path}, lang, ply=ply or 0, lens=lens, only=only)


def from_address(lang: str, asked: Mapping[str, str]) -> Shown:
    """``?replay=virus/duel&ply=17&player=1&lens=secret``: every part may be left out, none is guessed."""
    if asked.get("lang", lang) not in LANGUAGES:
        raise BadInput("not-a-choice", "lang", value=asked["lang"][:60], choices=LANGUAGES)
    game = asked.get("game", "")
    if game:
        games.find(game)
    name = asked.get("replay", "") or next(iter(shelf.recorded(game)), "")
    replay = load(shelf.find(name))[0]
    ply = asked_ply(asked.get("ply") or "0", len(replay.moves))
    lens, secret = asked_lens(asked.get("lens", ""), asked.get("player", ""), asked.get("seat", ""), len(replay.seats))
    return from_shelf(lang, name, ply=ply, lens=lens, secret=secret)
