"""A game of a simulation, opened from a chart: the player at that ply, and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets

from virus_nb.play.counts import Counts
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.play.simulate import again
from virus_nb.widgets.arrival import Arrival
from virus_nb.widgets.chart_view import ChartView
from virus_nb.widgets.player import Player
from virus_nb.words import Words


class OpenedGame(ipywidgets.VBox):
    """Nothing until ``show``. A second game, of the same seed as B, stands below the first.

    players: those that are shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self._shown: tuple[Sequence[Counts], int] | None = None

    def show(self, sides: Sequence[Counts], game: int, ply: int, words: Words, go: bool = True) -> None:
        """Game ``game`` of every side at that ply. go: the page goes there."""
        self._shown = sides, game
        parts: list[Any] = []
        self.players = []
        for n, counts in enumerate(sides):
            replay = again(counts.key, counts.bots, game, counts.seed if counts.seed is not None else 0, counts.options)
            at = min(ply, len(replay.moves))
            heads = "stat-opened" if len(sides) == 1 else ("stat-opened-a", "stat-opened-b")[n]
            said = words.say(heads, game=game + 1, ply=at)
            heading = Arrival(text=said, asked=int(go and not n))
            player = Player(replay, words.lang, ply=at)
            self.players.append(player)
            parts += [heading, player, *self._course(replay, player, heading, words)]
        self.children = parts

    def close(self) -> None:
        """Show no game."""
        self.children, self.players, self._shown = (), [], None

    def speak(self, words: Words) -> None:
        """The same game in another language."""
        if self._shown:
            sides, game = self._shown
            self.show(sides, game, self.players[0].ply, words, go=False)

    def _course(self, replay: Replay, player: Player, heading: Arrival, words: Words) -> list[Any]:
        """The course of the game; a click on it takes the player there, and the page to the player."""
        told = measures(replay.game)
        if not told:
            return []
        from virus_nb.stats.courses import course

        def to(_: int, ply: int) -> None:
            player.ply = ply
            heading.again()

        view = ChartView(to)
        which = ipywidgets.Dropdown(options=[(words.say(f"stat-measure-{each.id}"), each.id) for each in told],
                                    description=words.say("stat-measure"), layout={"width": "min(100%, 28rem)"})
        which.observe(lambda change: view.show(course(replay, words, None, change.new), words), "value")
        view.show(course(replay, words), words)
        return [which, view]
