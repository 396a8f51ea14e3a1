"""A game comes back: after a reload, and after its kernel crashed."""

from __future__ import annotations

import os
import signal

from playwright.sync_api import Locator, Page, expect

from tests.browser import servers
from tests.browser.board import Board
from tests.browser.test_frame import eventually
from tests.browser.watch import Watch


def play_room(page: Page) -> Locator:
    """The table to play at; those of the lesson stand above it."""
    room = page.locator(".jp-OutputArea-output").filter(has=page.locator("#play"))
    expect(room.locator(".vn-status.yours")).to_be_visible()
    return room


def position(page: Page) -> tuple[str, list[str]]:
    """What lies on the table, in words."""
    room = play_room(page)
    labels = room.locator("[role=gridcell]").evaluate_all("all => all.map(cell => cell.getAttribute('aria-label'))")
    return room.locator(".vn-status").first.inner_text(), labels


def test_a_reload_goes_on_at_the_same_position(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{app.address}voila/render/virus.ipynb?lang=en#play")
    board = Board(page, play_room(page))
    board.turn_by_mouse()
    before = position(page)
    page.reload()
    play_room(page)
    assert eventually(lambda: position(page) == before)
    Board(page, play_room(page)).turn_by_mouse()
    assert watched.clean()


def test_a_crashed_kernel_is_told_and_the_game_goes_on(app: servers.Server, page: Page) -> None:
    page.goto(f"{app.address}voila/render/virus_wars.ipynb?lang=en#play")
    board = Board(page, play_room(page))
    board.turn_by_mouse()
    before = position(page)
    os.kill(app.kernels()[servers.kernel_of(page)], signal.SIGKILL)

    def told() -> bool:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        return page.get_by_role("alert").filter(has_text="lost").count() == 1

    assert eventually(told)
    page.get_by_role("button", name="Start the page again").click()
    play_room(page)
    assert eventually(lambda: position(page) == before)


def test_another_tab_begins_anew(app: servers.Server, page: Page) -> None:
    page.goto(f"{app.address}voila/render/virus.ipynb?lang=en#play")
    Board(page, play_room(page)).turn_by_mouse()
    other = page.context.new_page()
    other.goto(f"{app.address}voila/render/virus.ipynb?lang=en#play")
    assert Board(other, play_room(other)).log.count() == 0
