"""Colours: the palette of Okabe and Ito, told apart by people who see colours differently.

Every picture names its colours as ``var(--vn-…)``. In a notebook the ground and
the ink follow the theme of the front end (``--jp-…``); elsewhere the system's
light or dark scheme decides. Each game colour has three tones: the colour,
``-deep`` for outlines and ``-pale`` for grounds.
"""

from __future__ import annotations

from collections.abc import Mapping

# The same on every ground: they lie on cards, and cards are light in the dark too.
CARD: Mapping[str, str] = {
    "red": "#D55E00", "red-deep": "#8A3A00", "red-pale": "#FBE2D2",
    "green": "#009E73", "green-deep": "#005C43", "green-pale": "#D2F0E4",
    "blue": "#0072B2", "blue-deep": "#00436B", "blue-pale": "#D3E8F5",
    "yellow": "#F0E442", "yellow-deep": "#7A6600", "yellow-pale": "#FCF8D0",
    "orange": "#E69F00", "orange-deep": "#805500", "orange-pale": "#FBECCB",
    "sky": "#56B4E9", "sky-deep": "#1F678F", "sky-pale": "#DFF1FB",
    "wild": "#CC79A7", "wild-deep": "#7F3C60", "wild-pale": "#F9E6F0",
    "purple": "#7B5299", "purple-deep": "#472A5E", "purple-pale": "#EEE4F5",
    "grey": "#9AA3AD", "grey-deep": "#4A525C", "grey-pale": "#E9ECEF",
    "card-ink": "#20242E",
}
LIGHT: Mapping[str, str] = {
    "paper": "#FFFFFF", "table": "#EEF2EE", "well": "#E1E8E2", "ink": "#1B1F27", "muted": "#545C66",
    "line": "#B9C3BC", "accent": "#5B2FC0", "on-accent": "#FFFFFF",
    "warn": "#A32A00", "warn-ground": "#FFEFE6",
    "card": "#FFFBF2", "card-line": "#B5AD9C", "shade": "rgba(30, 40, 35, .28)",
}
DARK: Mapping[str, str] = {
    "paper": "#14181C", "table": "#1C2325", "well": "#29322F", "ink": "#ECF0F2", "muted": "#AEB8BE",
    "line": "#4B5853", "accent": "#C3ABFF", "on-accent": "#1B1230",
    "warn": "#FFB694", "warn-ground": "#3A2118",
    "card": "#F3EEE2", "card-line": "#7D776A", "shade": "rgba(0, 0, 0, .6)",
}
# What a notebook's own theme knows better than we do.
NOTEBOOK: Mapping[str, str] = {
    "paper": "--jp-layout-color1", "ink": "--jp-ui-font-color1",
}


def _declare(colours: Mapping[str, str], names: Mapping[str, str]) -> str:
    """CSS declarations; a colour with a name in ``names`` is only the fallback of that variable."""
    return " ".join(
        f"--vn-{name}: var({names[name]}, {value});" if name in names else f"--vn-{name}: {value};"
        for name, value in colours.items())


def svg_style() -> str:
    """The colours of a stand-alone SVG: light, or dark where the reader's system is dark."""
    return (f"svg {{ {_declare(CARD, {})} {_declare(LIGHT, {})} }}\n"
            f"@media (prefers-color-scheme: dark) {{ svg {{ {_declare(DARK, {})} }} }}\n")


def paper_style() -> str:
    """The colours of pictures on paper, which is light wherever it is looked at."""
    return f"svg {{ {_declare(CARD, {})} {_declare(LIGHT, {})} }}\n"


def css(root: str = ".vn") -> str:
    """The colours of everything inside ``root`` in a browser.

    A notebook says on its body whether its theme is light or dark; that wins
    over the system's scheme.
    """
    light, dark = _declare(LIGHT, NOTEBOOK), _declare(DARK, NOTEBOOK)
    is_light = f'[data-jp-theme-light="true"] {root}, .vscode-light {root}, [data-theme="light"] {root}'
    is_dark = f'[data-jp-theme-light="false"] {root}, .vscode-dark {root}, [data-theme="dark"] {root}'
    return (f"{root} {{ {_declare(CARD, {})} {light} color-scheme: light; }}\n"
            f"@media (prefers-color-scheme: dark) {{ {root} {{ {dark} color-scheme: dark; }} }}\n"
            f"{is_light} {{ {light} color-scheme: light; }}\n"
            f"{is_dark} {{ {dark} color-scheme: dark; }}\n")
