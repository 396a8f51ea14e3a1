"""How fast a recorded game steps while an arrow key is held, without a kernel: the figures are printed (``-s``)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.widgets.page import page as page_of

BUDGET = 1000 / 60
"""Milliseconds that a step may take for sixty of them a second."""

HOLD = """async (steps) => {
  const table = document.querySelector(".vn-play");
  const press = (key) => table.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const frame = () => new Promise(requestAnimationFrame);
  press("Home");
  await frame();
  const costs = [];
  const start = performance.now();
  for (let step = 0; step < steps; step += 1) {
    const began = performance.now();
    press("ArrowRight");
    document.querySelector(".vn-play").getBoundingClientRect();  // the page is laid out
    costs.push(performance.now() - began);
    await frame();
  }
  costs.sort((one, other) => one - other);  // the cheapest had the machine to itself
  return { rate: 1000 * steps / (performance.now() - start), cost: costs[0] };
}"""

# what the machine can do at all: only the count changes, and nothing else of the page is drawn
CEILING = """async (frames) => {
  const count = document.querySelector(".vn-count");
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const start = performance.now();
  for (let n = 0; n < frames; n += 1) {
    count.textContent = n;
    await frame();
  }
  return 1000 * frames / (performance.now() - start);
}"""


@pytest.mark.parametrize("name", ["virus/duel", "marvel/six", "virus_wars/long", "verso/six"])
def test_a_held_key_steps_sixty_times_a_second(page: Page, tmp_path: Path, name: str) -> None:
    """The rate is that of the machine as it is; what a step costs where nobody else was in the way is judged."""
    replay = load(shelf.find(name))[0]
    steps = min(100, len(replay.moves))
    file = tmp_path / "game.html"
    file.write_text(page_of(replay), "utf-8")
    page.unroute_all()
    page.goto(file.as_uri())
    expect(page.locator(".vn-count")).to_be_visible()
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")

    def layouts() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "LayoutCount"))

    page.evaluate(HOLD, steps)  # pictures that are painted once are painted now
    before = layouts()
    held = page.evaluate(HOLD, steps)
    each = (layouts() - before) / steps
    expect(page.locator(".vn-count")).to_have_text(f"{steps} / {len(replay.moves)}")
    ceiling = page.evaluate(CEILING, 60)
    print(f"\n{name}: {held['rate']:.0f} steps a second where a number alone changes {ceiling:.0f} times, "
          f"{held['cost']:.1f} ms and {each:.2f} layouts a step")
    assert held["cost"] < BUDGET
    assert each < 1.6, "a step is laid out more than once"
