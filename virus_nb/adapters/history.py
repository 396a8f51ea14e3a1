"""Histories of the adapters as recorded games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from virus_nb.adapters.numbered import Numbered
from virus_nb.adapters.unrolled import Moment, Table
from virus_nb.engine import BadInput
from virus_nb.play.replay import Replay


def replay_of(state: Any, names: Sequence[str] = ()) -> Replay:
    """The game that an OpenSpiel state of this kit went through."""
    table = state.get_game().table
    numbered = table.numbered
    return from_history(numbered.game.key, numbered.seats, numbered.options, state.history(), names)


def from_history(game: str, seats: int, options: Mapping[str, Any] | None, actions: Sequence[int],
                 names: Sequence[str] = ()) -> Replay:
    """The game behind an OpenSpiel history: the numbers of draws and moves, in order.

    Raises ``BadInput`` at the first number that is no draw or no legal move there, and where the history ends
    in the middle of a deal or a shuffle.
    """
    table = Table(Numbered(game, seats, options))
    numbered = table.numbered
    at = table.first
    deck: tuple[str, ...] = ()
    moves: list[str] = []
    chance: list[Any] = []
    for n, action in enumerate(actions):
        possible = _possible(at)
        if isinstance(action, bool) or action not in possible:
            some = tuple(map(str, possible[:20]))
            raise BadInput("not-a-choice", f"history[{n}]", value=str(action)[:60], choices=some)
        if not at.is_chance:
            moves.append(numbered.moves[action])
            at = at.played(action)
            continue
        after = at.answered(action)
        assert at.laying is not None
        drawn: Any = table.outcomes[action]
        if at.whole:
            drawn = (*at.laying.laid, drawn)
        if at.state is None:
            deck = drawn
        elif not after.is_chance:  # all that the move asked for is answered
            chance += [*at.answers, drawn]
        at = after
    if at.is_chance:
        raise BadInput("chance-missing", f"history[{len(actions)}]")
    return Replay(game, tuple(names) or ("human",) * seats, tuple(moves), numbered.options,
                  numbered.game.rules_version, deck=deck,
                  shuffles=tuple(each for each in chance if isinstance(each, tuple)),
                  chance=tuple(each for each in chance if isinstance(each, str)))


def _possible(at: Moment) -> list[int]:
    """The numbers of the draws or moves that may come next; none when the game is over."""
    if at.is_chance:
        return [outcome for outcome, _ in at.chances()]
    return at.legal() if at.seat is not None else []
