"""Clicks become moves, or a reason; tried on the tiny game."""

import pytest

from virus_nb.play.picker import Picker
from virus_nb.play.session import Session


@pytest.fixture
def picker(tiny):
    hands = [["one", "two"], ["one", "two", "three"], ["one", "two"]]
    session = Session.from_position(tiny, {"hands": hands}, 3)
    return Picker(tiny.game, tiny.game.observe(session.state, 0))


def test_hot_places_lead_to_a_move(picker):
    assert set(picker.hot()) == {"hand.0", "hand.1"}
    assert picker.click("hand.1").kind == "picked"
    assert set(picker.hot()) == {"pile", "2"}
    outcome = picker.click("pile")
    assert (outcome.kind, outcome.text) == ("move", "lay two")
    assert picker.picks == ()


def test_a_cold_place_gives_the_reason_and_keeps_the_picks(picker):
    picker.click("hand.0")
    outcome = picker.click("1")
    assert outcome.kind == "refused" and outcome.reason.rule == "tiny.3" and outcome.reason.why == "full"
    assert picker.picks == ("hand.0",)


def test_a_click_that_means_nothing_says_so(picker):
    outcome = picker.click("1")
    assert (outcome.kind, outcome.reason) == ("refused", None)


def test_the_first_place_again_takes_it_back_and_another_card_starts_over(picker):
    picker.click("hand.0")
    assert picker.click("hand.1").kind == "picked" and picker.picks == ("hand.1",)
    assert picker.click("hand.1").kind == "cleared" and picker.picks == ()
    picker.click("hand.0")
    picker.clear()
    assert picker.picks == ()


def test_without_a_view_nothing_is_hot(tiny):
    picker = Picker(tiny.game)
    assert picker.hot() == () and picker.click("hand.0").kind == "refused"
