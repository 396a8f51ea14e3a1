"""The player and the stand-alone page: everything is there from the start, and only what was seen."""

import json
import re
import zlib
from base64 import b64decode

import pytest

from virus_nb.play.replay import Note
from virus_nb.play.session import Session
from virus_nb.scene.frame import apply
from virus_nb.widgets.film import Film
from virus_nb.widgets.page import page
from virus_nb.widgets.player import Player

EVIL = "</script><script>alert(1)</script>"


@pytest.fixture
def played(tiny):
    session = Session(tiny, 2, seed=4, names=("Ana", EVIL))
    while session.decision() is not None:
        session.play(session.legal_moves()[0])
    session.notes = (Note(2, "Mind the three."), Note(2, "¡Ojo!", "es"), Note(3, EVIL))
    return session


def frames(lens):
    at, found = lens["first"], [lens["first"]]
    for change in lens["changes"]:
        at = apply(at, change)
        found.append(at)
    return found


def test_there_is_a_frame_for_every_ply(played):
    data = Film(played, "en", ("open", 1)).data()
    count = len(played.main_line())
    for lens in data["lenses"]:
        assert len(frames(lens)) == count
    last = frames(data["lenses"][0])[-1]
    assert last["status"]["c"] == "over"
    assert sorted({row["p"] for name, row in last.items() if name.startswith("log/")})[-1] == count - 1
    assert {row["s"] for row in last.values() if isinstance(row, dict) and "s" in row} <= set(data["art"])
    json.dumps(data)


def test_notes_are_those_of_the_language(played):
    assert [note["t"] for note in Film(played, "es").data()["notes"]] == ["¡Ojo!", EVIL]
    assert [note["t"] for note in Film(played, "en").data()["notes"]] == ["Mind the three.", EVIL]


def test_a_page_for_one_seat_holds_only_what_that_seat_saw(tiny):
    """Two games that differ in a card that only the other seat draws are one page, but for open cards."""
    pages = {}
    for top in ("one", "three"):
        session = Session.from_position(
            tiny, {"hands": [["one", "two"], ["one", "two"]], "deck": [top, "three"]}, 2, names=("Ana", "Bo"))
        session.play("lay two")
        for lens in (0, 1, "open"):
            pages[lens, top] = page(session, lenses=(lens,))
    assert pages[1, "one"] == pages[1, "three"]
    assert pages[0, "one"] != pages[0, "three"] and pages["open", "one"] != pages["open", "three"]


def test_a_page_stands_alone_and_runs_nothing_from_a_file(played):
    text = page(played, "en", ("open", 0), ply=2)
    assert EVIL not in text and "&lt;/script&gt;" in text
    assert not re.search(r'(src|href)="(?!#)', text) and "@import" not in text and "http" not in re.sub(
        r'http-equiv|http://www\.w3\.org/\S+', "", text)
    data = json.loads(re.search(r'id="vn-data">(.*?)</script>', text)[1])
    films = {lang: json.loads(zlib.decompress(b64decode(letters))) for lang, letters in data["films"].items()}
    assert data["start"] == 2 and data["lang"] == "en" and list(films) == ["en", "es", "pt"]
    assert [film["lang"] for film in films.values()] == list(films)
    assert films["pt"]["lenses"][1]["name"] == "Ana" and films["es"]["notes"][0]["t"] == "¡Ojo!"


def test_the_player_speaks_another_language_and_hands_over(played):
    player = Player(played, "en", ply=3)
    assert player.ply == 3 and player.offers == []
    taken = []
    player.on_take_over(lambda session: taken.append(session.here.ply))
    assert player.offers == [["take", "Play on from here"]]
    player.speak("pt")
    assert player.offers[0][1] != "Play on from here" and player.data["words"]["play"] == "Reproduzir"
    player._message(player, {"kind": "do", "what": "take", "ply": 1}, [])
    player._message(player, {"kind": "do", "what": "take", "ply": "x"}, [])
    player._message(player, {"kind": "do", "what": "rm", "ply": 1}, [])
    assert taken == [1]


def test_another_lens_comes_when_it_is_asked_for(played):
    player = Player(played, "en", ("open", "spectator", 0, 1))
    assert ["changes" in lens for lens in player.data["lenses"]] == [True, False, False, False]
    sent = []
    player.send = sent.append
    player._message(player, {"kind": "lens", "n": 2}, [])
    player._message(player, {"kind": "lens", "n": 7}, [])
    assert [(message["n"], len(message["changes"])) for message in sent] == [(2, len(played.main_line()) - 1)]
    assert sent[0]["first"] == Film(played, "en", (0,)).frames(0)[0]


def test_a_mark_and_a_note_on_a_turn(played):
    played.notes = (Note(0, "Strong.", mark="!", turn=True), Note(4, "", mark="?"))
    rows = Film(played, "en").data()["notes"]
    assert rows[0]["m"] == "!" and rows[0].get("e", 0) == Film(played, "en").turns[1] - 1
    assert rows[1] == {"p": 4, "t": "", "m": "?"}


def test_what_stays_in_a_notebook(played):
    bundle, _ = Player(played)._repr_mimebundle_()
    assert "<table>" in bundle["text/html"] and "<script" not in bundle["text/html"]
    assert "Ana" in bundle["text/plain"]
