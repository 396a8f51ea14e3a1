"""The room of recorded games: what can be done at a ply, without a browser."""

import base64
import json
import re
import zlib

import pytest

from virus_nb.play import bug, shelf
from virus_nb.play.notes import load_with_notes
from virus_nb.play.replay import load, loads, save
from virus_nb.play.verify import verify
from virus_nb.widgets.replay_room import ReplayRoom, from_shelf
from virus_nb.widgets.shown import Message
from virus_nb.widgets.watching import from_address
from virus_nb.words import words


def take(room, what, ply=17, lens=2):
    room.player._message(room.player, {"kind": "do", "what": what, "ply": ply, "lens": lens}, [])
    return room.sheets.get(what)


def saved(widget):
    """The file behind a link."""
    return base64.b64decode(re.search(r'base64,([^"]*)"', widget.value)[1])


@pytest.fixture
def room():
    return from_shelf("en", "virus/duel")


def test_bots_play_on_and_the_line_is_shown_and_saved(room):
    sheet = take(room, "take")
    sheet._who.value, sheet._bot.value = "bots", "random"
    sheet._begin.click()
    heading, main, line = sheet.tree.children
    assert room.player.film.nodes[17] is room.player.film.session.main_line()[17]
    assert room.player.film.leaf is not None and room.player.ply == 17
    line.children[1].click()
    replay = loads(saved(line.children[2]))
    verify(replay)
    assert replay.origin.replay == "virus/duel" and replay.origin.seat is None
    main.children[0].click()
    assert len(room.player.film.nodes) == 51


def test_cards_are_dealt_anew_for_a_person(room):
    sheet = take(room, "take")
    sheet._cards.value, sheet._who.value = 0, "all"
    sheet._begin.click()
    table = sheet._table
    table.play(table.session.legal_moves()[0])
    assert len(sheet.tree.children) == 3 and "dealt anew for Player 1" in sheet.tree.children[2].children[0].description
    sheet.tree.children[2].children[1].click()
    replay = loads(saved(sheet.tree.children[2].children[2]))
    verify(replay)
    assert (replay.origin.ply, replay.origin.seat) == (17, 0) and len(replay.moves) == 18
    room.speak("pt")
    assert "de novo" in sheet.tree.children[2].children[0].description and table.lang == "pt"


def test_a_note_is_written_changed_and_kept_in_the_file_and_beside_it(tmp_path):
    path = tmp_path / "mine.json"
    replay = load(shelf.find("virus/duel"))[0]
    save([replay], path)
    room = ReplayRoom({"mine.json": path}, "en")
    sheet = take(room, "note", 5)
    sheet._text.value, sheet._mark.value, sheet._lang.value = "", "", "es"
    sheet._text.value, sheet._mark.value, sheet._about.value = "¿Por qué?", "?", True
    sheet._put.click()
    film = room.player.film
    note = next(note for note in film.session.notes if note.lang == "es" and note.mark == "?")
    assert note.ply in film.turns and note.ply <= 5 and note.turn
    assert note in loads(saved(sheet._told)).notes
    take(room, "note", 5)
    sheet._lang.value = "es"
    assert sheet._text.value == "¿Por qué?" and sheet._about.value is True
    sheet._beside.click()
    assert load(path)[0] == replay and note in load_with_notes(path).notes
    sheet._inside.click()
    assert note in load(path)[0].notes and load(path)[0].moves == replay.moves
    sheet._drop.click()
    assert note not in film.session.notes
    sheet._text.value = "x" * 6000
    sheet._put.click()
    assert "5000" in sheet._told.value or "5,000" in sheet._told.value


def test_a_file_of_the_kit_is_not_written_to(room):
    sheet = take(room, "note")
    assert sheet._inside.layout.display == sheet._beside.layout.display == "none"


def test_an_export_is_what_the_lens_saw(room):
    sheet = take(room, "export", lens=2)
    sheet._kind.value = "events.csv"
    sheet._from.value, sheet._to.value = 1, 20
    sheet._make.click()
    text = saved(sheet._told).decode()
    assert "You" in text and "draws a card" in text and text.count("\n") > 20
    sheet._from.value = 30
    sheet._make.click()
    assert "30" in sheet._told.value and "href" not in sheet._told.value
    sheet._from.value = 2.7
    sheet._make.click()
    assert "from: “2.7” will not do" in sheet._told.value and "href" not in sheet._told.value


def test_a_report_can_be_checked(room, tmp_path):
    sheet = take(room, "bug")
    sheet._said.value = "The <b>deck</b> is wrong."
    sheet._make.click()
    data = json.loads(saved(sheet._told))
    assert data["seat"] == 0 and len(data["replay"]["moves"]) == 17 and data["shown"]["text"]
    assert list(bug.differences(data)) == []
    data["shown"]["position"]["to_move"] = 0 if data["shown"]["position"].get("to_move") else 1
    assert "to_move" in "".join(bug.differences(data))


