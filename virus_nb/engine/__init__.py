"""The engine: what is the same for every game. Standard library only."""

from virus_nb.engine.chance import NO_CHANCE, Chance, Recorded, Seeded
from virus_nb.engine.errors import BadInput, IllegalMove
from virus_nb.engine.game import Game, step
from virus_nb.engine.move import Move
from virus_nb.engine.options import Chosen, Option, OptionValues, Value, read_options
from virus_nb.engine.types import HIDDEN, NOBODY, Decision, Event, Fact, Place, Reason, Seat

__all__ = [
    "HIDDEN", "NOBODY", "NO_CHANCE", "BadInput", "Chance", "Chosen", "Decision", "Event", "Fact", "Game",
    "IllegalMove", "Move", "Option", "OptionValues", "Place", "Reason", "Recorded", "Seat",
    "Seeded", "Value", "read_options", "step",
]
