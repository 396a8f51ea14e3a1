"""The greedy bot: it sees what is good, and is much better than chance."""

from random import Random
from statistics import mean

from tests.games.verso.tables import table
from virus_nb.games.verso import KIT
from virus_nb.games.verso.rules import GAME
from virus_nb.play.simulate import each_game


def choice(state):
    view = GAME.observe(state, state.to_move)
    return KIT.bots["greedy"](view, GAME.legal_moves(view), Random(0)).text


def test_it_completes_a_square():
    eight = "blue-1/1 blue-3/1 blue-5/1 green-1/1 green-3/1 green-5/1 orange-1/1 orange-3/1"
    assert choice(table(eight, deck="orange-5/1")) == "keep"


def test_it_does_not_keep_a_twin():
    assert choice(table("blue-5/1", deck="blue-5/3")) == "flip"


def test_it_banks_before_the_deck_is_empty():
    row = " ".join(f"blue-{n}/3" for n in range(1, 7))
    assert choice(table(row, "green-1/1", deck="blue-J/1", bare=True)) == "bank blue 1-6"


def test_it_makes_the_best_last_bank():
    state = table("blue-1/1 blue-2/1 green-5/3 green-6/3", bare=True, last_banks=[0],
                  given={"last_bank": "chosen"})
    assert choice(state) == "bank green 5-6"


def test_it_beats_chance():
    games = [game for names in (["greedy", "random"], ["random", "greedy"])
             for game in each_game("verso", names, 40, "bot")]
    won = sum(game.result.winners == (game.seats.index("greedy"),) for game in games)
    assert won >= 76


def test_alone_it_scores_twice_as_much_as_chance():
    greedy, random = (mean(game.result.scores[0] for game in each_game("verso", [name], 150, "alone"))
                      for name in ("greedy", "random"))
    assert greedy > 1.8 * random


def test_what_the_search_makes_of_a_table():
    """What a table is worth: the shares add up to 1, and who is ahead has the greater one."""
    for state in (table("blue-1/3 blue-2/3", scores=[20, 5]), table("", "", "blue-1/1", scores=[9, 3, 3])):
        shares = KIT.hints.judge(state)
        assert abs(sum(shares) - 1) < 1e-9 and shares[0] == max(shares)
    assert KIT.hints.judge(table("", seats=1, scores=[50]))[0] >= .5
