"""Learn, replay and study table games in a notebook.

    import virus_nb as vn
    vn.gallery()                                   the games, and a way into each
    vn.learn("virus", lang="es")                   a lesson, step by step, on a live table
    vn.play("virus", seats=3, bots="greedy")       a game, against bots or around one screen
    vn.watch("replays/virus/duel.json")            a recorded game, move by move
    vn.chart("virus", games=500)                   what happens in five hundred of them
    vn.practise("virus")                           is it allowed? find the move; a game with a coach
    vn.rules("virus")                              the rulebook, with examples and real games

Each gives a widget that a notebook shows. What cannot be understood is answered with one
sentence, in the reader's language, and never with a traceback.

The parts below, each of which may be used by itself:

    engine   what is the same for every game: moves, events, reasons, options, chance
    games    the rules, picture, bots, words and lesson of each game
    play     sessions, replays, scenarios, bots, simulation
    scene    pictures as data, drawn as SVG or in the browser
    words    everything a person reads, in English, Spanish and Portuguese
    lessons  lessons as data, judged by the engine
    stats    tables and charts of many games
    widgets  what a notebook shows
    app      the same notebooks as pages
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from virus_nb.engine import BadInput

# The package ``virus_nb.play`` is loaded now, so that its import cannot later take the place of
# the function ``play`` below.
import_module("virus_nb.play")


def _sentence(error: BadInput) -> str:
    """A complaint as a notebook shows it: in the language of the computer, or of the page."""
    visit, words = import_module("virus_nb.visit"), import_module("virus_nb.words")
    return str(import_module("virus_nb.words.sentences").error_line(words.words(visit.language()), error))


BadInput.tell = _sentence

__all__ = ["chart", "gallery", "learn", "play", "practise", "rules", "watch"]


def gallery(lang: str | None = None) -> Any:
    """The games: picture, players, and doors to the lesson, the table, recorded games and numbers."""
    return import_module("virus_nb.widgets.rooms").gallery(lang)


def learn(game: str = "virus", lang: str | None = None, step: str | None = None) -> Any:
    """The lesson of a game, from its beginning or from the step with that id.

    game: also a lesson of one's own, as the path of a TOML file or as its text.
    """
    return import_module("virus_nb.widgets.rooms").learn(lang, game, step)


def play(game: str = "virus", seats: int | None = None, lang: str | None = None,
         seed: int | str | None = None, bots: str | Sequence[str] | None = None,
         position: object = None, **options: Any) -> Any:
    """A table to play at.

    seats: how many players, the fewest if left out. bots: one name for everybody but the first
    seat, or a name for each seat (``"human"`` for a person); without it, the greedy bot plays the
    other seats. seed: the same seed, the same deck. position: begin there, in the game's text form.
    options: the game's own, ``match="card"``, or ``preset="official"``.
    """
    return import_module("virus_nb.widgets.rooms").play(lang, game, seats, seed, bots, position, options)


def watch(what: object = None, lang: str | None = None, ply: int | None = None,
          seat: int | None = None) -> Any:
    """A recorded game: a file, a ``Replay``, or ``"virus/duel"`` of those that come with the kit.

    seat: see only what that seat saw, counted from 0. A folder or a ``.jsonl.gz`` of many games is a table that
    filters, and a click opens the game. Without ``what``, all recorded games to choose from.
    """
    return import_module("virus_nb.widgets.rooms").watch(lang, what, ply, seat)


def chart(game: str | None = None, games: int = 100, lang: str | None = None, **more: Any) -> Any:
    """What happens in that many games between bots: wins by seat with their margin, and lengths.

    ``seats``, ``bots`` (one name, or one for each seat), ``seed``, and the game's own options.
    """
    return import_module("virus_nb.widgets.rooms").chart(lang, game, games, more)


def practise(game: str = "virus", kind: str | None = None, lang: str | None = None,
             seed: int | str | None = None) -> Any:
    """Practice with a game: ``"may"`` (is it allowed?), ``"find"`` the move, or a game with a ``"coach"``.

    seed: the same seed, the same questions.
    """
    return import_module("virus_nb.widgets.rooms").practise(lang, game, kind, seed)


def rules(game: str = "virus", rule: str | None = None, lang: str | None = None) -> Any:
    """The rulebook of a game, open at that rule: where it comes from, an example, and real games."""
    return import_module("virus_nb.widgets.rooms").rules(lang, game, rule)
