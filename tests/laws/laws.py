"""The laws of every game, each as one function that raises ``AssertionError`` where it is broken.

They take a ``Kit``, so that a test can hold them against a game with a planted fault as well.
"""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

from tests.laws.walks import walks
from virus_nb.engine import BadInput, Game, IllegalMove, Seeded, step
from virus_nb.games.kit import Kit
from virus_nb.play.bots import play_out
from virus_nb.play.replay import Replay, dumps, line, loads
from virus_nb.play.session import Session
from virus_nb.play.verify import fingerprint, verify

NONSENSE = ("", " ", "xyzzy", "pass", "draw", "discard", "0.red", "DRAW", "draw draw",
            "organ-red 1.red 1.red", "?", "a1 ", "<b>", "z99", "\0")


def text_of(game: Game[Any, Any], state: Any) -> str:
    """The table as text: what lies there, who is asked what, what may be done in any order, how it ended."""
    return json.dumps([game.write_position(state), sorted(move.text for move in game.legal_moves(state)),
                       str(game.decision(state)), game.winners(state), game.scores(state)])


def moves_are_told_apart(kit: Kit, each: int = 2) -> None:
    """Law 1: an offered move is legal by every door; any other is refused by a known rule."""
    game = kit.game
    for walk in walks(kit, each, "legality"):
        path = list(walk)
        known = sorted({move.text for at in path for move in at.legal}.union(NONSENSE))
        for n, at in enumerate(path):
            texts = [move.text for move in at.legal]
            if game.legal_move is not None:
                allowed = [text for text in known if game.legal_move(at.state, text)]
                assert allowed == sorted(texts), f"{walk}: {allowed} are allowed"
            assert len(texts) == len(set(texts)), f"{walk}: a move is offered twice"
            for move in at.legal:
                assert game.move(at.state, move.text) is move, f"{walk}: {move} is another object"
                assert game.why_not(at.state, move.text) is None, f"{walk}: {move} is offered and refused"
            others = [text for text in known if text not in texts]
            for text in Random(n).sample(others, min(20, len(others))):
                _is_refused(game, at.state, text)
        for text in known:
            _is_refused(game, path[-1].after, text)


def _is_refused(game: Game[Any, Any], state: Any, text: str) -> None:
    try:
        step(game, state, text, Seeded(0))
    except IllegalMove as illegal:
        rule = illegal.reason.rule
        assert rule in game.rules, f"{game.key}: {text!r} is refused by {rule!r}"
    except BadInput as bad:
        assert text in NONSENSE, f"{game.key}: {text!r} was legal elsewhere and means nothing here: {bad}"
    else:
        raise AssertionError(f"{game.key}: {text!r} was not offered and could be played")


def old_states_stay(kit: Kit, each: int = 2) -> None:
    """Law 2: no state that was ever handed out changes afterwards."""
    game = kit.game
    for walk in walks(kit, each, "unchanged"):
        kept = []
        for n, at in enumerate(walk):
            kept.append((at.after, text_of(game, at.after)))  # before anything was played from it
            for move in game.legal_moves(at.after)[:10] if n % 5 == 0 else ():
                game.play(at.after, move, Seeded(n))
            for seat in walk.viewers:
                game.imagine(game.observe(at.after, seat), Random(n))
        for state, text in kept:
            assert text_of(game, state) == text, f"{walk}: an old state changed"


def chance_is_asked(kit: Kit, each: int = 2) -> None:
    """Law 3, within one process: the same state, move and chance give the same step."""
    game = kit.game
    for walk in walks(kit, each, "same"):
        for at in walk:
            one, two = (game.play(at.state, at.move, Seeded("again")) for _ in range(2))
            same = fingerprint(game, one[0]) == fingerprint(game, two[0])
            assert same, f"{walk}: {at.move} has two outcomes"
            assert one[1] == two[1], f"{walk}: {at.move} tells two stories"
    for names in casts(kit):
        one_game, two_game = (play_out(kit, names, {}, "same") for _ in range(2))
        assert dumps(one_game) == dumps(two_game), f"{game.key}: one seed, two games ({names})"


