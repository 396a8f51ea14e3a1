"""Every handler of the server, with what Voila's own leave out: a full house, and headers of plain files."""

from __future__ import annotations

import os
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, StaticFileHandler
from tornado.websocket import WebSocketHandler
from voila.handler import VoilaHandler

_A_KERNEL = 150 << 20


def most_kernels() -> int:
    """How many kernels there may be at a time: ``VIRUS_NB_VISITORS``, else what three quarters of the memory hold."""
    asked = os.environ.get("VIRUS_NB_VISITORS", "")
    if asked.isdecimal() and int(asked):
        return int(asked)
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # no POSIX
        memory = 4 << 30
    return max(10, memory * 3 // 4 // _A_KERNEL)


def guarded(handlers: list[Any], most: int) -> list[Any]:
    """The same handlers; pages say so where ``most`` kernels run, and files are only what their name says.

    Nobody has an account here, so there is nothing to log out of either.
    """
    return [(entry[0], _guarded(entry[1], most), *entry[2:]) for entry in handlers
            if not str(entry[0]).endswith(("/login", "/logout"))]


def _guarded(handler: type[Any], most: int) -> type[Any]:
    if issubclass(handler, VoilaHandler):
        return _full_house(handler, most)
    if issubclass(handler, WebSocketHandler):
        return _without_page(handler)
    if issubclass(handler, StaticFileHandler) and not issubclass(handler, JupyterHandler):
        return _plain_files(handler)
    return handler


def _full_house(handler: type[Any], most: int) -> type[Any]:
    class Page(handler):  # type: ignore[misc]
        async def prepare(self, **how: Any) -> None:
            await super().prepare(**how)
            if len(self.kernel_manager) >= most:
                raise HTTPError(503)

    return Page


def _without_page(handler: type[Any]) -> type[Any]:
    class Socket(handler):  # type: ignore[misc]
        def write_error(self, status_code: int, **how: Any) -> None:
            self.finish()  # no person reads it, and Jupyter's page of an error cannot be made here

    return Socket


def _plain_files(handler: type[Any]) -> type[Any]:
    class Files(handler):  # type: ignore[misc]
        def set_default_headers(self) -> None:
            for name, value in self.settings.get("headers", {}).items():
                self.set_header(name, value)

        async def get(self, path: str, include_body: bool = True) -> None:
            try:
                await super().get(path, include_body)
            except (ValueError, AssertionError):  # an address that Voila does not expect is no fault of the server
                raise HTTPError(404) from None

    return Files
