"""What the visitor of a page asked for: the address behind the ``?``, and the language.

Voila hands both to the notebook as environment variables. A kernel that Voila started ahead
of any visit does not have them yet: asking waits for the visit, so a notebook asks after its
imports and before it shows anything.
"""

from __future__ import annotations

import asyncio
import json
import os
from threading import Thread
from urllib.parse import parse_qsl

from virus_nb import limits
from virus_nb.words import LANGUAGES

_LONGEST = 2000


def query() -> dict[str, str]:
    """``{"replay": "virus/duel", "ply": "17"}`` for ``?replay=virus/duel&ply=17``; ``{}`` outside Voila."""
    _wait()
    limits.hold()
    text = os.environ.get("QUERY_STRING", "")[:_LONGEST]
    return dict(parse_qsl(text))


def language() -> str:
    """The language to speak: ``?lang=es``, else the browser's, else (off a page) the computer's."""
    asked = query().get("lang", "")
    if asked in LANGUAGES:
        return asked
    header = os.environ.get("HTTP_ACCEPT_LANGUAGE")
    return computer_language() if header is None else _first_spoken(header) or "en"


def computer_language() -> str:
    """The language of the computer's own settings, English if the kit does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return _first_spoken(os.environ[name].replace("_", "-")) or "en"
    return "en"


def _first_spoken(header: str) -> str:
    """The first of ``pt-BR,pt;q=0.9,en;q=0.8`` that the kit speaks, ``""`` if none."""
    for entry in header[:_LONGEST].split(","):
        lang = entry.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return ""


def _wait() -> None:
    """Let a kernel that was started ahead learn what its visitor asked for."""
    if os.environ.get("VOILA_PREHEAT") == "True":
        told: list[str] = []
        # the kernel's own loop is busy with this very cell
        asking = Thread(target=lambda: told.append(asyncio.run(_visit())))
        asking.start()
        asking.join()
        os.environ.update(json.loads(told[0]))
        os.environ["VOILA_PREHEAT"] = "False"


async def _visit() -> str:
    """What Voila says of the visit, once there is one.

    ``voila.utils.wait_for_request`` asks the same, but importing it brings a whole server along, which costs a
    kernel seconds.
    """
    from tornado.httpclient import HTTPError  # every kernel has tornado
    from tornado.websocket import websocket_connect

    told = os.environ.get
    address = (f"{told('VOILA_WS_PROTOCOL', 'ws')}://"
               f"{told('VOILA_APP_IP', '127.0.0.1')}:{told('VOILA_APP_PORT', '8866')}"
               f"{told('VOILA_WS_BASE_URL', told('VOILA_SERVER_URL', '/'))}voila/query/{told('VOILA_KERNEL_ID')}")
    while True:
        try:
            message = await (await websocket_connect(address)).read_message()
        except (OSError, HTTPError):  # a server that is busy, or ends
            message = None
        if message is not None:
            return str(message)
        await asyncio.sleep(1)