def casts(kit: Kit) -> list[list[str]]:
    """Who plays against whom: every bot that does not search, at the smallest and the largest table."""
    known = sorted({"random", *kit.bots})
    return [[known[(n + shift) % len(known)] for n in range(seats)]
            for seats in sorted({kit.game.seats[0], kit.game.seats[-1]}) for shift in range(len(known))]


def nothing_breaks(kit: Kit, each: int = 3, name: str = "invariants") -> int:
    """Laws 4 and 5: the game's own invariants hold at every ply, and every game ends. Gives the plies."""
    game, plies = kit.game, 0
    for walk in walks(kit, each, name):
        for at in walk:
            plies += 1
            assert (fault := game.broken(at.after)) is None, f"{walk}: {at.move}: {fault}"
            over = game.winners(at.after) is not None
            assert over == (game.decision(at.after) is None), f"{walk}: over and not over"
            assert at.events, f"{walk}: {at.move} and nothing happened"
            assert all(event.rule in game.rules for event in at.events), f"{walk}: {at.events}"
    return plies


def positions_come_back(kit: Kit, each: int = 2) -> None:
    """Law 6: a position that was written reads as the same table, and the game goes on in the same way."""
    game = kit.game
    for walk in walks(kit, each, "texts"):
        for at in walk:
            position = json.loads(json.dumps(game.write_position(at.state)))
            again = game.read_position(position, walk.seats, walk.options)
            assert text_of(game, again) == text_of(game, at.state), f"{walk}: {position}"
            one, two = (game.play(state, at.move, Seeded("on")) for state in (at.state, again))
            assert text_of(game, one[0]) == text_of(game, two[0]) and one[1] == two[1], f"{walk}: {position}"
        end = game.read_position(game.write_position(at.after), walk.seats, walk.options)
        assert text_of(game, end) == text_of(game, at.after), f"{walk}: the end"


def fingerprints_are_of_the_position(kit: Kit, each: int = 2) -> None:
    """Law 6: however a game comes by it, the fingerprint is that of its position as canonical JSON."""
    game = kit.game
    for walk in walks(kit, each, "fingerprints"):
        for at in walk:
            for state in (at.after, *(game.observe(at.after, seat) for seat in walk.viewers)):
                text = json.dumps(game.write_position(state), ensure_ascii=False, sort_keys=True,
                                  separators=(",", ":"))
                assert game.position_text is None or game.position_text(state) == text, f"{walk}: {text}"
                assert fingerprint(game, state) == sha256(text.encode()).hexdigest()[:16], f"{walk}: {text}"


def replays_hold(kit: Kit, number: int = 4) -> None:
    """Laws 6 and 9: a recorded game reads back, verifies, and can be gone through and left at every ply."""
    for n, names in enumerate(casts(kit) * number):
        replay = play_out(kit, names, {}, f"replays/{n}")
        assert loads(dumps(replay)) == replay == loads(line(replay))
        verify(replay)
        _branch_everywhere(kit, replay, Random(n))


def _branch_everywhere(kit: Kit, replay: Replay, random: Random) -> None:
    session = Session.from_replay(replay)
    nodes = session.main_line()
    assert len(nodes) == len(replay.moves) + 1
    texts = [text_of(kit.game, node.state) for node in nodes]
    session.go(nodes[-1])
    for node in reversed(nodes[1:]):
        assert session.here is node
        session.undo()
        legal = session.legal_moves()
        other = legal[int(random.random() * len(legal))]
        branch = session.play(other)
        assert (branch is node) == (other == node.move), "playing the same move again made a second node"
        taken_over = session.replay()
        verify(taken_over)
        assert taken_over.moves == (*replay.moves[:node.ply - 1], other)
        session.undo()
        assert session.play(node.move) is node
        session.undo()
    while session.redo() is not nodes[-1]:
        pass
    assert [text_of(kit.game, node.state) for node in nodes] == texts
    assert session.replay() == replay
