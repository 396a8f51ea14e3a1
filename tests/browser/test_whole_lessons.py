"""A whole lesson of each game on a page: by mouse in one language, with the keys alone in another."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.pupil import Pupil
from tests.browser.watch import Watch
from virus_nb import games
from virus_nb.words import words

WAYS = {"virus": ("en", "es"), "marvel": ("es", "pt"), "virus_wars": ("pt", "en"), "verso": ("en", "pt")}
GAMES = [game for game in games.names() if games.folder(game).is_relative_to(Path(games.__file__).parent)]


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson(app: servers.Server, page: Page, watched: Watch, game: str, keys: bool) -> None:
    lang = WAYS.get(game, ("en", "es"))[keys]
    page.goto(f"{app.address}voila/render/{game}.ipynb?lang={lang}")
    expect(page.locator("progress").first).to_be_visible(timeout=60_000)
    pupil = Pupil(page, game, lang, keys)
    for number, step in enumerate(pupil.lesson.steps, 1):
        pupil.do(step)
        if number < len(pupil.lesson.steps):
            pupil.next()
            expect(page.locator("progress").first).to_have_js_property("value", number)
    asking = [mark for mark in page.evaluate("new URL(location.href).searchParams.get('done')") if mark != "0"]
    assert "-" not in asking[:-1] and set(asking) <= {"3"}, "everything at once and without help"
    assert watched.clean()


def test_the_language_is_switched_in_the_middle(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{app.address}voila/render/virus.ipynb?lang=en")
    expect(page.locator("progress").first).to_be_visible(timeout=60_000)
    pupil = Pupil(page, "virus", "en", False)
    first, second, third = pupil.lesson.steps[:3]
    for step in (first, second):
        pupil.do(step)
        pupil.next()
    expect(page.locator("progress").first).to_have_js_property("value", 2)
    page.get_by_role("link", name=words("es").say("language-es"), exact=True).click()
    title = words("es").say(f"virus-step-{third.id}.title")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible(timeout=60_000)
    expect(page.locator("progress").first).to_have_js_property("value", 2)
    pupil.speak("es")
    pupil.do(third)
    expect(page.locator("progress").first).to_have_js_property("value", 3)
    page.goto(f"{app.address}voila/render/virus.ipynb")  # back without an address: remembered while the browser is open
    expect(page.locator("progress").first).to_have_js_property("value", 3, timeout=60_000)
    assert watched.clean()


def test_the_ladder_of_hints_and_the_rules_behind_everything(app: servers.Server, page: Page, watched: Watch) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{app.address}voila/render/virus.ipynb?lang=en&step=cure")
    table = page.locator(".vn-table").first
    expect(table.locator(".vn-hot").first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="red medicine").first).to_be_visible()
    page.get_by_role("button", name="Where?", exact=True).click()
    expect(table.locator("[role=gridcell].vn-hot")).to_have_count(1)
    medicine = table.locator("[role=gridcell].vn-hot")
    medicine.focus()
    page.keyboard.press("?")  # what has a say here, without playing anything
    expect(table.locator(".vn-why.vn-told .vn-why-rule").first).to_contain_text("virus.8")
    page.keyboard.press("Escape")
    expect(table.locator(".vn-why")).to_be_hidden()
    medicine.click()
    table.locator("[data-place='1.yellow']").first.click()  # a rival's organ: no
    why = table.locator(".vn-why:not(.vn-told)")
    expect(why).to_contain_text("virus.13")
    why.locator(".vn-why-rule").click()
    why.get_by_role("button", name="Read on in the rulebook").click()
    book = page.locator(".vn-rulebook")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(book.locator("h3")).to_contain_text("virus.13")
    book.get_by_role("button", name="Show me an example").click()
    expect(book.locator(".vn-why")).to_contain_text("virus.13")
    book.get_by_role("button", name="See it in a real game").click()
    expect(book.locator(".vn-player")).to_be_visible()
    page.get_by_role("tab", name="Learn").click()
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(table.locator(".vn-log li")).to_have_count(2)
    table.locator(".vn-ask").first.click()
    expect(table.locator(".vn-log .vn-why-more")).to_contain_text("virus.8")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page) == []
    assert watched.clean()


def test_three_kinds_of_practice(app: servers.Server, page: Page, watched: Watch) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{app.address}voila/render/virus.ipynb?lang=en&practise=may")
    no = page.get_by_role("button", name="No, it is not", exact=True)
    expect(no).to_be_visible(timeout=60_000)
    no.click()
    expect(page.get_by_text("1 right so far")).to_be_visible()
    page.get_by_role("button", name="Find the move", exact=True).click()
    expect(page.get_by_role("heading", name="Puzzle 1 of")).to_be_visible()
    page.get_by_role("button", name="Show me", exact=True).last.click()
    expect(page.get_by_text("This is how it goes.")).to_be_visible()
    page.get_by_role("button", name="Play with a coach", exact=True).click()
    page.get_by_role("button", name="Hint from the coach", exact=True).click()
    expect(page.get_by_text("of the time").first).to_be_visible(timeout=60_000)
    page.get_by_text("more moves").click()
    hints = page.locator(".vn-beside-now").filter(has_text="of the time").bounding_box()
    table = page.locator(".vn-beside-body .vn-table").filter(visible=True).bounding_box()
    assert hints and table and hints["height"] <= .45 * 740 + 1 and hints["y"] + hints["height"] <= table["y"] + 1
    over = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.vn-table') !== null",
                         [table["x"] + 60, table["y"] + 20])
    assert over  # the list of moves scrolls in its place, and the table is not written over
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page) == []
    assert watched.clean()
