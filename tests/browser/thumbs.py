"""What a thumb can hit."""

from __future__ import annotations

from playwright.sync_api import Page

THUMB = 44
"""Pixels, each way."""


def small(page: Page, selector: str, least: int = THUMB) -> list[str]:
    """What can be touched and is too small."""
    return list(page.locator(selector).evaluate_all("""(all, least) => all.filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width && box.height && Math.round(Math.min(box.width, box.height)) < least;
    }).map((node) => {
        const box = node.getBoundingClientRect();
        return `${node.outerHTML.slice(0, 80)} ${Math.round(box.width)}x${Math.round(box.height)}`;
    })""", least))
