"""A mean with its 95 % interval, from values that come one by one."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of ``n`` values and the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float
    n: int


class Sum:
    """Values added up; ``estimate`` tells what they say."""

    __slots__ = ("n", "squares", "total")

    def __init__(self) -> None:
        self.n = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def estimate(self, low: float = 0.0, high: float = 1.0) -> Estimate:
        """The mean and its interval, which ends at ``low`` and ``high`` at the latest.

        The interval counts one value of each extreme besides, so that a few equal values do not seem certain.
        """
        if not self.n:
            return Estimate((low + high) / 2, low, high, 0)
        mean = self.total / self.n
        wide = self.n + 2
        centre = (self.total + low + high) / wide
        spread = max(0.0, (self.squares + low * low + high * high) / wide - centre * centre)
        half = Z * sqrt(spread / wide)
        return Estimate(mean, max(low, min(mean, centre - half)), min(high, max(mean, centre + half)), self.n)
