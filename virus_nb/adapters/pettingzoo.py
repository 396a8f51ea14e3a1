"""Every game as a PettingZoo environment: agents take turns, and a mask says which moves are legal.

    from virus_nb.adapters.pettingzoo import env

    game = env("virus", seats=4, options={"match": "card"})
    game.reset(seed=42)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        action = None if termination else game.action_space(agent).sample(observation["action_mask"])
        game.step(action)

Observations hold what the agent sees and nothing else; the reward comes at the end (``Numbered.rewards``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from virus_nb.adapters.numbered import Numbered
from virus_nb.engine import Seeded
from virus_nb.play.replay import Replay


def env(game: str, seats: int = 2, options: Mapping[str, Any] | None = None,
        render_mode: str | None = None) -> Environment:
    """The environment of that game. ``BadInput`` for a game, seats or options that there are not."""
    return Environment(game, seats, options, render_mode)


class Environment(AECEnv):  # type: ignore[misc]
    """One game; ``numbered.moves`` tells what its actions mean."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, seats: int = 2, options: Mapping[str, Any] | None = None,
                 render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.numbered = Numbered(game, seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        actions, length = len(self.numbered.moves), self.numbered.length()
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(0.0, 1.0, (length,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8)}) for agent in self.possible_agents}
        self._random = Random()

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all moves."""
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """``observation``: what the agent sees; ``action_mask``: 1 for each legal move, when it decides."""
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed gives the same one."""
        if seed is not None:
            self._random = Random(f"virus_nb/pettingzoo/{seed}")
        numbered, game = self.numbered, self.numbered.game
        self._chance = Seeded(self._random.getrandbits(64))
        deck = game.new_deck(numbered.seats, numbered.options, self._random)
        self._deck, self._moves = deck, list[str]()
        self.state_now = game.start(numbered.seats, numbered.options, deck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider() or self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What the agent sees now."""
        numbered = self.numbered
        mask = np.zeros(len(numbered.moves), np.int8)
        if agent == self._decider():
            mask[numbered.legal(self.state_now)] = 1
        row = np.array(numbered.row(self.state_now, self.possible_agents.index(agent)), np.float32)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move of that number. ``ValueError`` if it is not legal."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        numbered = self.numbered
        if action is None or int(action) not in numbered.legal(self.state_now):
            raise ValueError(f"{self.agent_selection}: action {action} is not legal here")
        self._cumulative_rewards[self.agent_selection] = 0.0
        move = numbered.move(self.state_now, int(action))
        self.state_now, _ = numbered.game.play(self.state_now, move, self._chance)
        self._moves.append(move.text)
        rewards = numbered.rewards(self.state_now)
        self.rewards = {agent: rewards[self.possible_agents.index(agent)] for agent in self.agents}
        decider = self._decider()
        if decider is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = decider or self._after(self.agent_selection)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as text, with every card open."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.numbered.game.write_position(self.state_now))

    def replay(self, names: Sequence[str] = ()) -> Replay:
        """The game so far as a recorded game."""
        numbered, chance = self.numbered, self._chance
        return Replay(numbered.game.key, tuple(names) or ("human",) * numbered.seats, tuple(self._moves),
                      numbered.options, numbered.game.rules_version, deck=tuple(self._deck),
                      shuffles=tuple(chance.shuffles), chance=tuple(chance.picks))

    def close(self) -> None:
        """There is nothing to close."""

    def _decider(self) -> str | None:
        decision = self.numbered.game.decision(self.state_now)
        return self.possible_agents[decision.seat] if decision else None

    def _after(self, agent: str) -> str:
        return self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
