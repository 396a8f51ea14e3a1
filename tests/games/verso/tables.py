"""Short ways to set up a table."""

from __future__ import annotations

from virus_nb.engine import NO_CHANCE, read_options, step
from virus_nb.games.verso.cards import CARD, CODE, FACES, cards_with, physical
from virus_nb.games.verso.rules import GAME


def options(**given):
    return read_options(GAME.options, GAME.presets, given)


def find(faces, used):
    """Cards of the deck for words like ``blue-5/1``; a whole card stands for itself."""
    found = []
    for word in faces.split():
        if "~" not in word:
            number = next(n for n in cards_with(FACES.index(word)) if physical(n) not in used)
            used.add(physical(number))
            word = CODE[number]
        found.append(word)
    return found


def table(*areas, deck="", bare=False, seats=None, given=None, **more):
    """A table: a line of faces for each seat; ``deck`` lies on three more cards, unless it is ``bare``."""
    lines = [*areas, *[""] * ((seats or max(2, len(areas))) - len(areas))]
    used = {physical(CARD[word]) for line in (*lines, deck) for word in line.split() if "~" in word}
    found = [find(line, used) for line in lines]
    cards = find(deck, used)
    if not bare:
        cards += find("orange-1/1 orange-6/1 green-6/1", used)
    return GAME.read_position({"areas": found, "deck": cards, **more}, len(lines), options(**given or {}))


def play(state, *moves, chance=NO_CHANCE):
    """The table after these moves, and all that happened."""
    happened = []
    for text in moves:
        state, events = step(GAME, state, text, chance)
        happened += events
    return state, happened


def texts(state):
    return [move.text for move in GAME.legal_moves(state)]


def faces(state, seat):
    """The faces before a seat, in the order of the rows."""
    return " ".join(card.split("~")[0] for card in GAME.write_position(state)["areas"][seat])


def rule(state, text):
    """The rule that refuses the move, ``None`` if none does."""
    reason = GAME.why_not(state, text)
    return reason and reason.rule
