"""A lesson on a page: the first move, a refusal, the language, the quiz, the telephone, and doors to it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.watch import Watch


def open_lesson(page: Page, app: servers.Server, query: str = "") -> None:
    page.goto(f"{app.address}voila/render/virus.ipynb{query}")
    expect(page.locator(".vn-status").first).to_be_visible()


def click(page: Page, *places: str) -> None:
    table = page.locator(".vn-table").first
    for place in places:
        table.locator(f"[data-place='{place}']").first.click()


def said(page: Page) -> str:
    feedback = page.locator("[role=status] p").first
    expect(feedback).to_be_visible()
    return feedback.inner_text()


def test_two_clicks_are_the_first_move(app: servers.Server, page: Page, watched: Watch) -> None:
    open_lesson(page, app, "?lang=en")
    click(page, "hand.0", "0.red")
    assert "✓" in said(page)
    page.get_by_role("button", name="Next", exact=True).first.click()
    expect(page.get_by_role("heading", name="One of each colour")).to_be_visible()
    click(page, "hand.0", "0.red")  # which the rules refuse, and that is the point
    expect(page.locator("[role=status] p").first).to_contain_text("✓")
    assert watched.clean()


def test_it_speaks_the_language_of_the_address(app: servers.Server, page: Page) -> None:
    open_lesson(page, app, "?lang=pt")
    expect(page.get_by_role("heading", name="O teu primeiro órgão")).to_be_visible()
    page.get_by_role("button", name="Pista", exact=True).click()
    assert "dois cliques" in said(page)


def test_an_address_can_name_a_step(app: servers.Server, page: Page) -> None:
    open_lesson(page, app, "?lang=en&step=states")
    page.get_by_role("button", name="The red one, on the red organ").click()
    assert "✗" in said(page)
    page.get_by_role("button", name="The blue one, on the blue organ").click()
    expect(page.locator("[role=status] p").first).to_contain_text("✓")


def test_on_a_telephone_nothing_is_cut_off(app: servers.Server, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    open_lesson(page, app, "?lang=es")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_it_can_be_read_by_everybody(app: servers.Server, page: Page) -> None:
    open_lesson(page, app, "?lang=en")
    assert not serious_findings(page)


def test_the_gallery_leads_into_a_game(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{app.address}voila/render/start_here.ipynb?lang=es")
    page.get_by_role("link", name="Jugar: Virus!", exact=True).click()
    expect(page.get_by_role("heading", name="Juega a Virus!")).to_be_in_viewport()
    assert "lang=es" in page.url and watched.clean()
