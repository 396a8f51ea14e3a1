"""Nothing that is exported for a seat depends on what that seat did not see, at any ply of any recorded game.

The twin of a recorded game is dealt from another deck that looked the same to the seat all along. To be quick,
the first and the last seat are compared, each in another language: all sentences come from the same facts.
"""

from random import Random

import pytest

from virus_nb.export import KINDS, export
from virus_nb.play import shelf
from virus_nb.play.deal import dealt_anew
from virus_nb.play.replay import load
from virus_nb.play.session import Session
from virus_nb.widgets.film import Film
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
    for ply in range(0, len(films[0].nodes), 3):  # the frames have been compared at every ply
        assert export(films[0], "svg", ply) == export(films[1], "svg", ply), ply


def test_a_spectator_sees_no_more_than_any_seat(twins):
    _, one, other = twins[0]
    films = [Film(session, "es", ("spectator",)) for session in (one, other)]
    assert films[0].frames("spectator") == films[1].frames("spectator")


def test_the_twins_are_not_the_same_with_open_cards():
    replay = load(shelf.find("virus/duel"))[0]
    twin = dealt_anew(replay, 0, Random(1))
    assert twin.deck != replay.deck
    assert Film(replay, "en").frames("open") != Film(twin, "en").frames("open")
