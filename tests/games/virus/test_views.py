"""What a seat sees, what it may click, and how the greedy bot plays."""

from random import Random

from tests.games.virus.boards import at, legal, position
from virus_nb.engine import HIDDEN, Seeded, read_options
from virus_nb.games.virus.bot import greedy
from virus_nb.games.virus.rules import GAME


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_rest():
    hands = ["organ-red virus-blue", "virus-red", "transplant contagion organ-green"]
    state = at(hands, discard=["virus-blue"])
    view = position(GAME.observe(state, 1))
    assert view["hands"] == [[HIDDEN] * 2, ["virus-red"], [HIDDEN] * 3]
    assert set(view["deck"]) == {HIDDEN} and len(view["deck"]) == len(position(state)["deck"])
    assert view["discard"] == ["virus-blue"]
    assert position(GAME.observe(state, None))["hands"] == [[HIDDEN] * 2, [HIDDEN], [HIDDEN] * 3]
    assert position(GAME.observe(GAME.observe(state, 1), 1)) == view


def test_a_view_is_enough_to_move_from_and_to_imagine_the_rest():
    state = at(["organ-red virus-blue latex-glove"], ["", "blue"])
    view = GAME.observe(state, 0)
    assert legal(view) == legal(state)
    guess = GAME.imagine(view, Random(1))
    assert HIDDEN not in str(position(guess)) and position(GAME.observe(guess, 0)) == position(view)
    assert GAME.broken(guess) is None
    # whose hand is hidden has no moves to tell
    assert legal(GAME.observe(state, 1)) == set()


def test_how_moves_are_clicked():
    state = at(["organ-red virus-blue virus-blue"], ["", "blue"])

    def paths(text):
        return set(GAME.paths(state, GAME.move(state, text)))

    assert paths("organ-red") == {("hand.0", "0.red")}
    assert paths("virus-blue 1.blue") == {("hand.1", "1.blue"), ("hand.2", "1.blue")}
    assert paths("discard organ-red") == {("discard", "hand.0", "discard"), ("hand.0", "discard")}
    assert len(paths("discard virus-blue virus-blue")) == 2
    treatments = at(["transplant medical-error latex-glove"], ["red", "blue"])
    assert set(GAME.paths(treatments, GAME.move(treatments, "transplant 0.red 1.blue"))) == {
        ("hand.0", "0.red", "1.blue"), ("hand.0", "1.blue", "0.red")}
    assert set(GAME.paths(treatments, GAME.move(treatments, "medical-error 1"))) == {("hand.2", "1")}
    assert set(GAME.paths(treatments, GAME.move(treatments, "latex-glove"))) == {("hand.1", "table")}


def test_what_a_click_meant():
    state = at(["organ-red virus-blue transplant"], ["red+medicine-red+medicine-red", "blue"])
    for path, text in [
        (("hand.0", "0.red"), "organ-red"), (("hand.1", "0.red"), "virus-blue 0.red"),
        (("hand.1", "1.blue"), "virus-blue 1.blue"), (("deck",), "draw"), (("discard", "discard"), "discard"),
        (("hand.2", "1.blue", "0.red"), "transplant 0.red 1.blue"),
        (("hand.2", "0.red"), "transplant 0.red 1.blue"),  # an immunised organ: told at the first click
        (("hand.0",), None),
        (("hand.7", "0.red"), None), (("discard", "hand.0"), None),
    ]:
        assert GAME.attempt(state, path) == text, path


def test_the_greedy_bot_takes_the_fourth_organ_and_beats_chance():
    state = at(["organ-wild virus-red medicine-red"], ["red green blue", "red"])
    assert greedy(GAME.observe(state, 0), GAME.legal_moves(state), Random(1)).text == "organ-wild"
    options = read_options(GAME.options, GAME.presets, {})
    won = 0
    for n in range(60):
        random, chance = Random(n), Seeded(n)
        state = GAME.start(2, options, GAME.new_deck(2, options, random))
        while (decision := GAME.decision(state)) is not None:
            moves = GAME.legal_moves(state)
            move = greedy(GAME.observe(state, decision.seat), moves, random) if decision.seat == n % 2 \
                else random.choice(moves)
            state, _ = GAME.play(state, move, chance)
        won += GAME.winners(state) == (n % 2,)
    assert won >= 50


def test_a_click_that_can_lead_nowhere_quotes_a_rule():
    state = at(["organ-green virus-blue latex-glove"], ["red", "blue"])
    for path, rule, why in [
        (("hand.0", "1.green"), "virus.5", "organ-own-body"), (("hand.0", "1"), "virus.5", "organ-own-body"),
        (("hand.0", "0.red"), "virus.5", "organ-own-place"), (("hand.1", "1"), "virus.7", "needs-organ"),
        (("hand.2", "1.blue"), "virus.17", "no-target"), (("1.blue",), "virus.3", "card-first"),
        (("discard", "1.blue"), "virus.3", "discard-hand-only"), (("hand.0", "deck"), "virus.3", "draw-with-cards"),
    ]:
        reason = GAME.attempt(state, path)
        assert (reason.rule, reason.why) == (rule, why), path
