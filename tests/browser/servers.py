"""Real servers for the tests, each with a home folder of its own, on a free port, ended at the end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60


@dataclass
class Server:
    """A running server: its address (with a slash at the end), its process and what it printed."""

    address: str
    process: subprocess.Popen[bytes]
    log: Path
    token: str = ""

    def kernels(self) -> dict[str, int]:
        """The kernels that it runs: id -> process id."""
        found = {}
        for process in Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_text()
                status = (process / "status").read_text()
            except OSError:
                continue  # it ended while we looked
            kernel = re.search(r"kernel-([0-9a-f-]{36})\.json", command)
            if kernel and f"\nPPid:\t{self.process.pid}\n" in status and "\nState:\tZ" not in status:
                found[kernel[1]] = int(process.name)
        return found


def kernel_of(page: Page) -> str:
    """The id of the kernel that a page of Voila belongs to."""
    return str(page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(home: Path, source: bool = True) -> dict[str, str]:
    """An environment in which nothing of this machine's person is read or written.

    source: whether the kit is the source tree's; otherwise it is what is installed.
    """
    env = {name: value for name, value in os.environ.items()
           if name == "JUPYTER_PATH" or not name.startswith(("JUPYTER", "IPYTHON", "VOILA", "PYTHONPATH"))}
    env.update(HOME=str(home), LC_ALL="C.UTF-8", JUPYTER_CONFIG_DIR=str(home / "config"),
               JUPYTER_DATA_DIR=str(home / "data"), JUPYTER_RUNTIME_DIR=str(home / "runtime"),
               IPYTHONDIR=str(home / "ipython"), JUPYTER_PLATFORM_DIRS="1")
    return {**env, "PYTHONPATH": str(ROOT)} if source else env


@contextmanager
def gallery(home: Path, notebooks: Path, settings: str = "") -> Iterator[Server]:
    """The kit's own server (what ``virus-nb`` runs) on that folder of notebooks.

    settings: more keyword arguments for ``serve``, as Python source.
    """
    port = free_port()
    code = ("from pathlib import Path; from virus_nb.app.serve import serve; "
            f"serve(lambda address: print('serving', address, flush=True), port={port}, "
            f"folder=Path({str(notebooks)!r}), {settings})")
    with running([sys.executable, "-c", code], home, f"http://127.0.0.1:{port}/") as server:
        yield server


@contextmanager
def lab(home: Path, notebooks: Path) -> Iterator[Server]:
    """JupyterLab on that folder, with its application within reach of the tests."""
    port, token = free_port(), "t0ken"
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root",
               f"--ServerApp.root_dir={notebooks}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
               f"--IdentityProvider.token={token}", "--LabApp.expose_app_in_browser=True",
               "--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
               "--LabApp.extension_manager=readonly"]
    with running(command, home, f"http://127.0.0.1:{port}/", f"lab?token={token}") as server:
        server.token = token
        yield server


@contextmanager
def binder(home: Path, repository: Path) -> Iterator[Server]:
    """What Binder runs: a notebook server in the repository, with Voila as an extension of it."""
    port, token = free_port(), "t0ken"
    settings = home / "config" / "jupyter_server_config.json"
    settings.parent.mkdir(parents=True)
    settings.write_bytes((ROOT / "binder" / "jupyter_server_config.json").read_bytes())
    command = [sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root",
               f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
               "--ServerApp.base_url=/user/somebody/", f"--IdentityProvider.token={token}",
               "--ServerApp.jpserver_extensions={'voila.server_extension': True}"]
    address = f"http://127.0.0.1:{port}/user/somebody/"
    with running(command, home, address, f"api?token={token}", cwd=repository) as server:
        server.token = token
        yield server


@contextmanager
def running(command: list[str], home: Path, address: str, answers: str = "",
            source: bool = True, cwd: Path | None = None) -> Iterator[Server]:
    """The command, until ``address`` + ``answers`` is there; ended with everything that it started."""
    home.mkdir(parents=True, exist_ok=True)
    log = home / "log.txt"
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=cwd or home, env=environment(home, source),
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                   start_new_session=True)
    try:
        _wait(process, address + answers, log)
        yield Server(address, process, log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        try:  # kernels that it left behind
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def _wait(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"the server stopped at once:\n{log.read_text()}")
        try:
            urllib.request.urlopen(address, timeout=2).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"nothing at {address} after {PATIENCE} s:\n{log.read_text()}")


def notices(log: str) -> list[str]:
    """The tracebacks in a server's log that come from the kit, or from a notebook's cell.

    Those of a socket whose page was closed in the middle of a message are the server's own.
    """
    a_cell, a_traceback = r"^.*Error at server.*", r"^Traceback .*\n(?:[ \t].*\n)*.*"  # up to the exception itself
    found = re.findall(f"{a_cell}|{a_traceback}", log, re.MULTILINE)
    return [block for block in found if re.search("virus_nb|Error at server", block)]
