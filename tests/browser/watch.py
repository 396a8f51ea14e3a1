"""What a page does while a test uses it: errors, outside requests, what goes over the socket."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Route

INSIDE = re.compile(r"(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|(data|blob|about):")

NOISE = re.compile(
    r"shared (singleton )?module|shared scope"  # JupyterLab's extensions compare their versions
    r"|Not allowed to load local resource"
    r"|pyodide-kernel-extension"  # where it is installed, Voila loads it, and it is not made for that
)


HURRY = """const real = AbortSignal.timeout.bind(AbortSignal);
           AbortSignal.timeout = (milliseconds) => real(milliseconds === 2000 ? 0 : milliseconds);"""
"""A script before all others of a page: as if the two seconds that anywidget gives a widget were over at once."""


@dataclass
class Watch:
    """Everything that was noticed about one page, from its first request on."""

    errors: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    frames: list[int] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def clean(self) -> bool:
        """No error on the page and no request to another machine."""
        assert not self.outside, f"asked of another machine: {self.outside}"
        assert not self.errors, f"errors on the page: {self.errors}"
        return True

    def bytes_over_socket(self) -> int:
        """All that went over the page's sockets so far, both ways."""
        return sum(self.frames)


def watch(page: Page) -> Watch:
    """Begin to watch that page; requests to other machines are stopped and noted."""
    seen = Watch()
    page.on("pageerror", lambda error: _console(seen, "error", str(error)))
    page.on("console", lambda message: _console(seen, message.type, message.text))
    page.on("websocket", lambda socket: _socket(seen, socket))
    page.route("**/*", lambda route: _route(seen, route))
    return seen


def _console(seen: Watch, kind: str, text: str) -> None:
    if kind == "error" and not NOISE.search(text):
        seen.errors.append(text)


def _route(seen: Watch, route: Route) -> None:
    url = route.request.url
    if INSIDE.match(url):
        route.fallback()
    else:
        seen.outside.append(url)
        route.abort()


def _socket(seen: Watch, socket: Any) -> None:
    def told(payload: str | bytes) -> None:
        seen.frames.append(len(payload if isinstance(payload, bytes) else payload.encode()))

    def sent(payload: str | bytes) -> None:
        told(payload)
        seen.sent.append(payload if isinstance(payload, str) else payload.decode("utf-8", "replace"))

    socket.on("framereceived", told)
    socket.on("framesent", sent)
