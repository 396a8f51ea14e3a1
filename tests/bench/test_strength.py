"""How well a bot plays is counted at every seat, with an interval that holds the share."""

import pytest

from tests.laws.walks import kit_of
from virus_nb.bench.strength import Strength, strength
from virus_nb.engine import BadInput


@pytest.fixture(autouse=True)
def tiny():
    kit_of("tiny")


def test_a_bot_sits_at_every_seat():
    heard = []
    found = strength("tiny", "easy", "random", 2, 21, workers=1, told=heard.append)
    assert found.games == 22 and heard == [0, 1]
    low, high = found.interval
    assert 0 <= low < found.share < high <= 1 and found.share == found.wins / 22
    assert found == strength("tiny", "easy", "random", 2, 21, workers=1)


def test_equal_players_win_their_share():
    found = strength("tiny", "random", "random", 2, 600, workers=1)
    low, high = found.interval
    assert low < found.even < high and found.even >= .5


def test_it_reads_as_a_line():
    assert str(Strength("virus", "normal", "greedy", 4, 400, 200, .25)) == (
        "virus, 4: normal / greedy 200/400 = 50.0% (45.1% – 54.9%; even 25.0%)")


@pytest.mark.parametrize(("asked", "where"), [
    ((["tiny"], "easy", "random", 2, 2), "game"), (("tiny", ["easy"], "random", 2, 2), "bots"),
    (("tiny", "easy", None, 2, 2), "bots"), (("tiny", "easy", "random", "x", 2), "seats"),
    (("tiny", "easy", "random", 0, 2), "seats"), (("tiny", "easy", "random", 2, 0), "games"),
    (("tiny", "easy", "random", 2, "x"), "games"), (("tiny", "easy", "random", 2, 2, [1]), "seed")])
def test_what_cannot_be_measured(asked, where):
    with pytest.raises(BadInput) as error:
        strength(*asked, workers=1)
    assert error.value.where == where