def test_an_address_of_this_place(room):
    take(room, "link")
    query = re.search(r">(\?[^<]*)<", room._linked.value)[1].replace("&amp;", "&")
    assert query == "?replay=virus/duel&ply=17&player=1&lang=en"
    asked = dict(pair.split("=") for pair in query[1:].split("&"))
    again = from_address("en", asked)
    assert again.player.ply == 17 and again.player.data["lens"] == 2
    earlier = from_address("en", {"replay": "virus/duel", "ply": "17", "seat": "0"})
    assert earlier.player.data["lens"] == 2, "a link from before people were counted from 1"


@pytest.mark.parametrize("asked", [
    {"ply": "-1"}, {"ply": "51"}, {"ply": "1e3"}, {"ply": "<script>"}, {"ply": "9" * 400}, {"ply": "١٧"},
    {"seat": "2"}, {"player": "0"}, {"player": "3"},
    {"player": "1", "seat": "1"}, {"replay": "", "ply": "x"}, {"replay": "", "game": "chess"},
    {"seat": "-1"}, {"seat": "x"}, {"lens": "all"}, {"lens": "<b>"}, {"lens": "7"}, {"replay": "../etc"},
    {"replay": "<img src=x>"}, {"lang": "xx"}, {"lang": "<b>"}])
def test_a_hostile_address_gets_a_message(asked, monkeypatch):
    import virus_nb as vn

    query = "&".join(f"{key}={value}" for key, value in {"replay": "virus/duel", "lang": "en", **asked}.items())
    monkeypatch.setenv("QUERY_STRING", query)
    shown = vn.watch()
    assert isinstance(shown, Message) and "Traceback" not in shown.text and "<img" not in shown.html
    assert "start_here" not in shown.html
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    monkeypatch.setattr("virus_nb.limits._held", True)
    assert 'href="start_here.ipynb"' in vn.watch().html, "a way back on a page"


def test_nothing_tells_how_it_ends(room):
    room._secret.value = True
    assert room.player.data["secret"] and all("thief" not in name for name, _ in room._which.options)
    assert [name for name, _ in room._which.options][:2] == ["Virus!: game 1", "Virus!: game 2"]
    again = from_address("en", {"replay": "virus/gift", "lens": "secret"})
    assert again.player.data["secret"] and again._which.options[0][0] == "Virus!: game 1"


def test_what_unfolds_below_the_player_does_not_tell_how_it_ends_either(room):
    room._secret.value = True
    sheet = take(room, "take")
    sheet._who.value, sheet._bot.value = "bots", "random"
    sheet._begin.click()
    main, line = (row.children[0].description for row in sheet.tree.children[1:])
    assert main == "The game as it was played" and line == "Another line (1)"
    sheet.tree.children[2].children[1].click()
    assert 'download="virus-line-1.json"' in sheet.tree.children[2].children[2].value
    sheet.tree.children[1].children[0].click()
    sheet = take(room, "export")
    assert sheet._from.max == sheet._to.max == 17
    sheet._kind.value = "html"
    sheet._make.click()
    data = json.loads(re.search(r'id="vn-data">([^<]*)<', saved(sheet._told).decode())[1])
    assert json.loads(zlib.decompress(base64.b64decode(data["films"]["es"])))["secret"] is True
    room._secret.value = False
    assert "50 moves" in room.sheets["take"].tree.children[1].children[0].description
    assert sheet.layout.display == "none" and not sheet._told.value


def test_a_game_from_a_real_table_is_written_down(room):
    room._by_hand.click()
    form = room._hand.children[0]
    form._names.value = "Ana, <b>Bo</b>"
    form._begin.click()
    form._move.value = "organ-red"
    form._add.click()
    assert "Ana puts down the red organ." in form._log.value and "<b>Bo" not in form._picture.value + form._log.value
    form._move.value = "latex-glove"
    form._add.click()
    assert "3 cards" in form._told.value
    form._seen.value = "1: organ-blue virus-red contagion"
    form._add.click()
    assert form._told.value == "" and form._move.value == ""
    form._keep.click()
    replay = loads(saved(form._file))
    verify(replay)
    assert replay.moves == ("organ-red", "latex-glove") and replay.deck.count("?") == 63
    form._seen.value, form._move.value = "Ana: all", "draw"
    form._add.click()
    assert "Ana: all" in form._told.value
    room.speak("es")
    assert "mesa real" in form.text


def test_a_real_tables_house_rules_go_into_the_file(room):
    room._by_hand.click()
    form = room._hand.children[0]
    form.rules.preset.value = "official"
    form.rules.options["virus_targets"].value = "anyone"
    form._begin.click()
    form._keep.click()
    assert loads(saved(form._file)).options == {
        "match": "card", "virus_targets": "anyone", "medicine_targets": "self", "contagion": "maximum",
        "recycle": "flip"}
    form._game.value = "verso"
    assert "match" not in form.rules.options and form.rules.door.description == words("en").say("ui-options")
    form.rules.options["square"].value = form.rules.options["square"].options[-1][1]
    form._begin.click()
    form._keep.click()
    assert loads(saved(form._file)).options["square"] == form.rules.options["square"].value
