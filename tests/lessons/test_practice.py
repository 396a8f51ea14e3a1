"""Practice agrees with the engine: questions from real games, puzzles proved again, wrong clicks explained."""

from __future__ import annotations

from random import Random

import pytest

from tests.lessons.test_lessons import TAUGHT
from virus_nb import games
from virus_nb.lessons.judge import table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.may import question, recorded
from virus_nb.lessons.meant import clicks_for, drawn
from virus_nb.lessons.model import Try
from virus_nb.lessons.punish import punishment
from virus_nb.lessons.puzzles import KINDS, Puzzle, proved, puzzles
from virus_nb.play import shelf
from virus_nb.play.picker import Picker

taught = pytest.mark.parametrize("game", TAUGHT)
ALL = [pytest.param(game, puzzle, id=f"{puzzle.replay}-{puzzle.ply}-{puzzle.kind}")
       for game in TAUGHT for puzzle in puzzles(game)]


@taught
def test_a_question_agrees_with_the_engine(game: str) -> None:
    kit, random, answers = games.find(game), Random(11), []
    for _ in range(12):
        asked = question(game, random)
        state = recorded(asked.replay).main_line()[asked.ply].state
        legal = [move.text for move in kit.game.legal_moves(state)]
        assert asked.allowed == (asked.move in legal)
        decision = kit.game.decision(state)
        assert decision is not None and decision.seat == asked.seat
        answers.append(asked.allowed)
    assert {True, False} == set(answers)


@taught
def test_the_same_seed_asks_the_same(game: str) -> None:
    first, again = ([question(game, random) for _ in range(3)] for random in (Random(5), Random(5)))
    assert first == again


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_a_puzzle_is_right(game: str, puzzle: Puzzle) -> None:
    kit = games.find(game)
    node = recorded(puzzle.replay).main_line()[puzzle.ply]
    legal = {move.text for move in kit.game.legal_moves(node.state)}
    assert set(puzzle.right) <= legal and len(legal) > len(puzzle.right)
    assert puzzle.kind in KINDS and proved(kit, puzzle, node.state, seed=2)


@taught
def test_there_are_puzzles(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 4 and len({puzzle.kind for puzzle in found}) >= 2
    assert {puzzle.replay for puzzle in found} <= set(shelf.recorded(game))


@taught
def test_every_second_click_that_leads_nowhere_quotes_a_rule(game: str) -> None:
    kit = games.find(game)
    for name in list(shelf.recorded(game))[:3]:
        for node in recorded(name).main_line()[::17]:
            decision = kit.game.decision(node.state)
            if decision is None:
                continue
            view = kit.game.observe(node.state, decision.seat)
            there, picker = drawn(kit, view, decision.seat), Picker(kit.game, view)
            for first in picker.hot():
                for second in there:
                    picker.clear()
                    if picker.click(first).kind == "picked":
                        came = picker.click(second)
                        assert came.kind != "refused" or came.reason is not None, (first, second)


@taught
def test_clicks_are_found_for_what_is_refused_too(game: str) -> None:
    kit = games.find(game)
    for step in lesson(game).steps:
        if isinstance(step, Try) and step.refuse:
            view = kit.game.observe(table(kit, step).state, step.seat)
            found = [text for text in step.refuse if clicks_for(kit, view, step.seat, text)]
            assert found, step.id


@taught
def test_a_punishment_is_a_legal_reply_or_none(game: str) -> None:
    kit = games.find(game)
    punished = 0
    for step in lesson(game).steps:
        if isinstance(step, Try):
            session = table(kit, step)
            for text in session.legal_moves()[:4]:
                session.play(text)
                reply = punishment(session, step.seat)
                if reply is not None:
                    assert session.why_not(reply) is None
                    punished += 1
                session.undo()
    assert punished or game in ("verso", "virus_wars")  # where nobody can reach what one has
