"""The README's pictures, taken anew:  python -m tests.browser.pictures"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser import chromium, servers
from tests.browser.board import Board
from virus_nb import places

WIDE = {"width": 1120, "height": 760}
ROOM = {"width": 1240, "height": 840}


def gallery(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    expect(page.locator(".vn-gallery img").first).to_be_visible()


def lesson(page: Page) -> None:
    page.set_viewport_size(ROOM)  # type: ignore[arg-type]
    Board(page).ready()


def replay(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    player = page.locator(".vn-player")
    expect(player.locator(".vn-count")).to_contain_text("40")
    player.evaluate("node => node.scrollIntoView()")


PICTURES = (
    ("gallery", "start_here.ipynb", gallery),
    ("lesson", "virus.ipynb", lesson),
    ("replay", "replays.ipynb?replay=virus_wars/duel&ply=40", replay),
)


def main() -> None:
    folder = places.notebooks() / "pictures"
    folder.mkdir(exist_ok=True)
    expect.set_options(timeout=30_000)
    with (tempfile.TemporaryDirectory() as home, servers.gallery(Path(home), places.notebooks()) as server,
          sync_playwright() as playwright):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        for name, address, arrange in PICTURES:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(f"{server.address}voila/render/{address}")
            arrange(page)
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
