"""The lesson on the screen, driven by clicks as a person would."""

from __future__ import annotations

import pytest

from virus_nb import games
from virus_nb.lessons.judge import table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.model import Quiz, Try, Watch
from virus_nb.widgets.lesson import LessonView

OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]
TAUGHT = [game for game in OURS if (games.folder(game) / "lesson.toml").is_file()]
TRIES = [pytest.param(game, step, id=f"{game}-{step.id}")
         for game in TAUGHT for step in lesson(game).steps if isinstance(step, Try)]


def click_through(view: LessonView, text: str) -> None:
    """Click the first path that means the move."""
    game, shown = view.kit.game, view._table
    assert shown is not None
    seen = game.observe(shown.session.state, view.step.seat)
    move = next(move for move in game.legal_moves(seen) if move.text == text)
    for place in next(iter(game.paths(seen, move))):
        shown.click(place)


def shown_text(view: LessonView) -> str:
    return str(view._feedback.value)


@pytest.mark.parametrize(("game", "step"), TRIES)
def test_every_try_is_done_by_clicking(game: str, step: Try) -> None:
    view = LessonView(game, "en", step.id)
    if step.goal is None:
        reason = table(view.kit, step).why_not(next(iter(step.refuse)))
        assert reason is not None
        view._refused(reason)
    for text in step.solution:
        click_through(view, text)
    assert step.id in view.course.done and "✓" in shown_text(view)


def test_the_illegal_can_be_tried_and_is_explained() -> None:
    view = LessonView("virus", "en", "one-of-each")
    view._table.click("hand.0")
    view._table.click("0.red")
    assert "one-of-each" in view.course.done
    assert "red organ" in shown_text(view)


def test_a_move_that_is_allowed_but_misses_the_point_is_told_apart() -> None:
    view = LessonView("virus", "en", "cure")
    click_through(view, "organ-yellow")
    assert "not what this step is about" in shown_text(view)
    assert view.course.tries["cure"] == 1 and "cure" not in view.course.done
    view.again()
    click_through(view, "medicine-red 0.red")
    assert "cure" in view.course.done and view.course.tries["cure"] == 2


def test_a_language_is_changed_without_losing_the_place() -> None:
    view = LessonView("virus", "en", "contagion")
    click_through(view, "contagion")
    view.hint()
    for lang, title in (("es", "Contagio"), ("pt", "Contágio"), ("en", "Contagion")):
        view.speak(lang)
        assert title in view._text.value
        assert view._table.session.here.ply == 1 and view._table.lang == lang
        assert view.words.say("virus-step-contagion.hint")[:20] in shown_text(view)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_one_can_walk_to_the_end_and_back_and_be_shown_everything(game: str, lang: str) -> None:
    view = LessonView(game, lang)
    while not view.course.is_last:
        if isinstance(view.step, Try | Quiz):
            view.hint()
            view.show_solution()
        if isinstance(view.step, Watch):
            for _ in view.step.moves:
                view.move_on()
        view._next.click()
    while not view.course.is_first:
        view._back.click()
    assert not view.course.is_last and view._back.disabled


@pytest.mark.parametrize("game", TAUGHT)
def test_a_wrong_answer_is_explained_and_the_right_one_counts(game: str) -> None:
    for step in lesson(game).steps:
        if isinstance(step, Quiz):
            view = LessonView(game, "en", step.id)
            for n in range(len(step.answers)):
                if n != step.right:
                    view.answer(n)
                    assert "✗" in shown_text(view) and step.id not in view.course.done
            view.answer(step.right)
            assert "✓" in shown_text(view) and step.id in view.course.done


def test_nothing_can_be_played_where_nothing_is_asked() -> None:
    view = LessonView("verso", "en", "two-sides")
    assert view._table.frame["hot"] == ["keep", "flip"]  # what the step points at
    view._table.click("keep")
    assert view._table.session.here.ply == 0
    assert view._table.frame["why"]["t"] == "Here you only look."


def test_the_ladder_of_hints_nudges_points_and_plays() -> None:
    view = LessonView("virus", "en", "cure")
    view.hint()
    assert "red medicine" in shown_text(view) and view._hint.description == "Where?"
    view.hint()
    assert view._table.frame["hot"] == ["hand.2"]
    view._table.click("hand.2")
    assert view._table.frame["hot"] == ["0.red"] and view._hint.disabled
    view.hint()
    assert view._table.session.here.move == "medicine-red 0.red" and "cure" not in view.course.done
    view.again()
    click_through(view, "medicine-red 0.red")
    assert view.course.earned["cure"] == 1


@pytest.mark.parametrize(("game", "step"), TRIES)
def test_the_second_rung_leads_click_by_click(game: str, step: Try) -> None:
    view = LessonView(game, "en", step.id)
    view.hint()
    view.hint()
    for _ in range(6):
        table = view._table
        if table.session.here.ply or step.id in view.course.done:
            break
        assert len(table.frame["hot"]) == 1, table.frame["hot"]
        table.click(table.frame["hot"][0])
    assert step.id in view.course.done or table.session.here.path()[1].move == step.solution[0]


def test_stars_go_by_help_and_tries() -> None:
    view = LessonView("virus", "en", "kill")
    click_through(view, "virus-green 1.green")
    assert view.course.earned["kill"] == 3
    view = LessonView("virus", "en", "kill")
    view.hint()
    click_through(view, "virus-green 1.green")
    assert view.course.earned["kill"] == 2


def test_a_bad_move_is_punished_on_the_table() -> None:
    view = LessonView("virus", "en", "cure")
    click_through(view, "organ-yellow")
    text = shown_text(view)
    assert "not what this step is about" in text and "pay for it" in text
    assert view._table.session.here.move.startswith("virus-red 0.")


def test_an_address_carries_what_is_done() -> None:
    view = LessonView("virus", "en")
    click_through(view, "organ-red")
    view._next.click()
    assert view.address.asked == {"step": "one-of-each", "done": "3"}
    again = LessonView("virus", "pt", "one-of-each", "3")
    assert again.course.done == {"first-organ"} and again.course.at == 1
    again.start_over()
    assert again.course.done == set() and again.course.at == 0


def test_nonsense_in_an_address_is_passed_over() -> None:
    assert LessonView("virus", "en", "", "0x9-'<b>").course.done == set()
    view = LessonView("virus", "en")
    for stored in ("", "[1", "[]", '{"step": 3}', '{"step": "nowhere"}'):
        view._come_back(stored)
    assert view.course.at == 0
    view._come_back('{"step": "kill", "done": "3"}')
    assert view.step.id == "kill" and view.course.stars == 3


def test_without_a_live_page_the_step_is_still_there() -> None:
    view = LessonView("virus", "en", "kill")
    bundle = view._repr_mimebundle_()
    assert "second green virus" in bundle["text/html"] and "<table>" in bundle["text/html"]
    assert "second green virus" in bundle["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in bundle
