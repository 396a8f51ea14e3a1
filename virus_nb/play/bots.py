"""Bots, and games that they play among themselves.

A bot is a function of what its seat sees, the legal moves and its own random source.
It never gets the state, so it cannot look at a hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from virus_nb.engine import BadInput, Move, OptionValues, Seeded, read_options
from virus_nb.games.kit import Choose, Kit
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
    if name not in known:
        raise BadInput("not-a-choice", where, value=name, choices=tuple(known))
    return known[name]


def bot_random(seed: int | str | None, seat: int) -> Random:
    """The bot's own random source: the same for the same game and seat, unlike the deck's."""
    return Random(f"virus_nb/bot/{seed}/{seat}")


def deck_random(seed: int | str | None) -> Random:
    """The random source that orders the deck before the deal."""
    return Random(f"virus_nb/deck/{seed}")


def play_out(kit: Kit, names: Sequence[str], options: Mapping[str, Any] | None = None,
             seed: int | str = 0) -> Replay:
    """A whole game between bots, one name a seat, as a replay. The same seed gives the same game."""
    game = kit.game
    values: OptionValues = read_options(game.options, game.presets, options)
    if len(names) not in game.seats:
        raise BadInput("not-that-many-seats", "bots", value=len(names),
                       low=game.seats[0], high=game.seats[-1])
    players = [(find_bot(kit, name), bot_random(seed, seat)) for seat, name in enumerate(names)]
    deck = game.new_deck(len(names), values, deck_random(seed))
    chance = Seeded(seed)
    state = game.start(len(names), values, deck)
    plies = [Ply(0, "", state)]
    while (decision := game.decision(state)) is not None:
        if len(plies) > MOST_PLIES:
            raise RuntimeError(f"{game.key}: no end after {MOST_PLIES} plies (seed {seed!r})")
        choose, random = players[decision.seat]
        view = None if choose is random_bot else game.observe(state, decision.seat)
        move = choose(view, game.legal_moves(state), random)
        shuffles, picks = len(chance.shuffles), len(chance.picks)
        state, events = game.play(state, move, chance)
        plies.append(Ply(len(plies), move.text, state, events,
                         tuple(chance.shuffles[shuffles:]), tuple(chance.picks[picks:])))
    return record(game, names, values, seed, deck, plies)
