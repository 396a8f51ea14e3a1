"""Branches of a recorded game: kept or dealt anew, saved as replays that verify and say where they came from."""

from dataclasses import replace
from random import Random

import pytest

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play import branch, shelf
from virus_nb.play.replay import dumps, load, loads
from virus_nb.play.session import Session
from virus_nb.play.verify import fingerprint, verify

RECORDED = sorted(shelf.recorded())


def saved(session):
    replay = loads(dumps(session.replay()))
    verify(replay)
    return replay


def test_a_branch_with_the_cards_kept_is_a_replay_of_the_same_deck(duel):
    session = Session.from_replay(duel)
    node = session.main_line()[17]
    session.go(node)
    leaf = branch.bots_go_on(session, ("random", "greedy"))
    replay = loads(dumps(branch.line(session, leaf, "virus/duel")))
    verify(replay)
    assert replay.deck == duel.deck and replay.moves[:17] == duel.moves[:17] and replay.result
    assert replay.origin.replay == "virus/duel" and replay.origin.seat is None and 17 <= replay.origin.ply < 50
    assert [depth for depth, _, _ in branch.lines(session)] == [0, 1]


def test_an_origin_that_is_not_true_is_told(duel):
    session = Session.from_replay(duel)
    session.go(session.main_line()[5])
    session.play(session.legal_moves()[-1])
    replay = branch.line(session, branch.bots_go_on(session, ("random", "random"), 4), "virus/duel")
    with pytest.raises(BadInput, match="origin.check: replay-differs"):
        verify(replace(replay, origin=replace(replay.origin, ply=6)))
    with pytest.raises(BadInput, match="origin.ply: not-a-ply"):
        verify(replace(replay, origin=replace(replay.origin, ply=60)))


@pytest.mark.parametrize("name", RECORDED)
def test_cards_dealt_anew_are_the_same_to_the_seat(name):
    replay = load(shelf.find(name))[0]
    session = Session.from_replay(replay)
    game = games.find(replay.game).game
    changed = 0
    for n, node in enumerate(session.main_line()[4:-1:13]):
        seat = n % len(replay.seats)
        dealt = branch.deal_anew(session, node, seat, name, Random(n))
        seen = [fingerprint(game, game.observe(state, seat)) for state in (node.state, dealt.state)]
        assert seen[0] == seen[1] == dealt.origin.check
        changed += fingerprint(game, dealt.state) != fingerprint(game, node.state)
        for _ in range(6):
            if dealt.decision() is not None:
                dealt.play(dealt.legal_moves()[0])
        assert saved(dealt).origin == dealt.origin
    assert changed or not replay.deck


def test_lines_are_listed_with_what_they_branch_off(duel):
    session = Session.from_replay(duel)
    for ply in (30, 10, 10):
        session.go(session.main_line()[ply])
        new = next(text for text in session.legal_moves() if session.here.child(text) is None)
        session.play(new)
    session.play(session.legal_moves()[0])
    first = session.here.parent
    session.go(first)
    session.play(session.legal_moves()[1])
    found = branch.lines(session)
    assert [(depth, own.ply) for depth, own, _ in found] == [(0, 0), (1, 31), (1, 11), (1, 11), (2, 12)]
    assert all(end.path()[own.ply] is own for _, own, end in found)
