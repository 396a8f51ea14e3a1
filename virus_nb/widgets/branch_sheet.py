"""Branching off a recorded game: who plays on, with which cards, and the tree of all that was tried."""

from __future__ import annotations

import secrets
from html import escape
from random import Random

import ipywidgets

from virus_nb.play import branch
from virus_nb.play.replay import dumps
from virus_nb.play.session import Node, Session
from virus_nb.widgets.lens import Lens
from virus_nb.widgets.links import saving
from virus_nb.widgets.player import Player
from virus_nb.widgets.sheet import Sheet, button, dropdown
from virus_nb.widgets.table import HUMAN, Table
from virus_nb.words.sentences import decision_line


class BranchSheet(Sheet):
    """The form; below it the table that is played at, and the tree. name: what the game is called."""

    title_key = "branch-title"

    def __init__(self, player: Player, name: str) -> None:
        self._name = name
        self._sessions: list[tuple[Session, Lens | None]] = [(player.film.session, None)]
        self._table: Table | None = None
        self.table_place = ipywidgets.VBox()
        self.tree = ipywidgets.VBox()
        super().__init__(player)

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        self._cards, self._who, self._bot = dropdown(), dropdown(), dropdown()
        self._begin = button()
        self._begin.on_click(lambda _: self.trying(self._start))
        return self._cards, self._who, self._bot, self._begin

    def speak(self, lang: str) -> None:
        super().speak(lang)
        say, film = self.words.say, self.player.film
        cards, who, bot = self._cards.value, self._who.value, self._bot.value
        self._cards.options = [(say("branch-cards-kept"), -1)] + (
            [(say("branch-cards-dealt", who=name), seat) for seat, name in enumerate(film.telling.names)]
            if film.session.deck and not film.session.unknown else [])
        self._cards.value = -1 if cards is None else cards
        self._who.options = [(say(f"branch-who-{each}"), each) for each in ("me", "bots", "all")]
        self._who.value = who or "me"
        kinds = [name for name in film.session.kit.bots if self.words.has(f"bot-{name}")]
        self._bot.options = [(say(f"bot-{name}"), name) for name in (*kinds, "random")]
        self._bot.value = bot or self._bot.options[0][1]
        self._cards.description, self._who.description = say("branch-cards"), say("branch-who")
        self._bot.description, self._begin.description = say("branch-bot"), say("branch-begin")
        if self._table is not None:
            self._table.speak(lang)
        self.show_tree()

    def unfold(self, ply: int, lens: Lens) -> None:
        super().unfold(ply, lens)
        decision = self.player.film.session.game.decision(self.player.film.node(ply).state)
        if decision is None:
            self.tell(escape(self.words.say("branch-over")))
        else:
            film = self.player.film
            self.tell(escape(decision_line(self.words, film.session.game.key, decision, film.telling.names, None)))
        self._begin.disabled = decision is None

    def _start(self) -> None:
        """Stand at that ply, with the cards and the players that were chosen."""
        film = self.player.film
        node, seat = film.node(self.ply), self._cards.value
        session = film.session
        if seat >= 0:
            session = branch.deal_anew(session, node, seat, self._name, Random(secrets.randbits(64)))
            self._sessions.append((session, seat))
        else:
            session.go(node)
        decision = session.decision()
        assert decision is not None
        if self._who.value == "bots":
            leaf = branch.bots_go_on(session, (self._bot.value,) * session.seats)
            self.player.show_line(session, leaf, node.ply)
            self.table_place.children, self._table = (), None
        else:
            everybody = self._who.value == "all"
            players = tuple(HUMAN if everybody or each == decision.seat else self._bot.value
                            for each in range(session.seats))
            self._table = Table(session, players, self.player.lang)
            self._table.on_change(lambda _: self.show_tree())
            self.table_place.children = (self._table,)
        self.fold()
        self.show_tree()

    def show_tree(self) -> None:
        """Every line that was tried, each to be looked at and saved."""
        rows = []
        for session, dealt_for in self._sessions:
            for depth, first, leaf in branch.lines(session):
                rows.append(self._row(len(rows), session, dealt_for, depth, first, leaf))
        told = ipywidgets.HTML(f"<h3 style='margin: .5rem 0 0'>{escape(self.words.say('branch-tree'))}</h3>")
        self.tree.children = (told, *rows) if len(rows) > 1 else ()

    def _row(self, number: int, session: Session, dealt_for: Lens | None, depth: int, first: Node,
             leaf: Node) -> ipywidgets.HBox:
        """One line, to be looked at and saved. Who does not want to know how it ends is not told how long it is."""
        say, secret = self.words.say, "yes" if self.player.secret else "no"
        if depth:
            told = self.player.film.telling.lines(first.events, None)
            word = say("branch-line", ply=first.ply, move=told[0] if told else first.move,
                       count=leaf.ply - first.ply + 1, secret=secret, number=number)
        elif dealt_for is not None and session.origin is not None:
            who = self.player.film.telling.names[int(dealt_for)]
            word = say("branch-line-dealt", ply=session.origin.ply, who=who, count=leaf.ply - session.origin.ply,
                       secret=secret)
        else:
            word = say("branch-line-main", count=leaf.ply, secret=secret)
        look = button()
        look.description = word
        look.tooltip = say("branch-look")
        start = session.origin.ply if not depth and session.origin else max(0, first.ply - 1)
        look.on_click(lambda _: self.player.show_line(session, leaf, start))
        keep, place = button(), ipywidgets.HTML()
        keep.description = say("branch-save")

        def offer(_: object) -> None:
            replay = branch.line(session, leaf, self._name)
            name = f"line-{number}" if self.player.secret else f"{first.ply}-{leaf.ply}"
            place.value = saving(f"{session.game.key}-{name}.json", dumps(replay).encode())

        keep.on_click(offer)
        indent = depth + (dealt_for is not None)
        return ipywidgets.HBox((look, keep, place), layout={"margin": f"0 0 0 {1.5 * indent}rem",
                                                            "flex_flow": "row wrap"})
