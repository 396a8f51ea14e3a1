"""What is under a card is hidden until it was turned over, and then from nobody (verso.1)."""

from random import Random

from tests.games.verso.tables import options, play, table
from virus_nb.engine import Seeded
from virus_nb.games.verso import KIT
from virus_nb.games.verso.rules import GAME


def seen(state, seat=0):
    return GAME.write_position(GAME.observe(state, seat))


def test_only_the_top_face_of_the_deck_is_seen():
    state = table(deck="blue-5/1~green-4/3 green-1/1~orange-6/3")
    view = seen(state)
    assert view["deck"][:2] == ["blue-5/1~?", "?"] and set(view["deck"][1:]) == {"?"}


def test_a_kept_card_hides_its_back_and_a_turned_one_does_not():
    state = table("green-6/3~blue-5/1", deck="blue-5/1~green-4/3")
    assert seen(state)["areas"][0] == ["green-6/3~?"]
    kept, _ = play(state, "keep")
    assert seen(kept)["areas"][0] == ["blue-5/1~?", "green-6/3~?"]
    flipped, _ = play(state, "flip")
    for seat in (0, 1, None):
        assert seen(flipped, seat)["areas"][0] == ["green-4/3~blue-5/1", "green-6/3~?"]


def test_what_a_neighbour_turned_over_stays_known():
    state = table("blue-3/1 blue-4/3", "blue-5/3~orange-6/1")
    after, _ = play(state, "bank blue 3-4")
    assert seen(after)["areas"][1] == ["orange-6/1~blue-5/3"]
    assert seen(after)["discard"] == ["blue-3/1~?", "blue-4/3~?"]


def test_a_view_of_a_view_is_the_view():
    state, _ = play(table("blue-3/1 blue-4/3", "blue-5/3~orange-6/1"), "bank blue 3-4", "flip")
    view = GAME.observe(state, 0)
    assert seen(view) == seen(state)


def test_imagined_tables_look_the_same_and_differ_below():
    """They come from the 90 cards, no card twice; also when all of them are in the game."""
    for seats in (1, 2, 6):
        random, chance = Random(seats), Seeded(seats)
        state = GAME.start(seats, options(), GAME.new_deck(seats, options(), random))
        while GAME.decision(state):
            view = GAME.observe(state, 0)
            worlds = [GAME.imagine(view, Random(n)) for n in range(3)]
            for world in worlds:
                assert GAME.broken(world) is None and seen(world) == seen(state)
                assert [move.text for move in GAME.legal_moves(world)] == [
                    move.text for move in GAME.legal_moves(view)]
            moves = GAME.legal_moves(state)
            state, _ = GAME.play(state, moves[int(random.random() * len(moves))], chance)
        assert len({str(GAME.write_position(world)) for world in worlds}) > 1


def test_the_bot_gets_by_with_holes():
    """It is asked with the view only, and gives one of the moves."""
    state = table("blue-3/1 blue-4/3", "blue-5/3", deck="green-1/1")
    view = GAME.observe(state, 0)
    assert KIT.bots["greedy"](view, GAME.legal_moves(view), Random(1)) in GAME.legal_moves(state)
