"""The live table: a game to play at, drawn in the browser, ruled by the kernel.

A click is one message; the answer is what changed in the picture. No game state lives in the
browser: a repaint is a function of the node, the viewer, the clicks so far and the language.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any

import anywidget
import traitlets

from virus_nb.play.session import Node, Session
from virus_nb.scene.frame import Frame, steps
from virus_nb.widgets import front
from virus_nb.widgets.open_books import open_rule
from virus_nb.widgets.seated import HUMAN, Seated
from virus_nb.widgets.stays import bundle
from virus_nb.widgets.telling import art_rows
from virus_nb.words import LANGUAGES

_log = logging.getLogger(__name__)
__all__ = ["HUMAN", "MOST_BYTES", "Table"]
MOST_BYTES = 1800
"""What the answer to a click may weigh. Where many bots answer, some positions between are left out."""


def pack(rows: Any) -> bytes:
    """JSON, deflated: a third of its size; the browser has the means to unpack it."""
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), 9)


class Table(Seated, anywidget.AnyWidget):
    """A table of one session.

    session: where the game stands; its names say who sits where.
    players: by seat ``human`` or the name of a bot; left out: the session's names where they are
    such names, ``human`` elsewhere. lang: the language to begin with.
    on_change(callback) is told after every change of the position. refusal: the reason that the last
    click was refused with.
    """

    _esm = front.script("live")
    _css = front.style()
    frame = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session, players: Sequence[str] = (), lang: str = "en") -> None:
        self._lock = RLock()
        self._callbacks: list[Callable[[Table], None]] = []
        self._shown = []
        self._set_up(session, players, lang)
        super().__init__(frame=self._whole(), art=art_rows(session.kit))
        self.on_msg(self._message)
        self._act(self._let_bots_play)

    # What a notebook may ask of a table

    @property
    def lang(self) -> str:
        """The language that the table speaks now."""
        return self.telling.words.lang

    def on_change(self, callback: Callable[[Table], None]) -> None:
        """Call this with the table after every change of the position."""
        self._callbacks.append(callback)

    def click(self, place: str) -> None:
        """What a click on that place does."""
        self._act(lambda: self._pick(place))

    def explain(self, place: str) -> None:
        """Tell which rules have to do with a place."""
        self._act(lambda: self._explain(place))

    def clear(self) -> None:
        """Take back the clicks of an unfinished move."""
        self._act(self._clear)

    def play(self, text: str) -> None:
        """Make a move by its text; ``IllegalMove`` or ``BadInput`` if it cannot be made."""
        with self._lock:
            self.session.play(text)
        self._act(self._moved)

    def undo(self) -> None:
        """Back to the last decision of a person."""
        self._act(self._undo)

    def redo(self) -> None:
        """On to the next decision of a person, along the way that was gone before."""
        self._act(self._redo)

    def new_game(self, seed: int | str | None = None) -> None:
        """The same people and rules, another deck."""
        self._act(lambda: self._new(seed))

    def show(self, session: Session, players: Sequence[str] = ()) -> None:
        """Put another session on this table."""
        with self._lock:
            self._set_up(session, players or self.players, self.lang)
            self.art = art_rows(session.kit)
        self._act(self._let_bots_play)

    def go(self, node: Node) -> None:
        """Look at another node of the session."""
        with self._lock:
            self.session.go(node)
        self._act(self._arrive)

    def speak(self, lang: str) -> None:
        """Another language, at once. ``BadInput`` if the kit does not speak it."""
        with self._lock:
            self._set_lang(lang)
        self._act(lambda: None)

    # What the browser tells

    def _message(self, _: Any, content: Any, __: Any = None) -> None:
        if isinstance(content, dict):
            with self._lock:
                self._hear(content)

    def _hear(self, content: dict[str, Any]) -> None:
        kind = content.get("kind")
        if kind == "hello":
            if content.get("seq") != self._seq:
                self.send({"kind": "whole", "frame": self.frame})
        elif content.get("at") not in (None, self._at):
            # a click on a picture that is gone: show again what there is
            self.send({"kind": "whole", "frame": self.frame})
        elif kind == "pick":
            self.click(str(content.get("place")))
        elif kind == "explain":
            self.explain(str(content.get("place")))
        elif kind == "clear":
            self.clear()
        elif kind == "do":
            self._asked(content.get("what"), content.get("value"))

    def _asked(self, what: object, value: object) -> None:
        simple = {"undo": self.undo, "redo": self.redo, "new": self.new_game,
                  "uncover": lambda: self._act(self._uncover)}
        if isinstance(what, str) and what in simple:
            simple[what]()
        elif what == "rule" and isinstance(value, str):
            open_rule(self.session.kit.game.key, value)
        elif what == "lang" and value in LANGUAGES:
            self.speak(str(value))

    def _act(self, change: Callable[[], object]) -> None:
        """Do something under the lock and show it; a failure is shown and logged, never swallowed."""
        with self._lock:
            at, self._why, self._say = self._at, None, ""
            self._shown = []
            session, here = self.session, self.session.here
            try:
                change()
                frame = self._whole()
            except Exception as error:
                _log.exception("the table of %s failed", self.session.kit.game.key)
                self._shown = []
                frame = {**self._back_to(session, here), "fault": self._fault(error)}
            self._send_frames(self._shown, frame)
            changed = at != self._at
        if changed:
            self._tell_others()

    def _back_to(self, session: Session, node: Node) -> Frame:
        """The table as it was before something failed; if even that cannot be drawn, its last picture."""
        session.here = node
        self._set_up(session, self.players, self.lang)
        try:
            return self._whole()
        except Exception:
            _log.exception("the table of %s cannot be drawn", session.kit.game.key)
            return {**self.frame, "at": self._at}

    def _fault(self, error: Exception) -> str:
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return self.telling.words.say("ui-fault", what=told)

    def _tell_others(self) -> None:
        for callback in list(self._callbacks):
            try:
                callback(self)
            except Exception as error:
                _log.exception("a callback of the table failed")
                with self._lock:
                    self._send_frames([], {**self.frame, "fault": self._fault(error)})

    # What the browser is shown

    def _send_frames(self, between: list[Frame], frame: Frame) -> None:
        """Send what changed, step by step, and keep the last frame whole for views to come."""
        before = self._seq
        self._seq += 1
        frame = {**frame, "seq": self._seq}
        packed = pack(steps(self.frame, [*between, frame]))
        while between and len(packed) > MOST_BYTES:
            between = between[:-1:2]
            packed = pack(steps(self.frame, [*between, frame]))
        self.frame = frame
        self.send({"kind": "changes", "from": before, "seq": self._seq}, buffers=[packed])

    def _should_send_property(self, key: str, value: Any) -> bool:
        # the browser makes the frame up itself from the changes
        return key != "frame" and bool(super()._should_send_property(key, value))

    def __repr__(self) -> str:
        title = self.telling.words.say(f"{self.session.kit.game.key}-name")
        return self.telling.words.say("ui-stays", game=title, count=self.session.seats)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        made = super()._repr_mimebundle_(**kwargs)
        data, meta = made if isinstance(made, tuple) else (made, {})
        scene = self.telling.scene(self.session.state, self._viewer)
        return {**data, **bundle(self.telling, scene, repr(self))}, meta
