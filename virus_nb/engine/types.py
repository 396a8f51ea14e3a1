"""The words that every game speaks: event, reason, decision; what a move is stands in ``move.py``.

All of them are small immutable values. A game builds each move and most
events once and hands out the same object again and again, so that listing and
playing moves allocates next to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Seat: TypeAlias = int
"""0, 1, 2 ... in turn order; seat 0 moves first."""

Place: TypeAlias = str
"""One address for rules, drawing, clicks and files: ``1.red``, ``f6``, ``2``."""

Fact: TypeAlias = "str | int | tuple[str, ...]"

HIDDEN = "?"
"""The card that the viewer may not see."""

NOBODY: Seat = -1


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table, as a fact.

    kind:   what happened; its words are ``<game>-event-<kind>`` in the language files.
    rule:   id of the rule that it applies, e.g. ``virus.7``.
    seat:   who did it (``NOBODY`` for the table itself).
    cards:  the cards concerned, as codes.
    places: the places concerned, in the order in which the words name them.
    other:  a second seat concerned, or ``NOBODY``.
    number: a count or an amount (points, cards drawn), else 0.
    secret: the seats that see ``cards``; ``None``: everybody does.
    """

    kind: str
    rule: str
    seat: Seat = NOBODY
    cards: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    other: Seat = NOBODY
    number: int = 0
    secret: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as ``seat`` sees it (``None``: a spectator): secret cards become ``?``."""
        if self.secret is None or seat in self.secret:
            return self
        return Event(self.kind, self.rule, self.seat, (HIDDEN,) * len(self.cards),
                     self.places, self.other, self.number, self.secret)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the rule, and the facts for a sentence.

    why:   key of the sentence, ``<game>-reason-<why>`` in the language files.
    facts: what the sentence names. The keys ``card``, ``place``, ``seat`` (and
           the same with a number behind them) are put into words by their kind.
    """

    rule: str
    why: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """The open question on top of the stack: who is asked, and what.

    kind:  ``turn``, ``spread``, ``counter``, ... words: ``<game>-decision-<kind>``.
    seat:  who decides (whose *turn* it is may be somebody else: ``turn``).
    turn:  whose turn it is.
    facts: what the sentence names, as in ``Reason``.
    """

    kind: str
    seat: Seat
    turn: Seat
    facts: Mapping[str, Fact] = field(default_factory=dict)
