"""How well a bot plays: how often it wins against others of one kind, with its 95% interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from virus_nb import games as kits
from virus_nb.corpora import simulate
from virus_nb.play.asked import a_count, a_number_of_seats, a_seed
from virus_nb.play.simulate import MOST_GAMES
from virus_nb.stats.intervals import wilson


@dataclass(frozen=True, slots=True)
class Strength:
    """``wins`` of ``games`` for one ``bot`` at a table where all others are ``rival``.

    even: the share that it would win if it played like them. A shared win counts for all who share it,
    so that this is a little more than one divided by the seats where wins are shared.
    """

    game: str
    bot: str
    rival: str
    seats: int
    games: int
    wins: int
    even: float

    @property
    def share(self) -> float:
        """Of the games that it won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the share."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return (f"{self.game}, {self.seats}: {self.bot} / {self.rival} {self.wins}/{self.games} = {self.share:.1%} "
                f"({low:.1%} – {high:.1%}; even {self.even:.1%})")


def strength(key: str, bot: str, rival: str, seats: int, games: int, seed: int | str = 0,
             workers: int | None = None, told: Callable[[int], object] = str) -> Strength:
    """Play ``games`` games, rounded up so that the bot sits at every seat as often. ``told`` hears of each seat.

    Raises ``BadInput`` for what cannot be.
    """
    a_number_of_seats(kits.find(key).game, seats)
    games, seed = a_count(games, "games", 1, MOST_GAMES), a_seed(seed)
    each, wins, over, winners = -(-games // seats), 0, 0, 0
    for seat in range(seats):
        told(seat)
        names = [bot if other == seat else rival for other in range(seats)]
        counts = simulate(key, names, each, f"{seed}/{seat}", deep=False, workers=workers).counts
        wins, over, winners = wins + counts["won", seat], over + counts["over",], winners + counts["seats-won",]
    return Strength(key, bot, rival, seats, over, wins, winners / over / seats)
