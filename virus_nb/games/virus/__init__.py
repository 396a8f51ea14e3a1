"""Virus!: organs, viruses, medicines and treatments."""

from pathlib import Path

from virus_nb.games.kit import Kit
from virus_nb.games.virus.art import ART
from virus_nb.games.virus.bot import greedy
from virus_nb.games.virus.hints import HINTS
from virus_nb.games.virus.rules import GAME
from virus_nb.games.virus.scene import draw

KIT = Kit(game=GAME, draw=draw, art=ART, bots={"greedy": greedy}, folder=Path(__file__).parent,
          hints=HINTS, minutes=(10, 20))
