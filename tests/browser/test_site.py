"""The site without a server: built, served by the plainest of servers, and played with Python in the browser."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from tests.browser.axe import serious_findings
from tests.browser.board import Board
from tests.browser.watch import HURRY, Watch
from virus_nb import games
from virus_nb.cli import main
from virus_nb.play import shelf

PATIENCE = 120_000
MOST_BYTES = 60 << 20


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, as ``virus-nb site`` builds it."""
    if shutil.which("npm") is None:
        pytest.skip("no npm, which fetches Pyodide's core")
    if find_spec("jupyterlite_core") is None or find_spec("jupyterlite_pyodide_kernel") is None:
        pytest.skip("no JupyterLite: pip install 'virus_nb[site]'")
    folder = tmp_path_factory.mktemp("site") / "built"
    begin = time.monotonic()
    result = CliRunner().invoke(main, ["--lang", "en", "site", str(folder)])
    assert result.exit_code == 0, result.output
    print(f"\n{result.output.strip()} Built in {time.monotonic() - begin:.0f} s.")
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < MOST_BYTES
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def only_ours(watched: Watch) -> bool:
    """No request to another machine, and no error but what JupyterLite's own console says without a notebook."""
    watched.errors[:] = [error for error in watched.errors if "INotebookTracker" not in error]
    return watched.clean()


def test_a_turn_with_python_in_the_browser(site: str, page: Page, watched: Watch) -> None:
    page.add_init_script(HURRY)
    begin = time.monotonic()
    page.goto(site)
    page.locator(".vn-gallery > li").first.get_by_role("link", name="Play").click()
    page.locator(".vn-status.yours").wait_for(timeout=PATIENCE)
    print(f"\nFrom the gallery to a table: {time.monotonic() - begin:.0f} s.")
    Board(page).turn_by_mouse()
    assert only_ours(watched)


def test_a_lesson_with_python_in_the_browser(site: str, page: Page, watched: Watch) -> None:
    page.goto(site + "es.html")
    page.locator(".vn-gallery > li").first.get_by_role("link", name="Aprender").click()
    page.locator(".vn-table").first.wait_for(timeout=PATIENCE)
    page.locator("[data-place='hand.0']").first.click()
    page.locator("[data-place='0.red']").first.click()
    expect(page.locator("[role=status] p").first).to_contain_text("✓")
    assert only_ours(watched)


def test_a_notebook_of_the_site(site: str, page: Page, watched: Watch) -> None:
    page.goto(site + "lab/index.html?path=replays.ipynb")
    page.locator(".jp-CodeCell").first.click(timeout=PATIENCE)
    page.keyboard.press("Shift+Enter")
    page.locator(".vn-player .vn-count").first.wait_for(timeout=PATIENCE)
    assert not watched.outside


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_page_is_for_everybody(site: str, page: Page, watched: Watch, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site)
    assert page.locator(".vn-gallery > li").count() == len(games.names())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page) == []
    assert watched.clean()


def test_recorded_games_play_without_python(site: str, page: Page, watched: Watch) -> None:
    page.goto(site)
    links = page.locator("a[href^='replays/']")
    assert links.count() == len(shelf.recorded())
    links.first.click()
    player = page.locator(".vn-player")
    expect(player.locator(".vn-count")).to_be_visible()
    page.keyboard.press("End")
    expect(player.locator(".vn-status.over")).to_be_visible()
    assert watched.clean()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    if find_spec("jupyterlite_core") is None:
        pytest.skip("no JupyterLite: pip install 'virus_nb[site]'")
    (tmp_path / "mine.txt").write_text("mine")
    result = CliRunner().invoke(main, ["--lang", "en", "site", str(tmp_path)])
    assert result.exit_code == 2 and "something else" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
