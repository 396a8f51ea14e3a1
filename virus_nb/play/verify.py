"""Playing a recorded game through, and comparing it with what was written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
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
    chance = Recorded(replay.shuffles, replay.chance)
    shuffles = picks = 0
    for ply, ((state, events),) in enumerate(_through(replay, chance, range(1, len(replay.moves) + 1))):
        move = replay.moves[ply - 1] if ply else ""
        yield Ply(ply, move, state, events, tuple(chance.shuffles[shuffles:]), tuple(chance.picks[picks:]))
        shuffles, picks = len(chance.shuffles), len(chance.picks)


def verify(replay: Replay) -> Any:
    """Play the whole replay through and give the last state; ``BadInput`` where it differs."""
    for stretch in stretches(replay):
        state = stretch[-1][0]
    return state


def stretches(replay: Replay) -> Iterator[list[After]]:
    """As ``follow``, but only the states and events, and those up to the next check at once."""
    last = len(replay.moves)
    stops = {last, *replay.checks, replay.origin.ply if replay.origin else last}
    return _through(replay, Recorded(replay.shuffles, replay.chance),
                    sorted([ply for ply in stops if 0 < ply <= last]))


def _through(replay: Replay, chance: Recorded, stops: Iterable[int]) -> Iterator[list[After]]:
    """The states and events up to each of the plies in ``stops``, everything compared on the way.

    Every ply that is to be compared, and the last one, is among them.
    """
    game = games.find(replay.game).game
    after: list[After] = [(_start(game, replay), ())]
    ply = 0
    for stop in (0, *stops):
        if stop:
            after = _stretch(replay, game, chance, after[-1][0], ply, stop)
        ply, state = stop, after[-1][0]
        _compare(replay, game, ply, state)
        if replay.origin:
            _compare_origin(replay, replay.origin, game, ply, state)
        yield after
    _compare_end(replay, game, state, chance)


def _stretch(replay: Replay, game: Game[Any, Any], chance: Recorded, state: Any, ply: int,
             stop: int) -> list[After]:
    """What comes of the moves after ``ply`` up to ``stop``; nothing is done here but to play them."""
    named, play, allows = game.move, game.play, game.allows or _listed(game)
    done: list[After] = []
    try:
        for text in replay.moves[ply:stop]:
            move = named(state, text)
            if allows(state, move):
                after = play(state, move, chance)
            else:
                after = step(game, state, text, chance)  # which says why not
            state = after[0]
            done.append(after)
    except IllegalMove as illegal:
        raise _illegal(replay, game, ply + len(done) + 1, text, illegal.reason) from None
    except BadInput as error:
        if error.where.startswith(("shuffles", "chance")):
            raise
        raise BadInput(error.code, f"moves[{ply + len(done)}]", **error.facts) from None
    return done


def _listed(game: Game[Any, Any]) -> Callable[[Any, Any], bool]:
    """Whether a move is among the legal ones of a state, by listing these."""
    legal_moves = game.legal_moves
    return lambda state, move: move in legal_moves(state)


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


def _compare(replay: Replay, game: Game[Any, Any], ply: int, state: Any) -> None:
    expected = replay.checks.get(ply)
    if expected is not None:
        found = fingerprint(game, state)
        if found != expected:
            raise _differs(replay, game, f"checks.{ply}", ply, expected, found)


def _compare_origin(replay: Replay, origin: Origin, game: Game[Any, Any], ply: int, state: Any) -> None:
    """Where a branch left its game the table is the one that it names."""
    if ply != (origin.ply if replay.position is None else 0):
        return
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
