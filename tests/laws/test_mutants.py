"""The laws bite: a fault that is planted in a game turns the matching law red."""

import random
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from tests.laws import clicks, hidden, laws
from virus_nb.engine import BadInput, Event, IllegalMove, Reason, Seeded, read_options
from virus_nb.play.bots import play_out
from virus_nb.play.verify import verify


def with_fault(kit, **functions):
    """The kit, some functions of its game replaced."""
    return replace(kit, game=replace(kit.game, **functions))


def is_red(law, kit):
    with pytest.raises((AssertionError, BadInput, IllegalMove)):
        law(kit)


def new_deck(game):
    return game.new_deck(game.seats[0], read_options(game.options, game.presets, {}), Random(0))


def has_hands(game):
    options = read_options(game.options, game.presets, {})
    return "hands" in game.write_position(game.start(game.seats[0], options, new_deck(game)))


@pytest.fixture
def secretive(kit):
    if not hidden.a_twin_differs(kit):
        pytest.skip(f"nothing is hidden in {kit.game.key}")
    return kit


def test_a_view_that_is_the_state(secretive):
    is_red(hidden.nothing_leaks, with_fault(secretive, observe=lambda state, seat: state))


def test_a_view_of_the_next_seat(secretive):
    game = secretive.game
    if not has_hands(game):
        pytest.skip("no hands")
    peek = with_fault(secretive, observe=lambda state, seat: game.observe(state, 0 if seat is None else seat))
    is_red(hidden.nothing_leaks, peek)


def test_a_picture_drawn_from_more_than_the_view(secretive):
    """A picture that knows the table by other ways: here by the table that was looked at last."""
    game, looked_at = secretive.game, []

    def observe(state, seat):
        looked_at.append(state)
        return game.observe(state, seat)

    def draw(view, words, seat):
        scene = secretive.draw(view, words, seat)
        first = scene.panels[0]
        leak = replace(first, label=first.label + str(game.write_position(looked_at[-1])))
        return replace(scene, panels=(leak, *scene.panels[1:]))

    is_red(hidden.nothing_leaks, replace(with_fault(secretive, observe=observe), draw=draw))


def test_a_log_that_names_hidden_cards(secretive):
    game = secretive.game
    if not has_hands(game):
        pytest.skip("no hands")

    def play(state, move, chance):
        after, events = game.play(state, move, chance)
        hands = game.write_position(after)["hands"]
        told = [Event(events[0].kind, events[0].rule, seat, (card,)) for seat, hand in enumerate(hands)
                for card in hand]
        return after, (*events, *told)

    is_red(hidden.nothing_leaks, with_fault(secretive, play=play))


def test_a_deck_that_is_not_seeded(kit):
    game = kit.game
    if not new_deck(game):
        pytest.skip("no deck")
    is_red(laws.chance_is_asked,
           with_fault(kit, new_deck=lambda seats, options, _: game.new_deck(seats, options, random.Random())))


def test_a_move_that_rolls_its_own_dice(tiny):
    """A reshuffle that does not ask the chance it was given."""
    play, rolls = tiny.game.play, count()
    is_red(laws.chance_is_asked,
           with_fault(tiny, play=lambda state, move, _: play(state, move, Seeded(next(rolls)))))


def test_a_bot_with_its_own_dice(kit):
    is_red(laws.chance_is_asked, replace(kit, bots={"greedy": lambda view, moves, _: random.choice(moves)}))


def test_a_refusal_that_is_swallowed(kit):
    is_red(laws.moves_are_told_apart, with_fault(kit, why_not=lambda state, text: None))


def test_a_rule_that_nobody_knows(kit):
    def why_not(state, text):
        reason = kit.game.why_not(state, text)
        return reason and Reason(f"{kit.game.key}.999", reason.why, reason.facts)
    is_red(laws.moves_are_told_apart, with_fault(kit, why_not=why_not))


def test_a_move_that_is_forgotten(kit):
    """One legal move is not offered, some of the time: then it is neither offered nor refused."""
    offer = kit.game.legal_moves
    fewer = with_fault(kit, legal_moves=lambda state: offer(state)[len(offer(state)) % 3 // 2:])
    is_red(laws.moves_are_told_apart, fewer)


def test_a_move_that_changes_the_old_table(tiny):
    game = tiny.game

    def start(seats, options, deck):
        return game.start(seats, options, deck)._replace(discard=[])

    def play(state, move, chance):
        after, events = game.play(state._replace(discard=tuple(state.discard)), move, chance)
        state.discard.clear()
        return after._replace(discard=list(after.discard)), events

    is_red(laws.old_states_stay, with_fault(tiny, start=start, play=play))


def test_a_card_that_is_lost(tiny):
    game = tiny.game

    def play(state, move, chance):
        after, events = game.play(state, move, chance)
        return after._replace(discard=after.discard[1:]), events

    is_red(laws.nothing_breaks, with_fault(tiny, play=play))


def test_a_position_that_forgets(tiny):
    game = tiny.game
    forgetful = {"hands", "deck", "discard", "to_move"}
    is_red(laws.positions_come_back, with_fault(tiny, write_position=lambda state: {
        key: value for key, value in game.write_position(state).items() if key in forgetful}))


def test_a_text_that_forgets(tiny):
    is_red(laws.fingerprints_are_of_the_position, with_fault(tiny, position_text=lambda state: "{}"))


def test_a_ply_that_is_dropped(kit):
    """A replay that lost any one of its moves never verifies."""
    replay = play_out(kit, ["random"] * kit.game.seats[0], {}, "dropped")
    verify(replay)
    for n in range(len(replay.moves)):
        with pytest.raises(BadInput):
            verify(replace(replay, moves=replay.moves[:n] + replay.moves[n + 1:]))


def test_a_session_that_drops_a_ply(kit, monkeypatch):
    from virus_nb.play import session

    whole = session.Node.path
    monkeypatch.setattr(session.Node, "path", lambda node: whole(node)[:-1] if node.ply > 3 else whole(node))
    is_red(laws.replays_hold, kit)


def test_two_moves_on_one_path(kit):
    is_red(clicks.moves_can_be_clicked, with_fault(kit, paths=lambda view, move: [("deck", "discard")]))


def test_a_move_without_a_path(kit):
    is_red(clicks.moves_can_be_clicked, with_fault(kit, paths=lambda view, move: []))


def test_a_hot_place_that_is_not_drawn(kit):
    def draw(view, words, seat):
        scene = kit.draw(view, words, seat)
        return replace(scene, panels=tuple(
            replace(panel, place="", items=tuple(replace(item, place="") for item in panel.items))
            for panel in scene.panels))
    is_red(clicks.moves_can_be_clicked, replace(kit, draw=draw))


def test_a_check_that_is_wrong(kit):
    replay = play_out(kit, ["random"] * kit.game.seats[0], {}, "check")
    ply = next(iter(replay.checks))
    with pytest.raises(BadInput) as wrong:
        verify(replace(replay, checks={**replay.checks, ply: "0" * 16}))
    assert wrong.value.code == "replay-differs" and wrong.value.facts["ply"] == ply
