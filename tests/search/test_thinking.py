"""How the search is measured: its speed beside a peer's, and what it gives away against a long search."""

import pytest

from virus_nb.bench import thinking
from virus_nb.bench.thinking import FEWER, regret


@pytest.mark.parametrize("loop", [
    lambda: thinking.thinking("virus", 2), lambda: thinking.thinking("virus", 2, judged=False),
    thinking.open_spiel_ismcts])
def test_a_step_is_an_iteration(loop):
    run = loop()
    if run is None:
        pytest.skip("not installed")
    assert run(5 * FEWER) == 5


def test_regret_is_measured_by_the_long_search():
    found = regret("virus", positions=2, iterations=30, against=300)
    assert len(found.each) == 2 and 0 <= found.mean < .5 and found.seconds > 0
    low, high = found.interval
    assert 0 <= low <= found.mean <= high
    assert regret("virus", 2, 30, 300).each == found.each
