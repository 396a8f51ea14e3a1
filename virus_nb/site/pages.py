"""The plain pages of the site: they need no Python, and those of recorded games need nothing else at all."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import quote

from virus_nb import games
from virus_nb.play import shelf
from virus_nb.play.replay import load
from virus_nb.scene.theme import css
from virus_nb.widgets.gallery import as_html
from virus_nb.widgets.page import page
from virus_nb.words import LANGUAGES, Words, words

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
_STYLE = """:root { color-scheme: light dark }
body { margin: 0 auto; padding: 8px 16px; max-width: 1200px; background: Canvas; color: CanvasText;
  font: 16px/1.5 system-ui, sans-serif }
a { color: LinkText } nav a, li a { display: inline-block; padding: .6rem .25rem; min-height: 1.5rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
"""

# JupyterLite looks for its settings in the first page of a site, too
_FOR_LITE = '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>'


def put_pages(folder: Path) -> None:
    """The gallery in every language as ``index.html``, ``es.html`` …, and a page a recorded game beside it."""
    for lang in LANGUAGES:
        (folder / _file(lang)).write_text(gallery(words(lang)), "utf-8")
    for name, path in shelf.recorded().items():
        target = folder / "replays" / f"{name}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(load(path)[0]), "utf-8")


def gallery(speaks: Words) -> str:
    """The first page: the games with their doors, recorded games, notebooks, other languages."""
    doors = tuple((name, door(code, speaks.lang)) for name, code in
                  (("learn", "learn"), ("play", "play"), ("practise", "practise"), ("rules", "rules")))
    doors += (("watch", "#watch-{game}"),)
    recorded = "".join(_recorded(key, speaks) for key in games.names())
    choices = "".join(f"<li><a href={_file(lang)} lang={lang}{' aria-current=true' * (lang == speaks.lang)}>"
                      f"{escape(words(lang).say('language-' + lang))}</a></li>" for lang in LANGUAGES)
    return f"""<!doctype html>
<html lang="{speaks.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{escape(speaks.say("page-title"))}</title>
<style>{css()}{_STYLE}</style>
{_FOR_LITE}
</head>
<body>
<header><nav aria-label="{escape(speaks.say("language"))}"><ul>{choices}</ul></nav></header>
<main>
<h1>{escape(speaks.say("page-title"))}</h1>
<p>{escape(speaks.say("site-how"))}
<a href="lab/index.html?path=start_here.ipynb">{escape(speaks.say("site-notebooks"))}</a></p>
{as_html(speaks, doors)}
<h2>{escape(speaks.say("watch-title"))}</h2>
{recorded}
</main>
</body>
</html>
"""


def door(what: str, lang: str) -> str:
    """The address, with ``{game}`` in it, where the browser's Python shows that room and nothing else."""
    code = quote(f'import virus_nb as vn\nvn.{what}("GAME", lang="{lang}")').replace("GAME", "{game}")
    return f"repl/index.html?kernel=python&toolbar=0&hideCodeInput=1&showBanner=0&promptCellPosition=bottom&code={code}"


def _recorded(key: str, speaks: Words) -> str:
    links = []
    for name in shelf.recorded(key):
        title = f"{key}-replay-{name.partition('/')[2]}"
        told = speaks.say(title) if speaks.has(title) else name.partition("/")[2]
        links.append(f'<li><a href="replays/{name}.html?lang={speaks.lang}">{escape(told)}</a></li>')
    return f"<h3 id=watch-{key}>{escape(speaks.say(f'{key}-name'))}</h3><ul>{''.join(links)}</ul>"


def _file(lang: str) -> str:
    return "index.html" if lang == LANGUAGES[0] else f"{lang}.html"
