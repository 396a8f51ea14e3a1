"""A bot that takes what looks best at once: it gathers four ready heroes and holds back the leader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from virus_nb.games.marvel import heroes
from virus_nb.games.marvel.acts import land
from virus_nb.games.marvel.cards import HEROES, SLOTS, VILLAINS
from virus_nb.games.marvel.state import State
from virus_nb.games.marvel.table import CardMove, TeamsBySeat

# What a hero is worth: only the shielded one is safe, the blocked one is nearly lost.
_FREE, _BLOCKED, _PROTECTED, _SHIELDED = 1.0, 0.3, 1.25, 1.6
_STEP = 0.25
"""The nearer to four, the more the next ready hero counts."""
_WON = 100.0
_AGAIN = 0.5
_SPY = 0.35
_LATER = 0.05
"""What it is worth to change a useless card for another."""
_COUNTERED = -0.4
"""A hit that costs more than this is countered."""


def greedy(view: State, moves: Sequence[CardMove], random: Random) -> CardMove:
    """The move after which the table looks best for the seat that decides; one of the best, at random."""
    seat = view.to_move
    now = _standing(view.teams, seat)
    have = view.teams[seat].heroes
    useless = [card for card in view.hands[seat].cards if card in HEROES and have >> HEROES.index(card) & 1]
    best, chosen = -1e9, []
    for move in moves:
        score = _score(view, move, now, useless)
        if score > best:
            best, chosen = score, [move]
        elif score == best:
            chosen.append(move)
    return chosen[int(random.random() * len(chosen))]


def _score(view: State, move: CardMove, now: float, useless: list[str]) -> float:
    seat, ask = view.to_move, view.ask
    if move.act is None:
        return _LATER * sum(1 if card in useless else -2 for card in move.cards)
    if move.kind in ("counter", "draw"):
        return 0.0
    if move.kind == "allow":
        assert ask is not None and ask.hit is not None
        return _struck(view, ask.hit, seat) - now - _COUNTERED
    if move.kind == "aim":
        assert ask is not None
        hit = view.table.moves[f"{ask.card} {move.text.partition(' ')[2]}"]
        return _struck(view, hit, seat) - now
    if move.kind == "eliminate":
        return _standing(move.act(view, move)[0], seat) - now
    return _struck(view, move.plain, seat) - now + (_AGAIN if move.again else 0)


def _struck(view: State, move: CardMove, seat: int) -> float:
    """How the table looks for ``seat`` when a card has had its effect."""
    if move.card == "snap":
        return _standing(view.teams, seat, halved=True)
    if move.card == "spy":
        return _standing(view.teams, seat) + (_SPY if seat == view.turn else -_SPY)
    strikes = move.card in VILLAINS or move.card in ("recruit", "warp-reality")
    assert move.act is not None
    return _standing((land(view, move) if strikes else move.act(view, move))[0], seat)


def _standing(teams: TeamsBySeat, seat: int, halved: bool = False) -> float:
    """The own team against the best of the others; the rest of them counts a little."""
    worths = [_worth(team.key, halved) for team in teams]
    mine = worths.pop(seat)
    leader = max(worths)
    return mine - leader - 0.2 * (sum(worths) - leader)


@lru_cache(maxsize=1 << 14)
def _worth(key: int, halved: bool) -> float:
    """What a team is worth; ``halved``: after the worst half of it is gone."""
    each = sorted(_worth_of(pile) for pile in (key >> 6 * slot & 63 for slot in SLOTS) if pile != heroes.NONE)
    if halved:
        each = each[len(each) // 2:]
    ready = sum(worth > _BLOCKED for worth in each)
    return _WON if ready >= 4 else sum(each) + _STEP * ready * ready


def _worth_of(pile: int) -> float:
    if heroes.is_blocked(pile):
        return _BLOCKED
    return _SHIELDED if heroes.is_shielded(pile) else _PROTECTED if heroes.on(pile) else _FREE
