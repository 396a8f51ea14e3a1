"""Histories of the adapters become recorded games that verify."""

from random import Random

import pytest

from virus_nb.engine import BadInput
from virus_nb.play.replay import dumps, loads
from virus_nb.play.verify import verify

GAMES = [("virus", 2, ""), ("virus", 3, "recycle:flip"), ("virus_wars", 2, ""), ("verso", 2, ""), ("marvel", 3, "")]


def walk(state, random, most):
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_a_history_of_openspiel(key, seats, options):
    pyspiel = pytest.importorskip("pyspiel")
    import virus_nb.adapters.openspiel  # noqa: F401
    from virus_nb.adapters.history import from_history, replay_of

    given = f",options={options}" if options else ""
    state = walk(pyspiel.load_game(f"virus_nb_{key}(players={seats}{given})").new_initial_state(), Random(key), 400)
    replay = loads(dumps(replay_of(state)))
    game = state.at.table.numbered.game
    assert game.write_position(verify(replay)) == game.write_position(state.at.state)
    history = state.history()
    with pytest.raises(BadInput, match=r"history\[0\]: not-a-choice"):
        from_history(key, seats, dict(replay.options), [10**6, *history])
    if replay.deck:
        with pytest.raises(BadInput, match="chance-missing"):
            from_history(key, seats, dict(replay.options), history[:5])


@pytest.mark.parametrize("key", ["virus", "verso"])
def test_a_game_of_pettingzoo(key):
    pytest.importorskip("pettingzoo")
    from virus_nb.adapters.pettingzoo import env

    game = env(key)
    game.reset(seed=3)
    random = Random(3)
    for _agent in game.agent_iter(120):
        observation, _, over, _, _ = game.last()
        legal = [n for n, flag in enumerate(observation["action_mask"]) if flag]
        game.step(None if over else random.choice(legal))
        if over:
            break
    replay = loads(dumps(game.replay(("A", "B"))))
    write = game.numbered.game.write_position
    assert write(verify(replay)) == write(game.state_now) and replay.seats == ("A", "B")
