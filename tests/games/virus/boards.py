"""Small tables of Virus! for the tests."""

from virus_nb.engine import NO_CHANCE, read_options, step
from virus_nb.games.virus.rules import GAME

SPARE = ["organ-yellow", "virus-yellow", "medicine-yellow"]
"""A hand for a seat whose hand does not matter."""


def at(hands, bodies=None, seats=None, options=None, **more):
    """A state; bodies as texts: ``"red+virus-red blue"``."""
    seats = seats or max(2, len(hands), len(bodies or ()))
    hands = [hand.split() if isinstance(hand, str) else hand for hand in hands]
    hands += [SPARE] * (seats - len(hands))
    bodies = [body(text) for text in bodies or ()] + [[]] * (seats - len(bodies or ()))
    values = read_options(GAME.options, GAME.presets, options)
    return GAME.read_position({"hands": hands, "bodies": bodies, **more}, seats, values)


def body(text):
    return [[f"organ-{cards[0]}", *cards[1:]] for cards in (pile.split("+") for pile in text.split())]


def after(state, *moves, chance=NO_CHANCE):
    """The state after these moves, and everything that happened."""
    told = []
    for text in moves:
        state, events = step(GAME, state, text, chance)
        assert GAME.broken(state) is None
        told += events
    return state, told


def legal(state):
    return {move.text for move in GAME.legal_moves(state)}


def plays(state):
    """The legal moves without the discards."""
    return {text for text in legal(state) if not text.startswith("discard")}


def why(state, text):
    """The rule and the sentence by which a move is refused."""
    reason = GAME.why_not(state, text)
    return reason and (reason.rule, reason.why)


def position(state):
    return GAME.write_position(state)


def bodies(state):
    """Each body as the text that ``at`` takes, sorted."""
    return [" ".join(sorted("+".join([pile[0].removeprefix("organ-"), *pile[1:]]) for pile in each))
            for each in position(state)["bodies"]]
