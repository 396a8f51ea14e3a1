"""Virus! Marvel: heroes, villains, powers, allies and actions."""

from pathlib import Path

from virus_nb.games.kit import Kit
from virus_nb.games.marvel.art import ART
from virus_nb.games.marvel.bot import greedy
from virus_nb.games.marvel.hints import HINTS
from virus_nb.games.marvel.rules import GAME
from virus_nb.games.marvel.scene import draw

KIT = Kit(game=GAME, draw=draw, art=ART, bots={"greedy": greedy}, folder=Path(__file__).parent,
          hints=HINTS, minutes=(15, 30))
