"""The public face: what each call shows, and that bad input is one sentence and no traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest

import virus_nb as vn
from virus_nb import games
from virus_nb.play.bots import play_out
from virus_nb.play.replay import save
from virus_nb.widgets.shown import Message, Shown
from virus_nb.words import LANGUAGES


OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]


def told(shown: object) -> str:
    assert isinstance(shown, Message), shown
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == shown.text and 'role="alert"' in bundle["text/html"]
    return shown.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_names_every_game_and_its_doors(lang: str) -> None:
    gallery = vn.gallery(lang)
    bundle = gallery._repr_mimebundle_()
    for game in OURS:
        assert f'href="{game}.ipynb"' in bundle["text/html"]
    assert bundle["text/html"].count("<img alt=") >= len(OURS)
    assert "<script" not in bundle["text/html"] and "http" not in bundle["text/html"]


@pytest.mark.parametrize("game", OURS)
def test_every_game_can_be_played_by_one_call(game: str) -> None:
    room = vn.play(game, lang="es", seed=1)
    assert isinstance(room, Shown) and not isinstance(room, Message)
    assert room.table.lang == "es" and "<table>" in room._repr_mimebundle_()["text/html"]


def test_the_room_follows_the_language_of_the_table() -> None:
    room = vn.play("virus", lang="en", seed=1)
    room.table.speak("pt")
    assert "Joga Virus" in room._title.value and room.form.lang == "pt"


def test_a_game_that_is_played_can_be_kept() -> None:
    room = vn.play("virus", lang="en", seed=1)
    room._keep.click()
    assert 'download="virus-0.json"' in room._record.value
    room.table.play(room.table.session.legal_moves()[0])
    assert room._record.value == ""


@pytest.mark.parametrize(("call", "names"), [
    (lambda: vn.play("chess", lang="en"), "chess"),
    (lambda: vn.play("virus", seats=9, lang="en"), "9"),
    (lambda: vn.play("virus", lang="en", match="everything"), "everything"),
    (lambda: vn.play("virus", lang="en", colour="red"), "colour"),
    (lambda: vn.play("virus", lang="en", bots="deep blue"), "deep blue"),
    (lambda: vn.play("virus", lang="en", bots=["greedy"]), "seats"),
    (lambda: vn.play("virus", lang="tlh"), "tlh"),
    (lambda: vn.play("virus", lang="en", position={"hands": [["ace"], []]}), "ace"),
    (lambda: vn.learn("virus", lang="en", step="nowhere"), "nowhere"),
    (lambda: vn.learn("chess", lang="en"), "chess"),
    (lambda: vn.watch("no/such.json", lang="en"), "no/such.json"),
    (lambda: vn.watch(17, lang="en"), "text"),
    (lambda: vn.chart("virus", games=-1, lang="en"), "-1"),
    (lambda: vn.chart("virus", games=5, lang="en", bots="deep blue"), "deep blue"),
    (lambda: vn.chart("virus", games=5, lang="en", seats=12), "12"),
    (lambda: vn.chart("virus", games=5, lang="en", colour="red"), "colour"),
    (lambda: vn.gallery("tlh"), "tlh"),
])
def test_bad_input_is_one_sentence(call, names: str) -> None:
    sentence = told(call())
    assert names in sentence and "\n" not in sentence and "Traceback" not in sentence


def test_a_recorded_game_is_shown_from_a_file(tmp_path) -> None:
    replay = play_out(games.find("virus"), ["greedy", "random"], seed=3)
    save([replay], tmp_path / "one.json")
    save([replay, replay], tmp_path / "two.jsonl")
    for room in (vn.watch(tmp_path / "one.json", lang="en", ply=5), vn.watch(replay, lang="en", ply=5)):
        assert not isinstance(room, Message) and room.player.ply == 5
    many = vn.watch(tmp_path / "two.jsonl", lang="en", ply=5)
    many.open_game("2")
    assert len(many.found) == 2 and many.room.player.ply == 5


def test_through_a_seat_only_that_seat_is_sent() -> None:
    replay = play_out(games.find("virus"), ["greedy", "random"], seed=3)
    room = vn.watch(replay, lang="en", seat=1)
    assert [lens["name"] for lens in room.player.data["lenses"]] == ["Player 2"]


def test_a_visitor_cannot_name_a_file_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "replay=../../../etc/passwd&lang=en")
    assert "passwd" in told(vn.watch())


def test_the_address_chooses_language_and_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=pt&game=verso")
    room = vn.chart(games=2)
    assert room._game.value == "verso" and room.words.lang == "pt"


def test_a_chart_has_its_table_and_its_sentence() -> None:
    room = vn.chart("virus", games=4, lang="es", bots="random")
    assert "95" in room.text and "<table>" in room._repr_mimebundle_()["text/html"]
    room.speak("en")
    assert "interval" in room.text
    for output in room._charts.children[:2]:
        assert "application/vnd.plotly.v1+json" in output.outputs[0]["data"]


def test_the_import_is_light_and_the_function_stays_a_function() -> None:
    code = ("import sys, virus_nb as vn; heavy = {'ipywidgets', 'pandas', 'plotly', 'anywidget', 'babel'}; "
            "assert not heavy & set(sys.modules), heavy & set(sys.modules); "
            "import virus_nb.play.session; assert callable(vn.play)")
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
