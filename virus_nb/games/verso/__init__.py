"""Verso: double-sided cards, runs and squares."""

from pathlib import Path

from virus_nb.games.kit import Kit
from virus_nb.games.verso.art import ART
from virus_nb.games.verso.bot import greedy
from virus_nb.games.verso.hints import HINTS
from virus_nb.games.verso.rules import GAME
from virus_nb.games.verso.scene import draw

KIT = Kit(game=GAME, draw=draw, art=ART, bots={"greedy": greedy}, folder=Path(__file__).parent,
          hints=HINTS, minutes=(20, 40))
