"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from scipy.stats import binomtest


def wilson(wins: int, games: int, level: float = .95) -> tuple[float, float]:
    """The Wilson interval of ``wins`` out of ``games``: (low, high). (0, 1) when nothing was counted."""
    if not games:
        return 0.0, 1.0
    interval = binomtest(wins, games).proportion_ci(level, method="wilson")
    return float(interval.low), float(interval.high)
