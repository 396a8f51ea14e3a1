"""Branching off a recorded game: with its hidden cards, or with those dealt anew that a seat did not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from virus_nb.engine import Seat
from virus_nb.play.bots import bot_random, find_bot
from virus_nb.play.deal import dealt_anew
from virus_nb.play.replay import Origin, Replay
from virus_nb.play.session import Node, Session
from virus_nb.play.verify import fingerprint


def line(session: Session, leaf: Node, name: str) -> Replay:
    """The line to that position as a replay; a branch says where it left the game called ``name``."""
    made = session.replay(leaf)
    main = set(session.main_line())
    left = [node for node in leaf.path() if node in main][-1]
    if leaf in main or session.origin is not None:
        return made
    return replace(made, origin=Origin(name, left.ply, fingerprint(session.game, left.state)))


def deal_anew(session: Session, node: Node, seat: Seat, name: str, random: Random) -> Session:
    """Another session that stands at such a position: what the seat could not know is dealt anew.

    To the seat everything up to there looked the same.
    """
    game = session.game
    if session.position is None:
        dealt = Session.from_replay(dealt_anew(session.replay(node), seat, random))
        dealt.go(dealt.main_line()[-1])
    else:
        view = game.observe(node.state, seat)
        position = game.write_position(game.imagine(view, random))
        dealt = Session.from_position(session.kit, position, session.seats, session.options, session.names)
    dealt.seed = random.randrange(1 << 32)
    dealt.origin = Origin(name, node.ply, fingerprint(game, game.observe(dealt.state, seat)), seat)
    return dealt


def bots_go_on(session: Session, players: tuple[str, ...], most: int = 5000) -> Node:
    """Let those bots play from here to the end, or for so many moves."""
    chosen = {seat: find_bot(session.kit, name) for seat, name in enumerate(players)}
    game = session.game
    for _ in range(most):
        decision = session.decision()
        if decision is None:
            break
        view = game.observe(session.state, decision.seat)
        random = bot_random(f"{session.seed}/{session.here.ply}", decision.seat)
        session.play(chosen[decision.seat](view, game.legal_moves(view), random).text)
    return session.here


def lines(session: Session) -> list[tuple[int, Node, Node]]:
    """Every line of the tree as (how deep it branches off, its first own node, its end), the main line first."""
    found: list[tuple[int, Node, Node]] = []
    waiting = [(0, session.root)]
    while waiting:
        depth, first = waiting.pop()
        line = first.main_line()
        found.append((depth, first, line[-1]))
        # what branches off late is listed first: it lies closest to the end of its line
        waiting += [(depth + 1, other) for node in line for other in reversed(node.children[1:])]
    return found
