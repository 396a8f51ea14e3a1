"""A game that a browser kept: it comes back as it was, and anything else is refused."""

from __future__ import annotations

import zlib
from base64 import b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.replay import dumps
from virus_nb.play.session import Session
from virus_nb.widgets.keeper import MOST_LETTERS, pack, unpack
from virus_nb.widgets.play_room import PlayRoom


def played(game: str, moves: int = 3) -> Session:
    session = Session(games.find(game), max(2, games.find(game).game.seats[0]), seed=3)
    for _ in range(moves):
        session.play(session.legal_moves()[0])
    return session


@pytest.mark.parametrize("game", games.names())
def test_a_kept_game_goes_on_where_it_stood(game: str) -> None:
    before = played(game)
    players = ("human",) + ("random",) * (before.seats - 1)
    again, seated = unpack(pack(before, players), game)
    assert dumps(again.replay()) == dumps(before.replay()) and again.here.ply == 3 and seated == players
    assert len(pack(before, players)) < MOST_LETTERS / 20


def test_the_room_takes_it_up_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played("virus", 3)
    room = PlayRoom(Session(games.find("virus"), 2, seed=1), ("human", "human"), "en")
    assert not room.keeper.game, "nothing was played yet"
    room.keeper.found = pack(before, ("human", "human"))
    assert dumps(room.table.session.replay()) == dumps(before.replay())
    assert dumps(unpack(room.keeper.game, "virus")[0].replay()) == dumps(before.replay())
    room.keeper.found = pack(played("virus", 2), ("human", "human"))
    assert dumps(room.table.session.replay()) == dumps(before.replay()), "a game that is being played stays"


@pytest.mark.parametrize("kept", ["", "x", "e30=", "A" * (MOST_LETTERS + 4),
                                  b64encode(zlib.compress(b"{}")).decode(),
                                  b64encode(zlib.compress(b"[" * 100_000)).decode(),
                                  b64encode(zlib.compress(b" " * (50 << 20), 9)).decode()])
def test_what_is_no_game_is_refused(kept: str) -> None:
    with pytest.raises(BadInput):
        unpack(kept, "virus")
    room = PlayRoom(Session(games.find("virus"), 2, seed=1), ("human", "human"), "en")
    room.keeper.found = kept
    assert room.table.session.here.ply == 0


def test_another_game_is_refused() -> None:
    with pytest.raises(BadInput):
        unpack(pack(played("virus"), ("human", "human")), "verso")


@given(st.binary(max_size=200))
def test_any_bytes_are_survived(content: bytes) -> None:
    with pytest.raises(BadInput):
        unpack(b64encode(zlib.compress(content)).decode(), "virus")
