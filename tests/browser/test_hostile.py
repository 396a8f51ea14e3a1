"""Visitors who mean harm: what a page's socket, address, headers and uploads let them do."""

from __future__ import annotations

import asyncio
import json
import urllib.request
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tornado.websocket import websocket_connect

from tests.browser import servers
from tests.browser.test_frame import GREETING, open_page, write_notebook
from tests.browser.watch import Watch
from virus_nb import places


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """A server with room for two kernels, and a small page."""
    folder = tmp_path_factory.mktemp("crowded")
    write_notebook(folder / "start_here.ipynb", GREETING)
    held = "import resource; print(resource.getrlimit(resource.RLIMIT_CPU))"
    write_notebook(folder / "replays.ipynb", GREETING, held)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VIRUS_NB_VISITORS", "3")
        with servers.gallery(folder / "home", folder) as server:
            yield server


def status(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def headers(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.headers


def test_a_page_tells_the_browser_what_it_may(app: servers.Server) -> None:
    found = headers(f"{app.address}voila/render/replays.ipynb")
    policy = found["Content-Security-Policy"]
    for part in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'self'", "form-action 'self'"):
        assert part in policy
    assert "http" not in policy and "*" not in policy, "no other machine is named"
    assert found["X-Frame-Options"] == "SAMEORIGIN"
    assert found["X-Content-Type-Options"] == "nosniff"
    assert found["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["voila/static/voila.js", "voila/files/pictures/gallery.png"])
def test_a_file_is_only_what_its_name_says(app: servers.Server, path: str) -> None:
    assert headers(app.address + path)["X-Content-Type-Options"] == "nosniff"


def test_code_of_a_visitor_is_not_run(app: servers.Server, page: Page, tmp_path: Path) -> None:
    page.goto(f"{app.address}voila/render/replays.ipynb")
    expect(page.locator(".vn-player").first).to_be_visible()
    written = tmp_path / "written"
    kernel = servers.kernel_of(page)
    code = f"open({str(written)!r}, 'w').write('x')"
    with ThreadPoolExecutor() as aside:  # this thread has a loop of its own
        told = aside.submit(lambda: asyncio.run(ask_to_run(app.address, kernel, code))).result()
    assert not written.exists()
    assert "execute_reply" not in told and "execute_input" not in told
    assert "kernel_info_reply" in told, "the socket does answer what a page needs"


async def ask_to_run(address: str, kernel: str, code: str) -> list[str]:
    """Send code over a kernel's socket as a notebook would; the kinds of messages that came back."""
    socket = await websocket_connect(f"{address.replace('http', 'ws')}api/kernels/{kernel}/channels")
    asked = {"execute_request": {"code": code, "silent": False, "store_history": False, "user_expressions": {},
                                 "allow_stdin": False, "stop_on_error": True},
             "inspect_request": {"code": "open", "cursor_pos": 4, "detail_level": 1}, "kernel_info_request": {}}
    for kind, content in asked.items():
        header = {"msg_id": str(uuid.uuid4()), "msg_type": kind, "session": "s", "username": "", "version": "5.3",
                  "date": "2026-01-01T00:00:00Z"}
        await socket.write_message(json.dumps({"header": header, "parent_header": {}, "metadata": {},
                                               "content": content, "channel": "shell", "buffers": []}))
    kinds: list[str] = []
    while True:
        try:
            message = await asyncio.wait_for(socket.read_message(), 3)
        except TimeoutError:
            break
        if message is None:
            break
        kinds.append(json.loads(message)["msg_type"] if isinstance(message, str) else "binary")
    socket.close()
    return kinds


@pytest.mark.parametrize("path", [
    "api/kernels", "api/contents", "api/sessions", "api/terminals", "files/start_here.ipynb",
    "nbconvert/html/start_here.ipynb", "voila/files/start_here.ipynb", "voila/files/..%2f..%2fpyproject.toml",
    "voila/files/pictures/..%2f..%2fstart_here.ipynb",
    "voila/static/..%2f..%2f..%2fetc%2fpasswd", "voila/render/..%2f..%2fetc%2fpasswd", "metrics",
    "voila/templates/virus_nb/words.html", "voila/templates/virus_nb/static/../conf.json", "voila/static/%00",
    "voila/files/%00", "login", "logout", "voila/render/a%0d%0aX:%20y.ipynb",
])
def test_nothing_else_is_served(app: servers.Server, path: str) -> None:
    assert status(app.address + path) in (400, 403, 404)


@pytest.mark.parametrize("name", ["../../pyproject.toml", "/etc/passwd", "virus/../../README", "virus/duel.json",
                                  "<script>document.title='broken'</script>", "%00", "virus/duel\n"])
def test_a_replay_is_one_of_the_shelf(app: servers.Server, page: Page, watched: Watch, name: str) -> None:
    page.goto(f"{app.address}voila/render/replays.ipynb?lang=en&replay={quote(name)}")
    alert = page.locator("main").get_by_role("alert").first
    expect(alert).to_contain_text("is not possible here")
    assert page.title() != "broken" and not watched.outside


def test_an_upload_is_read_and_never_run(app: servers.Server, page: Page, watched: Watch, tmp_path: Path) -> None:
    page.goto(f"{app.address}voila/render/replays.ipynb?lang=en")
    expect(page.locator(".vn-player").first).to_be_visible()
    evil = "<img src=x onerror=document.title='broken'>"
    game = json.loads((places.replays() / "virus" / "duel.json").read_text("utf-8"))
    game["seats"] = [evil, "B"]
    game["notes"] = [{"ply": 1, "text": evil, "lang": "en"}]
    (tmp_path / "evil.json").write_text(json.dumps(game))
    (tmp_path / "broken.json").write_text("[" * 100_000)
    (tmp_path / "large.json").write_bytes(b" " * (5 << 20))

    def upload(name: str) -> None:
        with page.expect_file_chooser() as chosen:
            page.get_by_role("button", name="Open a file").first.click()
        chosen.value.set_files(tmp_path / name)

    for name, said in (("broken.json", "broken.json"), ("large.json", "large.json")):
        upload(name)
        expect(page.locator("main").get_by_role("alert").first).to_contain_text(said)
    upload("evil.json")
    expect(page.locator(".vn-player").first).to_contain_text("<img src=x")
    page.get_by_role("button", name="On", exact=True).first.click()
    page.wait_for_timeout(300)
    assert page.title() != "broken" and page.locator("main img[src=x]").count() == 0
    assert watched.clean()


def test_a_kernel_is_held_to_its_limits(crowded: servers.Server, page: Page) -> None:
    page.goto(f"{crowded.address}voila/render/replays.ipynb")
    expect(page.locator("main")).to_contain_text("(900, ")


def test_a_full_house_is_told(crowded: servers.Server, page: Page) -> None:
    pages = [page.context.new_page() for _ in range(3)]
    answers = [other.goto(f"{crowded.address}voila/render/replays.ipynb?lang=en") for other in pages]
    assert {answer.status for answer in answers if answer} == {200, 503}
    full = pages[[answer.status for answer in answers if answer].index(503)]
    expect(full.get_by_role("heading")).to_contain_text("503")
    expect(full.locator("body")).to_contain_text("no free table")
    for other in pages:
        other.goto("about:blank")
    page.wait_for_timeout(3000)
    open_page(page, crowded, "voila/render/replays.ipynb")
