"""The wheel, installed where the source tree is out of reach: is everything in it, and does it open?"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.servers import free_port, running
from tests.browser.watch import Watch

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel; what it depends on is borrowed from the one that runs the tests."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    subprocess.run([sys.executable, "-m", "pip", "--python", str(folder), "install", "--quiet", "--no-deps",
                    "--no-index", str(wheel)], check=True)
    # a path in a .pth file is searched, but the .pth files in it (an editable kit) are not
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def ask(installed: Path, code: str, cwd: Path) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run([installed / "bin" / "python", "-c", code], cwd=cwd, env=env, check=True,
                          capture_output=True, text=True).stdout.strip()


def test_everything_that_the_kit_reads_is_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    tracked = subprocess.run(["git", "ls-files", "virus_nb", "notebooks", "replays", "voila.json"], cwd=ROOT,
                             check=True, capture_output=True, text=True).stdout.splitlines()
    assert len(tracked) > 50
    for path in tracked:
        if path.startswith(("notebooks/", "replays/")):
            path = f"virus_nb/{path}"
        assert path.replace("voila.json", "virus_nb/app/voila.json") in inside, path
    templates = [name for name in inside if "data/share/jupyter/voila/templates/virus_nb/" in name]
    assert any(name.endswith("index.html.j2") for name in templates)
    assert not [name for name in inside if "test" in name.split("/")[0] or name.endswith((".pyc", ".orig"))]


def test_the_kit_comes_from_the_wheel_and_finds_its_files(installed: Path, tmp_path: Path) -> None:
    code = ("import virus_nb; from virus_nb import places; print(virus_nb.__file__, places.installed(), "
            "all(p.exists() for p in (places.notebooks() / 'start_here.ipynb', places.replays(), "
            "places.voila_settings(), places.jupyter_data() / 'voila')))")
    assert ask(installed, code, tmp_path).split()[1:] == ["True", "True"]
    assert ask(installed, code, tmp_path).startswith(str(installed))


def test_its_command_opens_the_gallery(installed: Path, tmp_path: Path, page: Page, watched: Watch,
                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_PATH", str(Path(sys.prefix) / "share" / "jupyter"))
    port = free_port()
    command = [str(installed / "bin" / "virus-nb"), "app", "--port", str(port)]
    with running(command, tmp_path / "home", f"http://127.0.0.1:{port}/", source=False) as server:
        page.goto(server.address)
        expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
        assert page.get_by_role("main").get_by_role("heading").count() >= 4
        assert watched.clean()
        assert f"http://127.0.0.1:{port}/" in server.log.read_text()
