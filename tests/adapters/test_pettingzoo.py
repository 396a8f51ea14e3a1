"""PettingZoo's own tests, on every game."""

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from virus_nb.adapters.pettingzoo import env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_an_environment(key, capsys):
    api_test(env(key), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


def test_a_seed_decides_everything(key):
    seed_test(lambda: env(key), num_cycles=100)


def test_the_winner_is_rewarded(key):
    game = env(key, render_mode="ansi")
    game.reset(seed=1)
    total = dict.fromkeys(game.agents, 0.0)
    for n, agent in enumerate(game.agent_iter()):
        observation, reward, termination, _, _ = game.last()
        total[agent] += reward
        if not termination:
            game.action_space(agent).seed(n)
        game.step(None if termination else game.action_space(agent).sample(observation["action_mask"]))
    assert sum(total.values()) == 0 and set(total.values()) in ({-1.0, 1.0}, {0.0})
    assert game.render().startswith("{")


def test_what_is_not_legal_is_refused(key):
    game = env(key)
    game.reset(seed=0)
    mask = game.last()[0]["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        game.step(int(mask.argmin()))
