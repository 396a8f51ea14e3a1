"""The rulebook of a game: a rule at a time, with an example to touch and a place in a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.lessons.done import Deed
from virus_nb.lessons.judge import table
from virus_nb.lessons.meant import clicks_for
from virus_nb.lessons.rulebook import Rule, Use, rulebook, uses
from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.play.session import Session
from virus_nb.widgets import open_books
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.player import Player
from virus_nb.widgets.rulebook import all_rules, rule_card
from virus_nb.widgets.shown import Shown
from virus_nb.widgets.step_table import StepTable
from virus_nb.words import words
from virus_nb.words.sentences import player_names, reason_line, rule_key

_FLOW = {"flex_flow": "row wrap", "width": "auto", "align_items": "center"}
_LAYOUT = {"width": "auto"}


class RuleRoom(Shown):
    """All rules of ``game``, open at ``rule`` (the first, if left out)."""

    def __init__(self, game: str, lang: str, rule: str = "") -> None:
        self.kit, self.game = games.find(game), game
        self.rules = {each.id: each for each in rulebook(game)}
        self.words = words(lang)
        self._table: StepTable | None = None
        self._player: Player | None = None
        self._seen: dict[str, int] = {}
        self._caption: Callable[[], str] = str
        self._make_parts(lang)
        super().__init__((self._head, self._card, self._buttons, self._note, self._stage, self._all))
        self.add_class("vn-rulebook")
        self.layout.min_height = "90vh"  # so that it can be scrolled to the top
        self._write_list(rule if rule in self.rules else next(iter(self.rules)))
        self._which.observe(lambda change: self._chosen(change.new), "value")
        self._open()
        open_books.lay_open(self)

    def _make_parts(self, lang: str) -> None:
        self._title, self._card, self._note, self._all = (ipywidgets.HTML() for _ in range(4))
        self.choice = Choice(lang, self.speak)
        self._which = ipywidgets.Dropdown(layout={"width": "auto", "max_width": "100%"})
        self._back, self._next, self._try, self._real = (ipywidgets.Button(layout=_LAYOUT) for _ in range(4))
        for button, act in ((self._back, lambda: self._walk(-1)), (self._next, lambda: self._walk(1)),
                            (self._try, self.show_example), (self._real, self.show_real)):
            button.on_click(lambda _, act=act: act())
        self._stage = ipywidgets.VBox()
        self._head = ipywidgets.HBox((self._title, self._which, self.choice), layout=_FLOW)
        self._buttons = ipywidgets.HBox((self._back, self._try, self._real, self._next), layout=_FLOW)

    @property
    def rule(self) -> Rule:
        """The rule that is open."""
        return self.rules[self._which.value]

    def turn_to(self, rule: str) -> None:
        """Open the book at a rule; one that it does not have changes nothing."""
        if rule in self.rules:
            self._which.value = rule

    def speak(self, lang: str) -> None:
        """Another language; the book stays open where it is."""
        self.words = words(lang)
        self._write_list(self._which.value)
        for shown in (self._table, self._player):
            if shown is not None:
                shown.speak(lang)
        self._write()

    def show_example(self) -> None:
        """Play the example of the rule on a live table, where it may be tried by hand as well."""
        deed = self.rule.example
        assert deed is not None  # the button is not there
        if self._table is None:
            self._table = StepTable(table(self.kit, deed.step), deed.step.seat, self.words.lang, self._again)
        self._again()
        self._stage.children = (self._table,)
        for text in deed.moves[:-1] if deed.refused else deed.moves:
            self._table.play(text)
        if deed.refused:
            view = self.kit.game.observe(self._table.session.state, deed.step.seat)
            for place in clicks_for(self.kit, view, deed.step.seat, deed.moves[-1]):
                self._table.click(place)
        self._tell(lambda: self._about_example(deed))

    def show_real(self) -> None:
        """Open a recorded game where the rule was applied; once more: another place."""
        found = uses(self.game, self.rule.id)
        at = self._seen.get(self.rule.id, -1) + 1
        self._seen[self.rule.id] = at
        use = found[_spread(at, len(found))]
        session = Session.from_replay(load(shelf.find(use.replay))[0])
        self._player = Player(session, self.words.lang, ply=use.ply)
        self._stage.children = (self._player,)
        self._tell(lambda: self._about(use, session))

    # What is shown

    def _walk(self, by: int) -> None:
        ids = list(self.rules)
        self._which.value = ids[(ids.index(self._which.value) + by) % len(ids)]

    def _chosen(self, rule: Any) -> None:
        if rule is not None and not self._writing:
            self._open()

    def _open(self) -> None:
        self._stage.children, self._caption, self._player = (), str, None
        self._write()

    def _again(self) -> None:
        deed = self.rule.example
        if deed is not None and self._table is not None:
            self._table.lay(table(self.kit, deed.step), deed.step.seat)

    def _tell(self, caption: Callable[[], str]) -> None:
        self._caption = caption
        self._write()

    def _about_example(self, deed: Deed) -> str:
        w, step = self.words, deed.step
        if not deed.refused:
            return w.say("rules-played")
        reason = table(self.kit, step).why_not(deed.moves[-1])
        assert reason is not None
        return w.say("rules-refused", reason=reason_line(w, self.game, reason, player_names(w, step.seats), step.seat))

    def _about(self, use: Use, session: Session) -> str:
        """Where the player stands, and what the rule did there."""
        w = self.words
        title = w.say(use.replay.replace("/", "-replay-"))
        told = w.say("rules-in-game", title=title, number=use.ply)
        if use.refused:
            state = session.main_line()[use.ply].state
            reason = self.kit.game.why_not(state, use.refused)
            decision = self.kit.game.decision(state)
            if reason is not None and decision is not None:
                sentence = reason_line(w, self.game, reason, player_names(w, session.seats), None)
                who = player_names(w, session.seats)[decision.seat]
                told += " " + w.say("rules-kept", who=who, reason=sentence)
        return told

    def _write_list(self, rule: str) -> None:
        named = [(f"{n}. {self.words.say(f'{rule_key(id)}.title')}", id) for n, id in enumerate(self.rules, 1)]
        self._writing = True  # a new list begins with its first entry, which nobody chose
        self._which.options = named
        self._which.value = rule
        self._writing = False

    def _write(self) -> None:
        w, rule = self.words, self.rule
        name = w.say(f"{self.game}-name")
        self._title.value = f"<h2 id=rules style='margin: 0'>{escape(w.say('rules-title', game=name))}</h2>"
        self._which.description = w.say("rules-which")
        self._card.value = rule_card(self.kit, rule, w)
        self._back.description, self._next.description = w.say("lesson-back"), w.say("lesson-next")
        self._try.description = w.say("rules-example")
        self._try.disabled = rule.example is None
        count = len(uses(self.game, rule.id))
        self._real.description = w.say("rules-real", count=count)
        self._real.disabled = not count
        self._note.value = f"<p role=status style='margin: .25rem 0; line-height: 1.5'>{escape(self._caption())}</p>"
        whole = all_rules(self.kit, tuple(self.rules.values()), w)
        self._all.value = f"<details><summary>{escape(w.say('rules-all'))}</summary>{whole}</details>"
        self.html, self.text = whole, w.say("rules-title", game=name)


def _spread(at: int, count: int) -> int:
    """Places far apart from one another, so that the second is not a ply after the first."""
    return (at * max(1, round(count * 0.382))) % count
