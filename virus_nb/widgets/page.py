"""A recorded game as one HTML file that plays anywhere, also without a network."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Sequence
from html import escape

from virus_nb.play.replay import Replay
from virus_nb.play.session import Node, Session
from virus_nb.scene.svg import draw_svg
from virus_nb.widgets import front
from virus_nb.widgets.film import OPEN, Film, Lens
from virus_nb.widgets.telling import language_names
from virus_nb.words import LANGUAGES

# nothing may be fetched, whatever stands in a name or a note
_POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
_STYLE = """:root { color-scheme: light dark }
body { margin: 0 auto; padding: 8px; max-width: 1400px; background: Canvas; color: CanvasText }
h1 { font: 600 20px system-ui, sans-serif }"""


def page(game: Replay | Session, lang: str = "en", lenses: Sequence[Lens] = (OPEN,), ply: int = 0,
         secret: bool = False, leaf: Node | None = None) -> str:
    """The page's text, in every language that the kit speaks; ``lang`` is the one to begin with.

    It holds what the lenses saw at each ply, and nothing else of the game. The address may end in
    ``?ply=17&lang=es`` or ``#ply=17``. Raises ``BadInput`` as ``Player`` does.
    """
    film = Film(game, lang, lenses, leaf)
    films = {each: film if each == lang else Film(film.session, each, lenses, leaf) for each in LANGUAGES}
    data = json.dumps({
        "start": film.node(ply).ply, "lang": lang, "langs": language_names(),
        "films": {each: packed(told.data(ply, secret)) for each, told in films.items()}}, separators=(",", ":"))
    picture = draw_svg(film.scene(film.node(ply).ply), film.telling.art, 760, film.title)
    return f"""<!doctype html>
<html lang="{film.telling.words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{escape(film.title)}</title>
<style>{_STYLE}
{front.style()}</style>
</head>
<body>
<h1>{escape(film.title)}</h1>
<main class="vn vn-player" id="vn-player"></main>
<noscript>{picture}</noscript>
<script type="application/json" id="vn-data">{data}</script>
<script type="module">
{front.script("page")}
</script>
</body>
</html>
"""


def packed(data: object) -> str:
    """JSON, deflated and in letters: a page in three languages is as small as one in one."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return b64encode(zlib.compress(text, 9)).decode()
