"""What a screen reader says in a whole turn, held against a golden file.

With ``VIRUS_NB_GOLDEN=write`` it is written anew: read it before you commit.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from virus_nb.words import LANGUAGES

GOLDEN = Path(__file__).with_name("golden")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_turn_is_read_out(app: servers.Server, page: Page, lang: str) -> None:
    page.goto(f"{app.address}voila/render/virus.ipynb?lang={lang}&step=second-must-match")
    table = page.locator(".vn-table").first
    expect(table.locator(".vn-hot").first).to_be_visible(timeout=60_000)
    lines = [f"# {table.locator('.vn-stage').get_attribute('aria-label')}", *labels(table)]
    live = table.locator(".vn-live")
    said = live.inner_text()
    # a place that refuses a virus, what has a say there, an organ on the wrong side, and a card thrown away
    for key, place in (("Enter", "hand.1"), ("Enter", "1.red"), ("?", "1.red"), ("Escape", "1.red"),
                       ("Enter", "hand.0"), ("Enter", "1.green"), ("Escape", "1.green"), ("Enter", "discard"),
                       ("Enter", "hand.2"), ("Enter", "discard")):
        cell = table.locator(f"[role=gridcell][data-place='{place}']").first
        cell.focus()
        lines.append(f"> {key}: {cell.get_attribute('aria-label')}")
        page.keyboard.press(key)
        page.wait_for_timeout(900)
        told = live.inner_text()
        if told != said:
            lines.append(f"« {told}")
            said = told
    lines += ["# after", *labels(table)]
    path = GOLDEN / f"turn-{lang}.txt"
    if os.environ.get("VIRUS_NB_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", "utf-8")
    assert "\n".join(lines) + "\n" == path.read_text("utf-8")


def labels(table) -> list[str]:
    """The names of all places, in the order in which they are met."""
    return table.locator("[role=gridcell][aria-label]:visible").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))")
