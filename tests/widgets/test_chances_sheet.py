"""The chances through a recorded game: whose knowledge is said, cached beside one's own file, and no end is told."""

import json

import pytest

from tests.laws.walks import kit_of
from virus_nb.play.bots import play_out
from virus_nb.play.graph import graph
from virus_nb.play.replay import save
from virus_nb.stats.chances import chances
from virus_nb.widgets.replay_room import ReplayRoom, from_shelf
from virus_nb.words import LANGUAGES, words


@pytest.fixture(scope="module")
def game():
    return play_out(kit_of("virus"), ["greedy", "greedy"], {}, 3)


def sheet_of(room, ply=4):
    sheet = room.sheets["chances"]
    sheet._worlds.options = [8]
    sheet._worlds.value = 8
    sheet.unfold(ply, "open")
    return sheet


def test_it_says_whose_knowledge_it_uses(game):
    room = ReplayRoom({"mine": game}, "en")
    sheet = sheet_of(room)
    assert [label for label, _ in sheet._seen.options] == [
        "From what Player 1 can see", "From what Player 2 can see", "With open cards"]
    assert sheet._seen.value == -1, "to begin with, what the reader sees"
    sheet.unfold(4, 1)
    assert sheet._seen.value == 1
    for value, said in ((1, "From what Player 2 can see"), (-1, "With open cards")):
        sheet._seen.value = value
        sheet.run()
        chart = sheet._chart._chart
        assert said in chart.title and said in chart.summary and sheet._progress.value == 1
        assert len(chart.table) == 2 * (len(game.moves) + 1) == len(chart.opens)
        rows = graph(game, None if value < 0 else value, 8)
        assert list(chart.table["Chance"])[:len(rows)] == [words("en").percent(row.seats[0].mean) for row in rows]
    room.speak("pt")
    assert "cartas à vista" in sheet._chart._chart.title


def test_a_row_takes_the_player_to_its_ply(game):
    sheet = sheet_of(ReplayRoom({"mine": game}, "en"))
    sheet.run()
    sheet._chart.open_row(7)
    assert sheet.player.ply == 7


def test_nothing_tells_how_it_ends(game):
    room = ReplayRoom({"mine": game}, "en", secret=True)
    sheet = sheet_of(room, ply=5)
    sheet.run()
    assert max(sheet._chart._chart.table["Move"]) == 5
    room = ReplayRoom({"mine": game}, "en")
    sheet = sheet_of(room, ply=5)
    sheet.run()
    room._secret.value = True
    sheet.unfold(5, "open")
    assert max(sheet._chart._chart.table["Move"]) == 5 and not sheet._told.value
    sheet._found = sheet._found[0][:3], *sheet._found[1:]
    sheet.unfold(5, "open")
    assert "3 of 6 positions" in sheet._told.value


def test_only_knowledge_that_the_reader_may_see_is_offered(game):
    sheet = sheet_of(ReplayRoom({"mine": game}, "en", lens=1, only=(1,)))
    assert [value for _, value in sheet._seen.options] == [1]
    assert "chances" not in ReplayRoom({"mine": game}, "en", lens="spectator", only=("spectator",)).sheets


def test_it_can_be_stopped_and_goes_on(game, tmp_path):
    path = tmp_path / "duel.json"
    save([game], path)
    sheet = sheet_of(ReplayRoom({str(path): path}, "en"))
    sheet._progress.observe(lambda change: change.new > .3 and sheet.halt(), "value")
    sheet.run()
    some = len(sheet._found[0])
    assert 0 < some < len(game.moves) and str(some) in sheet._told.value
    kept = json.loads(path.with_suffix(".notes").read_text())["graphs"][0]["plies"]
    assert len(kept) == some
    sheet._progress.unobserve_all()
    sheet._stop.clear()
    sheet.run()
    assert len(sheet._found[0]) == len(game.moves) + 1 and sheet._told.value == ""


def test_the_games_of_the_kit_are_not_written_to():
    room = from_shelf("en", "virus/duel")
    assert room.sheets["chances"]._path is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["verso", "virus_wars"])
def test_every_sentence_has_its_interval(key, lang):
    seats = 1 if key == "verso" else 2
    replay = play_out(kit_of(key), ["greedy"] * seats, {}, 1)
    rows = graph(replay, 0, 4, progress=lambda share: share < .05)
    chart = chances(rows, 0, words(lang), ply=1)
    for trace in chart.figure["data"]:
        assert all("95" in told and "{" not in told for told in trace["hovertext"])
    assert "95" in chart.summary and len(chart.table) == seats * len(rows)
