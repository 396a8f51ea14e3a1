"""OpenSpiel's own test and its own search bots, on every game."""

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from virus_nb.adapters import openspiel  # noqa: E402
from virus_nb.engine import BadInput  # noqa: E402


def load(key, **params):
    small = {"options": "rows:5;columns:5"} if key == "virus_wars" else {}
    return pyspiel.load_game(openspiel.PREFIX + key, {**small, **params})


def played(game, plies, seed=0):
    """The state after the deal and so many moves."""
    random, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or plies):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            plies -= 1
            state.apply_action(random.choice(state.legal_actions()))
    return state


def test_it_passes_the_peers_own_test(key):
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)


def test_a_history_is_the_game(key):
    game = load(key)
    state = played(game, 12)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state) and again.history() == state.history()
    other = state.clone()
    if not other.is_terminal():
        before = str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before != str(other)


def test_the_winners_get_what_the_others_lose(key):
    state = played(load(key), 10**6)
    assert state.is_terminal() and sum(state.returns()) == 0 and max(state.returns()) >= 0


def test_an_imagined_state_looks_the_same(key):
    state = played(load(key), 8)
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_its_search_plays_it(key):
    game = load(key)
    state = played(game, 2)
    random = np.random.RandomState(1)
    evaluator = Cut()
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = mcts.MCTSBot(game, 1.0, 12, evaluator, random_state=random)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 12, random_state=random)
    assert bot.step(state) in state.legal_actions()


class Cut(mcts.Evaluator):
    """Judges every state as even, so that the search and not the rollouts are tested."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def test_options_and_players():
    game = load("virus", players=3, options="match:card")
    assert game.num_players() == 3 and game.table.numbered.options["match"] == "card"
    with pytest.raises(BadInput, match="not-a-choice"):
        load("virus", options="match:maybe")
    with pytest.raises(BadInput, match="not-a-pair"):
        openspiel.options_of("match")
