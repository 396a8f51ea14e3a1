"""Intervals against the formula, a table and what is known of them."""

from math import sqrt

import pytest

from virus_nb.stats.intervals import mean, wilson


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (1, 3), (50, 100), (437, 1000), (1, 10**6)])
def test_it_is_the_formula(wins, games):
    z, p = 1.959963984540054, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    assert wilson(wins, games) == pytest.approx((max(0, middle - half), min(1, middle + half)), abs=1e-9)


def test_nothing_counted_says_nothing():
    assert wilson(0, 0) == (0, 1)


def test_a_higher_level_is_wider():
    low, high = wilson(30, 100)
    lower, higher = wilson(30, 100, .99)
    assert 0 < lower < low < .3 < high < higher < 1


def test_a_mean_of_few_values_has_students_margin():
    # 1 to 5: a deviation of 1.5811; 2.7764 is the value of the tables for 4 degrees of freedom
    assert mean([(n, 1) for n in range(1, 6)]) == pytest.approx((3, 2.7764 * sqrt(2.5 / 5)), abs=1e-3)
    assert mean([(0, 5000), (1, 5000)])[1] == pytest.approx(1.96 * .5 / 100, abs=1e-5)
    assert mean([(7, 1)]) == (7, float("inf")) and mean([]) == (0, float("inf"))
