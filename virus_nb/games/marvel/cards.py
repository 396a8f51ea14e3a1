"""The cards of Virus! Marvel, in the order of the component table.

How many there are of each stands in ``deck.csv``, which may be edited. That the 13 action cards are
3, 1, 2, 3 and 4 of their kinds is an assumption, and so are the colours of the six allies: nobody
publishes them. The box has 81 cards and names 78.
"""

from __future__ import annotations

import csv
from pathlib import Path

from virus_nb.engine.cards import Pack

COLOURS = ("red", "green", "blue", "yellow", "multi", "intangible")
SLOTS = range(len(COLOURS))
"""Colours are numbers inside the rules; so are the places of a team, one for each colour of hero."""

PLAIN = COLOURS[:4]
HEROES = tuple(f"hero-{colour}" for colour in COLOURS)
VILLAINS = tuple(f"villain-{colour}" for colour in (*PLAIN, "multi"))
POWERS = tuple(f"power-{colour}" for colour in PLAIN)
ALLIES = tuple(f"ally-{one}-{other}" for n, one in enumerate(PLAIN) for other in PLAIN[n + 1:])
ACTIONS = ("recruit", "warp-reality", "snap", "spy", "counter")
PLACEABLE = (*HEROES, *VILLAINS, *POWERS, *ALLIES)


def read_deck() -> dict[str, int]:
    """How many copies there are of each card, from ``deck.csv``, in the order of the table."""
    with Path(__file__).with_name("deck.csv").open(encoding="utf-8", newline="") as file:
        copies = {row["card"]: int(row["copies"]) for row in csv.DictReader(file)}
    assert tuple(copies) == (*PLACEABLE, *ACTIONS), "deck.csv has each card once, in the order of the table"
    return copies


PACK = Pack(tuple(read_deck().items()))

_COLOURS_OF = {card: frozenset(PLAIN if "multi" in card else card.split("-")[1:]) for card in PLACEABLE}


def shares(one: str, other: str) -> bool:
    """Whether two cards share a colour; a multi card has every colour, an ally two (marvel.6)."""
    return not _COLOURS_OF[one].isdisjoint(_COLOURS_OF[other])


def family(card: str) -> str:
    """``hero``, ``villain``, ``power``, ``ally``, or the action itself."""
    return card.partition("-")[0] if card in _COLOURS_OF else card


def again(card: str) -> bool:
    """Whether playing the card gives another turn: the multi hero and the multi villain (marvel.11)."""
    return card in ("hero-multi", "villain-multi")
