"""How big words are drawn, known without asking a browser."""

from __future__ import annotations

from virus_nb.scene.nodes import Item


def font_size(item: Item) -> float:
    """The font size in units that makes the item's text fill its height, and fit its width."""
    size = (item.h or 18) * .78
    # the average letter of a sans-serif font is a little more than half as wide as it is high
    wanted = max(1, len(item.text)) * .56 * size
    return round(size if wanted <= (item.w or wanted) else max(size * item.w / wanted, size * .55), 2)


def letters(item: Item) -> Item:
    """The letters in the corner of a picture as an item of their own: a card is 60 wide, they get 15 x 14."""
    unit = item.w / 60
    high = 14 - 2.5 * (len(item.text) - 1)
    return Item(f"{item.key}#", "", item.x + 3.5 * unit, item.y + (11.5 - high / 2) * unit, 15 * unit,
                high * unit, item.text, "corner")


def side(item: Item) -> str:
    """Where the text stands in its box: ``left``, ``right``, otherwise in the middle."""
    words = item.style.split()
    return "left" if "left" in words else "right" if "right" in words else "middle"


def lines(text: str, width: float, height: float) -> list[str]:
    """The text broken into lines that fit the width when each is drawn ``height`` high."""
    most = width / (.56 * .78 * height)
    broken: list[str] = []
    for word in text.split():
        if broken and len(broken[-1]) + 1 + len(word) <= most:
            broken[-1] += f" {word}"
        else:
            broken.append(word)
    return broken
