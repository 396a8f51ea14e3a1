"""Many games between bots, played while one waits, and what they have in common."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.bots import bots, play_out
from virus_nb.play.replay import Replay
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.shown import READABLE, Shown
from virus_nb.words import words
from virus_nb.words.sentences import error_line

_WIDE = {"description_width": "8rem"}
_LAYOUT = {"width": "min(100%, 28rem)"}
MOST_GAMES = 5000


class Statistics(Shown):
    """A form (game, players, how many games), and charts of the games that were played last.

    names: a bot for each seat. Raises ``BadInput`` for a game, bots or options that cannot be.
    """

    def __init__(self, game: str, number: int, lang: str, names: Sequence[str],
                 options: Mapping[str, Any] | None = None, seed: int | str = 0) -> None:
        self.words = words(lang)
        self.seed = seed
        self.options = dict(options or {})
        self.replays: list[Replay] = []
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._make_parts(lang)
        buttons = ipywidgets.HBox((self._start, self._halt))
        super().__init__((self._title, self.choice, self._game, self._seats, self._bots, self._number,
                          buttons, self._progress, self._said, self._charts))
        self._game.value = game
        self._offer(len(names))
        for choice, name in zip(self._bots.children, names, strict=True):
            choice.value = name
        self._number.value = number
        self._game.observe(lambda _: self._offer(), "value")
        self._seats.observe(lambda change: self._seat(change.new), "value")
        self.speak(lang)
        self.run()

    def _make_parts(self, lang: str) -> None:
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._game = ipywidgets.Dropdown(options=[(key, key) for key in games.names()],
                                         style=_WIDE, layout=_LAYOUT)
        self._seats = ipywidgets.Dropdown(style=_WIDE, layout=_LAYOUT)
        self._bots = ipywidgets.VBox()
        self._number = ipywidgets.BoundedIntText(100, 1, MOST_GAMES, style=_WIDE, layout=_LAYOUT)
        self._start = ipywidgets.Button(button_style="primary", icon="play", layout={"width": "auto"})
        self._start.on_click(lambda _: self.begin())
        self._halt = ipywidgets.Button(icon="stop", disabled=True, layout={"width": "auto"})
        self._halt.on_click(lambda _: self._stop.set())
        self._progress = ipywidgets.IntProgress(layout=_LAYOUT)
        self._said = ipywidgets.HTML()
        self._charts = ipywidgets.VBox([ipywidgets.Output() for _ in range(3)])

    # What a person (or a notebook) can do

    def speak(self, lang: str) -> None:
        """Another language; the games that were played stay."""
        self.words = speaks = words(lang)
        self._title.value = f"<h2 style='margin: 0'>{escape(speaks.say('stat-title'))}</h2>"
        chosen = self._game.value
        named = tuple((speaks.say(f"{key}-name"), key) for key in games.names())
        if self._game.options != named:
            self._game.options = named
            self._game.value = chosen
        self._game.description, self._seats.description = speaks.say("stat-game"), speaks.say("ui-seats")
        self._number.description = speaks.say("stat-number")
        self._start.description, self._halt.description = speaks.say("stat-start"), speaks.say("stat-halt")
        for seat, choice in enumerate(self._bots.children):
            self._name(choice, seat)
        self._show()

    def begin(self) -> None:
        """Play the games in the background, so that the page can still be used and the run stopped."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self.run, daemon=True)
            self._thread.start()

    def run(self) -> None:
        """Play the games that the form asks for, and show what came out."""
        self._stop.clear()
        kit = games.find(self._game.value)
        names = [choice.value for choice in self._bots.children]
        number = self._progress.max = self._number.value
        self._start.disabled, self._halt.disabled = True, False
        self.replays = []
        try:
            for n in range(number):
                if self._stop.is_set():
                    break
                self.replays.append(play_out(kit, names, self.options, f"{self.seed}/{n}"))
                if n % 10 == 9 or n == number - 1:
                    self._progress.value = n + 1
            self._show()
        except BadInput as error:
            self._said.value = f"<p role=alert>{escape(error_line(self.words, error))}</p>"
        finally:
            self._start.disabled, self._halt.disabled = False, True

    # The form

    def _offer(self, seats: int | None = None) -> None:
        """The numbers of players of the game that is chosen."""
        self.options = {} if seats is None else self.options  # another game has other options
        kit = games.find(self._game.value)
        self._seats.options = list(kit.game.seats)
        self._seats.value = seats or max(2, kit.game.seats[0])
        self._seat(self._seats.value)

    def _seat(self, seats: int | None) -> None:
        if seats is None:
            return
        choices = list(self._bots.children)[:seats]
        known = list(bots(games.find(self._game.value)))
        while len(choices) < seats:
            choices.append(ipywidgets.Dropdown(style=_WIDE, layout=_LAYOUT))
        for seat, choice in enumerate(choices):
            before = choice.value
            choice.options = [(name, name) for name in known]
            choice.value = before if before in known else "greedy" if "greedy" in known else known[0]
            self._name(choice, seat)
        self._bots.children = choices

    def _name(self, choice: ipywidgets.Dropdown, seat: int) -> None:
        value = choice.value
        choice.options = [(self.words.say(f"bot-{name}"), name)
                          for name in bots(games.find(self._game.value))]
        choice.value = value
        choice.description = self.words.say("ui-seat", number=seat + 1)

    # What came out

    def _show(self) -> None:
        """The charts of the games that there are, in the language that is spoken."""
        if not self.replays:
            return
        from virus_nb.stats import charts  # plotly takes a second to import

        kinds = [charts.wins_by_seat, charts.lengths]
        if len(set(self.replays[0].seats)) > 1:
            kinds.insert(1, charts.wins_by_name)
        made = [kind(self.replays, self.words) for kind in kinds]
        self._said.value = (f"<div style='{READABLE}'>"
                            + "".join(f"<p>{escape(chart.summary)}</p>" for chart in made) + "</div>")
        self._charts.children[2].outputs = ()
        for output, chart in zip(self._charts.children, made, strict=False):
            # assigned as a whole: the figure is replaced in place and does not flicker
            output.outputs = ({"output_type": "display_data", "metadata": {},
                               "data": chart._repr_mimebundle_()},)
        self.html = "".join(chart.html() for chart in made)
        self.text = "\n\n".join(map(repr, made))
