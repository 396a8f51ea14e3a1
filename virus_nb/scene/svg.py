"""A scene as one SVG file that needs nothing else: exports, alt pictures, golden files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from virus_nb.scene.nodes import Item, Panel, Scene, Symbol
from virus_nb.scene.shapes import num
from virus_nb.scene.text import font_size, letters, side
from virus_nb.scene.theme import svg_style

MARGIN, GAP, TITLE, PAD = 12, 12, 24, 8

STYLE = """\
text { font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: var(--vn-ink) }
.corner { font-weight: 800; fill: var(--vn-card-ink) }
.count { font-weight: 700; fill: var(--vn-paper) }
.panel-title, .title, .big { font-weight: 650 }
.small, .faint { fill: var(--vn-muted) }
.on-card { fill: var(--vn-card-ink) }
.light { fill: #fff }
.button { font-weight: 650; fill: var(--vn-on-accent) }
"""
_BUTTON = '<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="var(--vn-accent)"/>'


def draw_svg(scene: Scene, art: Mapping[str, Symbol], width: float = 720, title: str = "") -> str:
    """The scene at that width, panels side by side as they fit.

    art: the symbols that the scene names; only those that it uses go into the file.
    title: what a screen reader says of the whole picture.
    The same scene gives the same bytes.
    """
    own = f"<style>\n{svg_style()}{STYLE}</style>\n<defs>\n{symbols((scene,), art)}\n</defs>\n"
    return _svg(scene, width, title, own)


def draw_inside(scene: Scene, width: float = 720, title: str = "") -> str:
    """The same in a page that holds the symbols, the colours and ``STYLE`` once for many pictures."""
    return _svg(scene, width, title, "")


def symbols(scenes: Iterable[Scene], art: Mapping[str, Symbol]) -> str:
    """The symbols that these scenes use, each once."""
    used = sorted({item.symbol for scene in scenes for panel in scene.panels for item in panel.items if item.symbol})
    return "\n".join(
        f'<symbol id="{symbol_id(name)}" viewBox="0 0 {num(art[name].w)} {num(art[name].h)}">'
        f"{art[name].markup}</symbol>" for name in used)


def _svg(scene: Scene, width: float, title: str, own: str) -> str:
    placed, height = flow(scene.panels, width)
    body = "\n".join(_panel(*each) for each in placed)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
            f'width="{num(width)}" height="{num(height)}" role="img" aria-label={quoteattr(title)}>\n'
            f"<title>{escape(title)}</title>\n{own}"
            f'<rect width="{num(width)}" height="{num(height)}" rx="14" fill="var(--vn-table)"/>\n'
            f"{body}\n</svg>\n")


def symbol_id(name: str) -> str:
    """``virus:organ-red`` -> ``vn-virus-organ-red``."""
    return "vn-" + "".join(letter if letter.isalnum() else "-" for letter in name)


def flow(panels: tuple[Panel, ...], width: float) -> tuple[list[tuple[Panel, float, float, float]], float]:
    """Every panel with the x, y and height of its frame, and the height of them all.

    Rows are filled from the left and centred, and its panels are equally high, as in the browser.
    """
    rows: list[list[Panel]] = [[]]
    for panel in panels:
        if rows[-1] and _row_width([*rows[-1], panel]) > width - 2 * MARGIN:
            rows.append([])
        rows[-1].append(panel)
    placed: list[tuple[Panel, float, float, float]] = []
    y: float = MARGIN
    for row in rows:
        x = (width - _row_width(row)) / 2
        height = max((frame_height(panel) for panel in row), default=0)
        for panel in row:
            placed.append((panel, x, y, height))
            x += panel.w + 2 * PAD + GAP
        y += height + GAP
    return placed, y - GAP + MARGIN


def frame_height(panel: Panel) -> float:
    """A panel with its title and padding."""
    return panel.h + 2 * PAD + (TITLE if panel.title else 0)


def _row_width(row: list[Panel]) -> float:
    return sum(panel.w + 2 * PAD for panel in row) + GAP * max(0, len(row) - 1)


def _panel(panel: Panel, x: float, y: float, height: float) -> str:
    words = panel.style.split()
    colour, thick = ("orange", 3.5) if "winner" in words else ("accent", 2.5) if "active" in words \
        else ("line", 1)
    title, top = "", float(PAD)
    if panel.title:
        title = (f'<text class="panel-title" x="{num(PAD + 4)}" y="{num(PAD + 13)}" font-size="14">'
                 f"{escape(panel.title)}</text>")
        top += TITLE
    items = "".join(_item(item) for item in panel.items)
    return (f'<g transform="translate({num(x)} {num(y)})" role="group" '
            f"aria-label={quoteattr(panel.label or panel.title)}>"
            f'<rect width="{num(panel.w + 2 * PAD)}" height="{num(height)}" rx="12" '
            f'fill="var(--vn-paper)" stroke="var(--vn-{colour})" stroke-width="{thick}"/>{title}'
            f'<g transform="translate({num(PAD)} {num(top)})">{items}</g></g>')


def _item(item: Item) -> str:
    inside = f"<title>{escape(item.label)}</title>" if item.label else ""
    centre_x, centre_y = item.x + item.w / 2, item.y + item.h / 2
    turn = f' transform="rotate({num(item.turn)} {num(centre_x)} {num(centre_y)})"' if item.turn else ""
    if item.symbol:
        look = ' opacity=".45"' if "faint" in item.style.split() else ""
        corner = _words(letters(item)) if item.text else ""
        return (f'\n<g{turn}{look}>{inside}<use href="#{symbol_id(item.symbol)}" x="{num(item.x)}" '
                f'y="{num(item.y)}" width="{num(item.w)}" height="{num(item.h)}"/>{corner}</g>')
    ground = _BUTTON.format(*map(num, (item.x, item.y, item.w, item.h))) if "button" in item.style else ""
    return f"\n<g{turn}>{inside}{ground}{_words(item)}</g>"


def _words(item: Item) -> str:
    size = min(font_size(item), 14) if "button" in item.style else font_size(item)
    x, anchor = {"left": (item.x, "start"), "right": (item.x + item.w, "end"),
                 "middle": (item.x + item.w / 2, "middle")}[side(item)]
    kind = f" class={quoteattr(item.style)}" if item.style else ""
    return (f'<text{kind} x="{num(x)}" y="{num(item.y + item.h / 2 + .35 * size)}" font-size="{num(size)}" '
            f'text-anchor="{anchor}">{escape(item.text)}</text>')
