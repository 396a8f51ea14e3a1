"""The public face: what each call shows, and that bad input is one sentence and no traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from urllib.parse import urlencode

import pytest

import virus_nb as vn
from virus_nb import games
from virus_nb.play.bots import play_out
from virus_nb.play.replay import save
from virus_nb.widgets.arrival import Arrival
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
    (lambda: vn.play("virus", bots=3, lang="en"), "bots"),
    (lambda: vn.learn(None, lang="en"), "game"),
    (lambda: vn.watch("y" * 5000, lang="en"), "yyy"),
    (lambda: vn.watch("virus/duel", ply="x", lang="en"), "ply"),
    (lambda: vn.play("virus", lang="en", match="everything"), "everything"),
    (lambda: vn.play("virus", lang="en", colour="red"), "colour"),
    (lambda: vn.play("virus", lang="en", bots="deep blue"), "deep blue"),
    (lambda: vn.play("virus", lang="en", bots=["greedy"]), "seats"),
    (lambda: vn.play("virus", lang="tlh"), "tlh"),
    (lambda: vn.play("virus", lang="en", position={"hands": [["ace"], []]}), "ace"),
    (lambda: vn.learn("virus", lang="en", step="nowhere"), "nowhere"),
    (lambda: vn.play("virus", lang="en", seats="two"), "a whole number from 2 to 6"),
    (lambda: vn.play("virus", lang="en", seats=2.5), "“2.5” will not do"),
    (lambda: vn.play("virus", lang="en", seats=True), "“true” will not do"),
    (lambda: vn.play("virus", lang="en", seats=1), "there is 1 player; the game is for 2 to 6"),
    (lambda: vn.play("virus_wars", lang="en", seats=1), "there is 1 player; the game is for exactly 2"),
    (lambda: vn.play("virus_wars", lang="es", seats=3), "hay 3 jugadores; el juego es para 2 exactamente"),
    (lambda: vn.play("virus", lang="pt", seats=1), "há 1 jogador; o jogo é de 2 a 6"),
    (lambda: vn.play("virus", lang="en", match=["x"]), "options.match: “[\"x\"]” is not possible"),
    (lambda: vn.play("virus", lang="en", match=None), "options.match: “null” is not possible"),
    (lambda: vn.learn("chess", lang="en"), "chess"),
    (lambda: vn.watch("no/such.json", lang="en"), "no/such.json"),
    (lambda: vn.watch(17, lang="en"), "text"),
    (lambda: vn.chart("virus", games=-1, lang="en"), "-1"),
    (lambda: vn.chart("virus", games=5, lang="en", bots="deep blue"), "deep blue"),
    (lambda: vn.chart("virus", games=5, lang="en", seats=12), "12"),
    (lambda: vn.chart("virus", games=5, lang="en", bots=5), "bots: a list"),
    (lambda: vn.chart("virus", games=5, lang="en", bots=["greedy"]), "there is 1 player; the game is for 2 to 6"),
    (lambda: vn.chart("virus", games=5, lang="en", bots=[]), "the game is for 2 to 6"),
    (lambda: vn.chart("virus", games=5, lang="en", bots=["greedy"] * 9), "there are 9 players"),
    (lambda: vn.chart("virus", games=5, lang="en", seed=[1]), "seed"),
    (lambda: vn.play("virus", lang="en", bots=5), "bots: a list"),
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


@pytest.mark.parametrize(("room", "query"), [
    (vn.learn, "step=curee"), (vn.learn, "step=<b>"), (vn.practise, "practise=maybe"), (vn.rules, "rule=virus.99"),
    (vn.watch, "ply=x"), (vn.watch, "game=chess"), (vn.watch, "lang=tlh"), (vn.chart, "lang=tlh"),
    (vn.chart, "game=chess"), (vn.chart, "games=2.7"), (vn.chart, "games=0"), (vn.chart, "games=999999"),
    (vn.chart, "bots=greedy,deep"), (vn.chart, "match=everything"), (vn.chart, "game=virus_wars&rows=99"),
    (vn.chart, "b.match=everything"), (vn.chart, "b.colour=red"), (vn.chart, "b=deep,deep"),
    (vn.chart, "game=verso&keep_duplicate=<b>")])
def test_a_mistyped_address_gets_a_message(room, query: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", query if "lang=" in query else f"lang=en&{query}")
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", "en")
    name, _, value = query.rpartition("=")
    assert (name.rpartition(".")[2] if "colour" in name else value.rpartition(",")[2]) in told(room())


@pytest.mark.parametrize("query", ["bots=greedy", "bots=" + ",".join(["greedy"] * 9), "b=greedy,greedy,greedy"])
def test_an_address_with_too_few_or_too_many_players_gets_a_message(query: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", f"lang=en&game=virus&{query}")
    assert re.search("[139]", told(vn.chart()))


def test_the_address_follows_the_form_and_gives_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = vn.chart("virus", games=3, lang="en")
    assert room.address.asked == {}, "nobody changed anything"
    room._game.value = "virus_wars"
    room.a.bots.children[1].value = "random"
    room.a._rules.options["steps"].value = 3
    room._what_if.value = True
    room.b._rules.options["rows"].value = 5
    room._number.value = 4
    room.run()
    asked = {name: value for name, value in room.address.asked.items() if value}
    assert asked == {"game": "virus_wars", "games": "4", "bots": "greedy,random", "steps": "3",
                     "first_turn_steps": "5", "b": "greedy,greedy", "b.rows": "5"}
    assert "match" in room.address.asked, "what an earlier game asked for is taken away"
    monkeypatch.setenv("QUERY_STRING", urlencode({**asked, "lang": "es"}))
    again = vn.chart()
    assert again.words.lang == "es" and again.address.asked == {}
    for one, other in ((room.a, again.a), (room.b, again.b)):
        assert (one.names(), one.options()) == (other.names(), other.options())
    assert again._what_if.value and again._number.value == 4 and again.counts.games == 4
    assert (again.compared.a, again.compared.differences) == (room.compared.a, room.compared.differences)


@pytest.mark.parametrize(("game", "bots", "options"), [
    ("verso", ("greedy",), {"square": "exactly"}), ("virus", ("random",) * 3, {"match": "card"}),
    ("virus_wars", ("random", "greedy"), {"rows": 5, "columns": 5}), ("verso", ("random",) * 3, {})])
def test_a_chart_is_of_those_games_that_are_asked_for_in_any_language(game: str, bots: tuple[str, ...],
                                                                      options: dict) -> None:
    room = vn.chart(game, games=2, lang="en", bots=bots, **options)
    for lang in LANGUAGES:
        room.speak(lang)
        room.run()
        assert (room._game.value, room.counts.key, room.counts.bots) == (game, game, bots)
        assert options.items() <= room.counts.options.items()


def test_the_address_names_few_options_and_gives_all() -> None:
    from virus_nb.engine import read_options
    from virus_nb.widgets.asked_games import Players, read, written

    for game in OURS:
        kit = games.find(game)
        for option in kit.game.options:
            for choice in option.choices:
                values = read_options(kit.game.options, {}, {option.name: choice})
                bots = ("random",) * kit.game.seats[-1]
                asked = written(kit, 7, Players(bots, values), None)
                back = read({name: value for name, value in asked.items() if value}, 100)
                assert (back.game, back.number, back.bots, back.b) == (game, 7, bots, None)
                assert read_options(kit.game.options, {}, back.options) == values


def test_a_number_is_taken_as_it_is_typed() -> None:
    room = vn.chart("virus", games=3, lang="en", bots="random")
    room._number.value = 2.7
    room.run()
    assert "games: “2.7” will not do: a whole number from 1 to 5,000" in room._said.value
    assert room.counts.games == 3 and not room._start.disabled
    room._number.value = 5.0
    room.run()
    assert room.counts.games == 5


def test_many_games_of_an_address_are_played_while_the_page_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("virus_nb.widgets.statistics.on_a_page", lambda: True)
    monkeypatch.setenv("QUERY_STRING", "lang=en&game=virus_wars&bots=random,random&games=101")
    room = vn.chart()
    assert room._thread is not None
    room._thread.join(60)
    assert room.counts.games == 101


def test_the_address_chooses_language_and_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=pt&game=verso")
    room = vn.chart(games=2)
    assert room._game.value == "verso" and room.words.lang == "pt"


def test_a_chart_has_its_table_and_its_sentence() -> None:
    room = vn.chart("virus", games=4, lang="es", bots="random")
    assert "95" in room.text and "<table>" in room._repr_mimebundle_()["text/html"]
    room.speak("en")
    assert "interval" in room.text
    for view in room._charts.children:
        assert "application/vnd.plotly.v1+json" in view.children[0].outputs[0]["data"]


def test_a_row_of_a_chart_opens_its_game() -> None:
    room = vn.chart("virus_wars", games=3, lang="pt", bots="random")
    view = room._charts.children[-1]
    row = next(n for n, row in enumerate(view._numbers.data["rows"]) if row["open"])
    view._numbers._message(None, {"kind": "open", "row": row})
    game, ply = view._chart.opens[row]
    assert room._opened.players[0].ply == ply
    course = room._opened.children[-1]
    course._numbers._message(None, {"kind": "open", "row": 2})
    heading = room._opened.children[0]
    assert room._opened.players[0].ply == 2 and heading.asked == 2, "the page goes to the game each time"
    for row in (-1, 10**6, "0", None):
        view._numbers._message(None, {"kind": "open", "row": row})
    room.speak("en")
    assert room._opened.players[0].ply == 2 and f"Game {game + 1} " in room._opened.children[0].text
    assert room._opened.children[0].asked == 0, "another language does not move the page"


def test_every_point_of_every_chart_leads_to_its_row() -> None:
    room = vn.chart("virus_wars", games=3, lang="en", bots="random")
    for view in room._charts.children:
        points, rows = view._numbers.data["points"], len(view._numbers.data["rows"])
        assert len(points) == len(view._chart.figure["data"])
        assert all(-1 <= row < len(view._chart.table) for trace in points for row in _flat(trace)) and rows
    grid, table = points[0], view._chart.table
    for y, line in enumerate(grid):
        for x, row in enumerate(line):
            assert row == -1 or table.iloc[row, 0] == f"{'abcdefghijk'[x]}{y + 1}"
    assert sum(row >= 0 for row in _flat(grid)) == len(table)


def _flat(trace: list) -> list[int]:
    return [row for each in trace for row in (each if isinstance(each, list) else [each])]


def test_what_if_plays_the_same_seeds_twice() -> None:
    room = vn.chart("virus", games=6, lang="en", bots="greedy", preset="official")
    assert room.counts.options["match"] == room.a.options()["match"]
    room._what_if.value = True
    room.b.bots.children[1].value = "random"
    room.run()
    assert room.compared.b.bots == ("greedy", "random") and "B changes" in room.text and "n = 6" in room.text
    room.open_game(2, 3)
    assert [player.ply for player in room._opened.players] == [3, 3]
    headings = [part.text for part in room._opened.children if isinstance(part, Arrival)]
    assert headings == ["Game 3 as A, from move 3", "The same seed as B"]


def test_what_if_compares_one_player_too() -> None:
    room = vn.chart("verso", games=6, lang="en", bots=["greedy"])
    room._what_if.value = True
    room.b.bots.children[0].value = "random"
    room.run()
    view = room._charts.children[0]
    assert "B changes the points made by" in view._said.value and "n = 6 pairs" in view._said.value
    view._numbers._message(None, {"kind": "open", "row": 0})
    assert len(room._opened.players) == 2


def test_a_run_that_is_stopped_shows_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("virus_nb.corpora.farm.AIM", .001)
    room = vn.chart("virus", games=20, lang="en", bots="random")
    tell = room._tell
    monkeypatch.setattr(room, "_tell", lambda done, *more: (tell(done, *more), room._halt.click()))
    room.run()
    assert 0 < room.counts.games < 20 and "of 20 games" in room._said.value and not room._start.disabled


def test_the_import_is_light_and_the_function_stays_a_function() -> None:
    code = ("import sys, virus_nb as vn; heavy = {'ipywidgets', 'pandas', 'plotly', 'anywidget', 'babel'}; "
            "assert not heavy & set(sys.modules), heavy & set(sys.modules); "
            "import virus_nb.play.session; assert callable(vn.play)")
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
