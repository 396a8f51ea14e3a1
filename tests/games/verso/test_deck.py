"""The 90 cards: the file is what its derivation gives, and the derivation keeps what is known (verso.1)."""

from collections import Counter
from random import Random

import pytest

from tests.games.verso.tables import options
from virus_nb.engine import BadInput
from virus_nb.games.verso.cards import CODE, COLOURS, DECK, FACES, cards_with
from virus_nb.games.verso.rules import GAME, RULE_SOURCES


def derived():
    """Each pair of colours has each pair of neighbouring numbers in every way; then the jokers."""
    circle = [(n, n % 6 + 1) for n in range(1, 7)]
    for first, second in zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True):
        for pair in circle:
            for a, b in (pair, pair[::-1]):
                for one in (1, 3):
                    yield f"{first}-{a}/{one}~{second}-{b}/{4 - one}"
    for n, colour in enumerate(COLOURS):
        for value in range(1, 7):
            # the next colour for odd numbers, the one before for even numbers
            other = COLOURS[(n + 1) % 3 if value % 2 else (n - 1) % 3]
            joker = 3 if value in (1, 4, 5) else 1
            yield f"{colour}-{value}/{4 - joker}~{other}-J/{joker}"


def both_sides():
    return [side for card in DECK for side in card.split("~")]


def as_pair(card):
    return tuple(sorted(card.split("~")))


def test_the_file_is_what_the_derivation_gives():
    assert Counter(map(as_pair, DECK)) == Counter(map(as_pair, derived()))
    assert len(DECK) == len({as_pair(card) for card in DECK}) == 90
    assert "A" in RULE_SOURCES["verso.1"]


def test_front_and_back_of_every_card():
    for card in DECK:
        (colour, value, points), (other, back, worth) = (
            (side.split("-")[0], *side.split("-")[1].split("/")) for side in card.split("~"))
        assert colour != other and {points, worth} == {"1", "3"}
        if "J" not in (value, back):
            assert (int(value) - int(back)) % 6 in (1, 5)
        else:
            assert {value, back} != {"J"}


def test_how_often_everything_is_there():
    sides = both_sides()
    assert Counter(side.split("-")[0] for side in sides) == dict.fromkeys(COLOURS, 60)
    pairs = Counter(frozenset(side.split("-")[0] for side in card.split("~")) for card in DECK)
    assert set(pairs.values()) == {30} and len(pairs) == 3
    values = Counter(side.split("/")[0] for side in sides)
    assert {value: number for value, number in values.items() if "J" not in value} == {
        f"{colour}-{value}": 9 for colour in COLOURS for value in range(1, 7)}
    assert all(values[f"{colour}-J"] == 6 for colour in COLOURS)
    assert Counter(side.split("/")[1] for side in sides if "J" in side) == {"1": 9, "3": 9}
    assert set(sides) == set(FACES)


def test_what_may_be_under_a_blue_five_worth_one():
    """A blue 5 worth 1: below it is green or orange, worth 3, and 4, 6 or a joker."""
    backs = {CODE[number].split("~")[1] for number in cards_with(FACES.index("blue-5/1"))}
    assert backs == {"green-4/3", "green-6/3", "orange-4/3", "orange-6/3", "green-J/3"}


@pytest.mark.parametrize("seats", range(1, 7))
def test_fifteen_cards_a_seat_with_any_side_up(seats):
    deck = GAME.new_deck(seats, options(), Random(seats))
    assert len(deck) == 15 * seats == len({as_pair(card) for card in deck})
    assert {as_pair(card) for card in deck} <= {as_pair(card) for card in DECK}
    assert 0 < sum(card in DECK for card in deck) < len(deck)
    state = GAME.start(seats, options(), deck)
    assert GAME.write_position(state)["deck"] == list(deck)
    assert GAME.decision(state).seat == 0 and GAME.scores(state) == (0,) * seats


@pytest.mark.parametrize(("deck", "code"), [
    (DECK[:29], "not-that-many"), (DECK[:31], "not-that-many"),
    ((*DECK[:29], DECK[0]), "card-twice"),
    ((*DECK[:29], "~".join(reversed(DECK[0].split("~")))), "card-twice"),
    ((*DECK[:29], "blue-5/1"), "verso-no-card"),
])
def test_a_deck_that_is_none(deck, code):
    with pytest.raises(BadInput) as bad:
        GAME.start(2, options(), deck)
    assert bad.value.code == code
