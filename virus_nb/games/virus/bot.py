"""A bot that takes what looks best at once: it builds four healthy organs and holds back the leader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from virus_nb.games.virus import organs
from virus_nb.games.virus.body import Body
from virus_nb.games.virus.cards import COLOUR_OF, ORGANS, SLOTS
from virus_nb.games.virus.state import State
from virus_nb.games.virus.table import BodiesBySeat, CardMove

# What an organ is worth: only the immunised one is safe, the infected one is nearly lost.
_FREE, _INFECTED, _VACCINATED, _IMMUNISED = 1.0, 0.3, 1.25, 1.6
_STEP = 0.25
"""The nearer to four, the more the next healthy organ counts."""
_WON = 100.0
_GLOVE = 0.7
_SPREAD = 0.6
_LATER = 0.05
"""What it is worth to change a useless card for another."""


def greedy(view: State, moves: Sequence[CardMove], random: Random) -> CardMove:
    """The move after which the table looks best for the seat that moves; one of the best, at random."""
    seat = view.to_move
    now = _standing(view.bodies, seat)
    useful = [_is_useful(card, view.bodies[seat]) for card in view.hands[seat].cards]
    cards = view.hands[seat].cards
    wanted = {card for card, use in zip(cards, useful, strict=True) if use}
    best, chosen = -1e9, []
    for move in moves:
        score = _score(view, move, now, wanted)
        if score > best:
            best, chosen = score, [move]
        elif score == best:
            chosen.append(move)
    return chosen[int(random.random() * len(chosen))]


def _score(view: State, move: CardMove, now: float, wanted: set[str]) -> float:
    if move.act is None:
        return _LATER * sum(-2 if card in wanted else 1 for card in move.cards)
    if move.kind == "latex-glove":
        return _GLOVE
    if move.kind == "contagion":
        return _SPREAD * view.bodies[view.to_move].sick.bit_count()
    _, bodies, _, _, _ = move.act(view, move)
    return _standing(bodies, view.to_move) - now


def _standing(bodies: BodiesBySeat, seat: int) -> float:
    """The own body against the best of the others; the rest of them counts a little."""
    others = [_worth(body.key) for body in bodies if body.seat != seat]
    leader = max(others)
    return _worth(bodies[seat].key) - leader - 0.2 * (sum(others) - leader)


@lru_cache(maxsize=1 << 14)
def _worth(key: int) -> float:
    """What a body is worth."""
    worth, healthy = 0.0, 0
    for slot in SLOTS:
        pile = key >> 6 * slot & 63
        if pile == organs.NONE:
            continue
        if organs.is_infected(pile):
            worth += _INFECTED
            continue
        healthy += 1
        worth += _FREE if pile == organs.FREE else _IMMUNISED if organs.is_immunised(pile) else _VACCINATED
    return _WON if healthy >= 4 else worth + _STEP * healthy * healthy


def _is_useful(card: str, body: Body) -> bool:
    """Whether a card is worth keeping: everything but a second organ of a colour."""
    return card not in ORGANS or not body.organs >> COLOUR_OF[card] & 1
