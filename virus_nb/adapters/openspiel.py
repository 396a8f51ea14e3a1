"""Every game as an OpenSpiel game. Importing this registers them: ``virus_nb_virus`` and so on.

    import pyspiel, virus_nb.adapters.openspiel
    game = pyspiel.load_game("virus_nb_virus(players=2,options=match:card;recycle:flip)")

Chance is explicit: before the first move the deck is laid card by card, and where a discard pile is
shuffled the new deck is. So OpenSpiel's own search, its histories and its serialisation work.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from virus_nb import games
from virus_nb.adapters.numbered import Numbered, numbered_games
from virus_nb.adapters.unrolled import Moment, Table
from virus_nb.engine import BadInput

PREFIX = "virus_nb_"
MOST_PLIES, MOST_DRAWS = 20_000, 100_000


def options_of(text: str) -> dict[str, str | int]:
    """``match:card;rows:5`` -> ``{"match": "card", "rows": 5}``."""
    options: dict[str, str | int] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadInput("not-a-pair", "options", value=pair[:60])
        options[name] = int(value) if value.isdecimal() else value
    return options


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One game of the kit; ``key`` is set by the class that is registered for it."""

    key = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", self.kind.parameter_specification["players"]))
        numbered = Numbered(self.key, seats, options_of(str(given.get("options", ""))))
        self.table = Table(numbered)
        most = max(1.0, seats - 1.0)
        super().__init__(self.kind, pyspiel.GameInfo(
            num_distinct_actions=len(numbered.moves), max_chance_outcomes=max(1, len(self.table.outcomes)),
            num_players=seats, min_utility=-1.0, max_utility=most, utility_sum=0.0,
            max_game_length=MOST_PLIES), given)

    def new_initial_state(self) -> _State:
        """Before the first card of the deck is laid."""
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a player sees; with perfect recall also all that the player was told."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.table.numbered.length(), bool(recall))

    def max_chance_nodes_in_history(self) -> int:
        """A bound, not a count."""
        return MOST_DRAWS


class _State(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel; all of it is in ``at``, which never changes."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.at: Moment = game.table.first

    def current_player(self) -> int:
        if self.at.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.at.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.chances()

    def _apply_action(self, action: int) -> None:
        self.at = self.at.answered(action) if self.at.is_chance else self.at.played(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.at.table
        return table.outcomes[action] if player == pyspiel.PlayerId.CHANCE else table.numbered.moves[action]

    def is_terminal(self) -> bool:
        return not self.at.is_chance and self.at.seat is None

    def returns(self) -> list[float]:
        return self.at.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        """A state that looks the same to the player, the cards that are hidden from them dealt anew."""
        other: _State = self.clone()
        draw = sampler() if callable(sampler) else np.random.uniform()
        other.at = self.at.imagined(player, Random(repr(draw)))
        return other

    def __str__(self) -> str:
        return self.at.text(None)


class _Observer:
    """A player's view as numbers (``tensor``) and as text."""

    def __init__(self, length: int, recall: bool) -> None:
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = recall

    def set_from(self, state: _State, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor[:] = state.at.row(player)

    def string_from(self, state: _State, player: int) -> str:
        """The position as the player sees it, after what the player was told if there is recall."""
        seen = state.at.text(player)
        return json.dumps([list(state.at.told[player]), seen]) if self._recall else seen


def _register(key: str) -> None:
    game = games.find(key).game
    seats = [number for number in game.seats if number > 1]
    chance = bool(Numbered(key, seats[0]).numbers.drawn(seats[0], {}))
    hidden = pyspiel.GameType.Information
    name = PREFIX + key
    kind = pyspiel.GameType(
        short_name=name, long_name=f"virus_nb: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC if chance
                     else pyspiel.GameType.ChanceMode.DETERMINISTIC),
        information=hidden.IMPERFECT_INFORMATION if chance else hidden.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1], min_num_players=seats[0],
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": ""})
    pyspiel.register_game(kind, type(f"{key}_game", (_Game,), {"key": key, "kind": kind}))


for _key in numbered_games():
    if PREFIX + _key not in pyspiel.registered_names():
        _register(_key)
