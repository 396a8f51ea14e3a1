"""Clicks, and how the greedy bot plays."""

from random import Random

from tests.games.marvel.boards import after, at, position
from virus_nb.engine import Seeded, read_options
from virus_nb.games.marvel.bot import greedy
from virus_nb.games.marvel.rules import GAME


def paths(state, text):
    return set(GAME.paths(state, GAME.move(state, text)))


def test_how_moves_are_clicked():
    state = at(["hero-red villain-blue snap"], ["green", "blue green"])
    assert paths(state, "hero-red") == {("hand.0", "0.red")}
    assert paths(state, "villain-blue 1.blue") == {("hand.1", "1.blue")}
    assert paths(state, "snap") == {("hand.2", "table")}
    assert paths(state, "discard snap") == {("discard", "hand.2", "discard"), ("hand.2", "discard")}
    state = at(["spy recruit warp-reality"], ["green", "blue"])
    assert paths(state, "spy 1") == {("hand.2", "1")}
    assert paths(state, "recruit 1.blue") == {("hand.0", "1.blue")}


def test_how_answers_are_clicked():
    state, _ = after(at(["villain-red", "counter hero-red", "hero-red"], ["red", "red"]), "villain-red 1.red")
    assert paths(state, "allow") == {("allow",)}
    assert paths(state, "counter") == {("counter",), ("hand.1", "table")}
    state, _ = after(state, "counter")
    assert paths(state, "aim 0.red") == {("0.red",)} and GAME.attempt(state, ("1.red",)) == "aim 1.red"
    state, _ = after(at(["spy", "villain-red snap"], ["", "red green"]), "spy 1", "allow")
    assert paths(state, "use villain-red 1.red") == {("spied.0", "1.red")}
    assert GAME.attempt(state, ("spied.0", "1.green")) == "use villain-red 1.green"
    assert GAME.attempt(state, ("hand.0", "discard")).rule == "marvel.15"
    state, _ = after(state, "use snap", "allow")
    assert paths(state, "eliminate 1.red") == {("1.red",)}
    assert GAME.attempt(state, ("0.red",)) == "eliminate 0.red"


def test_what_a_click_meant():
    state = at(["hero-red villain-blue warp-reality"], ["red", "blue"])
    for path, text in [
        (("hand.0", "0.red"), "hero-red"), (("hand.1", "0.red"), "villain-blue 0.red"), (("deck",), "draw"),
        (("hand.2", "1"), "warp-reality 1"), (("hand.2", "0.red"), "warp-reality 0"), (("allow",), "allow"),
        (("discard", "hand.1", "discard"), "discard villain-blue"), (("hand.0",), None),
        (("hand.9", "0.red"), None), (("spied.0", "0.red"), None),
    ]:
        assert GAME.attempt(state, path) == text, path


def test_a_click_that_can_lead_nowhere_quotes_a_rule():
    state = at(["hero-red villain-blue warp-reality"], ["red", "blue"])
    for path, rule, why in [
        (("hand.0", "1.red"), "marvel.4", "hero-own-team"), (("hand.0", "0.blue"), "marvel.4", "hero-own-place"),
        (("0.red",), "marvel.2", "card-first"), (("hand.1", "1"), "marvel.7", "needs-hero"),
        (("hand.2", "table"), "marvel.13", "needs-player"), (("discard", "1.blue"), "marvel.2", "discard-hand-only"),
    ]:
        reason = GAME.attempt(state, path)
        assert (reason.rule, reason.why) == (rule, why), path


def test_the_greedy_bot_counters_what_hurts_and_beats_chance():
    state, _ = after(at(["warp-reality", "counter"], ["", "red green blue"]), "warp-reality 1")
    assert greedy(GAME.observe(state, 1), GAME.legal_moves(state), Random(1)).text == "counter"
    state = at(["hero-multi villain-red"], ["red green blue", "red"])
    assert greedy(GAME.observe(state, 0), GAME.legal_moves(state), Random(1)).text == "hero-multi"
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


def test_an_imagined_table_is_one_that_could_be():
    state = at(["spy hero-green", "hero-red counter", "power-red"], ["", "", "green"])
    state, _ = after(state, "spy 1", "allow")
    for seat in (0, 1, 2, None):
        view = GAME.observe(state, seat)
        guess = GAME.imagine(view, Random(3))
        assert GAME.broken(guess) is None and GAME.legal_moves(guess)
        assert position(GAME.observe(guess, seat)) == position(view)
