"""A picture as data: panels that hold items.

A ``Scene`` is a list of panels (a player's body, the hand, the board). Panels
have a fixed size of their own and flow: side by side where there is room, one
below the other on a phone. Inside a panel each ``Item`` has a key that it
keeps from picture to picture, so that a change can be drawn as a movement.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

Number = float


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a panel: a symbol (or a text) at a position.

    key:    unique in the scene and stable while the thing stays what it is,
            e.g. ``1.red/0`` for the lowest card of that pile.
    symbol: name of the art, ``virus:organ-red``; ``""`` for a text.
    x, y:   top left corner, in the panel's units. w, h: size.
    text:   what stands there when ``symbol`` is empty; with a symbol, the letters in its top left corner.
    style:  words for the style sheet: ``faint``, ``title``, ``small``, ``big`` ...; ``aid`` is what only helps
            to read the table, so that nobody is told that it has changed.
    place:  the place that a click on it means; ``""`` if none. Of several items with
            one place, the first carries the label and the focus.
    label:  how the place is spoken, in full, in the viewer's language.
    turn:   rotation in degrees about the centre.
    origin: key of the item, or name of the panel, from which it came in the last act;
            only a hint for movement.
    plain:  the symbol without what only helps, where ``symbol`` is drawn with it.
    """

    key: str
    symbol: str = ""
    x: Number = 0
    y: Number = 0
    w: Number = 0
    h: Number = 0
    text: str = ""
    style: str = ""
    place: str = ""
    label: str = ""
    turn: Number = 0
    origin: str = ""
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table that stays together.

    key:   unique name, also a style word: ``body-1``, ``hand``, ``board``, ``centre``.
    w, h:  size in units; a unit is a CSS pixel at full size. At most 340 wide, so
           that every panel fits a telephone.
    title: words above it (``Player 2``); label: how it is spoken as a group.
    place: the place that a click on the panel itself means, ``""`` if none.
    style: words for the style sheet: ``mine``, ``active``, ``winner`` ...
    """

    key: str
    w: Number
    h: Number
    items: tuple[Item, ...]
    title: str = ""
    label: str = ""
    place: str = ""
    style: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All panels, in reading order."""

    panels: tuple[Panel, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A piece of the kit's own vector art.

    w, h: its own size. markup: what stands inside ``<symbol viewBox="0 0 w h">``;
    colours only as ``var(--vn-…)`` of the theme, no ids, no scripts, no outside links.
    """

    w: Number
    h: Number
    markup: str


class Words(Protocol):
    """What drawing needs of a language; the language files implement it."""

    lang: str

    def say(self, key: str, /, **facts: object) -> str:
        """The sentence with that key, the facts put in."""
