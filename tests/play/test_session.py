"""The tree of a game: taking back forgets nothing, and the same move is the same node."""

import pytest

from virus_nb.engine import BadInput, IllegalMove
from virus_nb.play.replay import dumps, loads
from virus_nb.play.session import Session
from virus_nb.play.verify import verify


@pytest.fixture
def session(tiny):
    return Session(tiny, 2, {}, ("Ana", "Bo"), seed=7)


def play_some(session, number):
    for _ in range(number):
        session.play(session.legal_moves()[0])


def test_the_same_seed_deals_the_same_cards(tiny):
    one, two, other = (Session(tiny, 2, seed=seed) for seed in (7, 7, 8))
    assert one.deck == two.deck != other.deck


def test_without_a_seed_every_session_has_its_own(tiny):
    assert Session(tiny).seed != Session(tiny).seed


@pytest.mark.parametrize("move", [None, 5, ["draw"], b"draw"])
def test_what_is_no_text_is_no_move(session, move):
    for ask in (session.play, session.why_not):
        with pytest.raises(BadInput, match="move: not-a-text"):
            ask(move)


def test_undo_and_redo_walk_the_line(session):
    play_some(session, 3)
    end = session.here
    assert [session.undo().ply for _ in range(4)] == [2, 1, 0, 0]
    assert [session.redo().ply for _ in range(4)] == [1, 2, 3, 3]
    assert session.here is end


def test_a_move_made_again_is_the_node_that_is_there(session):
    move = session.legal_moves()[0]
    first = session.play(move)
    session.undo()
    assert session.play(move) is first and len(session.root.children) == 1


def test_another_move_is_a_branch_and_redo_follows_the_last_visit(session):
    first, second = session.legal_moves()[:2]
    main = session.play(first)
    session.undo()
    branch = session.play(second)
    session.undo()
    assert session.root.children == [main, branch]
    assert session.redo() is branch
    assert session.main_line() == [session.root, main]
    session.go(main)
    session.undo()
    assert session.redo() is main


def test_the_same_chance_in_every_branch(tiny, replay):
    one, two = (Session(tiny, 3, {"goal": 12}, seed=replay.seed) for _ in range(2))
    for session in (one, two):
        for move in replay.moves:
            if move not in session.legal_moves():
                break
            session.play(move)
    assert [node.state for node in one.main_line()] == [node.state for node in two.main_line()]


def test_refusals_say_why_and_change_nothing(session):
    with pytest.raises(IllegalMove) as refused:
        session.play("give one 0")
    assert refused.value.reason.rule.startswith("tiny.")
    with pytest.raises(BadInput):
        session.play("fly")
    assert session.here is session.root and not session.root.children
    assert session.why_not(session.legal_moves()[0]) is None


def test_the_line_to_a_node_becomes_a_replay(session):
    play_some(session, 4)
    replay = session.replay()
    assert replay.seats == ("Ana", "Bo") and len(replay.moves) == 4 and replay.result is None
    verify(replay)
    assert session.replay(session.root.children[0]).moves == replay.moves[:1]


def test_a_replay_becomes_a_session_and_comes_back(replay):
    session = Session.from_replay(replay)
    assert session.here is session.root
    session.go(session.main_line()[-1])
    assert session.decision() is None
    assert session.replay() == replay


def test_a_session_from_a_position_is_a_replay_that_begins_there(tiny):
    session = Session.from_position(tiny, {"hands": [["one"], ["two"]], "total": 8}, 2)
    assert session.play("lay one").events[-1].kind == "won"
    replay = loads(dumps(session.replay()))
    assert not replay.deck and replay.position["total"] == 8
    assert tiny.game.write_position(verify(replay)) == tiny.game.write_position(session.state)


def test_notes_stay_with_the_main_line(replay, tiny):
    from dataclasses import replace

    from virus_nb.play.replay import Note

    noted = replace(replay, notes=(Note(1, "early"), Note(5, "late")))
    session = Session.from_replay(noted)
    session.go(session.main_line()[3])
    other = next(text for text in session.legal_moves() if text != replay.moves[3])
    assert [note.text for note in session.replay(session.play(other)).notes] == ["early"]


@pytest.mark.parametrize(("seats", "options", "names", "where"), [
    (7, {}, (), "seats"), (True, {}, (), "seats"), (2, {"gaol": 9}, (), "options.gaol"),
    (2, {"goal": 10}, (), "options.goal"), (2, {}, ("Ana",), "names"), (2, {}, ("Ana", "B\n"), "names[1]")])
def test_what_cannot_be_is_refused_with_its_place(tiny, seats, options, names, where):
    with pytest.raises(BadInput) as refused:
        Session(tiny, seats, options, names)
    assert refused.value.where == where


def test_nodes_come_each_after_its_parent(session):
    play_some(session, 3)
    session.undo()
    session.play(session.legal_moves()[1])
    nodes = list(session.nodes())
    assert len(nodes) == 5 and nodes[0] is session.root
    assert all(node.parent in nodes[:n] for n, node in enumerate(nodes) if n)


@pytest.mark.parametrize(("asked", "told"), [
    ({"seed": [1]}, "seed: not-a-seed"), ({"seed": True}, "seed: not-a-seed"), ({"names": "ab"}, "names: not-a-list"),
    ({"names": 5}, "names: not-a-list"), ({"names": ("Ana",)}, "names: not-that-many")])
def test_a_session_that_cannot_begin(tiny, asked, told):
    with pytest.raises(BadInput, match=told):
        Session(tiny, 2, **asked)
