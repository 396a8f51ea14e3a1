"""A game outlives its page: the browser keeps it while the tab is open, and a reload finds it again.

So a kernel that crashed, was culled, or ended with a reload costs nothing: the next one goes on at the same
position. Only the visitor's own browser keeps the game; what comes back from there is read like any file.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence

import anywidget
import traitlets

from virus_nb.engine import BadInput
from virus_nb.play.bots import find_bot
from virus_nb.play.files import parse
from virus_nb.play.replay import dumps, loads
from virus_nb.play.session import Session

MOST_LETTERS = 200_000
"""What a browser is asked to keep of one game, and what is read of it; the longest games need a twentieth."""
_UNPACKED = 1 << 20

_SCRIPT = """\
// On a page of its own the game is kept in the tab's own storage; in a notebook the notebook is its place.
const page = () => document.querySelector(".vn-header") !== null;
const place = (model) => `vn-game-${model.get("name")}`;

function initialize({ model }) {
  if (!page()) return;
  let stored = null;
  try { stored = sessionStorage.getItem(place(model)); } catch { /* the browser keeps nothing */ }
  if (!stored || stored.length > model.get("most")) return;
  model.set("found", stored);
  model.save_changes();
}

function render({ model, el }) {
  el.style.display = "none";
  const keep = () => {
    if (!page()) return;
    const game = model.get("game");
    try {
      if (game) sessionStorage.setItem(place(model), game);
      else sessionStorage.removeItem(place(model));
    } catch { /* full, or not allowed: the game lasts as long as the page */ }
  };
  model.on("change:game", keep);
  return () => model.off("change:game", keep);
}

export default { initialize, render };
"""


class Keeper(anywidget.AnyWidget):
    """``game``: what the browser is to keep. ``found``: what it had kept when the page was opened."""

    _esm = _SCRIPT
    name = traitlets.Unicode("").tag(sync=True)
    most = traitlets.Int(MOST_LETTERS).tag(sync=True)
    game = traitlets.Unicode("").tag(sync=True)
    found = traitlets.Unicode("").tag(sync=True)

    def keep(self, session: Session, players: Sequence[str]) -> None:
        """Let the browser keep the game up to where it stands; a game without a move is not kept."""
        kept = pack(session, players) if session.here.ply else ""
        self.game = kept if len(kept) <= MOST_LETTERS else ""


def pack(session: Session, players: Sequence[str]) -> str:
    """The game and who sits where, deflated and in letters."""
    text = json.dumps({"players": list(players), "replay": json.loads(dumps(session.replay()))}, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(text: str, game: str) -> tuple[Session, tuple[str, ...]]:
    """The same again, at its last position. ``BadInput`` for anything that is not a game of that kind."""
    if len(text) > MOST_LETTERS:
        raise BadInput("too-large", "", number=0)
    try:
        inflate = zlib.decompressobj()
        plain = inflate.decompress(b64decode(text, validate=True), _UNPACKED)
    except (ValueError, zlib.error):
        raise BadInput("not-json", "", line=1, column=1) from None
    data = parse(plain)
    if not isinstance(data, dict) or not isinstance(data.get("players"), list):
        raise BadInput("not-an-object", "")
    replay = loads(json.dumps(data.get("replay")))
    if replay.game != game:
        raise BadInput("not-a-choice", "game", value=replay.game, choices=(game,))
    session = Session.from_replay(replay)
    session.go(session.main_line()[-1])
    players = tuple(str(name) for name in data["players"])
    if len(players) != session.seats:
        raise BadInput("not-that-many", "players", value=len(players), number=session.seats)
    for seat, name in enumerate(players):
        if name != "human":
            find_bot(session.kit, name, f"players[{seat}]")
    return session, players
