"""The live table: what a click does, who sees what, and that nothing is lost or swallowed."""

import json
import logging
import threading
import time

import pytest

from tests.widgets.conftest import Page
from virus_nb.engine import BadInput
from virus_nb.games.kit import Kit
from virus_nb.play.session import Session
from virus_nb.widgets.table import MOST_BYTES, Table

EVIL = "<script>alert(1)</script>"


def finish(page, most=80):
    for _ in range(most):
        if not page.frame["hot"]:
            return
        page.click(page.frame["hot"][0])
    raise AssertionError("the game does not end")


def test_two_clicks_make_a_move_and_the_bot_answers(sit):
    page = sit("human", "greedy")
    assert page.frame["status"]["c"] == "yours" and page.log() == []
    page.click("hand.0")
    assert page.frame["picks"] == ["hand.0"] and "pile" in page.frame["hot"]
    page.click("pile")
    assert page.frame["picks"] == [] and page.frame["status"]["c"] == "yours"
    assert len(page.shown) == 2, "the own move is shown before the bot's answer"
    assert page.shown[0]["status"]["c"] == "wait" and page.shown[0]["hot"] == []
    assert any(line.startswith("You lay") for line in page.log())
    assert page.table.session.here.ply == 2


def test_a_whole_game_costs_little_a_click(sit):
    page = sit("human", "greedy", "greedy", "greedy")
    finish(page)
    assert page.frame["status"]["c"] == "over" and max(page.sizes) <= MOST_BYTES


def test_a_refusal_is_told_at_the_place_with_its_rule(sit):
    page = sit("human", "greedy", "greedy")
    page.click("hand.0", "0")
    why = page.frame["why"]
    assert why["a"] == "0" and why["r"].startswith("tiny.") and why["h"] and why["x"] and why["t"]
    assert page.frame["picks"] == ["hand.0"] and page.frame["say"]["t"] == why["t"]
    page.click("0")
    assert page.frame["why"]["n"] == why["n"] + 1, "the same refusal again is told again"
    page.tell(kind="clear", at=page.frame["at"])
    assert page.frame["picks"] == [] and "why" not in page.frame


def test_a_click_on_a_picture_that_is_gone_counts_for_nothing(sit):
    page = sit("human", "greedy")
    old = page.frame["at"]
    page.click("hand.0", "pile")
    ply = page.table.session.here.ply
    page.tell(kind="pick", place="hand.0", at=old)
    assert page.frame["picks"] == [] and page.table.session.here.ply == ply


@pytest.mark.parametrize("message", [None, 7, "pick", [], {}, {"kind": "do", "what": "__class__"},
                                     {"kind": "do", "what": ["x"]}, {"kind": "pick"},
                                     {"kind": "pick", "place": {"x": 1}},
                                     {"kind": "do", "what": "lang", "value": "xx"}])
def test_messages_that_mean_nothing_change_nothing(sit, message):
    page = sit("human", "greedy")
    page.table._message(page.table, message, [])
    assert page.table.session.here.ply == 0 and page.table.lang == "en"


def test_a_view_that_missed_something_gets_the_whole(sit):
    page = sit("human", "greedy")
    page.click("hand.0")
    page.frame = {}
    page.tell(kind="hello", seq=-1)
    assert page.frame == page.table.frame


def test_undo_goes_back_to_the_persons_decision_and_redo_forth(sit):
    page = sit("human", "greedy", "greedy")
    assert page.frame["can"] == {"undo": False, "redo": False}
    page.click("hand.0", "pile")
    after = page.log()
    page.tell(kind="do", what="undo", at=page.frame["at"])
    assert page.table.session.here.ply == 0 and page.log() == [] and page.frame["can"]["redo"]
    page.tell(kind="do", what="redo", at=page.frame["at"])
    assert page.log() == after and page.frame["status"]["c"] == "yours"
    page.table.undo()
    page.click("hand.0", "pile")
    assert page.log() == after, "the same move has the same answer"


def test_another_language_at_any_time(sit):
    page = sit("human", "greedy", names=(EVIL, "greedy"))
    page.click("hand.0", "pile")
    english = page.log()
    page.tell(kind="do", what="lang", value="es", at=page.frame["at"])
    assert page.frame["lang"] == "es" and page.frame["words"]["undo"] == "Deshacer"
    assert len(page.log()) == len(english)
    with pytest.raises(BadInput):
        page.table.speak("xx")


def test_a_new_game_has_the_same_people(sit):
    page = sit("human", "greedy", names=("Ana", "greedy"))
    page.click("hand.0", "pile")
    old = page.table.session
    page.tell(kind="do", what="new", at=page.frame["at"])
    assert page.table.session is not old and page.table.session.names == old.names and page.log() == []


