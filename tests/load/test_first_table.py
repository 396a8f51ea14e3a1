"""How soon the first table can be played at, beside an empty notebook on the same machine.

By hand:  python -m pytest tests/load/test_first_table.py -m load -s
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import servers
from tests.browser.conftest import browser, launch  # noqa: F401  (fixtures)
from tests.browser.test_frame import write_notebook
from tests.browser.test_table import TABLE

ROUNDS = 5
ALLOWED = 0.5

pytestmark = [pytest.mark.load, pytest.mark.timeout(300)]


def seconds(browser: Browser, address: str, selector: str) -> float:  # noqa: F811
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    begin = time.monotonic()
    page.goto(address)
    expect(page.locator(selector).first).to_be_visible(timeout=60_000)
    took = time.monotonic() - begin
    context.close()
    return took


def test_a_table_is_there_almost_as_soon_as_nothing(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    write_notebook(tmp_path / "empty.ipynb", "import ipywidgets\nipywidgets.Label('ready')")
    write_notebook(tmp_path / "table.ipynb", TABLE.format(game="virus") + "table")
    empty, table = [], []
    with servers.gallery(tmp_path / "home", tmp_path) as server:
        for _ in range(ROUNDS + 1):  # the first round warms the machine up
            empty.append(seconds(browser, f"{server.address}voila/render/empty.ipynb", "main .widget-label"))
            table.append(seconds(browser, f"{server.address}voila/render/table.ipynb", ".vn-status.yours"))
    nothing, first = statistics.median(empty[1:]), statistics.median(table[1:])
    print(f"\nempty notebook {nothing:.2f} s, first table {first:.2f} s, difference {first - nothing:.2f} s")
    assert first - nothing <= ALLOWED
