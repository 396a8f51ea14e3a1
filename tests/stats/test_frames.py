"""Replays as rows that can be counted."""

import pytest

from tests.laws.walks import kit_of
from virus_nb.engine import BadInput
from virus_nb.play.simulate import each_game
from virus_nb.stats import frames


@pytest.fixture(scope="module")
def replays():
    kit_of("tiny")
    return list(each_game("tiny", ("greedy", "random", "random"), 30, 5))


def test_one_row_a_game(replays):
    table = frames.games(replays)
    assert list(table["game"]) == list(range(30)) and set(table["seats"]) == {3}
    assert list(table["plies"]) == [len(replay.moves) for replay in replays] and table["over"].all()
    assert list(table["winners"]) == [str(replay.result.winners[0]) for replay in replays]


def test_one_row_a_seat(replays):
    table = frames.seats(replays)
    assert len(table) == 90 and table["won"].sum() == 30
    assert set(table[table["seat"] == 0]["name"]) == {"greedy"}


def test_one_row_a_ply(replays):
    table = frames.plies(replays)
    assert len(table) == sum(len(replay.moves) for replay in replays)
    assert set(table["act"]) == {"lay", "give"} and (table["choices"] > 0).all()
    assert list(table[table["game"] == 3]["move"]) == list(replays[3].moves)
    assert list(table[table["game"] == 3]["seat"])[:4] == [0, 1, 2, 0]


def test_one_row_an_event(replays):
    table = frames.events(replays)
    assert (table["kind"] == "won").sum() == 30
    last = table.groupby("game")["kind"].last()
    assert set(last) == {"won"}
    assert set(table["rule"]) <= set(kit_of("tiny").game.rules)


def test_rates_add_up(replays):
    rates = frames.win_rates(frames.seats(replays))
    assert rates["rate"].sum() == pytest.approx(1) and list(rates["games"]) == [30, 30, 30]
    assert (rates["low"] <= rates["rate"]).all() and (rates["rate"] <= rates["high"]).all()
    by_name = frames.win_rates(frames.seats(replays), "name").set_index("name")
    assert by_name.loc["random", "games"] == 60


def test_no_games_are_empty_frames():
    for frame in (frames.games, frames.seats, frames.plies, frames.events):
        assert len(frame([])) == 0 and len(frame([]).columns)
    assert len(frames.win_rates(frames.seats([]))) == 0


@pytest.mark.parametrize("frame", [frames.games, frames.seats, frames.plies, frames.events, frames.course])
def test_what_is_no_game_has_no_row(replays, frame):
    for given, told in ((replays[0], "given: not-a-list"), (None, "given: not-a-list"),
                        ([replays[0], "virus/duel"], r"given\[1\]: not-a-game"), ([5], r"given\[0\]: not-a-game")):
        with pytest.raises(BadInput, match=told):
            frame(given)


def test_wins_are_counted_by_seat_or_name(replays):
    with pytest.raises(BadInput, match="by: not-a-choice"):
        frames.win_rates(frames.seats(replays), "colour")
    for level in (0, 1, 2, 1.0, -.5, "95", None, float("nan")):
        with pytest.raises(BadInput, match="level: not-between-0-and-1"):
            frames.win_rates(frames.seats(replays), level=level)
