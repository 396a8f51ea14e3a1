"""Who sits at a table, what they see and what their acts do: a table without its browser."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from virus_nb.engine import BadInput, Reason
from virus_nb.limits import on_a_page
from virus_nb.play.bots import bot_random, bots, find_bot
from virus_nb.play.picker import Picker
from virus_nb.play.session import Node, Session
from virus_nb.scene.frame import Frame
from virus_nb.widgets.explain import explain_words, rule_rows, rules_at
from virus_nb.widgets.telling import Telling, language_names, shown_names, table_words
from virus_nb.words import words

HUMAN = "human"


class Seated:
    """A session, the people and bots around it, and the one who looks at it now.

    ``_viewer`` is the seat whose cards are shown, ``None`` while the table goes from hand to hand.
    Nothing here is safe against two callers at a time: ``Table`` has the lock.
    """

    _seq = _at = _said = _refusals = 0
    _say = ""
    _shown: list[Frame]
    _lines: dict[tuple[Node, int | None], list[Frame]]
    _why: dict[str, Any] | None = None
    refusal: Reason | None = None

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
        self._rules = rule_rows(self.telling.words, kit.game.rules)

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

    def _refuse(self, place: str, told: dict[str, Any]) -> None:
        self._refusals += 1
        self._why = {"a": place, "n": self._refusals, **told}
        self._say = told["t"]

    def _explain(self, place: str) -> None:
        """Tell which rules have to do with a place; nothing is chosen or played."""
        game, words = self.session.game, self.telling.words
        view = game.observe(self.session.state, self._viewer)
        rules = rules_at(self.session.kit, view, self.picker.picks, place) if game.decision(view) else ()
        key = "ui-explained" if rules else "ui-no-rule"
        self._refuse(place, {"t": words.say(key, count=len(rules)), "rs": list(rules), "c": "told"})
        if rules:
            self._say += " " + words.list(self._rules[rule][0] for rule in rules)

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
        rows = telling.picture(state, viewer, session.here.events)
        waiting = decision is not None and decision.seat in self.humans and decision.seat != viewer
        if waiting and decision is not None:
            who = telling.names[decision.seat]
            rows["cover"] = {"t": telling.words.say("ui-cover", who=who),
                             "b": telling.words.say("ui-uncover", who=who)}
        rows |= {"hot": list(self.picker.hot()), "picks": list(self.picker.picks),
                 "status": telling.status(state, viewer),
                 "can": {"undo": self._person_before() is not None, "redo": bool(session.here.children)},
                 "words": table_words(telling.words) | explain_words(telling.words), "rules": self._rules,
                 "lang": telling.words.lang, "langs": [] if on_a_page() else language_names(),  # a page has its own
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

    def _log_rows(self, node: Node) -> Frame:
        rows = [row for at in node.path() for row in self._lines_of(at)]
        return {f"log/{n}": row for n, row in enumerate(rows)}

    def _lines_of(self, node: Node) -> list[Frame]:
        known = self._lines.get((node, self._viewer))
        if known is None:
            lines = self.telling.lines(node.events, self._viewer)
            known = [{"t": line, "p": node.ply, "r": event.rule,
                      **({"c": "mine"} if event.seat == self._viewer else {})}
                     for event, line in zip(node.events, lines, strict=True)]
            self._lines[node, self._viewer] = known
        return known
