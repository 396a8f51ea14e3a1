"""The same loop on other people's engines. Each gives ``None`` where it is not installed."""

from __future__ import annotations

from random import Random
from typing import Any

from virus_nb.bench.loops import Loop


def open_spiel(name: str, observing: str = "", even_chance: bool = False) -> Loop | None:
    """A game of OpenSpiel; what chance decides costs its time but is no step, as with us.

    observing: the mover's ``tensor`` or ``string`` is asked for at every step. even_chance: chance is
    taken to be uniform, which saves asking for the probabilities: faster, but not how it is documented.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    random = Random(0)

    def loop(steps: int) -> int:
        choice, choices, done = random.choice, random.choices, 0
        state = game.new_initial_state()
        while done < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            elif not state.is_chance_node():
                done += 1
                if observing == "tensor":
                    state.observation_tensor(state.current_player())
                elif observing == "string":
                    state.observation_string(state.current_player())
                state.apply_action(choice(state.legal_actions()))
            elif even_chance:
                state.apply_action(choice(state.legal_actions()))
            else:
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, shares)[0])
        return done

    return loop


def rlcard(name: str) -> Loop | None:
    """A game of RLCard, which always shows the mover what they see."""
    try:
        import rlcard as library
    except ImportError:
        return None
    game: Any = library.make(name, config={"seed": 0})
    random = Random(0)

    def loop(steps: int) -> int:
        state, _ = game.reset()
        for _ in range(steps):
            state, _ = game.step(random.choice(list(state["legal_actions"])))
            if game.is_over():
                state, _ = game.reset()
        return steps

    return loop


def chess_push_uci() -> Loop | None:
    """Recorded random games of chess, each move read from its text, checked and made."""
    try:
        import chess
    except ImportError:
        return None
    random = Random(0)
    records = []
    for _ in range(40):
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 120:
            board.push(random.choice(list(board.legal_moves)))
        records.append([move.uci() for move in board.move_stack])

    def loop(steps: int) -> int:
        done = 0
        while True:
            for record in records:
                board = chess.Board()
                for move in record:
                    board.push_uci(move)
                done += len(record)
                if done >= steps:
                    return done

    return loop
