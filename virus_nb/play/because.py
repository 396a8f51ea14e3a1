"""What speaks for a move and against it: what happens with it, and what the next player may do then.

All of it is found by playing the move in imagined worlds, so it says no more than the seat can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from virus_nb.engine import HIDDEN, NOBODY, Event, Fact, Move, Reason, Seat
from virus_nb.games.kit import Kit
from virus_nb.play.search.playout import Dice

WORLDS = 24
"""Worlds in which the next player's winning moves are looked for."""

FEWER = 8
"""Worlds in which what a move does is looked at: what happens in some of them only is luck, and no reason."""

SERIOUS = 0.10
"""A danger of less than this is not worth a word."""


@dataclass(frozen=True, slots=True)
class Danger:
    """How likely it is that the player after the move wins at once: ``share``, and who that is."""

    share: float
    seat: Seat


def dangers(kit: Kit, view: Any, moves: Sequence[Move], random: Random) -> dict[Move, Danger]:
    """For each move the danger that it leaves, in the same worlds for all of them."""
    game, dice = kit.game, Dice(random)
    me = game.decision(view)
    assert me is not None
    lost: dict[Move, int] = dict.fromkeys(moves, 0)
    next_seat: dict[Move, Seat] = dict.fromkeys(moves, NOBODY)
    for _ in range(WORLDS):
        world = game.imagine(view, random)
        for move in moves:
            after, _ = game.play(world, move, dice)
            decision = game.decision(after)
            if decision is None or decision.seat == me.seat:
                continue
            next_seat[move] = decision.seat
            lost[move] += any(game.winners(game.play(after, reply, dice)[0]) == (decision.seat,)
                              for reply in game.legal_moves(after))
    return {move: Danger(lost[move] / WORLDS, next_seat[move]) for move in moves}


def because(kit: Kit, view: Any, move: Move, facing: dict[Move, Danger],
            random: Random) -> tuple[Reason, ...]:
    """The reasons for and against a move, the most important first. Each is a sentence ``coach-<why>``."""
    decision = kit.game.decision(view)
    assert decision is not None
    seat = decision.seat
    rule, found = _seen(kit, view, move, seat, random)
    for _ in range(FEWER - 1):
        _, others = _seen(kit, view, move, seat, random)
        found = [reason for reason in found if reason in others]
    if any(reason.why in ("wins", "loses") for reason in found):
        return tuple(found)
    return (*found, *_danger(rule, move, facing))


def _seen(kit: Kit, view: Any, move: Move, seat: Seat, random: Random) -> tuple[str, list[Reason]]:
    """What the move does in one world, and the rule of what happened last."""
    game, hints = kit.game, kit.hints
    world = game.imagine(view, random)
    after, events = game.play(world, move, Dice(random))
    won, rule = game.winners(after), events[-1].rule
    if won is not None:
        return rule, [Reason(rule, "wins" if seat in won else "loses")]
    found = [reason for event in events if (reason := _meaning(hints.means, event.seen_by(seat))) is not None]
    return rule, [*found, *(hints.notice(world, after, seat) if hints.notice else ())]


def _meaning(means: Any, event: Event) -> Reason | None:
    """What an event is good for, with its cards and places as facts; ``None`` if that is not worth a word."""
    why = means.get(event.kind)
    if why is None:
        return None
    facts: dict[str, Fact] = {"number": event.number}
    for n, card in enumerate(event.cards[:2], 1):
        facts[f"card{n}" if n > 1 else "card"] = card
    for n, place in enumerate(event.places[:2], 1):
        facts[f"place{n}" if n > 1 else "place"] = place
    if event.other != NOBODY:
        facts["seat"] = event.other
    return None if HIDDEN in event.cards else Reason(event.rule, why, facts)


def _danger(rule: str, move: Move, facing: dict[Move, Danger]) -> tuple[Reason, ...]:
    """A win of the next player that the move leaves open, or that it prevents while others do not."""
    danger = facing[move]
    if danger.seat == NOBODY:
        return ()
    others = [other.share for each, other in facing.items() if each is not move and other.seat == danger.seat]
    usual = sum(others) / len(others) if others else 0.0
    facts: dict[str, Fact] = {"seat": danger.seat, "number": round(100 * danger.share)}
    if usual - danger.share >= 2 * SERIOUS:
        return (Reason(rule, "stops", facts | {"usual": round(100 * usual)}),)
    return (Reason(rule, "threat", facts),) if danger.share >= SERIOUS else ()
