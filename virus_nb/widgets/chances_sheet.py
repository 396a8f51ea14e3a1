"""The chances of all players through a recorded game: worked out while one waits or looks at something else."""

from __future__ import annotations

import logging
import threading
from html import escape
from importlib.util import find_spec
from pathlib import Path

import ipywidgets

from virus_nb.engine import Seat
from virus_nb.limits import patience
from virus_nb.play.graph import Chances, graph
from virus_nb.widgets.chart_view import ChartView
from virus_nb.widgets.lens import OPEN, Lens
from virus_nb.widgets.player import Player
from virus_nb.widgets.sheet import LAYOUT, WIDE, Sheet, button, dropdown
from virus_nb.words.sentences import player_names

_log = logging.getLogger(__name__)
_OPEN = -1


class ChancesSheet(Sheet):
    """path: the file of the replay, where it is the reader's own: what is found is kept beside it.

    Only knowledge that the reader may see is offered. Who does not want to know how the game ends gets the
    moves up to the one that is shown.
    """

    title_key = "chances-title"

    def __init__(self, player: Player, path: Path | None) -> None:
        self._path = path
        self._found: tuple[tuple[Chances, ...], Seat | None, int] | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        super().__init__(player)

    @staticmethod
    def possible(player: Player) -> bool:
        """Whether there is anybody whose knowledge the reader may see, and what draws charts is at hand."""
        told = any(lens == OPEN or isinstance(lens, int) for lens in player.film.lenses)
        return told and find_spec("virus_nb.stats") is not None

    def parts(self) -> tuple[ipywidgets.Widget, ...]:
        self._seen, self._worlds = dropdown(), dropdown()
        self._worlds.options = [100, 400, 1600]
        self._worlds.value = 400
        self._start, self._halt = button(), button()
        self._start.on_click(lambda _: self.begin())
        self._halt.on_click(lambda _: self.halt())
        self._halt.disabled = True
        self._progress = ipywidgets.FloatProgress(0, max=1.0, style=WIDE, layout=LAYOUT)
        self._chart = ChartView(self._go)
        self._chart.layout.display = "none"
        return (self._seen, self._worlds, ipywidgets.HBox((self._start, self._halt)), self._progress, self._chart)

    def speak(self, lang: str) -> None:
        super().speak(lang)
        say, names = self.words.say, player_names(self.words, self.player.film.session.seats)
        lenses, kept = self.player.film.lenses, self._seen.value
        seats = range(len(names)) if OPEN in lenses else [lens for lens in lenses if isinstance(lens, int)]
        known = [(say("coach-seen-by", who=names[seat]), seat) for seat in seats]
        self._seen.options = [*known, *([(say("coach-seen-open"), _OPEN)] if OPEN in lenses else [])]
        self._seen.value = kept if kept is not None else self._seen.options[0][1]
        self._seen.description, self._worlds.description = say("chances-seen"), say("chances-thorough")
        self._start.description, self._halt.description = say("chances-start"), say("stat-halt")
        self._show()

    def unfold(self, ply: int, lens: Lens) -> None:
        wanted = _OPEN if lens == OPEN else lens
        if wanted in [value for _, value in self._seen.options]:
            self._seen.value = wanted  # to begin with, what the reader sees
        super().unfold(ply, lens)
        self._show()

    def begin(self) -> None:
        """Work in the background, so that the game can be watched meanwhile."""
        if self._thread is None or not self._thread.is_alive():
            self._stop.clear()
            self._thread = threading.Thread(target=self.run, daemon=True)
            self._thread.start()

    def halt(self) -> None:
        """Stop at the next move; what is found is shown."""
        self._stop.set()

    def run(self) -> None:
        """Work out what the form asks for, and show it."""
        film, up = self.player.film, patience()
        last = film.node(self.ply) if self.player.secret else film.nodes[-1]
        replay = film.session.replay(last)
        chosen = int(self._seen.value)
        seen_by = None if chosen == _OPEN else chosen
        plies = len(replay.moves) + 1
        self._start.disabled, self._halt.disabled = True, False

        def go_on(share: float) -> bool:
            self._progress.value = share
            return not (self._stop.is_set() or up())

        try:
            self._progress.value = 0
            rows = graph(replay, seen_by, self._worlds.value, progress=go_on, file=self._path)
            self._progress.value = len(rows) / plies
            self._found = rows, seen_by, plies
            self._show()
        except Exception as error:
            _log.exception("the chances could not be worked out")
            self.tell(escape(self.words.say("ui-fault", what=f"{type(error).__name__}: {error}")))
        finally:
            self._start.disabled, self._halt.disabled = False, True

    def _show(self) -> None:
        if self._found is None:
            return
        from virus_nb.stats.chances import chances  # plotly takes a second to import

        rows, seen_by, plies = self._found
        if self.player.secret:
            plies = self.ply + 1
            rows = rows[:plies]
        self._chart.show(chances(rows, seen_by, self.words, ply=self.ply), self.words)
        self._chart.layout.display = ""
        left = self.words.say("chances-part", done=len(rows), plies=plies) if len(rows) < plies else ""
        self.tell(escape(left))

    def _go(self, _: int, ply: int) -> None:
        self.player.ply = ply
