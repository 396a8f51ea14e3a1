"""marvel.14 to marvel.19: hits and counters, snaps, and hands that are spied."""

from tests.games.marvel.boards import after, at, kinds, legal, position, teams, why
from virus_nb.engine import HIDDEN
from virus_nb.games.marvel.rules import GAME

RED = ["red", "red", "red", "red"]


def pending(state):
    return position(state)["pending"]


def test_a_countered_villain_goes_round_the_table():
    hands = ["villain-red hero-blue", "counter power-red", "counter power-green", "counter power-blue"]
    state, told = after(at(hands, RED, deck=["snap", "spy"]), "villain-red 1.red")
    assert pending(state) == {
        "ask": "counter", "turn": 0, "from": 0, "hit": "villain-red 1.red", "countered": []}
    assert kinds(told) == ["targets-hero"] and position(state)["discard"] == []
    state, told = after(state, "counter")
    assert kinds(told) == ["countered"] and position(state)["to_move"] == 0
    assert legal(state) == {"aim 0.red", "aim 2.red", "aim 3.red"}
    state, told = after(state, "aim 3.red", "counter", "aim 2.red", "counter")
    assert pending(state)["countered"] == [1, 2, 3] and legal(state) == {"aim 0.red"}
    state, told = after(state, "aim 0.red")
    assert kinds(told) == ["aims-at-hero", "blocked", "drew"]
    assert teams(state) == ["red+villain-red", "red", "red", "red"]
    assert position(state)["discard"] == ["counter"] * 3
    assert [len(hand) for hand in position(state)["hands"]] == [3, 1, 1, 1]  # marvel.18


def test_whoever_has_no_cards_is_not_asked_and_whoever_has_some_always_is():
    # marvel.19
    state, _ = after(at(["villain-red", "hero-blue"], ["", "red"]), "villain-red 1.red")
    assert legal(state) == {"allow"} and why(state, "counter") == ("marvel.16", "no-counter")
    state, _ = after(at(["villain-red", ""], ["", "red"]), "villain-red 1.red")
    assert pending(state) is None and teams(state)[1] == "red+villain-red"
    # what others see of the question does not depend on the hand
    views = [position(GAME.observe(after(at(["villain-red", hand], ["", "red"]), "villain-red 1.red")[0], 0))
             for hand in ("hero-blue", "counter")]
    assert {**views[0], "deck": 0} == {**views[1], "deck": 0}


def test_a_counter_with_no_other_target_ends_the_card():
    state, told = after(at(["warp-reality hero-red", "counter"], ["", "red"]), "warp-reality 1", "counter")
    assert kinds(told)[-2:] == ["no-target", "drew"] and teams(state) == ["", "red"]
    hands = ["villain-multi hero-red power-red", "counter"]
    state, told = after(at(hands, ["", "blue"]), "villain-multi 1.blue", "counter")
    assert kinds(told)[-3:] == ["no-target", "drew", "extra-turn"] and position(state)["to_move"] == 0
    assert position(state)["discard"] == ["counter", "villain-multi"]


def test_only_a_villain_can_come_back():
    state, _ = after(at(["recruit", "counter", "hero-red"], ["", "red", "green"]), "recruit 1.red", "counter")
    assert legal(state) == {"aim 2.green"}
    assert why(state, "aim 1.red") == ("marvel.16", "aim-countered")
    assert why(state, "aim 0.red") == ("marvel.16", "aim-self")
    assert why(state, "aim 2.red") == ("marvel.16", "no-hero")
    assert why(state, "aim 2") == ("marvel.16", "aim-at-hero")
    state, told = after(state, "aim 2.green", "allow")
    assert teams(state) == ["green", "red", ""] and kinds(told)[1] == "allowed"


def test_a_snap_asks_all_who_lose_something_before_anybody_loses_it():
    hands = ["snap spy", "counter", "counter recruit", "", "recruit"]
    table = ["red green blue+villain-blue", "red green", "red", "red green",
             "red green blue yellow+villain-yellow"]
    state, told = after(at(hands, table), "snap")
    assert (kinds(told), position(state)["to_move"]) == (["snapped"], 1)
    state, _ = after(state, "counter")
    # seat 2 loses nothing, seat 3 has no cards
    assert position(state)["to_move"] == 4 and pending(state)["countered"] == [1]
    state, _ = after(state, "allow")
    assert pending(state) == {"ask": "eliminate", "turn": 0, "left": 1, "countered": [1]}
    assert position(state)["to_move"] == 3
    state, _ = after(state, "eliminate 3.red", "eliminate 4.yellow")
    assert position(state)["to_move"] == 4 and pending(state)["left"] == 1
    state, told = after(state, "eliminate 4.red", "eliminate 0.blue")
    assert pending(state) is None and position(state)["to_move"] == 1
    assert teams(state) == ["green red", "green red", "red", "green", "blue green"]
    assert told[1].cards == ("hero-blue", "villain-blue")


