"""Virus Wars: viruses and zombies on a board."""

from pathlib import Path

from virus_nb.games.kit import Kit
from virus_nb.games.virus_wars.art import ART
from virus_nb.games.virus_wars.bot import greedy
from virus_nb.games.virus_wars.hints import HINTS
from virus_nb.games.virus_wars.rules import GAME
from virus_nb.games.virus_wars.scene import draw

KIT = Kit(game=GAME, draw=draw, art=ART, bots={"greedy": greedy}, folder=Path(__file__).parent,
          hints=HINTS, minutes=(10, 30))
