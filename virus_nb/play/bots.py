"""Bots, and games that they play among themselves.

A bot is a function of what its seat sees, the legal moves and its own random source.
It never gets the state, so it cannot look at a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from virus_nb.engine import BadInput, Decision, Event, Game, Move, OptionValues, Seeded
from virus_nb.games.kit import Choose, Kit
from virus_nb.play.asked import a_number_of_seats, a_seed, as_written, one_a_seat, options_of
from virus_nb.play.replay import Replay
from virus_nb.play.search.levels import thinkers
from virus_nb.play.verify import Ply, record

MOST_PLIES = 20_000
"""A game that is longer than this would not end: a fault in its rules or a bot."""


def random_bot(view: Any, moves: Sequence[Move], random: Random) -> Move:
    """Any of the legal moves, all alike."""
    return moves[int(random.random() * len(moves))]


def bots(kit: Kit) -> dict[str, Choose]:
    """Everybody who can play this game, by name: ``random``, the game's own, and the levels of the search."""
    return {"random": random_bot, **kit.bots, **thinkers(kit)}


def find_bot(kit: Kit, name: str, where: str = "bots") -> Choose:
    """The bot with that name; ``BadInput`` with the choices if there is none."""
    known = bots(kit)
    if not isinstance(name, str) or name not in known:
        raise BadInput("not-a-choice", where, value=as_written(name), choices=tuple(known))
    return known[name]


def bot_random(seed: int | str | None, seat: int) -> Random:
    """The bot's own random source: the same for the same game and seat, unlike the deck's."""
    return Random(f"virus_nb/bot/{seed}/{seat}")


def deck_random(seed: int | str | None) -> Random:
    """The random source that orders the deck before the deal."""
    return Random(f"virus_nb/deck/{seed}")


class Dealt(NamedTuple):
    """A game that bots are about to play."""

    game: Game[Any, Any]
    options: OptionValues
    deck: tuple[str, ...]
    start: Any
    players: tuple[tuple[Choose, Random], ...]
    chance: Seeded
    seed: int | str


class Made(NamedTuple):
    """A move that was made: who decided what, before and after it, and what happened."""

    decision: Decision
    before: Any
    move: Move
    after: Any
    events: tuple[Event, ...]


def deal(kit: Kit, names: Sequence[str], options: Mapping[str, Any] | None = None, seed: int | str = 0) -> Dealt:
    """A new game for these bots, one name a seat. ``BadInput`` for bots, options or a seed that cannot be."""
    game = kit.game
    values = options_of(game, options)
    a_number_of_seats(game, len(one_a_seat(names)), "bots")
    seed = a_seed(seed)
    players = tuple((find_bot(kit, name), bot_random(seed, seat)) for seat, name in enumerate(names))
    deck = game.new_deck(len(names), values, deck_random(seed))
    return Dealt(game, values, deck, game.start(len(names), values, deck), players, Seeded(seed), seed)


def played(dealt: Dealt) -> Iterator[Made]:
    """The moves of the bots one after the other, to the end of the game."""
    game, players, chance, state = dealt.game, dealt.players, dealt.chance, dealt.start
    decide, observe, legal_moves, play = game.decision, game.observe, game.legal_moves, game.play
    for _ in range(MOST_PLIES):
        decision = decide(state)
        if decision is None:
            return
        choose, random = players[decision.seat]
        view = None if choose is random_bot else observe(state, decision.seat)
        move = choose(view, legal_moves(state), random)
        after, events = play(state, move, chance)
        yield Made(decision, state, move, after, events)
        state = after
    raise RuntimeError(f"{game.key}: no end after {MOST_PLIES} plies (seed {dealt.seed!r})")


def play_out(kit: Kit, names: Sequence[str], options: Mapping[str, Any] | None = None,
             seed: int | str = 0) -> Replay:
    """A whole game between bots, one name a seat, as a replay. The same seed gives the same game."""
    dealt = deal(kit, names, options, seed)
    chance = dealt.chance
    plies, shuffles, picks = [Ply(0, "", dealt.start)], 0, 0
    for made in played(dealt):
        plies.append(Ply(len(plies), made.move.text, made.after, made.events,
                         tuple(chance.shuffles[shuffles:]), tuple(chance.picks[picks:])))
        shuffles, picks = len(chance.shuffles), len(chance.picks)
    return record(dealt.game, names, dealt.options, dealt.seed, dealt.deck, plies)
