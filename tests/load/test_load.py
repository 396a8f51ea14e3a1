"""Many visitors at once, with real browsers, on this machine. Not among the default tests; by hand:

    python -m pytest tests/load -m load -s

``VIRUS_NB_OPEN`` visitors open the gallery (50), ``VIRUS_NB_PLAY`` of them play (20) for ``VIRUS_NB_SECONDS`` (60).
It prints what a click took, what a visitor weighs, and how soon the kernels of closed tabs were gone.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import servers
from tests.browser.board import Board
from tests.browser.test_frame import eventually
from tests.browser.test_table import TABLE
from tests.browser.watch import watch
from virus_nb import games, places

OPEN = int(os.environ.get("VIRUS_NB_OPEN", "50"))
PLAY = int(os.environ.get("VIRUS_NB_PLAY", "20"))
SECONDS = float(os.environ.get("VIRUS_NB_SECONDS", "60"))
AT_A_TIME = 5

pytestmark = [pytest.mark.load, pytest.mark.timeout(1500)]


@pytest.fixture
def crowd(tmp_path: Path) -> Iterator[servers.Server]:
    """The kit's gallery, a table of each game beside it, and culling that does not wait a quarter of an hour."""
    from tests.browser.test_frame import write_notebook

    folder = tmp_path / "notebooks"
    folder.mkdir()
    (folder / "start_here.ipynb").write_bytes((places.notebooks() / "start_here.ipynb").read_bytes())
    for game in games.names():
        write_notebook(folder / f"{game}.ipynb", TABLE.format(game=game) + "table")
    soon = "MappingKernelManager=dict(cull_idle_timeout=60, cull_interval=5)"
    with servers.gallery(tmp_path / "home", folder, soon) as server:
        yield server


def memory(server: servers.Server) -> list[float]:
    """What each kernel has for itself alone, in MB."""
    sizes = []
    for process in server.kernels().values():
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024)
    return sizes


def click(board: Board) -> float:
    """The milliseconds from a click to its repaint, taken in the page."""
    return float(board.page.evaluate("""() => new Promise((done) => {
        const root = document.querySelector(".vn-table");
        const hot = root.querySelector("[role=gridcell].vn-hot:not(.vn-picked)");
        if (!hot) return done(-1);
        const begin = performance.now();
        const seen = new MutationObserver(() => {
          seen.disconnect();
          requestAnimationFrame(() => done(performance.now() - begin));
        });
        seen.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
        hot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        setTimeout(() => { seen.disconnect(); done(-1); }, 10000);
    })"""))


def test_many_visitors(crowd: servers.Server, browser: Browser) -> None:
    errors: list[str] = []
    opened: list[float] = []
    begin = time.monotonic()
    for start in range(0, OPEN, AT_A_TIME):
        arrived = []
        for _ in range(min(AT_A_TIME, OPEN - start)):
            context = browser.new_context(locale="en-GB")
            page = context.new_page()
            seen = watch(page)
            at = time.monotonic()
            page.goto(crowd.address, wait_until="commit")
            arrived.append((context, page, seen, at))
        for context, page, seen, at in arrived:
            expect(page.locator(".vn-gallery a").first).to_be_visible(timeout=120_000)
            opened.append(time.monotonic() - at)
            errors += seen.errors + seen.outside
            context.close()
    print(f"\n{OPEN} visitors opened the gallery, {AT_A_TIME} at a time: median {statistics.median(opened):.1f} s, "
          f"longest {max(opened):.1f} s, {OPEN / (time.monotonic() - begin):.2f} a second")

    boards: list[Board] = []
    pages: list[Page] = []
    for n in range(PLAY):
        page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
        watched = watch(page)
        page.goto(f"{crowd.address}voila/render/{games.names()[n % len(games.names())]}.ipynb", timeout=120_000)
        expect(page.locator(".vn-status.yours").first).to_be_visible(timeout=120_000)
        boards.append(Board(page))
        pages.append(page)
        errors += watched.errors + watched.outside
    sizes = memory(crowd)
    took: list[float] = []
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        took += [ms for ms in map(click, boards) if ms >= 0]
    p95 = statistics.quantiles(took, n=20)[-1]
    print(f"{PLAY} visitors played: {len(took)} clicks, click to repaint median {statistics.median(took):.0f} ms, "
          f"p95 {p95:.0f} ms; a visitor {statistics.median(sizes):.0f} MB of its own")
    closed = time.monotonic()
    for page in pages:
        page.context.close()
    # the one that is left was started ahead, for whoever comes next
    assert eventually(lambda: len(crowd.kernels()) <= 1, 150), f"{len(crowd.kernels())} kernels are left"
    print(f"the kernels of all closed tabs were gone after {time.monotonic() - closed:.0f} s")
    assert not errors, errors
    assert took and p95 < 2000
