"""Laws of every lesson: it agrees with the engine, teaches every rule, and speaks every language."""

import pytest

from virus_nb import games
from virus_nb.engine import Reason
from virus_nb.lessons.judge import is_right, outcome, reply, table, verdict
from virus_nb.lessons.load import lesson
from virus_nb.lessons.model import Quiz, Show, Step, Try, Watch
from virus_nb.play.session import Session
from virus_nb.words import LANGUAGES, words

OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]
TAUGHT = [game for game in OURS if (games.folder(game) / "lesson.toml").is_file()]
STEPS = [(game, step) for game in TAUGHT for step in lesson(game).steps]


def of_kind(kind: type[Step]) -> pytest.MarkDecorator:
    chosen = [pytest.param(games.find(game), step, id=f"{game}-{step.id}")
              for game, step in STEPS if isinstance(step, kind)]
    return pytest.mark.parametrize(("kit", "step"), chosen)


def answer_all(tried: Try, session: Session) -> None:
    while (text := reply(tried, session)) is not None:
        session.play(text)


@of_kind(Try)
def test_a_try_is_solved_by_its_solution_and_not_before(kit, step):
    session = table(kit, step)
    assert session.decision().seat == step.seat
    for text in step.solution:
        assert verdict(step, session) == "open"
        session.play(text)
        answer_all(step, session)
    assert verdict(step, session) == ("done" if step.goal else "open")


@of_kind(Try)
def test_a_try_invites_to_moves_that_its_rules_refuse(kit, step):
    session = table(kit, step)
    for text, rule in step.refuse.items():
        reason = session.why_not(text)
        assert reason is not None and reason.rule == rule


@of_kind(Try)
def test_what_a_try_asks_for_can_be_clicked(kit, step):
    session = table(kit, step)
    view = kit.game.observe(session.state, step.seat)
    legal = {move.text: move for move in kit.game.legal_moves(view)}
    assert not set(step.refuse) & set(legal)
    if step.solution:
        assert list(kit.game.paths(view, legal[step.solution[0]]))


@of_kind(Quiz)
def test_a_quiz_agrees_with_the_engine(kit, step):
    assert [is_right(kit, step, n) for n in range(len(step.answers))].index(True) == step.right
    assert sum(is_right(kit, step, n) for n in range(len(step.answers))) == 1


@of_kind(Watch)
def test_what_is_watched_can_be_played(kit, step):
    session = table(kit, step)
    for text in step.moves:
        session.play(text)


@of_kind(Step)
def test_no_position_breaks_an_invariant(kit, step):
    if step.position:
        assert kit.game.broken(table(kit, step).state) is None


@pytest.mark.parametrize("game", TAUGHT)
def test_every_rule_is_taught(game):
    taught = {rule for step in lesson(game).steps for rule in step.rules}
    assert taught == set(games.find(game).game.rules)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_move_comes_within_a_minute(game):
    first = next(n for n, step in enumerate(lesson(game).steps) if isinstance(step, Try))
    steps = lesson(game).steps[: first + 1]
    text = " ".join(words("en").say(f"{game}-step-{step.id}.text") for step in steps)
    assert len(text.split()) < 200  # the pace of a slow reader


@pytest.mark.parametrize("lang", LANGUAGES)
@of_kind(Step)
def test_a_step_has_its_words(kit, step, lang):
    speaks = words(lang)
    key = f"{kit.game.key}-step-{step.id}"
    assert speaks.say(f"{key}.title") and speaks.say(f"{key}.text")
    if isinstance(step, Try | Quiz):
        assert speaks.say(f"{key}.hint") and speaks.say(f"{key}.done")
    if isinstance(step, Quiz):
        assert speaks.say(f"{key}.question")
        assert all(speaks.say(f"{key}.answer-{n + 1}") for n in range(len(step.answers)))
        assert not speaks.has(f"{key}.answer-{len(step.answers) + 1}")


@of_kind(Quiz)
def test_a_wrong_answer_gets_a_reason_or_a_table(kit, step):
    for n in range(len(step.answers)):
        assert isinstance(outcome(kit, step, n), Reason | Session)


@of_kind(Show)
def test_what_is_pointed_at_is_drawn(kit, step):
    view = kit.game.observe(table(kit, step).state, step.seat)
    scene = kit.draw(view, words("en"), step.seat)
    drawn = {item.place for panel in scene.panels for item in panel.items} | {p.place for p in scene.panels}
    assert set(step.point) <= drawn
