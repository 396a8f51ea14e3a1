"""The frame around every page, tried with two small notebooks: it is there before any game is."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.watch import Watch

GREETING = """\
import ipywidgets
from virus_nb import visit
said = ipywidgets.Label(visit.language() + str(visit.query()))
ipywidgets.VBox([said, ipywidgets.Button(description="go on")])
"""


def write_notebook(path: Path, *sources: str) -> None:
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": {
        "name": "python3", "display_name": "Python 3", "language": "python"}})
    title = nbformat.v4.new_markdown_cell("# A small page")
    notebook.cells = [title, *map(nbformat.v4.new_code_cell, sources)]
    nbformat.write(notebook, path)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    folder = tmp_path_factory.mktemp("small")
    write_notebook(folder / "start_here.ipynb", GREETING)
    write_notebook(folder / "replays.ipynb", GREETING)
    write_notebook(folder / "broken.ipynb", "print('before')", "1 / 0", "print('after')")
    with servers.gallery(folder / "home", folder) as server:
        yield server


@pytest.fixture
def culling(small_notebooks: Path, tmp_path: Path) -> Iterator[servers.Server]:
    """A server that culls soon; the kit's own waits for a quarter of an hour."""
    write_notebook(small_notebooks / "replays.ipynb", GREETING)
    soon = "MappingKernelManager=dict(cull_idle_timeout=8, cull_interval=1)"
    with servers.gallery(tmp_path / "home", small_notebooks, soon) as server:
        yield server


def eventually(holds: Callable[[], bool], seconds: float = 15) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.1)
    return holds()


def open_page(page: Page, server: servers.Server, path: str = "") -> None:
    page.goto(server.address + path)
    expect(page.get_by_role("button", name="go on")).to_be_visible()


def test_the_address_alone_leads_to_the_gallery(small: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, small)
    assert page.url.endswith("/voila/render/start_here.ipynb")
    assert "small page" in page.inner_text("main h1")
    assert page.locator("body").inner_text().count("import ipywidgets") == 0, "sources are not shown"
    assert watched.clean()


def test_a_started_kernel_learns_what_its_visitor_asked_for(small: servers.Server, page: Page,
                                                            watched: Watch) -> None:
    open_page(page, small, "?lang=es&ply=17")
    expect(page.locator("main")).to_contain_text("es{'lang': 'es', 'ply': '17'}")
    open_page(page, small, "voila/render/replays.ipynb?ply=3")
    expect(page.locator("main")).to_contain_text("en{'ply': '3'}")
    assert watched.clean()


def test_the_browsers_language_is_spoken(small: servers.Server, page: Page, context: BrowserContext) -> None:
    portuguese = context.browser.new_context(locale="pt-BR")
    open_page(new := portuguese.new_page(), small)
    expect(new.locator("main")).to_contain_text("pt{}")
    expect(new.locator("html")).to_have_attribute("lang", "pt")
    expect(new.get_by_role("link", name="Estatísticas")).to_be_visible()
    portuguese.close()


def test_the_language_links_keep_the_rest_of_the_address(small: servers.Server, page: Page) -> None:
    open_page(page, small, "voila/render/replays.ipynb?ply=3")
    page.get_by_role("link", name="Español").click()
    expect(page.locator("main")).to_contain_text("es{'ply': '3', 'lang': 'es'}")
    expect(page.get_by_role("link", name="Español")).to_have_attribute("aria-current", "true")
    page.get_by_role("link", name="Juegos").click()
    expect(page.locator("main")).to_contain_text("es{'lang': 'es'}")


def test_landmarks_and_names(small: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, small)
    expect(page.get_by_role("banner").filter(visible=True)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    expect(page.get_by_role("navigation", name="Language")).to_be_visible()
    expect(page).to_have_title("A small page · virus_nb")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    assert not serious_findings(page)
    assert watched.clean()


def test_dark_mode_is_a_switch_that_stays(small: servers.Server, page: Page, watched: Watch) -> None:
    open_page(page, small)
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    switch = page.get_by_role("button", name="Dark mode")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    assert not serious_findings(page)
    open_page(page, small, "voila/render/replays.ipynb")
    expect(page.get_by_role("button", name="Dark mode")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    assert watched.clean()


def test_a_dark_system_starts_dark(small: servers.Server, page: Page, context: BrowserContext) -> None:
    page.emulate_media(color_scheme="dark")
    open_page(page, small)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")


def test_nothing_is_wider_than_a_telephone(small: servers.Server, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    open_page(page, small)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", ["voila/render/no_such_page.ipynb", "nowhere/at/all"])
def test_a_wrong_address_says_so(small: servers.Server, page: Page, path: str) -> None:
    answer = page.goto(small.address + path)
    assert answer and answer.status == 404
    expect(page.get_by_role("heading", name="This page could not be shown (404)")).to_be_visible()
    assert not serious_findings(page)
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("button", name="go on")).to_be_visible()


def test_a_failing_cell_says_what_to_do_and_shows_no_traceback(small: servers.Server, page: Page) -> None:
    page.goto(small.address + "voila/render/broken.ipynb")
    expect(page.locator("main")).to_contain_text("Please reload the page")
    text = page.inner_text("main")
    assert "before" in text and "after" not in text and "ZeroDivision" not in text


def test_only_pages_and_pictures_are_served(small: servers.Server, page: Page) -> None:
    for path in ("start_here.ipynb", "home/log.txt", "..%2f..%2fetc%2fpasswd"):
        answer = page.request.get(f"{small.address}voila/files/{path}")
        assert answer.status in (403, 404), path


def test_a_closed_page_ends_its_kernel(small: servers.Server, page: Page) -> None:
    open_page(page, small, "voila/render/replays.ipynb")
    kernel = servers.kernel_of(page)
    assert kernel in small.kernels()
    page.goto("about:blank")
    assert eventually(lambda: kernel not in small.kernels())


def test_a_kernel_whose_page_vanished_is_culled(culling: servers.Server, page: Page) -> None:
    page.add_init_script("navigator.sendBeacon = () => false")
    open_page(page, culling, "voila/render/replays.ipynb")
    time.sleep(10)
    assert len(culling.kernels()) == 1, "a page that is open keeps its kernel, however idle"
    page.goto("about:blank")
    assert eventually(lambda: not culling.kernels(), 30)


def test_a_lost_kernel_is_told(small: servers.Server, page: Page) -> None:
    open_page(page, small, "voila/render/replays.ipynb")
    os.kill(small.kernels()[servers.kernel_of(page)], signal.SIGKILL)

    def told() -> bool:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        return page.get_by_role("alert").count() == 1

    assert eventually(told)
    expect(page.get_by_role("alert")).to_contain_text("connection to this page’s program was lost")
    page.get_by_role("button", name="Start the page again").click()
    expect(page.get_by_role("button", name="go on")).to_be_visible()
