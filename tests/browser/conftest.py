"""A browser, and real servers to point it at."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium, servers
from tests.browser.watch import Watch, watch
from virus_nb import places


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser on a small, busy machine may be late once: such a test may try again. A fault stays one."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=2))


QUIET = os.environ.get("CI", "") == ""

# a cold kernel on a busy machine takes its time; nothing here waits longer than it must
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[], Browser]]:
    """Give a browser that runs: the one from before, or a new one where that has died."""
    path = chromium.find()
    if path is None:
        if QUIET:
            pytest.skip("no browser of the Chromium family; tests/run.sh installs one")
        pytest.fail("no browser of the Chromium family")
    running: list[Browser] = []
    with sync_playwright() as playwright:

        def browser() -> Browser:
            if not running or not running[-1].is_connected():
                running.append(playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS)))
            return running[-1]

        yield browser
        for one in running:
            one.close()


@pytest.fixture
def browser(launch: Callable[[], Browser]) -> Browser:
    return launch()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A new profile: English, light, the size of a small laptop."""
    context = browser.new_context(locale="en-GB", color_scheme="light", reduced_motion="reduce",
                                  viewport={"width": 1200, "height": 900})
    context.set_default_timeout(30_000)
    yield context
    if browser.is_connected():
        context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def watched(page: Page) -> Watch:
    """What ``page`` does from now on."""
    return watch(page)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """The kit's server with the kit's own notebooks."""
    with servers.gallery(tmp_path_factory.mktemp("app"), places.notebooks()) as server:
        yield server
        assert not servers.notices(server.log.read_text()), server.log.read_text()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """JupyterLab on a copy of the kit's notebooks."""
    home = tmp_path_factory.mktemp("lab")
    notebooks = home / "notebooks"
    shutil.copytree(places.notebooks(), notebooks)
    with servers.lab(home, notebooks) as server:
        yield server


@pytest.fixture
def small_notebooks(tmp_path: Path) -> Path:
    """A folder for notebooks that a test writes itself."""
    folder = tmp_path / "small"
    folder.mkdir()
    return folder
