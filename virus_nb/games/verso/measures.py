"""What can be counted on a table of Verso, at every ply and for every seat."""

from __future__ import annotations

from virus_nb.games.kit import Measure
from virus_nb.games.verso.area import cards_in, score_of
from virus_nb.games.verso.table import State


def points(state: State, seat: int) -> int:
    """Victory points that are banked or won by squares."""
    return score_of(state.areas[seat])


def cards(state: State, seat: int) -> int:
    """Cards in the area."""
    return len(cards_in(state.laid, seat))


MEASURES = (
    Measure("points", "points", points, "Σ points of banks and squares"),
    Measure("cards", "cards", cards, "|cards in the area|"),
)

TARGET = 64
"""The best score that the designers know of a game alone (verso.13)."""
