"""The picture and the clicks: every way to a bank, what a cell says, and nothing that is hidden."""

import re
from random import Random

import pytest

from tests.games.verso.tables import options, play, table
from virus_nb.engine import Seeded
from virus_nb.games.verso import KIT
from virus_nb.games.verso.rules import GAME
from virus_nb.play.picker import Picker
from virus_nb.words import LANGUAGES, words

AMBIGUOUS = "blue-2/1 blue-3/1 blue-4/1 blue-J/3"


def click(line, *places, **more):
    picker = Picker(GAME, GAME.observe(table(line, **more), 0))
    outcome = None
    for place in places:
        outcome = picker.click(place)
    return outcome, picker


@pytest.mark.parametrize(("places", "text"), [
    (["keep"], "keep"), (["flip"], "flip"),
    (["0.blue.2", "0.blue.3", "joker.none", "bank"], "bank blue 2-3"),
    (["0.blue.3", "0.blue.2", "joker.none", "bank"], "bank blue 2-3"),
    (["0.blue.2", "0.blue.4", "joker.3", "bank"], "bank blue 2-4 J3"),
    (["0.blue.4", "0.blue.5", "bank"], "bank blue 4-5 J5"),
    (["0.blue.4", "0.blue.5", "joker.5", "bank"], "bank blue 4-5 J5"),
    (["0.blue.J", "0.blue.3", "0.blue.2", "0.blue.4", "bank"], "bank blue 2-4 J3"),
    (["0.blue.J", "0.blue.1", "0.blue.3", "0.blue.1", "bank"], "bank blue 1-3 J1"),
])
def test_ways_to_click(places, text):
    outcome, _ = click(AMBIGUOUS, *places)
    assert (outcome.kind, outcome.text) == ("move", text)


@pytest.mark.parametrize(("places", "why"), [
    (["0.blue.6"], "not-in-row"), (["0.green.1"], "empty-row"), (["0.orange.3"], "one-card"),
    (["0.blue.2", "0.blue.6"], "not-in-row"), (["0.orange.J"], "no-joker"),
    (["0.blue.2", "0.blue.3", "joker.3"], "no-joker"),
])
def test_clicks_that_are_refused(places, why):
    outcome, picker = click("blue-2/1 blue-3/1 orange-3/1", *places)
    assert outcome.kind == "refused" and outcome.reason.why == why and picker.picks == tuple(places[:-1])


def test_clicks_that_lead_nowhere_play_nothing():
    outcome, picker = click(AMBIGUOUS, "0.blue.2", "0.blue.3", "0.blue.4")
    assert outcome.kind == "picked" and picker.picks == ("0.blue.4",)
    for place in ("1.blue.2", "bank", "discard", "pass", "joker.3"):
        outcome, picker = click(AMBIGUOUS, place)
        assert outcome.kind == "refused" and picker.picks == ()
    outcome, _ = click(AMBIGUOUS, "0.blue.2", "bank")
    assert outcome.kind == "refused" and outcome.reason.why == "one-card"


def test_the_last_bank_without_a_run_is_a_button():
    state = table("blue-1/1", bare=True, last_banks=[0, 1], given={"last_bank": "chosen"})
    assert Picker(GAME, GAME.observe(state, 0)).hot() == ("pass",)
    assert any(item.place == "pass" and item.label for item in items(state, 0))


def items(state, viewer, lang="en"):
    return [item for panel in KIT.draw(GAME.observe(state, viewer), words(lang), viewer).panels
            for item in panel.items]


def label(state, place, lang="en"):
    return next(item.label for item in items(state, 0, lang) if item.place == place)


def test_what_a_cell_says():
    state = table("blue-2/3 blue-3/3", deck="blue-5/1~green-4/3")
    assert label(state, "0.blue.2") == (
        "blue 2 (3 points), other side: not seen yet. A run from here to 3 pays 6.")
    assert label(state, "0.blue.4") == "blue 4: empty."
    assert label(state, "keep") == "Keep the top card: blue 5 (1 point)"
    assert label(state, "flip").endswith("4, 6 or a joker in green or orange, 3 points")
    after, _ = play(state, "flip")
    assert label(after, "0.green.4") == "green 4 (3 points), other side: blue 5 (1 point)."


def test_what_may_be_below_goes_round():
    """A 6 and a 1 are neighbours on the two sides of a card, though not in a run."""
    assert "6, 2 or a joker" in label(table(deck="green-1/3"), "flip")
    assert "5, 1 or a joker" in label(table(deck="green-6/3"), "flip")
    assert "a number in" in label(table(deck="green-J/3"), "flip")


def test_the_best_run_is_marked_with_what_it_pays_and_what_leaves():
    state = table("blue-2/3 blue-3/3 blue-5/1 blue-J/1")
    marks = {item.key: item for item in items(state, 0) if item.key.startswith("run-0.blue")}
    assert marks["run-0.blue#"].text == "+8" and "run-0.blue/J" in marks
    assert [marks[f"run-0.blue/{n}"].symbol for n in range(4)] == [
        "verso:run", "verso:run", "verso:leaves", "verso:leaves"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ply_can_be_drawn(lang):
    """Panels fit a telephone, keys are unique, every symbol is there, nothing leaves its panel."""
    for seats in (1, 2, 6):
        given = options(last_bank="chosen", rearm="both")
        random, chance = Random(seats), Seeded(seats)
        state = GAME.start(seats, given, GAME.new_deck(seats, given, random))
        while True:
            scene = KIT.draw(GAME.observe(state, None), words(lang), None)
            keys = [item.key for panel in scene.panels for item in panel.items]
            assert len(set(keys)) == len(keys)
            for panel in scene.panels:
                assert panel.w <= 340
                for item in panel.items:
                    assert not item.symbol or item.symbol in KIT.art
                    assert item.x >= -8 and item.x + item.w <= panel.w + 8
                    assert item.y + item.h <= panel.h + 1
                    assert bool(item.place) <= bool(item.label)
            moves = GAME.legal_moves(state)
            if not moves:
                break
            state, _ = GAME.play(state, moves[int(random.random() * len(moves))], chance)


def test_the_art_uses_no_colours_of_its_own():
    for name, symbol in KIT.art.items():
        assert "id=" not in symbol.markup and "href" not in symbol.markup, name
        assert set(re.findall(r"#\w+", symbol.markup)) <= {"#fff"}, name
