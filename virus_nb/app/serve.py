"""Serving the notebooks with Voila, on this machine and for this machine.

The server listens on 127.0.0.1 alone. Each visit of a page has a kernel of its own, which ends
when the page is closed, or is culled when it was left without saying so.
"""

from __future__ import annotations

import json
import logging
import os
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.web import HTTPError
from traitlets.config import Config

from virus_nb import places
from virus_nb.app.quick import without_costly
from virus_nb.engine import BadInput

with without_costly():
    from jupyter_server.auth.decorator import allow_unauthenticated
    from voila.app import Voila
    from voila.handler import BaseVoilaHandler

    from virus_nb.app.guard import guarded, most_kernels

ADDRESS = "127.0.0.1"
FIRST_PORT = 8866
_PORTS_TRIED = 50


class Nowhere(BaseVoilaHandler):  # type: ignore[misc]
    """What answers where no page is."""

    @allow_unauthenticated
    async def get(self) -> None:
        raise HTTPError(404)


class Gallery(Voila):  # type: ignore[misc]
    """Voila on a port that is known before the first kernel starts (kernels are told it)."""

    ready: Callable[[str], None]

    def start(self) -> None:
        """Take the port, then serve until interrupted."""
        self.sockets = _take(self.port)
        self.port = self.sockets[0].getsockname()[1]
        super().start()

    def init_handlers(self) -> list[Any]:
        """An address that leads nowhere gets the kit's own page too."""
        self.app.settings["default_handler_class"] = Nowhere
        self.app.settings["default_handler_args"] = {"voila_configuration": self.voila_configuration}
        return guarded(super().init_handlers(), most_kernels())

    def listen(self) -> None:
        server = HTTPServer(self.app)
        server.add_sockets(self.sockets)
        loop = self.ioloop = IOLoop.current()
        # said from inside the loop: whoever reads the address can open it at once
        loop.add_callback(lambda: self.ready(f"http://{ADDRESS}:{self.port}/"))
        try:
            loop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()


def serve(
    say: Callable[[str], None],
    *,
    port: int = 0,
    open_browser: bool = False,
    folder: Path | None = None,
    **settings: dict[str, Any],
) -> None:
    """Serve the notebooks until interrupted.

    say:      told the address once it answers.
    port:     0 takes 8866 or the next free one. ``BadInput`` (no-port) if a given one is taken.
    folder:   the notebooks, the kit's own if not given.
    settings: sections of Voila's settings that win over ``voila.json``.
    """
    _show_template_to_jupyter()
    quiet_goodbyes()
    # what the person's other Voila is set to is not meant for this one
    app = Gallery(config_file_paths=[], root_dir=str(folder or places.notebooks()), port=port,
                  open_browser=False, ip=ADDRESS, log_level="ERROR")
    app.update_config(Config(json.loads(places.voila_settings().read_text("utf-8"))))
    if os.name == "posix":  # kernels are spoken to through files of this person, not through ports
        app.update_config(Config(KernelManager={"transport": "ipc"}))
    app.update_config(Config(settings))

    def ready(address: str) -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    app.ready = ready
    app.initialize([])
    app.start()


def quiet_goodbyes() -> None:
    """A page that is closed is no news to whoever serves it; everything else that a server says is still said."""
    for name in ("access", "application", "general"):
        logging.getLogger(f"tornado.{name}").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    goodbye = record.getMessage().startswith(("404 ", "WebSocket ping timeout "))
    return not goodbye or record.levelno > logging.WARNING


def _show_template_to_jupyter() -> None:
    """Let Voila find the kit's template, also where the kit is not installed."""
    others = os.environ.get("JUPYTER_PATH")
    ours = str(places.jupyter_data())
    os.environ["JUPYTER_PATH"] = os.pathsep.join([ours, others]) if others else ours


def _take(port: int) -> list[Any]:
    """Listening sockets on that port; for 0 on the first free one from ``FIRST_PORT`` on."""
    for candidate in [port] if port else [*range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED), 0]:
        try:
            return list(bind_sockets(candidate, ADDRESS))
        except OSError:
            continue
    raise BadInput("no-port", "--port", port=str(port))
