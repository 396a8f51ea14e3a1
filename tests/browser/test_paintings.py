"""Pictures are painted once, in the colours and the pixels of the page, and stay drawings where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.scene.theme import DARK, LIGHT
from virus_nb.widgets.page import page as page_of

PAINTED = """() => {
  const images = [...document.querySelectorAll(".vn-stage img")];
  return images.length > 0 && images.every((image) => image.src.startsWith("data:image/png"));
}"""
GROUND = """() => {
  const slot = document.querySelector(".vn-stage .slot img");
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [60, 84];
  const brush = canvas.getContext("2d");
  brush.drawImage(slot, 0, 0, 60, 84);
  return [...brush.getImageData(8, 8, 1, 1).data.slice(0, 3)];
}"""
"""The colour near the corner of an empty slot."""


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A recorded game as a page of its own, at its start: empty slots for everybody."""
    file = tmp_path / "game.html"
    file.write_text(page_of(load(shelf.find("virus/duel"))[0]), "utf-8")
    return file.as_uri()


def rgb(colour: str) -> list[int]:
    return [int(colour[n:n + 2], 16) for n in (1, 3, 5)]


def test_the_theme_is_changed_under_them(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(PAINTED)
    assert page.evaluate(GROUND) == rgb(LIGHT["well"])
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"([r, g, b]) => String(({GROUND})()) === String([r, g, b])", arg=rgb(DARK["well"]))
    page.evaluate("document.body.dataset.theme = 'light'")
    page.wait_for_function(f"([r, g, b]) => String(({GROUND})()) === String([r, g, b])", arg=rgb(LIGHT["well"]))
    assert page.locator(".vn-stage svg").count() == 0


def test_the_theme_is_changed_under_a_page_that_is_never_idle(page: Page, address: str) -> None:
    page.add_init_script("const busy = () => document.querySelector('.vn-busy-page');"
                         "window.requestIdleCallback = (done) => busy() || setTimeout(done);")
    page.goto(address)
    page.wait_for_function(PAINTED)
    page.evaluate("document.body.append(Object.assign(document.createElement('i'), { className: 'vn-busy-page' }))")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"([r, g, b]) => String(({GROUND})()) === String([r, g, b])", arg=rgb(DARK["well"]))


def test_they_are_as_fine_as_the_screen(browser: Browser, address: str) -> None:
    context = browser.new_context(device_scale_factor=3, viewport={"width": 360, "height": 700})
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(PAINTED)
    widths = page.evaluate("[...document.querySelectorAll('.vn-stage .card img')].map((image) => "
                           "image.naturalWidth / (image.getBoundingClientRect().width * devicePixelRatio))")
    assert widths and min(widths) >= 1
    context.close()


def test_where_a_page_may_not_read_what_it_paints_drawings_stay(page: Page, address: str) -> None:
    page.add_init_script("""CanvasRenderingContext2D.prototype.getImageData = (x, y, w, h) => {
      const noise = new Uint8ClampedArray(4 * w * h).map((_, n) => 37 * n);
      return { data: noise };
    };""")
    page.goto(address)
    images = page.locator(".vn-stage img")
    expect(images.first).to_be_visible()
    page.wait_for_timeout(500)  # time to paint, if it were tried
    assert images.evaluate_all("all => all.every((image) => image.complete && image.naturalWidth > 0)")
    assert images.evaluate_all("all => all.every((image) => image.src.startsWith('data:image/svg'))")
