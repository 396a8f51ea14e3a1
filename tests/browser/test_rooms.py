"""The kit's own notebooks as pages: the gallery, lessons, recorded games, charts."""

from __future__ import annotations

import os
import re
import signal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.board import GAMES, Board
from tests.browser.test_frame import eventually
from tests.browser.thumbs import small
from tests.browser.watch import Watch
from virus_nb import places
from virus_nb.words import words

PAGES = sorted(path.stem for path in places.notebooks().glob("*.ipynb"))


def open_page(page: Page, app: servers.Server, name: str, query: str = "") -> None:
    page.goto(f"{app.address}voila/render/{name}.ipynb{query}")
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    expect(page.locator("main .jp-OutputArea-output").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_every_door_of_the_gallery_leads_somewhere(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(app.address)
    doors = page.locator(".vn-gallery a")
    expect(doors.first).to_be_visible()
    assert page.locator(".vn-gallery > li").count() == len(GAMES)
    paths = {urlsplit(door.evaluate("link => link.href")).path for door in doors.all()}
    assert len(paths) >= len(GAMES) + 2
    for path in paths:
        assert (places.notebooks() / path.rsplit("/", 1)[1]).exists(), path
    assert page.locator(".vn-gallery img").evaluate_all("all => all.every(image => image.naturalWidth > 0)")
    assert watched.clean()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole(app: servers.Server, page: Page, watched: Watch, name: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_page(page, app, name)
    assert "There was an error" not in page.inner_text("main")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert small(page, "header li a, header button, .vn-doors a", 40) == []
    assert small(page, "main button, main select", 24) == []  # a row of a log or of a table is as high as its text
    assert serious_findings(page) == []
    page.get_by_role("button", name="Dark mode").click()
    assert serious_findings(page) == []
    assert watched.clean()


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_every_page_in_another_language(app: servers.Server, page: Page, watched: Watch, lang: str) -> None:
    open_page(page, app, "start_here", f"?lang={lang}")
    for game in GAMES:
            expect(page.locator("main")).to_contain_text(words(lang).say(f"{game}-tagline"))
    assert serious_findings(page) == []
    assert watched.clean()


def test_a_step_of_a_lesson(app: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, app, "virus")
    lesson = page.locator(".jp-OutputArea-output").filter(has=page.locator("progress")).first
    first = lesson.locator("h3").first.inner_text()
    lesson.get_by_role("button", name="Next").click()
    expect(lesson.locator("h3").first).not_to_have_text(first)
    hint = lesson.get_by_role("button", name="Hint")
    for _ in range(12):  # on to the first step that asks something
        if hint.is_visible():
            break
        title = lesson.locator("h3").first.inner_text()
        lesson.get_by_role("button", name="Next").click()
        expect(lesson.locator("h3").first).not_to_have_text(title)
    hint.click()
    said = lesson.get_by_role("status").filter(has_text=" ").first
    expect(said).not_to_be_empty()
    told = said.inner_text()
    lesson.get_by_role("button", name="Show me").click()
    expect(said).not_to_have_text(told)
    assert watched.clean()


def test_a_replay_goes_on_when_its_kernel_is_gone(app: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, app, "replays", "?replay=virus/duel&ply=3")
    player = page.locator(".vn-player").first
    expect(player.locator(".vn-count")).to_contain_text("3")
    kernel = servers.kernel_of(page)
    os.kill(app.kernels()[kernel], signal.SIGKILL)
    assert eventually(lambda: kernel not in app.kernels())
    sent = len(watched.sent)
    board = Board(page, player)
    for ply in (4, 5, 6):
        player.get_by_role("button", name="On", exact=True).click()
        expect(player.locator(".vn-count")).to_contain_text(str(ply))
    player.locator(".vn-slider").fill("0")
    expect(player.locator(".vn-count")).to_contain_text("0")
    page.keyboard.press("End")
    expect(player.locator(".vn-status.over")).to_be_visible()
    assert board.stage.is_visible() and len(watched.sent) == sent, "nothing was asked of the kernel"


def test_a_replay_that_is_not_there_is_told(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{app.address}voila/render/replays.ipynb?replay=virus/<b>no</b>")
    expect(page.locator("main").get_by_role("alert").first).to_contain_text("<b>no</b>")
    assert watched.clean()


def test_a_chart_is_drawn(app: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, app, "statistics")
    expect(page.locator("main .js-plotly-plot").first).to_be_visible(timeout=60_000)
    expect(page.locator("main p").filter(has_text="95%").first).to_be_visible()
    assert watched.clean()


def test_the_form_of_the_statistics_stays_in_another_language(app: servers.Server, page: Page,
                                                               watched: Watch) -> None:
    page.goto(f"{app.address}voila/render/statistics.ipynb?game=virus_wars&games=10&lang=en")
    expect(page.locator("main .js-plotly-plot").first).to_be_visible(timeout=60_000)
    page.locator("main select:visible").nth(3).select_option(label="Random")
    number = page.locator("main input[type=number]").first
    for typed, said in (("2.7", "“2.7” will not do"), ("12", None)):
        number.press("Control+a")
        number.press_sequentially(typed)
        number.press("Tab")
        expect(number).to_have_value(typed)
        if said:
            page.get_by_role("button", name="Play them").click()
            expect(page.locator("main").get_by_role("alert")).to_contain_text(said)
    page.locator("main input[type=checkbox]").first.check()
    page.wait_for_url(re.compile("games=12&.*b=greedy"))
    page.locator("a[data-lang=es]").click()
    expect(page.locator("main .vn-chart p").first).to_contain_text("n = 12 pares", timeout=60_000)
    expect(page.locator("main select:visible").nth(3)).to_have_value("Azar")
    assert watched.clean()


def test_a_point_of_a_chart_opens_its_game_at_its_ply(app: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, app, "statistics")
    chart = page.locator("main .vn-chart").last
    plot = chart.locator(".js-plotly-plot .nsewdrag").first
    expect(plot).to_be_visible(timeout=60_000)
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    expect(chart.locator(".hoverlayer").first).to_contain_text("95% interval, n = ")
    page.mouse.click(*middle)
    heading = page.locator("main .vn-arrive")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    ply = re.search(r"move (\d+)$", heading.inner_text())
    assert ply is not None
    expect(page.locator("main .vn-count").first).to_contain_text(ply[1])
    assert watched.clean()


def test_a_game_from_the_gallery_to_the_table(app: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(app.address)
    page.locator(".vn-gallery > li").first.get_by_role("link", name="Play").click()
    table = page.locator(".vn-table").last
    board = Board(page, table).ready()
    board.turn_by_mouse()
    assert watched.clean()
