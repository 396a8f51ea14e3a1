"""Playing a recorded game through, and comparing it with what was written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from virus_nb import games
from virus_nb.engine import BadInput, Event, Game, IllegalMove, OptionValues, Reason, Recorded, step
from virus_nb.play.replay import Note, Origin, Replay, Result
from virus_nb.play.unknown import filled

EVERY = 10
"""A check is written every so many plies, and at the end."""

After: TypeAlias = "tuple[Any, tuple[Event, ...]]"
"""The table after a move, and what happened."""


_TEXT = json.JSONEncoder(ensure_ascii=False, check_circular=False, sort_keys=True, separators=(",", ":")).encode


class IllegalPly(BadInput):
    """A recorded move that the rules refuse: ``reason`` says why."""

    def __init__(self, code: str, where: str, reason: Reason, **facts: Any) -> None:
        self.reason = reason
        super().__init__(code, where, **facts)


@dataclass(frozen=True, slots=True)
class Ply:
    """The table after ``ply`` moves: the last move, what happened, and the chance in it."""

    ply: int
    move: str
    state: Any
    events: tuple[Event, ...] = ()
    shuffles: tuple[tuple[str, ...], ...] = ()
    picks: tuple[str, ...] = ()


def fingerprint(game: Game[Any, Any], state: Any) -> str:
    """The check of a position: the first 16 hex digits of the SHA-256 of its text.

    The text is the position as JSON with sorted keys, no blanks, UTF-8.
    """
    text = game.position_text(state) if game.position_text else _TEXT(game.write_position(state))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def follow(replay: Replay) -> Iterator[Ply]:
    """The table at every ply, the start (ply 0) first; checks and result are compared on the way.

    ``BadInput`` at the first ply where the record cannot be right: ``IllegalPly`` for a move that the
    rules refuse, ``replay-differs`` for a check or the result, and what is wrong with deck and chance.
    """
    game, chance = games.find(replay.game).game, Recorded(replay.shuffles, replay.chance)
    shuffles = picks = 0
    for ply, (state, events) in enumerate(_plays(replay, game, chance)):
        _compare(replay, game, ply, state)
        move = replay.moves[ply - 1] if ply else ""
        yield Ply(ply, move, state, events, tuple(chance.shuffles[shuffles:]), tuple(chance.picks[picks:]))
        shuffles, picks = len(chance.shuffles), len(chance.picks)
    _compare_end(replay, game, state, chance)


def verify(replay: Replay) -> Any:
    """Play the whole replay through and give the last state; ``BadInput`` where it differs."""
    return played(replay)[-1][0]


def played(replay: Replay) -> list[After]:
    """As ``follow``, but the whole game at once, and only the states and events."""
    game, chance = games.find(replay.game).game, Recorded(replay.shuffles, replay.chance)
    done: list[After] = []
    try:
        done.extend(_plays(replay, game, chance))
    finally:  # where a move was refused, too: the tables before it are in the list, and told first if they differ
        for ply in _compared(replay):
            if ply < len(done):
                _compare(replay, game, ply, done[ply][0])
    _compare_end(replay, game, done[-1][0], chance)
    return done


def _plays(replay: Replay, game: Game[Any, Any], chance: Recorded) -> Iterator[After]:
    """The first table, and what comes of each move; nothing is compared here."""
    state = _start(game, replay)
    yield state, ()
    play, legal_move = game.play, game.legal_move or _among_listed(game)
    for ply, text in enumerate(replay.moves, 1):
        try:
            move = legal_move(state, text)
            # step says why a move is not legal
            after = step(game, state, text, chance) if move is None else play(state, move, chance)
        except IllegalMove as illegal:
            raise _illegal(replay, game, ply, text, illegal.reason) from None
        except BadInput as error:
            if error.where.startswith(("shuffles", "chance")):
                raise
            raise BadInput(error.code, f"moves[{ply - 1}]", **error.facts) from None
        state = after[0]
        yield after


def _among_listed(game: Game[Any, Any]) -> Callable[[Any, str], Any]:
    """The move with a text if it is legal, by listing the legal ones."""
    def legal_move(state: Any, text: str) -> Any:
        move = game.move(state, text)
        return move if move in game.legal_moves(state) else None

    return legal_move


def _start(game: Game[Any, Any], replay: Replay) -> Any:
    """The first table: dealt from the deck, or the position that the game began at."""
    seats = len(replay.seats)
    if replay.position is None:
        deck = filled(game, seats, replay.options, replay.deck) if replay.unknown else replay.deck
        return game.start(seats, replay.options, deck)
    try:
        return game.read_position(replay.position, seats, replay.options)
    except BadInput as error:
        # a game may name its places with or without the key that they stand under
        inner = error.where.removeprefix("position").removeprefix(".")
        where = ".".join(filter(None, ("position", inner))).replace(".[", "[")
        raise BadInput(error.code, where, **error.facts) from None


def record(game: Game[Any, Any], names: Sequence[str], options: OptionValues, seed: int | str | None,
           deck: Sequence[str], plies: Sequence[Ply], notes: Sequence[Note] = ()) -> Replay:
    """The replay of a game that was played: ``plies`` from the start (ply 0) to its last table."""
    last = plies[-1]
    winners = game.winners(last.state)
    scores = game.scores(last.state)
    checked = [ply for ply in plies if ply.ply and (ply.ply % EVERY == 0 or ply is last)]
    return Replay(
        game.key, tuple(names), tuple(ply.move for ply in plies[1:]), dict(options), game.rules_version,
        seed, tuple(deck),
        tuple(order for ply in plies for order in ply.shuffles),
        tuple(pick for ply in plies for pick in ply.picks),
        tuple(notes),
        {ply.ply: fingerprint(game, ply.state) for ply in checked},
        None if winners is None
        else Result(tuple(winners), last.ply, None if scores is None else tuple(scores)),
    )


def _compared(replay: Replay) -> list[int]:
    """The plies at which the record says what the table is, in order."""
    return sorted({*replay.checks, _branched_at(replay)} if replay.origin else replay.checks)


def _branched_at(replay: Replay) -> int:
    """Where a branch left its game: a position is the very table."""
    return replay.origin.ply if replay.origin and replay.position is None else 0


def _compare(replay: Replay, game: Game[Any, Any], ply: int, state: Any) -> None:
    expected = replay.checks.get(ply)
    if expected is not None:
        found = fingerprint(game, state)
        if found != expected:
            raise _differs(replay, game, f"checks.{ply}", ply, expected, found)
    if replay.origin and ply == _branched_at(replay):
        _compare_origin(replay, replay.origin, game, ply, state)


def _compare_origin(replay: Replay, origin: Origin, game: Game[Any, Any], ply: int, state: Any) -> None:
    found = fingerprint(game, state if origin.seat is None else game.observe(state, origin.seat))
    if found != origin.check:
        raise _differs(replay, game, "origin.check", ply, origin.check, found)


def _compare_end(replay: Replay, game: Game[Any, Any], state: Any, chance: Recorded) -> None:
    last = len(replay.moves)
    beyond = [ply for ply in replay.checks if ply > last]
    if beyond:
        raise BadInput("not-a-ply", f"checks.{beyond[0]}", number=last)
    for n, note in enumerate(replay.notes):
        if note.ply > last:
            raise BadInput("not-a-ply", f"notes[{n}].ply", number=last)
    if replay.origin and replay.position is None and replay.origin.ply > last:
        raise BadInput("not-a-ply", "origin.ply", number=last)
    if len(chance.shuffles) < len(replay.shuffles):
        raise BadInput("chance-left", f"shuffles[{len(chance.shuffles)}]")
    if len(chance.picks) < len(replay.chance):
        raise BadInput("chance-left", f"chance[{len(chance.picks)}]")
    if replay.result is None:
        return
    winners, scores = game.winners(state), game.scores(state)
    told_and_found = (("winners", replay.result.winners, winners), ("plies", replay.result.plies, last),
                      ("scores", replay.result.scores, scores))
    for key, told, found in told_and_found:
        if told != (tuple(found) if isinstance(found, (list, tuple)) else found):
            raise _differs(replay, game, f"result.{key}", last, _words(told), _words(found))


def _differs(replay: Replay, game: Game[Any, Any], where: str, ply: int,
             expected: str, found: str) -> BadInput:
    if replay.rules != game.rules_version:
        return BadInput("replay-differs-rules", where, ply=ply, expected=expected, found=found,
                        theirs=replay.rules, ours=game.rules_version)
    return BadInput("replay-differs", where, ply=ply, expected=expected, found=found)


def _illegal(replay: Replay, game: Game[Any, Any], ply: int, text: str, reason: Reason) -> IllegalPly:
    where = f"moves[{ply - 1}]"
    if replay.rules != game.rules_version:
        return IllegalPly("replay-illegal-rules", where, reason, ply=ply, move=text, rule=reason.rule,
                          why=reason.why, theirs=replay.rules, ours=game.rules_version)
    return IllegalPly("replay-illegal", where, reason, ply=ply, move=text, rule=reason.rule, why=reason.why)


def _words(value: object) -> str:
    return json.dumps(value)