def test_a_snap_of_which_only_the_player_suffers():
    # marvel.17: also when everybody else has countered
    state, _ = after(at(["snap", "counter"], ["red green", "red green"]), "snap", "counter")
    assert position(state)["to_move"] == 0 and legal(state) == {"eliminate 0.red", "eliminate 0.green"}
    state, told = after(at(["snap", "counter"], ["red", "red green"]), "snap", "counter")
    assert pending(state) is None and kinds(told)[-1] == "drew"
    assert why(at(["snap"], ["red", "red"]), "snap") == ("marvel.22", "snap-no-effect")


def test_a_spied_hand_is_open_to_the_spy_alone_and_only_then():
    state = at(["spy hero-green", "hero-red counter villain-green", "hero-blue"], ["", "", "green"])
    state, told = after(state, "spy 1", "allow")
    assert told[-1].kind == "spied" and told[-1].secret == (0, 1)
    assert told[-1].seen_by(2).cards == (HIDDEN,) * 3 and told[-1].seen_by(0).cards[0] == "hero-red"
    hands = [position(GAME.observe(state, seat))["hands"][1] for seat in (0, 2, None)]
    assert hands == [["hero-red", "villain-green", "counter"], [HIDDEN] * 3, [HIDDEN] * 3]
    view = GAME.observe(state, 0)
    assert legal(view) == legal(state) == {"use hero-red", "use villain-green 2.green"}
    assert why(state, "use counter") == ("marvel.15", "use-counter")
    assert why(state, "use hero-blue") == ("marvel.15", "use-missing")
    assert why(state, "use villain-green 1.green") == ("marvel.7", "no-hero")
    assert why(state, "hero-green") == ("marvel.15", "use-first")
    state, told = after(state, "use hero-red")
    assert kinds(told) == ["used", "placed", "drew"] and teams(state)[0] == "red"
    assert position(state)["hands"][1] == ["villain-green", "counter"]
    assert position(GAME.observe(state, 0))["hands"][1] == [HIDDEN] * 2


def test_a_spied_card_that_hits_its_owner_can_be_countered_and_comes_back():
    state = at(["spy hero-green", "villain-red counter"], ["red", "red"])
    state, _ = after(state, "spy 1", "allow", "use villain-red 1.red")
    assert pending(state) == {
        "ask": "counter", "turn": 0, "from": 1, "hit": "villain-red 1.red", "countered": []}
    state, _ = after(state, "counter")
    assert legal(state) == {"aim 0.red"}
    state, _ = after(state, "aim 0.red")
    assert teams(state) == ["red+villain-red", "red"] and position(state)["hands"][1] == []


def test_the_last_card_of_a_spied_hand_leaves_nobody_to_ask():
    state = at(["spy hero-green", "villain-red"], ["", "red"])
    state, told = after(state, "spy 1", "allow", "use villain-red 1.red")
    assert pending(state) is None and teams(state) == ["", "red+villain-red"]


def test_a_spied_spy_looks_at_a_third_hand():
    state = at(["spy", "spy hero-red", "hero-blue", ""], ["red"])
    state, _ = after(state, "spy 1", "allow")
    assert legal(state) == {"use spy 2"}
    assert why(state, "use spy 3") == ("marvel.15", "spy-empty")
    assert why(state, "use spy 1") == ("marvel.15", "spy-origin")
    state, told = after(state, "use spy 2", "allow", "use hero-blue")
    assert teams(state)[0] == "blue red" and position(state)["discard"] == ["spy", "spy"]
    two = at(["spy", "spy hero-red"], ["red"])
    state, told = after(two, "spy 1", "allow")
    assert kinds(told)[-3:] == ["spied", "spied-nothing", "drew"]  # nothing in it can be played


def test_an_extra_turn_from_a_spied_hand_is_the_spy_s():
    state, told = after(at(["spy", "hero-multi"]), "spy 1", "allow", "use hero-multi")
    assert kinds(told)[-3:] == ["placed", "drew", "extra-turn"] and position(state)["to_move"] == 0


def test_answers_to_nothing():
    state = at(["counter hero-red"], ["red green"])
    assert why(state, "counter") == ("marvel.19", "counter-on-own-turn")
    assert why(state, "allow") == ("marvel.16", "nothing-to-allow")
    assert why(state, "aim 1") == ("marvel.16", "nothing-to-aim")
    assert why(state, "eliminate 0.red") == ("marvel.14", "nothing-to-eliminate")
    assert why(state, "use hero-red") == ("marvel.15", "nothing-to-use")
    assert why(at(["", "counter"]), "counter") == ("marvel.3", "hand-empty")
