"""The whole site, in one folder that any web server can serve."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from jupyter_core.paths import jupyter_path

from virus_nb import places
from virus_nb.engine import BadInput
from virus_nb.site.core import put_core
from virus_nb.site.pages import put_pages

_MARK = ".virus-nb-site"
_WIDGETS = ("@jupyter-widgets/jupyterlab-manager", "anywidget", "@jupyterlite/pyodide-kernel-extension")
_APPS = ("lab", "repl")
_NOT_THERE = ("statistics.ipynb",)  # it needs pandas, which has no package for the browser in the registries
_SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "virus_nb",
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": {"disablePyPIFallback": True}},
    },
}


def build(folder: Path, pyodide: Path | None = None) -> int:
    """Build the site into the folder; its size in bytes.

    folder: new, empty, or a site that was built before. pyodide: as for ``put_core``.
    Raises ``BadInput``: not-empty, no-package, no-program, no-download, other-file.
    """
    if find_spec("jupyterlite_core") is None or find_spec("jupyterlite_pyodide_kernel") is None:
        raise BadInput("no-package", "", value="virus_nb[site]")
    if folder.exists():
        if not folder.is_dir() or (any(folder.iterdir()) and not (folder / _MARK).exists()):
            raise BadInput("not-empty", str(folder))
        shutil.rmtree(folder)
    with tempfile.TemporaryDirectory() as name:
        _make_lite(Path(name), folder, pyodide)
    _let_widgets_load(folder)
    put_pages(folder)
    (folder / _MARK).touch()
    (folder / ".nojekyll").touch()
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _make_lite(source: Path, folder: Path, pyodide: Path | None) -> None:
    put_core(source / "static" / "pyodide", pyodide)
    (source / "jupyter-lite.json").write_text(json.dumps(_SETTINGS), "utf-8")
    shutil.copytree(places.notebooks(), source / "notebooks", ignore=shutil.ignore_patterns(".*", *_NOT_THERE))
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(source),
               "--output-dir", str(folder), "--contents", str(source / "notebooks"), "--ignore-sys-prefix",
               "--no-sourcemaps", "--no-libarchive", "--no-unused-shared-packages",
               *(f"--apps={app}" for app in _APPS)]
    for extension in _WIDGETS:
        command += [f"--LiteBuildConfig.federated_extensions={_extension(extension)}"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"JupyterLite could not be built:\n{done.stdout}{done.stderr}")


def _let_widgets_load(folder: Path) -> None:
    """The script for slow telephones goes before all others into the pages that run Python."""
    script = f"<head>\n<script>{places.patience().read_text('utf-8')}</script>"
    for app in _APPS:
        page = folder / app / "index.html"
        text = page.read_text("utf-8")
        if text.count("<head>") != 1:
            raise RuntimeError(f"{page}: another page than JupyterLite's")
        page.write_text(text.replace("<head>", script), "utf-8")


def _extension(name: str) -> Path:
    """Where the front-end part of a package of this environment lies."""
    for folder in jupyter_path("labextensions"):
        if (Path(folder) / name).is_dir():
            return Path(folder) / name
    raise BadInput("no-package", "", value=name)
