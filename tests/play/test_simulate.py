"""Many games: the same bytes whatever the number of workers, and bots that see only their own view."""

import gzip
import time
from dataclasses import replace

import pytest

from virus_nb.engine import BadInput
from virus_nb.play import bots
from virus_nb.play.bots import play_out
from virus_nb.play.replay import load
from virus_nb.play.simulate import CHUNK, simulate, simulate_file
from virus_nb.play.verify import verify


def test_the_workers_do_not_show(tmp_path, tiny):
    done, told = [], ("tiny", ("random", "greedy"), 2 * CHUNK + 7, 42, {"goal": 12})
    one, two = tmp_path / "one.jsonl.gz", tmp_path / "two.jsonl.gz"
    simulate_file(one, *told, workers=1, progress=done.append)
    time.sleep(1.1)  # a file of another second must not differ
    simulate_file(two, *told, workers=2)
    assert one.read_bytes() == two.read_bytes()
    assert done == [CHUNK, CHUNK, 7]
    replays = load(one)
    assert len(replays) == 107 and replays == list(simulate(*told))
    for replay in replays:
        verify(replay)
    simulate_file(tmp_path / "plain.jsonl", *told, workers=1)
    assert (tmp_path / "plain.jsonl").read_bytes() == gzip.decompress(one.read_bytes())


def test_other_seeds_are_other_games(tiny):
    games = [game for seed in (0, 1) for game in simulate("tiny", ("random", "random"), 20, seed)]
    assert len({(game.deck, game.moves) for game in games}) == 40


@pytest.mark.parametrize(("names", "options", "where"), [
    (("random", "chess"), {}, "bots[1]"), (("random",), {}, "bots"),
    (("random", "random"), {"gaol": 1}, "options.gaol")])
def test_what_cannot_be_is_refused_before_a_file_is_made(tmp_path, tiny, names, options, where):
    with pytest.raises(BadInput) as error:
        simulate_file(tmp_path / "x.jsonl.gz", "tiny", names, 10, options=options)
    assert error.value.where == where and not (tmp_path / "x.jsonl.gz").exists()
    with pytest.raises(BadInput, match="not-a-batch-file"):
        simulate_file(tmp_path / "x.json", "tiny", ("random", "random"), 10)


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
