"""The 68 cards of Virus!, in the order of the component table."""

from __future__ import annotations

from virus_nb.engine.cards import Pack

COLOURS = ("red", "green", "blue", "yellow", "wild")
WILD = 4

ORGAN, VIRUS, MEDICINE, TREATMENT = range(4)
"""Families of cards; the first three have one kind of card a colour, so card = 5 * family + colour."""

TREATMENTS = ("transplant", "organ-thief", "contagion", "latex-glove", "medical-error")
TRANSPLANT, ORGAN_THIEF, CONTAGION, LATEX_GLOVE, MEDICAL_ERROR = range(15, 20)

_COPIES = {
    "organ": (5, 5, 5, 5, 1),
    "virus": (4, 4, 4, 4, 1),
    "medicine": (4, 4, 4, 4, 4),
}

PACK = Pack([
    *((f"{family}-{colour}", copies[n]) for family, copies in _COPIES.items() for n, colour in enumerate(COLOURS)),
    *zip(TREATMENTS, (3, 3, 2, 1, 1), strict=True),
])


def organ(colour: int) -> int:
    """The organ card of that colour."""
    return colour


def virus(colour: int) -> int:
    """The virus card of that colour."""
    return 5 + colour


def medicine(colour: int) -> int:
    """The medicine card of that colour."""
    return 10 + colour
