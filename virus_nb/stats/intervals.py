"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from scipy.stats import binomtest, norm
from scipy.stats import t as student


def wilson(wins: int, games: int, level: float = .95) -> tuple[float, float]:
    """The Wilson interval of ``wins`` out of ``games``: (low, high). (0, 1) when nothing was counted."""
    if not games:
        return 0.0, 1.0
    interval = binomtest(wins, games).proportion_ci(level, method="wilson")
    return float(interval.low), float(interval.high)


def mean(counted: Iterable[tuple[float, int]], level: float = .95) -> tuple[float, float]:
    """The mean of (value, how often) pairs, and how far the true one may be from it to either side.

    The margin is Student's; with fewer than two values it is endless.
    """
    pairs = list(counted)
    n = sum(number for _, number in pairs)
    total = sum(value * number for value, number in pairs)
    return of_sums(n, total, sum(value * value * number for value, number in pairs), level)


def of_sums(n: int, total: float, squares: float, level: float = .95) -> tuple[float, float]:
    """``mean`` from the number of values, their sum and the sum of their squares."""
    if n < 2:
        return (total / n if n else 0.0), float("inf")
    variance = max(0.0, (squares - total * total / n) / (n - 1))
    return total / n, float(student.ppf((1 + level) / 2, n - 1)) * sqrt(variance / n)


def difference(won: int, games: int, other_won: int, other_games: int, level: float = .95) -> tuple[float, float]:
    """Newcombe's interval of one share less another, from two Wilson intervals: (low, high).

    (-1, 1) when nothing was counted on one side.
    """
    if not games or not other_games:
        return -1.0, 1.0
    here, there = won / games, other_won / other_games
    (low, high), (other_low, other_high) = wilson(won, games, level), wilson(other_won, other_games, level)
    middle = here - there
    return (middle - sqrt((here - low) ** 2 + (other_high - there) ** 2),
            middle + sqrt((high - here) ** 2 + (there - other_low) ** 2))


def paired(more: int, less: int, games: int, level: float = .95) -> tuple[float, float]:
    """The interval of a difference of two shares on the same ``games``: (low, high).

    more, less: in how many the second has it and the first has not, and the other way round. The interval of
    Agresti and Min: half a game is added to each of the four cells, so that no change at all is not a certainty.
    """
    if not games:
        return -1.0, 1.0
    b, c, n = more + .5, less + .5, games + 2
    middle = (b - c) / n
    margin = float(norm.ppf((1 + level) / 2)) * sqrt(b + c - (b - c) ** 2 / n) / n
    return max(-1.0, middle - margin), min(1.0, middle + margin)
