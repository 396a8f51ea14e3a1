"""Law 10: whatever happens, is refused, is asked or is held can be told in every language."""

import re
from pathlib import Path

import pytest

from tests.laws.walks import walks
from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.bots import bots
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import card, decision_line, event_line, player_names, reason_line

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def sources(kit) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(games.folder(kit.game.key).rglob("*.py")))


@in_every_language
def test_everything_that_happens_and_every_question(kit, lang):
    told, game = words(lang), kit.game
    for walk in walks(kit, 1, "told"):
        names = player_names(told, walk.seats)
        for at in walk:
            for viewer in (at.decision.seat, None):
                assert decision_line(told, game.key, at.decision, names, viewer).strip()
            for event in at.events:
                for viewer in {event.seat, event.other, *(event.secret or ()), None}:
                    assert event_line(told, game.key, event, names, viewer).strip()


@in_every_language
def test_every_refusal_that_a_game_comes_to(kit, lang):
    told, game = words(lang), kit.game
    for walk in walks(kit, 1, "refusals"):
        path = list(walk)
        names = player_names(told, walk.seats)
        texts = sorted({move.text for at in path for move in at.legal})
        for at in path[::5]:
            reasons = {reason.why: reason for text in texts if (reason := why_not(game, at.state, text))}
            for reason in reasons.values():
                assert reason_line(told, game.key, reason, names, at.decision.seat)


def why_not(game, state, text):
    try:
        return game.why_not(state, text)
    except BadInput:
        return None


@in_every_language
def test_every_kind_of_event_and_reason_in_the_source(kit, lang):
    key, text = kit.game.key, sources(kit)
    kinds = re.findall(r'Event\("([a-z-]+)"', text)
    needed = {f"{key}-event-{kind}" for kind in kinds} | {f"{key}-happened-{kind}" for kind in kinds}
    reason = r'Reason\("[\w.]+", "([a-z-]+)"'
    hints = (games.folder(key) / "hints.py").read_text("utf-8") if (games.folder(key) / "hints.py").exists() else ""
    needed |= {f"{key}-reason-{why}" for why in re.findall(reason, text.replace(hints, ""))}
    needed |= {f"coach-{why}" for why in re.findall(reason, hints)}  # what speaks for a move is worded for all games
    assert needed and not sorted(name for name in needed if not words(lang).has(name))


@in_every_language
def test_every_card_and_bot(kit, lang):
    told, game = words(lang), kit.game
    for walk in walks(kit, 1, "cards"):
        position = game.write_position(next(iter(walk)).state)
        for code in {face for face in position.get("deck", ()) for face in face.split("~")}:
            for form in ("", "the", "a", "Short"):
                assert card(told, game.key, code, form)
    for name in bots(kit):
        assert told.has(f"bot-{name}")


@in_every_language
def test_a_game_says_what_it_is(kit, lang):
    for part in ("name", "tagline", "about"):
        assert words(lang).say(f"{kit.game.key}-{part}").strip()


def test_the_folder_is_complete(kit):
    folder = Path(kit.folder)
    assert (folder / "lesson.toml").is_file()
    assert sorted(path.name for path in (folder / "words").glob("??.ftl")) == ["en.ftl", "es.ftl", "pt.ftl"]
    assert "greedy" in kit.bots and "random" not in kit.bots