def test_around_one_screen_nobody_sees_anothers_hand(sit):
    page = sit("human", "human", names=("Ana", "Bo"))
    assert page.frame["cover"]["t"] == "Pass the table to Ana." and "p/hand" not in page.frame
    page.click("hand.0")
    assert page.frame["picks"] == []
    page.tell(kind="do", what="uncover", at=page.frame["at"])
    assert "cover" not in page.frame and "p/hand" in page.frame
    page.click("hand.0", "pile")
    assert "Bo" in page.frame["cover"]["t"] and "p/hand" not in page.frame


def test_nothing_hidden_is_sent(sit, tiny):
    """Two tables that differ only in what the person cannot see send the same bytes."""
    hands = [["one", "two"], ["one", "three"]], [["one", "two"], ["two", "three"]]
    told = []
    for pair, deck in zip(hands, (["two"], ["one"]), strict=True):
        session = Session.from_position(tiny, {"hands": pair, "deck": deck}, 2, names=("Ana", "Bo"))
        table = Table(session, ("human", "random"))
        told.append((table.frame, repr(table), table._repr_mimebundle_()[0]["text/html"],
                     table._repr_mimebundle_()[0]["image/svg+xml"]))
    assert told[0] == told[1]


def failing(tiny):
    def broken(view, moves, random):
        raise RuntimeError("the bot fell asleep")
    return Kit(tiny.game, tiny.draw, tiny.art, {"greedy": broken}, tiny.folder)


def test_a_failure_is_shown_and_logged_and_the_table_stands(tiny, caplog):
    page = Page(Table(Session(failing(tiny), 2, seed=4), ("human", "greedy")))
    page.click("hand.0")
    with caplog.at_level(logging.ERROR):
        page.click("pile")
    assert "the bot fell asleep" in page.frame["fault"] and "the bot fell asleep" in caplog.text
    assert page.table.session.here.ply == 0 and page.frame["status"]["c"] == "yours"
    page.click("hand.0")
    assert "fault" not in page.frame and page.frame["picks"] == ["hand.0"]


def test_a_picture_that_cannot_be_drawn_is_a_failure_like_any_other(tiny, caplog):
    broken = []

    def draw(view, words, viewer):
        if broken:
            raise RuntimeError("no paint")
        return tiny.draw(view, words, viewer)

    kit = Kit(tiny.game, draw, tiny.art, tiny.bots, tiny.folder)
    page = Page(Table(Session(kit, 2, seed=4), ("human", "greedy")))
    broken.append(1)
    page.click("hand.0")
    assert "no paint" in page.frame["fault"] and "no paint" in caplog.text
    broken.clear()
    page.click("hand.0")
    assert "fault" not in page.frame and page.frame["picks"] == ["hand.0"]


def test_a_failing_callback_is_shown_and_logged(sit, caplog):
    page = sit("human", "greedy")
    page.table.on_change(lambda table: 1 / 0)
    with caplog.at_level(logging.ERROR):
        page.click("hand.0", "pile")
    assert "ZeroDivisionError" in page.frame["fault"] and "ZeroDivisionError" in caplog.text
    assert page.table.session.here.ply == 2


def test_clicks_from_several_threads_come_one_after_the_other(tiny):
    slow = Kit(tiny.game, tiny.draw, tiny.art,
               {"greedy": lambda view, moves, random: (time.sleep(.02), moves[0])[1]}, tiny.folder)
    table = Table(Session(slow, 2, seed=4), ("human", "greedy"))
    table.send = lambda *_, **__: None
    at = table.frame["at"]
    table.click("hand.0")
    click = {"kind": "pick", "place": "pile", "at": at}
    clicks = [threading.Thread(target=table._message, args=(table, click, [])) for _ in range(5)]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    assert table.session.here.ply == 2, "one click counts once"


def test_the_frame_is_not_sent_again_with_every_change(sit):
    table = sit("human", "greedy").table
    assert not table._should_send_property("frame", table.frame)
    assert table.get_state("frame")["frame"]["seq"] == table.frame["seq"]


def test_what_stays_in_a_notebook(sit):
    table = sit("human", "greedy", names=(EVIL, "greedy")).table
    bundle, _ = table._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert repr(table) in bundle["text/plain"] and "0x" not in bundle["text/plain"]
    assert "<table>" in bundle["text/html"] and "<script" not in bundle["text/html"]
    assert "<script" not in bundle["image/svg+xml"]
    json.dumps(bundle)


def test_players_must_fit_the_seats(tiny):
    with pytest.raises(BadInput):
        Table(Session(tiny, 2, seed=1), ("human",))
    with pytest.raises(BadInput):
        Table(Session(tiny, 2, seed=1), ("human", "nobody"))
