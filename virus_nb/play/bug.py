"""\"Something is wrong here\": a small bundle that says what was on the table, and whether it still is.

    {"format": "virus-nb/bug", "version": 1, "kit": "0.1.0", "python": "3.12.1", "said": "…",
     "seat": 0, "shown": {"position": {…}, "moves": […], "text": "…"}, "replay": {…}}

The replay is cut at the ply; it is open, as every replay is.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Game, Seat
from virus_nb.engine.text import a_list, a_number, a_text, a_word, an_object
from virus_nb.play.replay import as_data, read
from virus_nb.play.session import Node, Session
from virus_nb.play.verify import verify

FORMAT, VERSION = "virus-nb/bug", 1
_KEYS = ("format", "version", "kit", "python", "said", "seat", "shown", "replay")
_SHOWN = ("position", "moves", "text")


def bundle(session: Session, node: Node, seat: Seat | None, said: str = "", text: str = "") -> dict[str, Any]:
    """The bundle for that position. seat: who looked, ``None`` for somebody without a seat.

    said: what the person found wrong. text: the picture in words, as it was shown.
    """
    game = session.game
    return {"format": FORMAT, "version": VERSION, "kit": kit_version(), "python": platform.python_version(),
            "said": said, "seat": seat,
            "shown": {"position": game.write_position(game.observe(node.state, seat)),
                      "moves": _moves(game, node.state, seat), "text": text},
            "replay": as_data(session.replay(node))}


def dumps(data: dict[str, Any]) -> str:
    """The bundle as a file."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def differences(data: object, where: str = "") -> Iterator[str]:
    """What is not any more as the bundle says that it was shown: ``position.hands``, ``moves``.

    ``BadInput`` where the bundle cannot be read or its replay does not verify.
    """
    found = an_object(data, where, _KEYS, ("format", "version", "shown", "replay"))
    a_word(found["format"], "format", (FORMAT,))
    a_number(found["version"], "version", VERSION, VERSION)
    a_text(found.get("said", ""), "said")
    shown = an_object(found["shown"], "shown", _SHOWN, ("position", "moves"))
    try:
        replay = read(found["replay"])
        state = verify(replay)
    except BadInput as error:
        raise error.inside("replay") from None
    game = games.find(replay.game).game
    seat = found.get("seat")
    viewer = None if seat is None else a_number(seat, "seat", 0, len(replay.seats) - 1)
    position = json.loads(json.dumps(game.write_position(game.observe(state, viewer))))
    told = shown["position"] if isinstance(shown["position"], dict) else {}
    for key in {**told, **position}:
        if told.get(key) != position.get(key):
            yield f"shown.position.{key}: expected {json.dumps(told.get(key))[:200]}, " \
                  f"found {json.dumps(position.get(key))[:200]}"
    moves = _moves(game, state, viewer)
    if a_list(shown["moves"], "shown.moves") != moves:
        yield f"shown.moves: expected {json.dumps(shown['moves'])[:200]}, found {json.dumps(moves)[:200]}"


def _moves(game: Game[Any, Any], state: Any, seat: Seat | None) -> list[str]:
    """What could be done there, as far as the seat saw it: the moves of others tell what they hold."""
    decision = game.decision(state)
    mine = decision is not None and seat in (None, decision.seat)
    return [move.text for move in game.legal_moves(state)] if mine else []


def kit_version() -> str:
    """The version of the kit that is installed."""
    try:
        return version("virus_nb")
    except PackageNotFoundError:
        return ""
