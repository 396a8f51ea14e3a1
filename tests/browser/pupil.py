"""Somebody who does a whole lesson on a page: by mouse, or with the keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from virus_nb import games
from virus_nb.lessons import sayings
from virus_nb.lessons.judge import reply, table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.meant import clicks_for
from virus_nb.lessons.model import Quiz, Step, Try, Watch
from virus_nb.words import words


class Pupil:
    """A lesson that lies open on ``page`` at its first step."""

    def __init__(self, page: Page, game: str, lang: str, keys: bool) -> None:
        self.page, self.game, self.keys = page, game, keys
        self.kit, self.lesson = games.find(game), lesson(game)
        self.speak(lang)
        self.table = page.locator(".vn-table").first
        self.log = self.table.locator(".vn-log li")

    def speak(self, lang: str) -> None:
        self.words = words(lang)

    def do(self, step: Step) -> None:
        """Do the step that is open; every move is clicked, every answer chosen."""
        title = sayings.say(self.words, self.game, step, "title")
        expect(self.page.get_by_role("heading", name=title, exact=True).first).to_be_visible()
        self.page.wait_for_timeout(200)  # the table unpacks its picture after the words are there
        if isinstance(step, Try):
            self._try(step)
        elif isinstance(step, Quiz):
            self.press(self.button(sayings.say(self.words, self.game, step, f"answer-{step.right + 1}")))
        elif isinstance(step, Watch):
            for _ in step.moves:
                lines = self.log.count()
                self.press(self.button(self.words.say("lesson-move-on")))
                self.wait_for_log(lines)

    def next(self) -> None:
        self.press(self.button(self.words.say("lesson-next")))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    def press(self, button: Locator) -> None:
        if self.keys:
            self.tab_to(button)
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def tab_to(self, target: Locator) -> None:
        """Tab there, the shorter way round."""
        target.wait_for()
        forward = target.evaluate("node => Boolean(document.activeElement.compareDocumentPosition(node) & 4)")
        for _ in range(120):
            if target.evaluate("node => node === document.activeElement || node.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab" if forward else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def _try(self, step: Try) -> None:
        session = table(self.kit, step)
        if not step.solution:
            view = self.kit.game.observe(session.state, step.seat)
            ways = [way for text in step.refuse if (way := clicks_for(self.kit, view, step.seat, text))]
            self.touch(ways[0])
            return
        for text in step.solution:
            view = self.kit.game.observe(session.state, step.seat)
            lines = self.log.count()
            self.touch(clicks_for(self.kit, view, step.seat, text))
            session.play(text)
            self.wait_for_log(lines)
            while (answer := reply(step, session)) is not None:
                session.play(answer)
            expected = sum(len(node.events) for node in session.here.path())
            expect(self.log).to_have_count(expected)

    def wait_for_log(self, lines: int) -> None:
        self.page.wait_for_function("([table, lines]) => table.querySelectorAll('.vn-log li').length !== lines",
                                    arg=[self.table.element_handle(), lines])

    def touch(self, places: tuple[str, ...]) -> None:
        for place in places:
            cell = self.table.locator(f"[role=gridcell][data-place='{place}']").first
            if self.keys:
                self.walk_to(place)
                self.page.keyboard.press("Enter")
            elif "vn-handle" in (cell.get_attribute("class") or ""):
                cell.click(position={"x": 24, "y": 8})  # a whole body: beside the cards that lie on it
            else:
                cell.click()

    def walk_to(self, place: str) -> None:
        """Into the table with Tab, then with the arrows to a place."""
        self.tab_to(self.table.locator(".vn-stage"))
        seen: dict[str, int] = {}
        for _ in range(200):
            order = self.page.evaluate(_WAY, place)
            if not order:
                return
            here = self.page.evaluate("document.activeElement.dataset.place")
            turn = seen[here] = seen.get(here, -1) + 1
            self.page.keyboard.press(order[turn % len(order)])
        raise AssertionError(f"the arrows do not lead to {place}")


_WAY = """place => {
  const at = document.activeElement;
  if (at.dataset.place === place) return null;
  const all = [...at.closest(".vn-stage").querySelectorAll("[role=gridcell][data-place]")];
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(at), [tx, ty] = middle(all.find((node) => node.dataset.place === place && !node.hidden));
  const across = tx > x ? "ArrowRight" : "ArrowLeft", along = ty > y ? "ArrowDown" : "ArrowUp";
  const back = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight", ArrowDown: "ArrowUp", ArrowUp: "ArrowDown" };
  const best = Math.abs(tx - x) > Math.abs(ty - y) ? [across, along] : [along, across];
  return [...best, "Home", "End", ...best.map((key) => back[key])];
}"""
