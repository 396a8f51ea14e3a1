"""The rulebook: every rule is done by hand, has a source, an example and, where it can, a real game."""

from __future__ import annotations

import re

import pytest

from tests.lessons.test_lessons import TAUGHT
from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.lessons.done import deeds
from virus_nb.lessons.judge import table
from virus_nb.lessons.lines import line_of
from virus_nb.lessons.load import lesson, own_lesson
from virus_nb.lessons.may import recorded
from virus_nb.lessons.rulebook import rulebook, shown_by, signs, uses
from virus_nb.words import LANGUAGES, words

taught = pytest.mark.parametrize("game", TAUGHT)


@taught
def test_every_rule_is_done_by_hand(game: str) -> None:
    done = list(deeds(games.find(game), lesson(game)))
    assert not [rule for rule in games.find(game).game.rules
                if not any(shown_by(game, rule, deed) for deed in done)]


@taught
def test_every_rule_has_an_example_that_plays(game: str) -> None:
    kit = games.find(game)
    for rule in rulebook(game):
        assert rule.example is not None, rule.id
        session = table(kit, rule.example.step)
        moves = rule.example.moves
        for text in moves[:-1] if rule.example.refused else moves:
            session.play(text)
        if rule.example.refused:
            reason = session.why_not(moves[-1])
            assert reason is not None and reason.rule == rule.id


@taught
def test_every_rule_is_seen_in_a_recorded_game(game: str) -> None:
    for rule in games.find(game).game.rules:
        found = uses(game, rule)
        assert found, rule
        for use in found[:2]:
            node = recorded(use.replay).main_line()[use.ply]
            if use.refused:
                reason = games.find(game).game.why_not(node.state, use.refused)
                assert reason is not None and reason.rule == rule
    assert set(signs(game)) <= set(games.find(game).game.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@taught
def test_a_ruling_of_this_kit_says_so(game: str, lang: str) -> None:
    """In its own text, or in the line on its source, which every rule has."""
    for rule in rulebook(game):
        assert rule.sources and all(words(lang).say(f"source-{letter}") for letter in rule.sources)


LESSON = """game = "virus"
[table]
seats = 2

[[step]]
id = "one"
kind = "say"
says.title = "One"
says.text = "A text."

[[step]]
id = "two"
kind = "try"
says = { title = "Two", text = "Do it.", hint = "So.", done = "Done." }
position.hands = [["organ-red"], []]
position.bodies = [[], []]
goal.events = ["placed"]
solution = ["organ-red"]
"""


def test_a_lesson_of_ones_own_is_read() -> None:
    own = own_lesson(LESSON)
    assert [step.says["title"] for step in own.steps] == ["One", "Two"]


@pytest.mark.parametrize(("old", "new", "line", "code"), [
    ('game = "virus"', 'game = "chess"', 1, "not-a-choice"),
    ('"A text."', "3", 9, "not-a-text"),
    ('kind = "say"', 'kind = "sing"', 7, "not-a-choice"),
    ('says.text = "A text."\n', "", 5, "missing-key"),
    ("done = ", "dune = ", 14, "missing-key"),
    ('hands = [["organ-red"]', 'hands = [["organ-pink"]', 15, "not-a-choice"),
    ('solution = ["organ-red"]', 'solution = ["organ-pink"]', 18, "not-a-move"),
    ("[table]", "[tables]", 2, "unknown-key"),
    ('id = "two"', 'id = "one"', 12, "twice-the-same"),
    ("[[step]]", "[[step]", 5, "not-toml"),
])
def test_what_is_wrong_with_it_is_told_with_the_line(old: str, new: str, line: int, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        own_lesson(LESSON.replace(old, new, 1))
    assert caught.value.code == code
    found = re.match(r"lesson\.toml:(\d+)", caught.value.where)
    assert found and int(found[1]) == line, caught.value.where


def test_a_line_that_cannot_be_told_is_the_first() -> None:
    assert line_of("", "anywhere") == 1 and line_of("[[step]]", "step 9.kind") == 1
