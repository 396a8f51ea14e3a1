"""The form for a new game, made from the game's own options."""

from __future__ import annotations

import logging
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets

from virus_nb.engine import BadInput
from virus_nb.games.kit import Kit
from virus_nb.play.bots import bots
from virus_nb.play.session import Session
from virus_nb.widgets.house_rules import LAYOUT, WIDE, HouseRules, offer
from virus_nb.words import words
from virus_nb.words.sentences import error_line

_log = logging.getLogger(__name__)
Begin = Callable[[Session, tuple[str, ...], str], object]


class SetUp(ipywidgets.VBox):
    """Who plays, by which house rules, from which seed.

    begin(session, players, lang) is called when the form is sent; what it raises is shown here.
    """

    def __init__(self, kit: Kit, begin: Begin, lang: str = "en", seats: int | None = None) -> None:
        super().__init__()
        self.kit = kit
        self.begin = begin
        self.seats = ipywidgets.Dropdown(style=WIDE, layout=LAYOUT)
        self.players = [ipywidgets.Dropdown(style=WIDE, layout=LAYOUT) for _ in range(kit.game.seats[-1])]
        self.rules = HouseRules(kit, lang)
        self.preset, self.options = self.rules.preset, self.rules.options
        self.seed = ipywidgets.Text(style=WIDE, layout=LAYOUT)
        self.start = ipywidgets.Button(button_style="primary",
                                       layout={"width": "max-content", "height": "44px"})
        self.error = ipywidgets.HTML()
        self._speak_first(lang, seats or max(2, kit.game.seats[0]))
        self.seats.observe(lambda change: self._seat(change.new), "value")
        self.start.on_click(lambda _: self._submit())

    @property
    def lang(self) -> str:
        """The language of the form, and of the game that it begins."""
        return self._lang

    def speak(self, lang: str) -> None:
        """The same form, as it is filled in, in another language."""
        self._lang = lang
        speaks = words(lang)
        everybody = ("human", *bots(self.kit))
        offer(self.seats, [(str(number), number) for number in self.kit.game.seats],
               speaks.say("ui-seats"))
        for seat, player in enumerate(self.players):
            offer(player, [(speaks.say(f"bot-{name}"), name) for name in everybody],
                   speaks.say("ui-seat", number=seat + 1))
        self.rules.speak(lang)
        self.seed.description, self.seed.placeholder = speaks.say("ui-seed"), speaks.say("ui-seed-empty")
        self.start.description = speaks.say("ui-begin")
        self._seat(self.seats.value)

    def values(self) -> dict[str, Any]:
        """The options as they are chosen."""
        return self.rules.values()

    def _speak_first(self, lang: str, seats: int) -> None:
        self.speak(lang)
        self.seats.value = seats
        for seat, player in enumerate(self.players):
            names = ["human", *bots(self.kit)]
            player.value = "human" if seat == 0 else "greedy" if "greedy" in names else names[-1]
        self._seat(seats)

    def _seat(self, seats: int) -> None:
        rules = (self.rules,) if self.kit.game.options else ()
        self.children = (self.seats, *self.players[:seats], *rules, self.seed, self.start, self.error)

    def _submit(self) -> None:
        self.error.value = ""
        try:
            seats = self.seats.value
            seed = self.seed.value.strip()
            session = Session(self.kit, seats, self.values(),
                              seed=int(seed) if seed.isdecimal() else seed or None)
            self.begin(session, tuple(player.value for player in self.players[:seats]), self._lang)
        except BadInput as error:
            self._complain(error_line(words(self._lang), error))
        except Exception as error:
            _log.exception("a new game of %s could not begin", self.kit.game.key)
            self._complain(words(self._lang).say("ui-fault", what=f"{type(error).__name__}: {error}"))

    def _complain(self, sentence: str) -> None:
        self.error.value = f'<p role="alert">{escape(sentence)}</p>'
