"""What appears on a page only when it is asked for: for everybody, in both themes, on a telephone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.board import Board
from tests.browser.thumbs import small
from tests.browser.watch import Watch


def press(page: Page, name: str) -> None:
    page.get_by_role("main").get_by_role("button", name=name).filter(visible=True).first.click()


def charts(page: Page) -> None:
    expect(page.locator("main .js-plotly-plot .main-svg").first).to_be_visible()


def form(page: Page) -> None:
    Board(page, page.locator("[data-part=play]")).ready()
    press(page, "Set up another game")
    expect(page.get_by_label("Players", exact=True).filter(visible=True).first).to_be_visible()
    rules = page.get_by_role("button", name="House rules").filter(visible=True).first
    rules.focus()
    page.keyboard.press("Enter")  # all of it by keyboard
    expect(page.get_by_label("Set of rules").filter(visible=True).first).to_be_visible()


def refused(page: Page) -> None:
    expect(page.locator(".vn-player").first).to_be_visible()
    with page.expect_file_chooser() as chosen:
        press(page, "Open a file")
    chosen.value.set_files({"name": "<b>x</b>.json", "mimeType": "application/json", "buffer": b'{"game": 3}'})
    expect(page.locator("main [role=alert]").filter(has_text="<b>x</b>.json").first).to_be_visible()


def offers(page: Page) -> None:
    for name in ("Play on from here", "Note", "Export"):
        press(page, name)
    expect(page.get_by_label("As", exact=True)).to_be_visible()


def by_hand(page: Page) -> None:
    press(page, "Write down a game from a real table")
    expect(page.locator("main select").filter(visible=True).nth(1)).to_be_visible()


def rulebook(page: Page) -> None:
    press(page, "Show me an example")
    expect(page.locator("[data-part=rules] .vn-stage").filter(visible=True).first).to_be_visible()
    page.get_by_text("All rules on one page").click()


def puzzle(page: Page) -> None:
    press(page, "Find the move")
    expect(page.locator("[data-part=practise] .vn-stage").filter(visible=True).first).to_be_visible()


def quiz(page: Page) -> None:
    press(page, "Is it allowed?")
    expect(page.locator("[data-part=practise] .vn-stage").filter(visible=True).first).to_be_visible()


def coach(page: Page) -> None:
    press(page, "Play with a coach")
    expect(page.locator("[data-part=practise] .vn-stage").filter(visible=True).first).to_be_visible()


LATE = {
    "statistics": charts, "virus_wars?a#play": form, "replays": refused, "replays?replay=marvel/duel&ply=9": offers,
    "replays?b": by_hand, "virus?c#rules": rulebook, "marvel?d#practise": puzzle, "verso?e#practise": quiz,
    "virus?f#practise": coach,
}


@pytest.mark.parametrize("address", LATE, ids=lambda address: f"{address.split('?')[0]}-{LATE[address].__name__}")
def test_what_comes_late_is_for_everybody_too(app: servers.Server, page: Page, watched: Watch, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    name, _, rest = address.partition("?")
    page.goto(f"{app.address}voila/render/{name}.ipynb?lang=en&{rest}")
    ask: Callable[[Page], None] = LATE[address]
    ask(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page) == []
    page.get_by_role("button", name="Dark mode").click()
    assert serious_findings(page) == []
    assert small(page, "main .jupyter-button, main .vn-button, main select", 44) == []
    assert watched.clean()
