"""The spine of the kit, tried on the tiny game: it knows no other."""

import pytest

from tests.laws.walks import kit_of
from virus_nb.play.bots import play_out


@pytest.fixture
def tiny():
    return kit_of("tiny")


@pytest.fixture
def replay(tiny):
    """A game of three that shuffles the pile anew on its way, of 14 plies or more."""
    for seed in range(1000):
        replay = play_out(tiny, ("random", "random", "random"), {"goal": 12}, seed)
        if replay.shuffles and len(replay.moves) > 13:
            return replay
    raise AssertionError("no such game")
