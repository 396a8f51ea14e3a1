"""The rulebook and the kinds of practice on the screen, in every language."""

from __future__ import annotations

import json
import re

import pytest

import virus_nb as vn
from tests.lessons.test_lessons import TAUGHT
from virus_nb.lessons.course import Course
from virus_nb.lessons.load import lesson
from virus_nb.lessons.puzzles import puzzles
from virus_nb.lessons.result import as_csv, as_json
from virus_nb.widgets.handout import handout
from virus_nb.widgets.lesson import LessonView
from virus_nb.widgets.open_books import open_rule
from virus_nb.words import LANGUAGES, words


def test_the_rulebook_turns_to_a_rule_and_keeps_it_in_another_language() -> None:
    room = vn.rules("virus", lang="en")
    open_rule("virus", "virus.13")
    assert room.rule.id == "virus.13" and "Medicines are for you" in room._card.value
    room.show_example()
    assert room._table.frame["why"]["r"] == "virus.13"
    room.speak("es")
    assert room.rule.id == "virus.13" and "medicinas" in room._card.value
    first = (room.show_real(), room._caption())[1]
    assert first != (room.show_real(), room._caption())[1], "another place each time"
    assert "virus_wars" not in vn.rules("virus", "virus.99", "en").text


def test_a_question_is_answered_and_told_why() -> None:
    room = vn.practise("virus", "may", "en", seed=4)
    quiz = room.rooms["may"]
    for _ in range(3):
        quiz.answer(quiz.question.allowed)
        assert "✓" in quiz._feedback.value
        quiz.ask()
    quiz.answer(not quiz.question.allowed)
    assert "✗" in quiz._feedback.value and quiz.right == 3 and quiz.asked == 4
    room.speak("pt")
    assert "3 de 4" in quiz._feedback.value


@pytest.mark.parametrize("game", ["virus", "virus_wars", "verso"])
def test_every_puzzle_is_solved_by_its_solution(game: str) -> None:
    room = vn.practise(game, "find", "en").rooms["find"]
    for at, puzzle in enumerate(puzzles(game)[:6]):
        room.go(at)
        if puzzle.kind != "win":
            room._table.play(puzzle.right[0])
            assert at in room.solved
        room.show_solution()
        assert room._table.session.here.ply


def test_a_wrong_move_in_a_puzzle_is_told() -> None:
    room = vn.practise("virus", "find", "en").rooms["find"]
    wrong = next(text for text in room._table.session.legal_moves() if text not in room.puzzle.right)
    room._table.play(wrong)
    assert "✗" in room._feedback.value and 0 not in room.solved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_explains_and_hints(lang: str) -> None:
    room = vn.practise("virus", "coach", lang, seed=7).rooms["coach"]
    room.give_hint()
    lines, advice = room.hints(), room._advice
    assert len(lines) == len(advice) > 3
    for line, each in zip(lines, advice, strict=True):
        told = [label for label in ("good", "doubtful", "blunder")
                if words(lang).say(f"coach-{label}", number=10) in line]
        assert "95" in line and f"n = {each.chance.n}" in line and told == ([each.label] if each.label else [])
    assert room._hints.value.count("<li>") == len(lines) and "<details>" in room._hints.value
    room.table.play(room._advice[0].move)
    assert room.explained() and not room.hints()
    room.table.undo()
    assert room.table.session.here.ply == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_and_a_hand_out(lang: str) -> None:
    view = LessonView("virus", lang)
    view._table.play("organ-red")
    view.teacher.door.value = True
    found = json.loads(as_json(view.course, "Ana <b>"))
    assert found["who"] == "Ana <b>" and found["stars"] == 3 and found["steps"][0]["tries"] == 1
    assert len(as_csv(view.course, words(lang)).splitlines()) == len(view.course.lesson.steps) + 1
    assert view.teacher._page.value.count("download=") == 3
    page = handout("virus", lang)
    assert "<script" not in page and page.count("<section>") == len(lesson("virus").steps)
    assert words(lang).say("handout-answers") in page


@pytest.mark.parametrize("game", TAUGHT)
def test_a_hand_out_holds_every_drawing_once(game: str) -> None:
    page = handout(game, "en")
    drawn, shown = (re.findall(pattern, page) for pattern in (r'<symbol id="([^"]+)"', r'<use href="#([^"]+)"'))
    assert len(drawn) == len(set(drawn)) and set(drawn) == set(shown)
    assert len(page) < 600_000


def test_an_empty_course_has_a_result() -> None:
    assert json.loads(as_json(Course(lesson("verso"))))["stars"] == 0
