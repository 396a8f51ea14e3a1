"""Small tables of Virus! Marvel for the tests."""

from virus_nb.engine import NO_CHANCE, read_options, step
from virus_nb.games.marvel.rules import GAME

SPARE = "villain-yellow power-yellow hero-yellow"
"""A hand for a seat whose hand does not matter."""


def at(hands, teams=(), seats=None, options=None, **more):
    """A state; teams as texts: ``"red+villain-red blue"``."""
    seats = seats or max(2, len(hands), len(teams))
    hands = [*hands, *[SPARE] * (seats - len(hands))]
    teams = [team(text) for text in teams] + [[]] * (seats - len(teams))
    values = read_options(GAME.options, GAME.presets, options)
    data = {"hands": [hand.split() for hand in hands], "teams": teams, **more}
    return GAME.read_position(data, seats, values)


def team(text):
    return [[f"hero-{cards[0]}", *cards[1:]] for cards in (pile.split("+") for pile in text.split())]


def after(state, *moves, chance=NO_CHANCE):
    """The state after these moves, and everything that happened."""
    told = []
    for text in moves:
        state, events = step(GAME, state, text, chance)
        assert GAME.broken(state) is None
        told += events
    return state, told


def kinds(told):
    return [event.kind for event in told]


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


def teams(state):
    """Each team as the text that ``at`` takes, sorted."""
    return [" ".join(sorted("+".join([pile[0].removeprefix("hero-"), *pile[1:]]) for pile in each))
            for each in position(state)["teams"]]
