"""Nothing that is exported for a seat depends on what that seat did not see, at any ply of any recorded game.

The twin of a recorded game is dealt from another deck that looked the same to the seat all along. To be quick,
the first and the last seat are compared, each in another language: all sentences come from the same facts.
"""

import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from virus_nb.export import KINDS, export
from virus_nb.play import bug, shelf
from virus_nb.play.deal import dealt_anew
from virus_nb.play.replay import Note, load
from virus_nb.play.session import Session
from virus_nb.widgets.film import Film
from virus_nb.widgets.telling import in_text
from virus_nb.words import LANGUAGES

CARDS = [name for name, path in sorted(shelf.recorded().items()) if load(path)[0].deck]
OF_WHOLE_GAMES = [kind for kind in KINDS if kind not in ("png", "html", "motion.svg")]


@pytest.fixture(scope="module", params=CARDS)
def twins(request):
    """A recorded game, and for each seat the game with its twin as sessions."""
    replay = load(shelf.find(request.param))[0]
    session = Session.from_replay(replay)
    return [(seat, session, Session.from_replay(dealt_anew(replay, seat, Random(seat))))
            for seat in sorted({0, len(replay.seats) - 1})]


def test_a_seats_frames_and_files_are_the_same(twins):
    for seat, one, other in twins:
        lang = LANGUAGES[seat % 3]
        films = [Film(session, lang, (seat,)) for session in (one, other)]
        assert films[0].frames(seat) == films[1].frames(seat), f"seat {seat}"
        for kind in OF_WHOLE_GAMES:
            assert export(films[0], kind) == export(films[1], kind), (seat, kind)


def test_pictures_and_pages_are_the_same(twins):
    seat, one, other = twins[-1]
    films = [Film(session, "en", (seat,)) for session in (one, other)]
    for kind in ("motion.svg", "html"):
        assert export(films[0], kind) == export(films[1], kind), kind


def test_an_svg_and_what_a_bitmap_is_drawn_from_are_the_same_at_every_ply(twins, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", SimpleNamespace(svg_to_bytes=_as_it_is_given))
    seat, one, other = twins[-1]
    films = [Film(session, "en", (seat,)) for session in (one, other)]
    for ply in range(len(films[0].nodes)):
        for kind in ("svg", "png"):
            pictures = [export(film, kind, ply) for film in films]
            assert pictures[0] == pictures[1] and b"<svg" in pictures[0], (kind, ply)


def _as_it_is_given(svg_string, **_):
    return svg_string.encode()


def test_the_picture_and_its_words_are_the_same_at_every_ply(twins):
    """Of the last seat: what is drawn in the browser has been compared for both."""
    seat, one, other = twins[-1]
    films = [Film(session, LANGUAGES[seat % 3], (seat,)) for session in (one, other)]
    for ply in range(len(films[0].nodes)):
        scenes = [film.scene(ply, seat) for film in films]
        assert scenes[0] == scenes[1] and in_text(scenes[0]) == in_text(scenes[1]), ply
        assert films[0].status(ply, seat) == films[1].status(ply, seat), ply
    assert films[0].title == films[1].title


def test_what_the_player_in_the_browser_gets_is_the_same(twins):
    """Slider, marks, stops, drawings and words too; a note was written by somebody who saw all cards."""
    seat, one, other = twins[0]
    note = Note(1, "She holds two viruses!", mark="!")
    noted = Session.from_replay(replace(one.replay(one.main_line()[-1]), notes=(note,)))
    assert Film(noted, "es", (seat,)).data(2, secret=True) == Film(other, "es", (seat,)).data(2, secret=True)


def test_a_report_shows_what_the_seat_saw(twins):
    """The record in it is open, as every record; what it says was shown is not."""
    for seat, one, other in twins:
        for mine, theirs in zip(one.main_line(), other.main_line(), strict=True):
            shown = [bug.bundle(session, node, seat)["shown"] for session, node in ((one, mine), (other, theirs))]
            assert shown[0] == shown[1], (seat, mine.ply)


@pytest.mark.parametrize("name", ["virus/duel", "marvel/duel", "verso/duel"])
def test_a_bitmap_is_the_same(name):
    pytest.importorskip("resvg_py")
    replay = load(shelf.find(name))[0]
    films = [Film(each, "pt", (1,)) for each in (replay, dealt_anew(replay, 1, Random(3)))]
    for ply in (0, len(replay.moves) // 2, len(replay.moves)):
        assert export(films[0], "png", ply) == export(films[1], "png", ply), ply


def test_most_twins_differ_from_their_game():
    """Otherwise nothing is compared here."""
    games = [load(shelf.find(name))[0] for name in CARDS[::3]]
    assert sum(dealt_anew(game, 0, Random(0)).deck != game.deck for game in games) > len(games) * 2 / 3


def test_a_spectator_sees_no_more_than_any_seat(twins):
    _, one, other = twins[0]
    films = [Film(session, "es", ("spectator",)) for session in (one, other)]
    assert films[0].frames("spectator") == films[1].frames("spectator")


def test_the_twins_are_not_the_same_with_open_cards():
    replay = load(shelf.find("virus/duel"))[0]
    twin = dealt_anew(replay, 0, Random(1))
    assert twin.deck != replay.deck
    assert Film(replay, "en").frames("open") != Film(twin, "en").frames("open")
