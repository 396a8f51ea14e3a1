"""Many games: the same ones in any parts, and bots that see only their own view."""

import json
from dataclasses import replace

import pytest

from virus_nb.engine import BadInput
from virus_nb.play import bots
from virus_nb.play.bots import play_out
from virus_nb.play.counts import Counts, count
from virus_nb.play.simulate import Part, each_game, play_part


def test_a_part_is_the_games_of_the_whole(tiny):
    part = Part("tiny", ("random", "greedy"), 42, {"goal": 12}, "rows")
    whole, pieces = play_part(part.cut(0, 60)), [play_part(part.cut(n, n + 20)) for n in (40, 0, 20)]
    counts = pieces[0].counts
    for piece in pieces[1:]:
        counts.join(piece.counts)
    assert counts == whole.counts and counts.first == whole.counts.first and counts.games == 60
    assert sorted(row for piece in pieces for row in piece.rows) == whole.rows


def test_a_row_is_what_the_replay_says(tiny):
    rows = play_part(Part("tiny", ("random", "greedy"), 42, {}, "rows").cut(0, 20)).rows
    for row, replay in zip(rows, each_game("tiny", ("random", "greedy"), 20, 42), strict=True):
        told = replay.result
        assert (row.plies, row.winners, row.scores) == (told.plies, told.winners, told.scores)


def test_recorded_games_add_up_to_the_same_as_simulated_ones(tiny):
    counts = play_part(Part("tiny", ("random", "greedy"), 42, {}, "counts").cut(0, 20)).counts
    again = count(each_game("tiny", ("random", "greedy"), 20, 42))
    assert again == counts and again.first == counts.first and counts["over",] == 20
    assert Counts.from_data(json.loads(json.dumps(counts.as_data()))) == counts


def test_other_seeds_are_other_games(tiny):
    games = [game for seed in (0, 1) for game in each_game("tiny", ("random", "random"), 20, seed)]
    assert len({(game.deck, game.moves) for game in games}) == 40


def test_a_bot_sees_its_own_view_only(tiny):
    seen = []

    def spy(view, moves, random):
        seen.append(view)
        return moves[0]

    play_out(replace(tiny, bots={"spy": spy}), ("spy", "spy", "spy"), {}, 1)
    for view in seen:
        others = [hand for seat, hand in enumerate(view.hands) if seat != view.to_move]
        assert others and all(set(hand) <= {"?"} for hand in others)
        assert set(view.deck) <= {"?"}


def test_a_bots_dice_do_not_depend_on_the_others(tiny):
    drawn = {}

    def noting(view, moves, random):
        drawn.setdefault(view.to_move, []).append(random.random())
        return moves[0]

    kit = replace(tiny, bots={"noting": noting})
    play_out(kit, ("noting", "noting"), {}, 1)
    alone = drawn[1]
    drawn.clear()
    play_out(kit, ("random", "noting"), {}, 1)
    shared = min(len(alone), len(drawn[1]))
    assert shared and drawn[1][:shared] == alone[:shared]


def test_a_game_without_end_is_told(tiny, monkeypatch):
    monkeypatch.setattr(bots, "MOST_PLIES", 2)
    with pytest.raises(RuntimeError, match="no end"):
        play_out(tiny, ("random", "random"), {}, 1)


@pytest.mark.parametrize(("names", "seed", "code"), [
    ("random", 0, "not-a-list"), (None, 0, "not-a-list"), (["random", ["greedy"]], 0, "not-a-choice"),
    (["random"] * 2, [1], "not-a-seed"), (["random"] * 2, True, "not-a-seed")])
def test_a_game_that_cannot_be_played(tiny, names, seed, code):
    with pytest.raises(BadInput, match=code):
        play_out(tiny, names, None, seed)
    with pytest.raises(BadInput, match=code):
        next(each_game("tiny", names, 1, seed))


@pytest.mark.parametrize("number", [-1, "x", True, 2.5])
def test_a_number_of_games_that_is_none(tiny, number):
    with pytest.raises(BadInput, match="number: not-a-number"):
        next(each_game("tiny", ["random"] * 2, number))
