"""The evaluation graph: from what a seat knew, repeatable, and kept beside the replay."""

import json
from random import Random

import pytest

from tests.laws.walks import kit_of
from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.bots import play_out
from virus_nb.play.graph import chances, graph
from virus_nb.play.replay import load, save
from virus_nb.play.shelf import recorded
from virus_nb.play.verify import follow


@pytest.fixture(scope="module")
def replay():
    return play_out(kit_of("tiny"), ["random", "greedy"], {}, 3)


@pytest.fixture
def file(replay, tmp_path):
    save([replay], tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.mark.parametrize("seen_by", (0, 1, None))
def test_a_row_for_every_ply(replay, seen_by):
    rows = graph(replay, seen_by, 40)
    assert [row.ply for row in rows] == list(range(len(replay.moves) + 1))
    for row in rows:
        assert sum(each.mean for each in row.seats) == pytest.approx(1)
    winner = replay.result.winners[0]
    assert rows[-1].seats[winner].mean == 1 and rows[-1].seats[winner].n == 0
    assert rows == graph(replay, seen_by, 40)


def test_what_a_seat_cannot_see_changes_nothing_for_it(replay):
    """The first rows from a seat's knowledge are those of any game that looks the same to it so far."""
    game = kit_of("tiny").game
    state = game.start(2, {"goal": 9}, replay.deck)
    twin = game.imagine(game.observe(state, 0), Random(8))
    deck = (*twin.hands[0], *twin.hands[1], *twin.deck)
    other = replay.__class__("tiny", replay.seats, (), replay.options, deck=deck)
    assert graph(other, 0, 40)[0] == graph(replay, 0, 40)[0]
    assert graph(other, None, 40)[0] != graph(replay, None, 40)[0]


def test_it_is_kept_beside_the_replay_and_gone_on_with(replay, file):
    told = []
    part = graph(replay, 0, 40, progress=lambda share: told.append(share) or len(told) < 2, file=file)
    assert len(part) == 2
    assert json.loads(file.with_suffix(".notes").read_text())["format"] == "virus-nb/notes"
    again = []
    whole = graph(replay, 0, 40, progress=again.append, file=file)
    assert len(again) == len(whole) - 2 and again[-1] == 1
    fresh = graph(replay, 0, 40)
    assert [round(row.seats[0].mean, 5) for row in whole] == [round(row.seats[0].mean, 5) for row in fresh]
    never = []
    graph(replay, 0, 40, progress=never.append, file=file)
    graph(replay, None, 40, progress=again.append, file=file)
    assert not never and len(json.loads(file.with_suffix(".notes").read_text())["graphs"]) == 2


DAMAGED = ("", "[]", '{"format": 1}', '{"format": "virus-nb/notes", "version": 1, "graphs": 3}')


@pytest.mark.parametrize("damage", DAMAGED)
def test_damaged_notes_are_left_aside(replay, file, damage):
    file.with_suffix(".notes").write_text(damage)
    assert len(graph(replay, 0, 10, file=file)) == len(replay.moves) + 1


def test_wrong_figures_are_computed_again(replay, file):
    graph(replay, 0, 10, file=file)
    notes = file.with_suffix(".notes")
    notes.write_text(notes.read_text().replace("[[[", "[[[7, "))
    assert graph(replay, 0, 10, file=file) == graph(replay, 0, 10)


def test_there_is_no_such_seat(replay):
    for seat in (2, -1, "a", 1.5, True):
        with pytest.raises(BadInput, match="seen_by: not-a-number"):
            graph(replay, seat)
    for few in (0, 1, "many"):
        with pytest.raises(BadInput, match="iterations: not-a-number"):
            graph(replay, 0, few)


def test_an_interval_tells_how_much_another_seed_would_differ():
    """A single tree would be too sure of itself: its interval misses the mean of all seeds too often."""
    duel = load(recorded("marvel")["marvel/duel"])[0]
    state = next(at.state for at in follow(duel) if at.ply == 20)
    found = [chances(games.find("marvel"), state, 2, 0, 3000, Random(seed))[0] for seed in range(14)]
    middle = sum(each.mean for each in found) / len(found)
    assert sum(each.low <= middle <= each.high for each in found) >= 13
    assert all(each.n == 1500 for each in found)
