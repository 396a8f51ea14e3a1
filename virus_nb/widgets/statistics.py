"""Many games between bots, played while one waits, and what they have in common."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.limits import on_a_page, patience
from virus_nb.play.counts import Counts
from virus_nb.widgets.address import Address
from virus_nb.widgets.asked_games import Players, written
from virus_nb.widgets.chart_view import ChartView
from virus_nb.widgets.house_rules import LAYOUT, WIDE, offer
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.opened import OpenedGame
from virus_nb.widgets.shown import READABLE, Shown
from virus_nb.widgets.side import SideForm
from virus_nb.widgets.whole import WholeNumber
from virus_nb.words import words
from virus_nb.words.sentences import error_line

_log = logging.getLogger(__name__)
MOST_GAMES = 5000
_AT_ONCE = 100
"""Games that a page plays before it is shown; more are played while one looks."""


class Statistics(Shown):
    """A form (game, players, rules, how many games, and what if), and charts of the games that were played last.

    names: a bot for each seat. b: the other side of a "what if". The bots and options are those of the game.
    counts: what the games add up to. compared: the same as A and B, after a "what if".
    """

    def __init__(self, game: str, number: int, lang: str, names: Sequence[str],
                 options: Mapping[str, Any] | None = None, seed: int | str = 0, b: Players | None = None) -> None:
        self.words = words(lang)
        self.seed = seed
        self.counts = Counts()
        self.compared: Any = None
        self._ready = False  # to hear of another game, and to write down what the form asks for
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._make_parts(lang)
        buttons = ipywidgets.HBox((self._start, self._halt))
        super().__init__((self._title, self.choice, self._game, self._seats, self.a, self._number, self._what_if,
                          self._about, self.b, buttons, self._progress, self._said, self._opened, self._charts,
                          self.address))
        self._game.value = game
        self._offer(len(names))
        self.a.fill(names, options or {})
        self.b.fill(*(b or (names, options or {})))
        self._number.value = number
        self._what_if.value = b is not None
        self._game.observe(lambda _: self._ready and self._offer(), "value")
        self._seats.observe(lambda change: self._seat(change.new), "value")
        self._what_if.observe(lambda change: self._show_b(change.new), "value")
        for part in (self._number, self._what_if):
            part.observe(lambda _: self._note(), "value")
        self._show_b(b is not None)
        self.speak(lang)
        self._ready = True
        if on_a_page() and number > _AT_ONCE:
            self.begin()
        else:
            self.run()

    def _make_parts(self, lang: str) -> None:
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._game = ipywidgets.Dropdown(options=[(key, key) for key in games.names()],
                                         style=WIDE, layout=LAYOUT)
        self._seats = ipywidgets.Dropdown(style=WIDE, layout=LAYOUT)
        self.a, self.b = SideForm(self._note), SideForm(self._note, "stat-side-b")
        self._number = WholeNumber(100, 1, MOST_GAMES, style=WIDE, layout=LAYOUT)
        self.address = Address()
        self._what_if = ipywidgets.Checkbox(False, indent=False, layout=LAYOUT)
        self._about = ipywidgets.HTML()
        self._start = ipywidgets.Button(button_style="primary", icon="play", layout={"width": "auto"})
        self._start.on_click(lambda _: self.begin())
        self._halt = ipywidgets.Button(icon="stop", disabled=True, layout={"width": "auto"})
        self._halt.on_click(lambda _: self._stop.set())
        self._progress = ipywidgets.IntProgress(layout=LAYOUT)
        self._said = ipywidgets.HTML()
        self._opened = OpenedGame()
        self._charts = ipywidgets.VBox()

    # What a person (or a notebook) can do

    def speak(self, lang: str) -> None:
        """Another language; the games that were played stay."""
        self.words = speaks = words(lang)
        self._title.value = f"<h2 style='margin: 0'>{escape(speaks.say('stat-title'))}</h2>"
        ready, self._ready = self._ready, False  # new names for the games choose the first of them for a moment
        named = [(speaks.say(f"{key}-name"), key) for key in games.names()]
        offer(self._game, named, speaks.say("stat-game"))
        self._ready = ready
        self._seats.description = speaks.say("ui-seats")
        self._number.description = speaks.say("stat-number")
        self._start.description, self._halt.description = speaks.say("stat-start"), speaks.say("stat-halt")
        self._what_if.description = speaks.say("stat-whatif")
        self._about.value = f"<p style='margin: 0'>{escape(speaks.say('stat-whatif-about'))}</p>"
        for side in (self.a, self.b):
            side.speak(speaks)
        self._opened.speak(speaks)
        self._show()

    def begin(self) -> None:
        """Play the games in the background, so that the page can still be used and the run stopped."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self.run, daemon=True)
            self._thread.start()

    def run(self) -> None:
        """Play the games that the form asks for, and show what came out."""
        self._stop.clear()
        up = patience()
        self._start.disabled, self._halt.disabled = True, False
        try:
            number = self._progress.max = self._number.whole("games")
            self._progress.value = 0
            self._play(number, lambda: self._stop.is_set() or up())
            self._opened.close()
            self._show()
            if self.counts.games < number:
                self._say([self.words.say("stat-stopped", done=self.counts.games, games=number)])
        except BadInput as error:
            self._said.value = f"<p role=alert>{escape(error_line(self.words, error))}</p>"
        except Exception as error:
            _log.exception("a simulation failed")
            fault = self.words.say("ui-fault", what=f"{type(error).__name__}: {error}")
            self._said.value = f"<p role=alert>{escape(fault)}</p>"
        finally:
            self._start.disabled, self._halt.disabled = False, True

    def open_game(self, game: int, ply: int) -> None:
        """Show game ``game`` (from 0) of the simulation at that ply, and below it the same seed as B."""
        sides = [self.counts] if self.compared is None else [self.compared.a, self.compared.b]
        self._opened.show(sides, game, ply, self.words)

    # Playing

    def _play(self, number: int, stop: Callable[[], bool]) -> None:
        from virus_nb.corpora import simulate
        from virus_nb.corpora.compare import Side, compare

        key, workers = self._game.value, 1 if on_a_page() else None  # a visitor gets one core
        if self._what_if.value:
            self.compared = compare(key, Side(self.a.names(), self.a.options()), Side(self.b.names(), self.b.options()),
                                    number, self.seed, workers=workers, progress=self._tell, stop=stop)
            self.counts = self.compared.a
        else:
            self.compared = None
            self.counts = simulate(key, self.a.names(), number, self.seed, self.a.options(), workers=workers,
                                   progress=self._tell, stop=stop).counts

    def _tell(self, done: int, number: int, left: float) -> None:
        self._progress.value = done
        if done < number:
            say = self.words.say
            time = (say("stat-minutes", number=round(left / 60)) if left > 90 else
                    say("stat-seconds", number=round(left)))
            self._say([say("stat-running", done=done, games=number, left=time)])

    def _say(self, sentences: Sequence[str]) -> None:
        told = "".join(f"<p style='margin: 0'>{escape(each)}</p>" for each in sentences)
        self._said.value = f"<div role=status style='{READABLE}'>{told}</div>"

    # The form

    def _offer(self, seats: int | None = None) -> None:
        """The numbers of players of the game that is chosen."""
        kit = games.find(self._game.value)
        self._seats.options = list(kit.game.seats)
        self._seats.value = seats or max(2, kit.game.seats[0])
        self._seat(self._seats.value)
        self._note()

    def _seat(self, seats: int | None) -> None:
        if seats is not None:
            for side in (self.a, self.b):
                side.offer(games.find(self._game.value), seats, self.words)
            self._note()

    def _note(self) -> None:
        """The address of the page follows the form, so that another language or a reload finds it as it is."""
        if not self._ready:
            return
        kit, number = games.find(self._game.value), self._number.value
        sides = [Players(tuple(side.names()), side.options()) for side in (self.a, self.b)]
        of_it = all(set(side.options) == {option.name for option in kit.game.options} for side in sides)
        if number.is_integer() and of_it:  # half way from game to game the two sides differ
            self.address.asked = written(kit, int(number), sides[0], sides[1] if self._what_if.value else None)

    def _show_b(self, asked: bool) -> None:
        for part in (self._about, self.b):
            part.layout.display = None if asked else "none"

    # What came out

    def _show(self) -> None:
        """The charts of the games that there are, in the language that is spoken."""
        if not self.counts.games:
            return
        from virus_nb.stats.choice import charts_of  # plotly takes a second to import

        made = charts_of(self.counts, self.words, self.compared)
        views = list(self._charts.children)[:len(made)]
        views += [ChartView(self.open_game) for _ in range(len(made) - len(views))]
        for view, chart in zip(views, made, strict=True):
            view.show(chart, self.words)
        self._charts.children = views
        self._say([])
        self.html = "".join(chart.html() for chart in made)
        self.text = "\n\n".join(map(repr, made))
