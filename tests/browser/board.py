"""Playing at a table on a page, as a person would: clicks and keys on what is marked."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from virus_nb import games

GAMES = tuple(key for key in games.names() if games.module(key).startswith("virus_nb."))
"""The kit's own games; other tests make more of them known."""

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End")


class Board:
    """One table on a page (the first, if not told otherwise)."""

    def __init__(self, page: Page, within: Locator | None = None) -> None:
        self.page = page
        self.root = within or page.locator("body")
        self.stage = self.root.locator(".vn-stage").first
        self.status = self.root.locator(".vn-status").first
        self.log = self.root.locator(".vn-log li")
        self.cells = self.stage.locator("[role=gridcell][data-place]")
        self.hot = self.stage.locator("[role=gridcell].vn-hot:not(.vn-picked)")
        self.picked = self.stage.locator("[role=gridcell].vn-picked")
        self.why = self.root.locator(".vn-why").first

    def ready(self) -> Board:
        """Wait until it is the person's turn."""
        expect(self.root.locator(".vn-status.yours").first).to_be_visible()
        return self

    def cold(self) -> Locator:
        """The places that are drawn but not marked."""
        return self.stage.locator("[role=gridcell][data-place]:not(.vn-hot):not(.vn-picked):visible")

    def marks(self) -> tuple[int, str, str]:
        """What changes with every click that counts."""
        marked = self.stage.locator(".vn-picked, .vn-hot").evaluate_all(
            "nodes => nodes.map(node => node.className + node.dataset.place)")
        return self.log.count(), self.status.inner_text(), "|".join(marked)

    def settle(self, before: tuple[int, str, str]) -> None:
        """Wait until the last click was answered."""
        for _ in range(300):
            if self.marks() != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("a click on a marked place changed nothing")

    def turn_by_mouse(self) -> int:
        """Click marked places until a move is made; how many clicks it took."""
        lines = self.log.count()
        for clicks in range(1, 12):
            before = self.marks()
            self.hot.first.click()
            self.settle(before)
            if self.log.count() > lines:
                self.ready()
                return clicks
        raise AssertionError("no move after a dozen clicks")

    def turn_by_keyboard(self) -> int:
        """Walk to marked places with the arrows and press Enter until a move is made."""
        lines = self.log.count()
        for presses in range(1, 12):
            before = self.marks()
            self.walk_to_hot()
            self.page.keyboard.press("Enter" if presses % 2 else "Space")
            self.settle(before)
            if self.log.count() > lines:
                self.ready()
                return presses
        raise AssertionError("no move after a dozen presses")

    def walk_to_hot(self) -> None:
        """Move the focus inside the table to a marked place, with arrow keys alone."""
        seen: list[str] = []
        trail = 0
        while not self.stage.locator(".vn-hot:not(.vn-picked):focus").count():
            place = self.page.evaluate("document.activeElement.dataset.place")
            seen.append(place)
            # each place tries another key every time it is visited
            key = ARROWS[(seen.count(place) - 1 + trail) % len(ARROWS)]
            trail += len(seen) % 7 == 0
            self.page.keyboard.press(key)
            assert len(seen) < 300, f"the arrows do not lead to a marked place: {seen[-30:]}"
