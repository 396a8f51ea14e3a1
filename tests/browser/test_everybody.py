"""Everybody's hands and eyes: large type, calm, thumbs, and what a screen reader says of a turn.

``VIRUS_NB_GOLDEN=1`` writes the transcripts anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import servers
from tests.browser.board import Board
from tests.browser.test_frame import write_notebook
from tests.browser.test_table import TABLE, table
from tests.browser.thumbs import small
from virus_nb import games

GOLDEN = Path(__file__).with_name("golden")
OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    folder = tmp_path_factory.mktemp("tables")
    for game in OURS:
        write_notebook(folder / f"{game}.ipynb", TABLE.format(game=game) + "table")
    write_notebook(folder / "start_here.ipynb", TABLE.format(game="virus") + "table")
    with servers.gallery(folder / "home", folder) as server:
        yield server


def said(page: Page) -> str:
    """What a screen reader says of the place that has the focus."""
    return str(page.evaluate("""() => {
        const here = document.activeElement;
        const on = (name) => here.getAttribute(`aria-${name}`) === "true";
        const states = ["selected", "pressed", "disabled"].filter(on);
        return [here.getAttribute("aria-label") ?? here.textContent.trim(), ...states].join(", ");
    }"""))


def transcript(board: Board, page: Page) -> list[str]:
    """A turn by keyboard, in words."""
    page.evaluate("""() => {
        window.vnSaid = [];
        for (const live of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
          new MutationObserver(() => {
            const text = live.textContent.trim();
            if (text && window.vnSaid.at(-1) !== text) window.vnSaid.push(text);
          }).observe(live, { childList: true, characterData: true, subtree: true });
        }
    }""")
    lines = [f"heading: {board.status.inner_text()}"]
    board.hot.first.focus()
    turn = board.log.count()
    for _ in range(8):
        board.walk_to_hot()
        lines.append(f"focus: {said(page)}")
        before = board.marks()
        page.keyboard.press("Enter")
        board.settle(before)
        page.wait_for_timeout(400)
        lines += [f"says: {text}" for text in page.evaluate("window.vnSaid.splice(0)")]
        if board.log.count() > turn:
            board.ready()
            break
    return [*lines, *(f"log: {line.inner_text()}" for line in board.log.all()[turn:])]


@pytest.mark.parametrize("game", OURS)
def test_a_turn_for_a_screen_reader(tables: servers.Server, page: Page, game: str) -> None:
    told = "\n".join(transcript(table(page, tables, game, "?lang=en"), page)) + "\n"
    golden = GOLDEN / f"{game}-turn.txt"
    if os.environ.get("VIRUS_NB_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, "utf-8")
    assert "says: " in told and "focus: " in told and "undefined" not in told
    assert told == golden.read_text("utf-8"), told


@pytest.mark.parametrize("game", OURS)
def test_at_twice_the_size(tables: servers.Server, page: Page, game: str) -> None:
    page.set_viewport_size({"width": 640, "height": 512})  # what is left of 1280 at 200 %
    board = table(page, tables, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    board.turn_by_mouse()


@pytest.mark.parametrize("game", OURS)
def test_nothing_moves_for_those_who_ask(tables: servers.Server, page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = table(page, tables, game)
    page.evaluate("""() => {
        window.vnMoved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.vnMoved += 1; return animate.apply(this, all); };
        addEventListener("animationstart", () => { window.vnMoved += 1; }, true);
    }""")
    board.turn_by_mouse()
    assert page.evaluate("window.vnMoved") == 0


@pytest.mark.parametrize("game", OURS)
def test_a_thumb_hits_what_it_means(tables: servers.Server, page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table(page, tables, game)
    assert small(page, ".vn-table button, .vn-table select") == []
    least = 24 if game == "virus_wars" else 30  # a whole board has to fit beside the thumb
    assert small(page, ".vn-table .vn-hot", least) == []
