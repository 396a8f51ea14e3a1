"""Parts that every card game draws with: card frames, backs, badges, hands and piles.

``Symbol``s are the pictures; the letter in a card's corner depends on the language
and is the ``text`` of its ``Item``, see ``card_items``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from virus_nb.scene.nodes import Item, Panel, Symbol
from virus_nb.scene.shapes import INK, arrow, circle, dots, path, place, rect, star

CARD_W, CARD_H = 60, 84
HAND_W, HAND_H = 84, 118
GAP = 8


def _rim() -> str:
    return rect(.75, .75, 58.5, 82.5, 7, fill="var(--vn-card)", stroke="var(--vn-card-line)",
                stroke_width=1.5)


def card(field: str, picture: str, *, pattern: str = "", tab: bool = True) -> Symbol:
    """A card face of 60 x 84: a light rim, a field in ``field`` (a CSS colour), the picture on it.

    pattern: drawn on the field under the picture. tab: a light corner for the letter.
    """
    ground = rect(4, 4, 52, 76, 4.5, fill=field)
    gloss = path("M8.5 4H51.5A4.5 4.5 0 0 1 56 8.5V20C40 28 22 30 4 27V8.5A4.5 4.5 0 0 1 8.5 4Z", fill="#fff",
                 opacity=.13)
    corner = path("M4 4H19.5V13.5A6 6 0 0 1 13.5 19.5H4Z", fill="var(--vn-card)") if tab else ""
    return Symbol(CARD_W, CARD_H, _rim() + ground + pattern + gloss + picture + corner)


def spotlight(r: float = 21, x: float = 30, y: float = 44) -> str:
    """The light disc on which a picture stands out from its field."""
    return circle(x, y, r + 2, fill="#fff", opacity=.35) + circle(x, y, r, fill="var(--vn-card)")


def back(colour: str, deep: str, emblem: str) -> Symbol:
    """A card's back: a dark field, a dotted lattice and the game's emblem (about the origin, 20 wide)."""
    lattice = dots(((x, y, 1.3) for row, y in enumerate(range(10, 80, 8))
                    for x in range(10 + 4 * (row % 2), 54, 8)), fill=colour, opacity=.75)
    medal = circle(30, 42, 16.5, fill=deep) + circle(30, 42, 14.5, fill="var(--vn-card)")
    return Symbol(CARD_W, CARD_H, _rim() + rect(4, 4, 52, 76, 4.5, fill=deep) + lattice + medal
                  + place(emblem, 30, 42, 1.15))


_SHIELD = "M12 2.5 20.5 5.5V12C20.5 17 17 20.3 12 22 7 20.3 3.5 17 3.5 12V5.5Z"
_ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def _stroke(d: str, colour: str, width: float) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, **_ROUND)


def _badge(fill: str, inside: str) -> Symbol:
    return Symbol(24, 24, path(_SHIELD, fill=fill, stroke="#fff", stroke_width=1.8, **_ROUND) + inside)


def _crown() -> Symbol:
    gold = {"stroke": "var(--vn-orange-deep)"}
    band = path("M3 19 1.5 5.5 8.5 11 14 2 19.5 11 26.5 5.5 25 19Z", fill="var(--vn-orange)",
                stroke_width=1.6, stroke_linejoin="round", **gold)
    gems = "".join(circle(x, y, 1.8, fill="var(--vn-yellow)", stroke_width=1, **gold)
                   for x, y in ((8, 15), (14, 14), (20, 15)))
    return Symbol(28, 22, band + gems)


def _burst() -> Symbol:
    edge = star(8, 11.5, 8, fill="var(--vn-red)", stroke="#fff", stroke_width=1.6, stroke_linejoin="round")
    return Symbol(24, 24, place(edge, 12, 12) + _stroke("M12 6.5V13M12 16.8V17", INK, 2.6))


KIT_ART: Mapping[str, Symbol] = {
    # a slot in which something may be put
    "kit:slot": Symbol(CARD_W, CARD_H, rect(2, 2, 56, 80, 7, fill="var(--vn-well)", stroke="var(--vn-line)",
                                            stroke_width=1.6, stroke_dasharray="5 4")),
    "kit:bubble": Symbol(24, 24, circle(12, 12, 11, fill="var(--vn-ink)", stroke="var(--vn-paper)",
                                        stroke_width=2)),
    # states, told apart by outline: a burst, a shield with a cross, a shield with a lock
    "kit:harmed": _burst(),
    "kit:guarded": _badge("var(--vn-blue)", _stroke("M12 7.5V16.5M7.5 12H16.5", "#fff", 2.6)),
    "kit:locked": _badge("var(--vn-green-deep)", rect(7.6, 11, 8.8, 6.6, 1.6, fill="#fff")
                         + _stroke("M9.4 11V9.2A2.6 2.6 0 0 1 14.6 9.2V11", "#fff", 1.8)),
    "kit:crown": _crown(),
    "kit:turn": Symbol(20, 20, arrow("M2 10H14", (14, 10), 0, "var(--vn-accent)", 3)),
}


@dataclass(frozen=True, slots=True)
class Held:
    """A card as a hand shows it: its symbol, corner letter, place and spoken label."""

    symbol: str
    letter: str
    place: str
    label: str
    key: str = ""


def card_items(key: str, symbol: str, x: float, y: float, w: float = CARD_W, letter: str = "", *,
               place: str = "", label: str = "", style: str = "", turn: float = 0,
               origin: str = "") -> tuple[Item, ...]:
    """A card of width ``w`` with a letter in its corner."""
    return (Item(key, symbol, x, y, w, CARD_H * w / CARD_W, letter, f"card {style}".strip(), place, label,
                 turn, origin),)


def count_bubble(key: str, x: float, y: float, count: int) -> tuple[Item, ...]:
    """A number on a round badge, centred on (x, y)."""
    return (Item(f"{key}.bubble", "kit:bubble", x - 12, y - 12, 24, 24, style="bubble"),
            Item(f"{key}.count", "", x - 12, y - 8, 24, 16, str(count), "count"))


def pile_items(key: str, top: str, x: float, y: float, count: int, letter: str = "", *, place: str = "",
               label: str = "", caption: str = "", w: float = CARD_W) -> tuple[Item, ...]:
    """A pile: its top card (a slot where it is empty), how thick it is, the count and a caption below."""
    unit = w / CARD_W
    h = CARD_H * unit
    under = tuple(Item(f"{key}.under{k}", top, x + 2.2 * k, y + 2.2 * k, w, h, style="card under")
                  for k in range(min(2, max(0, (count - 1) // 4)), 0, -1))
    face = card_items(f"{key}.top", top if count else "kit:slot", x, y, w, letter if count else "",
                      place=place, label=label)
    words = (Item(f"{key}.caption", "", x - 12, y + h + 6, w + 24, 16, caption, "small"),) if caption else ()
    return (*under, *face, *count_bubble(key, x + w, y + 3, count), *words)


def hand_panel(cards: Iterable[Held], title: str, label: str, style: str = "mine", *, empty: str = "",
               extra: tuple[Item, ...] = (), width: float = 340, origin: str = "deck.top") -> Panel:
    """The viewer's own cards side by side, overlapping when there are many; new ones come from ``origin``."""
    held = tuple(cards)
    step = min(HAND_W + GAP, (width - 16 - HAND_W) / max(1, len(held) - 1))
    left = (width - step * (len(held) - 1) - HAND_W) / 2 if held else 0
    items: list[Item] = []
    for k, one in enumerate(held):
        items += card_items(one.key or one.place, one.symbol, left + k * step, 10, HAND_W, one.letter,
                            place=one.place, label=one.label, style="held", origin=origin)
    if not held and empty:
        items.append(Item("hand.empty", "", 8, 60, width - 16, 18, empty, "faint"))
    return Panel("hand", width, HAND_H + 20, (*items, *extra), title, label, style=f"hand {style}".strip())
