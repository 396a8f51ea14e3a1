"""The live table: a game to play at, drawn in the browser, ruled by the kernel.

A click is one message; the answer is what changed in the picture. No game state lives in the
browser: a repaint is a function of the node, the viewer, the clicks so far and the language.
"""

from __future__ import annotations

import json
import logging
import secrets
import zlib
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any

import anywidget
import traitlets

from virus_nb.engine import BadInput, Reason
from virus_nb.play.bots import bot_random, bots, find_bot
from virus_nb.play.picker import Picker
from virus_nb.play.session import Node, Session
from virus_nb.scene.frame import Frame, steps
from virus_nb.widgets import front
from virus_nb.widgets.stays import bundle
from virus_nb.widgets.telling import Telling, art_rows, language_names, shown_names, table_words
from virus_nb.words import LANGUAGES, words

_log = logging.getLogger(__name__)
HUMAN = "human"
MOST_BYTES = 1800
"""What the answer to a click may weigh. Where many bots answer, some positions between are left out."""


def pack(rows: Any) -> bytes:
    """JSON, deflated: a third of its size; the browser has the means to unpack it."""
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), 9)


class Table(anywidget.AnyWidget):
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
        self._seq = self._said = self._refusals = self._at = 0
        self._callbacks: list[Callable[[Table], None]] = []
        self._why: dict[str, Any] | None = None
        self.refusal: Reason | None = None
        self._say = ""
        self._shown: list[Frame] = []
        self._lines: dict[tuple[Node, int | None], list[Frame]] = {}
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
        elif kind == "clear":
            self.clear()
        elif kind == "do":
            self._asked(content.get("what"), content.get("value"))

    def _asked(self, what: object, value: object) -> None:
        simple = {"undo": self.undo, "redo": self.redo, "new": self.new_game,
                  "uncover": lambda: self._act(self._uncover)}
        if isinstance(what, str) and what in simple:
            simple[what]()
        elif what == "lang" and value in LANGUAGES:
            self.speak(str(value))

    def _act(self, change: Callable[[], object]) -> None:
        """Do something under the lock and show it; a failure is shown and logged, never swallowed."""
        with self._lock:
            at, self._why, self._say = self._at, None, ""
            self._shown = []
            here = self.session.here
            try:
                change()
                frame = self._whole()
            except Exception as error:
                _log.exception("the table of %s failed", self.session.kit.game.key)
                self._recover(here)
                self._shown = []
                frame = {**self.frame, "fault": self._fault(error)}
            self._send_frames(self._shown, frame)
            changed = at != self._at
        if changed:
            self._tell_others()

    def _fault(self, error: Exception) -> str:
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return self.telling.words.say("ui-fault", what=told)

    def _recover(self, node: Node) -> None:
        self.session.here = node
        self._look()

    def _tell_others(self) -> None:
        for callback in list(self._callbacks):
            try:
                callback(self)
            except Exception as error:
                _log.exception("a callback of the table failed")
                with self._lock:
                    self._send_frames([], {**self.frame, "fault": self._fault(error)})

    # What the acts do; all of them run under the lock

    def _set_up(self, session: Session, players: Sequence[str], lang: str) -> None:
        self.session = session
        known = {HUMAN, *bots(session.kit)}
        wanted = players or [name if name in known else HUMAN for name in session.names]
        if len(wanted) != session.seats:
            raise BadInput("not-that-many", "players", value=len(wanted), number=session.seats)
        self.players = tuple(wanted)
        self._bots = {seat: find_bot(session.kit, name, f"players[{seat}]")
                      for seat, name in enumerate(self.players) if name != HUMAN}
        self.humans = tuple(seat for seat in range(session.seats) if seat not in self._bots)
        # around one screen nobody is shown before they say who they are
        self._viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self._set_lang(lang)
        self.picker = Picker(session.game)
        self._at += 1
        self._look()

    def _set_lang(self, lang: str) -> None:
        kit = self.session.kit
        self.telling = Telling(kit, lang, shown_names(words(lang), self.session.names, (HUMAN, *bots(kit))))
        self._lines = {}

    def _look(self) -> None:
        """Let the picker see what the deciding person sees, if that is the one at the screen."""
        decision = self.session.decision()
        mine = decision is not None and decision.seat == self._viewer
        self.picker.look(self.session.game.observe(self.session.state, self._viewer) if mine else None)

    def _pick(self, place: str) -> None:
        decision = self.session.decision()
        words = self.telling.words
        if decision is None or decision.seat != self._viewer:
            self._refuse(place, {"t": self.telling.status(self.session.state, self._viewer)["t"]})
            return
        outcome = self.picker.click(place)
        if outcome.kind == "move":
            self.session.play(outcome.text)
            self._moved()
        elif outcome.kind == "refused":
            self.refusal = outcome.reason
            self._refuse(place, self.telling.refusal(outcome.reason, self._viewer, bool(self.picker.picks)))
        elif outcome.kind == "cleared":
            self._say = words.say("ui-cleared")
        else:
            self._say = self.telling.hint(self.picker.picks[0], len(self.picker.hot()))

    def _refuse(self, place: str, told: dict[str, str]) -> None:
        self._refusals += 1
        self._why = {"a": place, "n": self._refusals, **told}
        self._say = told["t"]

    def _clear(self) -> None:
        if self.picker.picks:
            self.picker.clear()
            self._say = self.telling.words.say("ui-cleared")

    def _moved(self) -> None:
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Bots answer until a person has to decide; every position between is shown."""
        game = self.session.game
        while (decision := self.session.decision()) is not None and decision.seat in self._bots:
            self._arrive()
            self._shown.append(self._whole())
            view = game.observe(self.session.state, decision.seat)
            random = bot_random(f"{self.session.seed}/{self.session.here.ply}", decision.seat)
            move = self._bots[decision.seat](view, game.legal_moves(view), random)
            self.session.play(move.text)
        self._arrive()

    def _arrive(self) -> None:
        self._at += 1
        decision = self.session.decision()
        if len(self.humans) > 1 and decision is not None and decision.seat != self._viewer:
            self._viewer = None
        self._look()

    def _uncover(self) -> None:
        decision = self.session.decision()
        if decision is not None and decision.seat in self.humans:
            self._viewer = decision.seat
            self._look()

    def _undo(self) -> None:
        if self._person_before() is not None:
            self.session.undo()
            while self._bots_turn() and self.session.here.parent is not None:
                self.session.undo()
            self._arrive()
            self._say = self.telling.status(self.session.state, self._viewer)["t"]

    def _redo(self) -> None:
        here = self.session.here
        if here.children:
            self.session.redo()
            while self._bots_turn() and self.session.here.children:
                self.session.redo()
            self._arrive()
            self._say = self.telling.status(self.session.state, self._viewer)["t"]

    def _bots_turn(self) -> bool:
        decision = self.session.decision()
        return decision is not None and decision.seat in self._bots

    def _person_before(self) -> Node | None:
        """The node of a person's last decision before this one."""
        node = self.session.here.parent
        while node is not None:
            decision = self.session.game.decision(node.state)
            if decision is not None and decision.seat in self.humans:
                return node
            node = node.parent
        return None

    def _new(self, seed: int | str | None) -> None:
        old = self.session
        session = Session(old.kit, old.seats, old.options, old.names,
                          secrets.randbelow(1 << 32) if seed is None else seed)
        self._set_up(session, self.players, self.lang)
        self._let_bots_play()

    # What the browser is shown

    def _whole(self) -> Frame:
        """The frame as it is now."""
        telling, session, viewer = self.telling, self.session, self._viewer
        state = session.state
        decision = session.decision()
        rows = telling.picture(state, viewer)
        waiting = decision is not None and decision.seat in self.humans and decision.seat != viewer
        if waiting and decision is not None:
            who = telling.names[decision.seat]
            rows["cover"] = {"t": telling.words.say("ui-cover", who=who),
                             "b": telling.words.say("ui-uncover", who=who)}
        rows |= {"hot": list(self.picker.hot()), "picks": list(self.picker.picks),
                 "status": telling.status(state, viewer), "from": self._actor(session.here),
                 "can": {"undo": self._person_before() is not None, "redo": bool(session.here.children)},
                 "words": table_words(telling.words), "lang": telling.words.lang, "langs": language_names(),
                 "at": self._at}
        rows |= self._log_rows(session.here)
        if self._why:
            rows["why"] = self._why
        if self.picker.picks:
            rows["hint"] = telling.hint(self.picker.picks[0], len(self.picker.hot()))
        if self._say:
            self._said += 1
            rows["say"] = {"t": self._say, "n": self._said}
        return {**rows, "seq": self._seq}

    def _actor(self, node: Node) -> str:
        """The panel from which new cards come: that of the player who has just moved."""
        seat = next((event.seat for event in node.events if event.seat >= 0), -1)
        return f"body-{seat}" if seat >= 0 else ""

    def _log_rows(self, node: Node) -> Frame:
        rows = [row for at in node.path() for row in self._lines_of(at)]
        return {f"log/{n}": row for n, row in enumerate(rows)}

    def _lines_of(self, node: Node) -> list[Frame]:
        known = self._lines.get((node, self._viewer))
        if known is None:
            lines = self.telling.lines(node.events, self._viewer)
            known = [{"t": line, "p": node.ply, **({"c": "mine"} if event.seat == self._viewer else {})}
                     for event, line in zip(node.events, lines, strict=True)]
            self._lines[node, self._viewer] = known
        return known

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
