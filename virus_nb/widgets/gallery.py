"""The gallery: every game with its picture, its players, and the doors into it.

It is plain HTML: the links work in JupyterLab, on a page and in a notebook that nobody has run.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.games.kit import Kit
from virus_nb.play.bots import play_out
from virus_nb.play.session import Session
from virus_nb.scene import Scene
from virus_nb.scene.svg import draw_svg
from virus_nb.widgets.languages import Choice, on_a_page
from virus_nb.widgets.shown import Shown
from virus_nb.widgets.telling import Telling
from virus_nb.words import Words, words
from virus_nb.words.sentences import player_names

_DOORS = (("learn", "{game}.ipynb"), ("play", "{game}.ipynb#play"), ("practise", "{game}.ipynb#practise"),
          ("rules", "{game}.ipynb#rules"), ("watch", "replays.ipynb{about}"),
          ("numbers", "statistics.ipynb{about}"))
_STYLE = """\
.vn-gallery { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1.25rem;
  padding: 0 !important; margin: 1rem 0 !important }
.vn-gallery > li { display: flex; flex-direction: column; margin: 0 !important; padding: 0 0 1.1rem; overflow: hidden;
  border-radius: 1rem; border: 1px solid var(--jp-border-color2, #bbb);
  background: var(--jp-layout-color1, canvas); list-style: none !important }
.vn-gallery img { display: block; width: 100%; height: auto; max-height: 17rem; object-fit: contain; padding: 1rem;
  box-sizing: border-box; background: #8b9a931f; margin: 0 0 .75rem }
@media (min-width: 56rem) { .vn-gallery img { height: 17rem } }
.vn-gallery h3 { font-size: 1.35rem }
.vn-gallery h3, .vn-gallery p { margin: .15rem 1.25rem !important }
.vn-gallery .vn-doors { display: grid; grid-template-columns: repeat(3, 1fr); gap: .5rem; margin: auto 0 0 !important;
  padding: .75rem 1.25rem 0 }
.vn-gallery .vn-doors a { display: flex; align-items: center; justify-content: center; min-height: 2.75rem;
  box-sizing: border-box; border-radius: .65rem; border: 1px solid var(--jp-border-color1, #999); color: inherit;
  font-weight: 600; text-decoration: none }
.vn-gallery .vn-doors a[data-door=play] { color: #fff; background: #5b2fc0; border-color: transparent }
.vn-gallery .vn-doors a:hover { border-color: currentColor }
.vn-gallery .vn-doors a:is(:hover, :focus-visible) { text-decoration: underline }
"""


class Gallery(Shown):
    """All games, in one language; outside a page that has a choice of its own, with that choice."""

    def __init__(self, lang: str) -> None:
        self._page = ipywidgets.Output()
        self.choice = Choice(lang, self.speak)
        super().__init__((self.choice, self._page))
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Show the gallery in that language."""
        self.html, self.text = as_html(words(lang)), as_text(words(lang))
        # assigned, not printed: an output that is cleared and filled again flickers
        self._page.outputs = ({"output_type": "display_data", "metadata": {},
                               "data": {"text/html": self.html, "text/plain": self.text}},)


def as_html(speaks: Words, doors: Sequence[tuple[str, str]] = _DOORS) -> str:
    """The gallery as HTML without scripts. doors: what is behind each, and its address with ``{game}`` in it."""
    cards = "".join(_card(games.find(key), speaks, doors) for key in games.names())
    title, text = escape(speaks.say("gallery-title")), escape(speaks.say("gallery-text"))
    return (f"<style>{_STYLE}</style><section lang={speaks.lang}><h2>{title}</h2><p>{text}</p>"
            f"<ul class=vn-gallery role=list>{cards}</ul></section>")


def as_text(speaks: Words) -> str:
    """The gallery as lines of text."""
    lines = [speaks.say("gallery-title")]
    for key in games.names():
        kit = games.find(key)
        lines.append(f"{speaks.say(f'{key}-name')} ({players(kit, speaks)}{minutes(kit, speaks)}): "
                     f"{speaks.say(f'{key}-tagline')}")
    return "\n".join(lines)


def players(kit: Kit, speaks: Words) -> str:
    """How many can play."""
    low, high = kit.game.seats[0], kit.game.seats[-1]
    if low == high == 2:
        return speaks.say("gallery-two")
    return speaks.say("gallery-players", low=low, high=high)


@cache
def picture(kit_key: str, lang: str) -> str:
    """What somebody has in front of them, or the board, at its fullest in the second half of a game, as an SVG file."""
    kit, speaks = games.find(kit_key), words(lang)
    seats = max(2, kit.game.seats[0])
    telling = Telling(kit, lang, player_names(speaks, seats))
    panels = [panel for state in _second_half(kit_key) for panel in telling.scene(state, None).panels]
    panels = [panel for panel in panels if "centre" not in panel.style.split()] or panels
    fullest = max(panels, key=lambda panel: (len({item.symbol for item in panel.items}), len(panel.items)))
    return draw_svg(Scene((fullest,)), telling.art, width=fullest.w + 40,
                    title=speaks.say("gallery-picture", game=speaks.say(f"{kit_key}-name")))


@cache
def _second_half(kit_key: str) -> list[Any]:
    """Every third table of the second half of a game between bots."""
    kit = games.find(kit_key)
    bots = ["greedy"] * max(2, kit.game.seats[0])
    line = Session.from_replay(play_out(kit, bots, seed=4)).main_line()
    return [node.state for node in line[len(line) // 2:-1:3]]


def get_ready() -> None:
    """Do what takes time and depends on no language: a kernel kept ready does it before anybody comes."""
    for key in games.names():
        picture(key, "en")


def minutes(kit: Kit, speaks: Words) -> str:
    """How long a game takes, with a comma before it; nothing where the game does not say."""
    low, high = kit.minutes
    return ", " + speaks.say("gallery-minutes", low=low, high=high) if high else ""


def _card(kit: Kit, speaks: Words, behind: Sequence[tuple[str, str]]) -> str:
    key = kit.game.key
    name = speaks.say(f"{key}-name")
    source = b64encode(picture(key, speaks.lang).encode()).decode()
    alt = escape(speaks.say("gallery-picture", game=name))
    # JupyterLab takes what stands behind a question mark for a part of the file's name
    about = f"?game={key}" if on_a_page() else ""
    doors = "".join(_door(door, speaks.say(f"gallery-{door}"), page.format(game=key, about=about), name)
                    for door, page in behind)
    return (f'<li><img alt="{alt}" src="data:image/svg+xml;base64,{source}"><h3>{escape(name)}</h3>'
            f"<p><small>{escape(players(kit, speaks) + minutes(kit, speaks))}</small></p>"
            f"<p>{escape(speaks.say(f'{key}-tagline'))}</p><p class=vn-doors>{doors}</p></li>")


def _door(door: str, label: str, page: str, game: str) -> str:
    # without a target of its own, Jupyter makes every link on a page open another tab
    return (f'<a data-door={door} href="{escape(page)}" target="_self" aria-label="{escape(label)}: {escape(game)}">'
            f"{escape(label)}</a>")
