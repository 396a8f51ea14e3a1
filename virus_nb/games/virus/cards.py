"""The 68 cards of Virus!, in the order of the component table."""

from __future__ import annotations

from virus_nb.engine.cards import Pack

COLOURS = ("red", "green", "blue", "yellow", "wild")
SLOTS = range(len(COLOURS))
WILD = 4
"""Colours are numbers inside the rules; so are the places of a body, one for each colour."""

ORGANS = tuple(f"organ-{colour}" for colour in COLOURS)
VIRUSES = tuple(f"virus-{colour}" for colour in COLOURS)
MEDICINES = tuple(f"medicine-{colour}" for colour in COLOURS)
TREATMENTS = ("transplant", "organ-thief", "contagion", "latex-glove", "medical-error")

PACK = Pack(tuple(zip(
    (*ORGANS, *VIRUSES, *MEDICINES, *TREATMENTS),
    (5, 5, 5, 5, 1, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 3, 3, 2, 1, 1), strict=True)))

COLOUR_OF = {card: n for family in (ORGANS, VIRUSES, MEDICINES) for n, card in enumerate(family)}
