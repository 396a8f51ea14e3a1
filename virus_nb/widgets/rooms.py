"""What ``vn.gallery()``, ``vn.learn()`` and the like show; bad input becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from importlib.util import find_spec
from typing import Any

from virus_nb import games, visit
from virus_nb.engine import BadInput, read_options
from virus_nb.engine.text import a_number, a_text
from virus_nb.games.kit import Kit
from virus_nb.limits import on_a_page
from virus_nb.play.asked import a_seed, one_a_seat
from virus_nb.play.session import Session
from virus_nb.widgets.shown import Message, Shown
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line, system_line


def _told(room: Callable[..., Shown]) -> Callable[..., Shown]:
    """The room, or one sentence in its place. The language is its first argument."""

    @wraps(room)
    def show(lang: str | None, *given: Any) -> Shown:
        spoken = visit.language() if lang is None else lang
        try:
            words(spoken)
            return room(spoken, *given)
        except BadInput as error:
            speaks = words(spoken if spoken in LANGUAGES else visit.computer_language())
            return Message(error_line(speaks, error), speaks.say("page-error-back") if on_a_page() else "")
        except OSError as error:  # a path that the machine itself refuses
            return Message(system_line(words(spoken), error))

    return show


def gallery(lang: str | None) -> Shown:
    """All games."""
    from virus_nb.widgets.gallery import Gallery, get_ready

    if lang is None:
        get_ready()  # before the visitor's language is asked for, which may mean to wait for the visitor
    return _told(Gallery)(lang)


@_told
def learn(lang: str, game: str, step: str | None) -> Shown:
    """The lesson of a game."""
    from virus_nb.lessons.load import lesson, own_lesson
    from virus_nb.widgets.lesson import LessonView, kept

    a_text(game, "game")
    if game.endswith(".toml") or "\n" in game:
        own = own_lesson(game)
        own_ids = tuple(each.id for each in own.steps)
        if step is not None and step not in own_ids:
            raise BadInput("not-a-choice", "step", value=str(step), choices=own_ids)
        return LessonView(own.game, lang, step or "", own=own)

    if not (games.find(game).folder / "lesson.toml").is_file():
        speaks = words(lang)
        return Message(speaks.say("no-lesson", game=speaks.say(f"{game}-name")))
    ids = tuple(each.id for each in lesson(game).steps)
    asked = visit.query()
    before = kept(game)
    wanted = asked.get("step", "") if step is None else step
    if (wanted or step is not None) and wanted not in ids:
        raise BadInput("not-a-choice", "step", value=str(wanted)[:60], choices=ids)
    view = LessonView(game, lang, wanted, asked.get("done", ""))
    if before:
        view.take_up({**before, **({"at": wanted} if wanted else {})})
    return view


@_told
def practise(lang: str, game: str, kind: str | None, seed: int | str | None) -> Shown:
    """What there is to practise with a game."""
    from virus_nb.widgets.practice_room import KINDS, PracticeRoom

    games.find(game)
    asked = visit.query().get("practise", "") if kind is None else kind
    if (asked or kind is not None) and asked not in KINDS:
        raise BadInput("not-a-choice", "practise" if kind is None else "kind", value=str(asked)[:60], choices=KINDS)
    return PracticeRoom(game, lang, asked, seed)


@_told
def rules(lang: str, game: str, rule: str | None) -> Shown:
    """The rulebook of a game."""
    from virus_nb.widgets.rule_room import RuleRoom

    known = games.find(game).game.rules
    asked = visit.query().get("rule", "") if rule is None else rule
    if (asked or rule is not None) and asked not in known:
        raise BadInput("not-a-choice", "rule", value=str(asked)[:60], choices=known)
    return RuleRoom(game, lang, asked)


@_told
def play(lang: str, game: str, seats: int | None, seed: int | str | None, bots: str | Sequence[str] | None,
         position: object, options: Mapping[str, Any]) -> Shown:
    """A table to play at."""
    from virus_nb.widgets.play_room import PlayRoom

    kit = games.find(game)
    if bots is not None and not isinstance(bots, str):
        bots = one_a_seat(bots)
        seats = len(bots) if seats is None else seats
    seats = max(2, kit.game.seats[0]) if seats is None else seats
    if position is None:
        session = Session(kit, seats, options, seed=seed)
    else:
        session = Session.from_position(kit, position, seats, options, seed=0 if seed is None else seed)
    return PlayRoom(session, _players(kit, seats, bots), lang)


def _players(kit: Kit, seats: int, bots: str | Sequence[str] | None) -> tuple[str, ...]:
    """Who sits where: a person first and bots after, unless every seat is named."""
    if bots is None:
        bots = "greedy" if "greedy" in kit.bots else "random"
    if isinstance(bots, str):
        return ("human",) + (bots,) * (seats - 1)
    return tuple(bots)


@_told
def watch(lang: str, what: object, ply: int | None, seat: int | None) -> Shown:
    """A recorded game, many to choose from, or the place that the address of the page names."""
    from virus_nb.widgets.watching import watching

    for name, value in (("ply", ply), ("seat", seat)):
        if value is not None:
            a_number(value, name, 0, 20_000)
    return watching(lang, what, ply, seat)


@_told
def chart(lang: str, game: str | None, number: int, more: Mapping[str, Any]) -> Shown:
    """Many games between bots."""
    from virus_nb.widgets.asked_games import Asked, can_sit, read, usual
    from virus_nb.widgets.statistics import MOST_GAMES, Statistics

    if find_spec("pandas") is None:  # in a browser's Python
        raise BadInput("no-pandas", "")
    asked = read(visit.query(), MOST_GAMES) if game is None else Asked()
    kit = games.find(asked.game or games.names()[0] if game is None else game)
    options = dict(more)
    seats, seed = options.pop("seats", None), a_seed(options.pop("seed", 0))
    names = options.pop("bots", "greedy") if asked.bots is None else asked.bots
    if isinstance(names, str):
        seats = len(usual(kit)) if seats is None else seats
        names = (names,) * a_number(seats, "seats", kit.game.seats[0], kit.game.seats[-1])
    can_sit(kit, one_a_seat(names))
    options |= asked.options
    read_options(kit.game.options, kit.game.presets, options)
    number = a_number(number if asked.number is None else asked.number, "games", 1, MOST_GAMES)
    return Statistics(kit.game.key, number, lang, names, options, seed, asked.b)
