"""What a game is to the rest of the kit: a table of functions on immutable states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from virus_nb.engine.chance import Chance
from virus_nb.engine.errors import IllegalMove
from virus_nb.engine.move import Move
from virus_nb.engine.options import Option, OptionValues
from virus_nb.engine.types import Decision, Event, Place, Reason, Seat

S = TypeVar("S")
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, M]):
    """The functions of one game. States are opaque to everybody but the game's own folder.

    Two games are the same if they are the same object.

    key, seats, rules, rules_version: ``virus``, the seat numbers allowed, every rule id
    in order, and the version that replays quote.

    new_deck(seats, options, random)  the cards in a random order, as codes, top first; ``()``
                                   in a game without a deck. The order before the deal, as in a replay.
    start(seats, options, deck)    the first state, dealt from such a deck; ``options`` as
                                   ``read_options`` gives them. ``BadInput`` for a wrong deck.
    legal_moves(state)             every legal move; empty when the game is over. Works on a
                                   seat's own view too while that seat has to decide.
    move(state, text)              the ``Move`` with that text, or ``None`` where no state of
                                   this table has such a move.
    why_not(state, text)           ``None`` if the move is legal, else the ``Reason``. Raises
                                   ``BadInput`` for words that mean nothing in this game.
    play(state, move, chance)      the next state and what happened; ``move`` must be legal
                                   (``step`` checks). The old state never changes.
    observe(state, seat)           a state of the same type with holes: all that ``seat`` may
                                   see (``None``: a spectator), and nothing else.
    decision(state)                the open question, or ``None`` when the game is over.
    winners(state)                 the winning seats, ``None`` while the game goes on.
    scores(state)                  points a seat, ``None`` in games without points.
    read_position(data, seats, options) / write_position(state)
                                   the text form of ``formats.md``; reading raises ``BadInput``.
                                   Views can be written too: what is hidden is ``?``.
    position_text(state)           the same as canonical JSON (sorted keys, no blanks), where a game has a
                                   quicker way to it than to write its values out.
    legal_move(state, text)        the ``Move`` with that text if it is legal, else ``None``, where a game can
                                   tell that quicker than by listing the legal ones.
    paths(view, move)              every path of places that a person may click for that move;
                                   no path belongs to two legal moves, or begins another's.
    attempt(view, path)            the text of the move that the clicked path means, legal or
                                   not; ``None`` while more clicks are needed to tell.
    imagine(view, random)          a state without holes that this view could come from:
                                   ``observe(imagine(view, random), seat) == view`` as texts.
    broken(state)                  the invariant that the state breaks, or ``None``.
    """

    key: str
    seats: range
    rules: tuple[str, ...]
    rules_version: str
    options: tuple[Option, ...]
    presets: Mapping[str, OptionValues]
    new_deck: Callable[[int, OptionValues, Random], tuple[str, ...]]
    start: Callable[[int, OptionValues, Sequence[str]], S]
    legal_moves: Callable[[S], Sequence[M]]
    move: Callable[[S, str], M | None]
    why_not: Callable[[S, str], Reason | None]
    play: Callable[[S, M, Chance], tuple[S, tuple[Event, ...]]]
    observe: Callable[[S, Seat | None], S]
    decision: Callable[[S], Decision | None]
    winners: Callable[[S], tuple[Seat, ...] | None]
    scores: Callable[[S], tuple[int, ...] | None]
    read_position: Callable[[Any, int, OptionValues], S]
    write_position: Callable[[S], dict[str, Any]]
    paths: Callable[[S, M], Iterable[tuple[Place, ...]]]
    attempt: Callable[[S, tuple[Place, ...]], str | Reason | None]
    imagine: Callable[[S, Random], S]
    broken: Callable[[S], str | None]
    position_text: Callable[[S], str] | None = None
    legal_move: Callable[[S, str], M | None] | None = None


def step(game: Game[S, M], state: S, text: str, chance: Chance) -> tuple[S, tuple[Event, ...]]:
    """Play the move with that text, if it is legal.

    Raises ``IllegalMove`` with the reason, or ``BadInput`` for words that are no move.
    """
    move = game.move(state, text)
    if move is None or move not in game.legal_moves(state):
        reason = game.why_not(state, text)
        assert reason is not None, f"{game.key}: {text!r} is not offered and not refused"
        raise IllegalMove(text, reason)
    return game.play(state, move, chance)
