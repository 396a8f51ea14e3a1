"""A mean with its 95 % interval, from values that come one by one."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import stdev

Z = 1.96
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57)
"""The same for two to six values of which only their own spread is known."""


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


class Grouped:
    """Values in a few groups: those of a group have something in common, the groups have not.

    So the interval is as wide as the groups differ, and never narrower than that of as many single values.
    """

    __slots__ = ("all", "groups")

    def __init__(self, groups: int) -> None:
        self.all = Sum()
        self.groups = [Sum() for _ in range(groups)]

    def add(self, value: float, group: int) -> None:
        """One more value of that group."""
        self.all.add(value)
        self.groups[group].add(value)

    def estimate(self, low: float = 0.0, high: float = 1.0) -> Estimate:
        """The mean and its interval, which ends at ``low`` and ``high`` at the latest; all of that for one group."""
        single = self.all.estimate(low, high)
        means = [group.total / group.n for group in self.groups if group.n]
        if len(means) < 2:
            return Estimate(single.mean, low, high, single.n)
        half = STUDENT[len(means) - 2] * stdev(means) / sqrt(len(means))
        return Estimate(single.mean, max(low, min(single.low, single.mean - half)),
                        min(high, max(single.high, single.mean + half)), single.n)
