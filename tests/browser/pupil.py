"""Somebody who does a whole lesson on a page: by mouse, or with the keys alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page

from virus_nb import games
from virus_nb.lessons import sayings
from virus_nb.lessons.judge import reply, table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.meant import clicks_for
from virus_nb.lessons.model import Quiz, Step, Try, Watch
from virus_nb.widgets import front
from virus_nb.words import words


class Pupil:
    """A lesson that lies open on ``page`` at its first step.

    Whatever is waited for is waited for in the page, at every frame that it paints: no fixed pauses.
    """

    def __init__(self, page: Page, game: str, lang: str, keys: bool) -> None:
        self.page, self.game, self.keys = page, game, keys
        self.kit, self.lesson = games.find(game), lesson(game)
        self.speak(lang)
        self.table = page.locator(".vn-table").first
        self.laid = "none"

    def speak(self, lang: str) -> None:
        self.words = words(lang)

    def do(self, step: Step) -> None:
        """Do the step that is open; every move is clicked, every answer chosen."""
        title = sayings.say(self.words, self.game, step, "title")
        self.page.wait_for_function(_IS_OPEN, arg=[title, self.laid if step.position else ""])
        if isinstance(step, Try):
            self._try(step)
        elif isinstance(step, Quiz):
            self.press(self.button(sayings.say(self.words, self.game, step, f"answer-{step.right + 1}")))
        elif isinstance(step, Watch):
            for n in range(len(step.moves)):
                self.press(self.button(self.words.say("lesson-move-on")))
                self.wait_for_log(self._events(step, n + 1))

    def next(self) -> None:
        """On to the next step; its table is another one."""
        self.laid = str(self.page.evaluate("document.querySelector('.vn-table .vn-stage')?.dataset.at"))
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
        """Tab there, the shorter way round: as often as it looks to take, then until the focus is there."""
        target.wait_for()
        for _ in range(120):
            away = target.evaluate(_AWAY)
            if not away:
                return
            for _ in range(abs(away)):
                self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
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
            self.touch(clicks_for(self.kit, view, step.seat, text))
            session.play(text)
            while (answer := reply(step, session)) is not None:
                session.play(answer)
            self.wait_for_log(sum(len(node.events) for node in session.here.path()))

    def _events(self, step: Watch, moves: int) -> int:
        session = table(self.kit, step)
        for text in step.moves[:moves]:
            session.play(text)
        return sum(len(node.events) for node in session.here.path())

    def wait_for_log(self, lines: int) -> None:
        """Until just so many lines tell what has happened."""
        self.page.wait_for_function(
            "lines => document.querySelector('.vn-table').querySelectorAll('.vn-log li').length === lines", arg=lines)

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
        """Into the table with Tab, then with the arrows to a place, on the shortest way that the table's map has."""
        self.tab_to(self.table.locator(".vn-stage"))
        for _ in range(9):
            way = self.page.evaluate(_WAY, place)
            if not way:
                return
            for key in way:
                self.page.keyboard.press(key)
        raise AssertionError(f"the arrows do not lead to {place}")


_IS_OPEN = """([title, before]) => {
  const open = [...document.querySelectorAll("h3")].some((one) => one.textContent === title && one.checkVisibility());
  return open && (!before || document.querySelector(".vn-table .vn-stage")?.dataset.at !== before);
}"""

_AWAY = """target => {
  const here = document.activeElement;
  if (target === here || target.contains(here)) return 0;
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((node) =>
    node.tabIndex >= 0 && !node.disabled && node.checkVisibility({ visibilityProperty: true }));
  const number = (node) => stops.findIndex((stop) => stop === node || node.contains(stop));
  const [from, to] = [number(here), number(target)];
  const forward = here.compareDocumentPosition(target) & 4;
  return from < 0 || to < 0 || from === to ? (forward ? 1 : -1) : to - from;
}"""

_FOCUS = (Path(front.__file__).parent / "focus.js").read_text("utf-8")
_MAP = _FOCUS[_FOCUS.index("function neighbour"):]

_WAY = f"""place => {{
  {_MAP}
  const at = document.activeElement;
  const all = at.closest(".vn-stage").querySelectorAll("[role=gridcell][data-place]");
  const cells = [...all].filter((cell) => !cell.hidden);
  const arrows = {{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }};
  const ways = new Map([[at, []]]);
  for (const [cell, way] of ways) {{
    if (cell.dataset.place === place) return way;
    for (const [key, to] of Object.entries(arrows)) {{
      const next = neighbour(cell, cells, to);
      if (next && !ways.has(next)) ways.set(next, [...way, key]);
    }}
  }}
  return ["Home", "ArrowDown", "End"];
}}"""
