"""A recorded game: its moves and everything that chance decided. States are never stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from virus_nb.engine import HIDDEN, OptionValues, Seat

FORMAT, VERSION = "virus-nb/replay", 1


@dataclass(frozen=True, slots=True)
class Note:
    """A remark on the table as it is after ``ply`` moves, in one language.

    mark: what the slider shows there, ``!``, ``?`` or a short label. turn: it is about the whole turn.
    """

    ply: int
    text: str
    lang: str = "en"
    mark: str = ""
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that this one branched off from.

    replay: its name. ply: where. check: the fingerprint of the table there, or, where the hidden cards were
    dealt anew for a ``seat``, of what that seat saw.
    """

    replay: str
    ply: int
    check: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended: the winning seats, how many moves it took, points where the game has them."""

    winners: tuple[Seat, ...]
    plies: int
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """One recorded game; see ``replays/README.md`` for the text of it.

    seats:    who sat there, by seat: a person's name or a bot's. Always plain text.
    seed:     only a remark on where the order of the cards came from.
    deck:     the cards before the deal, top first; empty in a game without cards. ``?``: a card that nobody
              who wrote the game down has seen.
    position: the game began there, and not with a deck.
    origin:   the game that it branched off from.
    shuffles: the deck after each later reshuffle. chance: other outcomes, in order.
    checks:   ply -> ``fingerprint`` of the position after it.
    """

    game: str
    seats: tuple[str, ...]
    moves: tuple[str, ...] = ()
    options: OptionValues = field(default_factory=dict)
    rules: str = ""
    seed: int | str | None = None
    deck: tuple[str, ...] = ()
    shuffles: tuple[tuple[str, ...], ...] = ()
    chance: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    checks: Mapping[int, str] = field(default_factory=dict)
    result: Result | None = None
    position: Mapping[str, Any] | None = None
    origin: Origin | None = None

    @property
    def unknown(self) -> bool:
        """Whether there are cards in it that nobody saw."""
        return HIDDEN in self.deck or any([HIDDEN in order for order in self.shuffles])
