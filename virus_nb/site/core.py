"""Pyodide and the packages that it loads, in one folder; nothing is left to ask of another machine."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from virus_nb.engine import BadInput
from virus_nb.site.wheel import only_our_languages, put_kit

PYODIDE = "314.0.6"
"""The version that JupyterLite's Python kernel was made for."""

_SHA256 = "d78ac549b28a2a58600cd06f44e017024151775f8c6b2d73fab1475400d38ea2"
_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_PINS = Path(__file__).with_name("wheels.txt")

# what Pyodide's own list does not know: name -> what it is imported as, what it needs
_MORE: dict[str, tuple[str, tuple[str, ...]]] = {
    "comm": ("comm", ()),
    "psygnal": ("psygnal", ()),
    "ipywidgets": ("ipywidgets", ("comm", "ipython", "traitlets")),
    "anywidget": ("anywidget", ("ipywidgets", "psygnal", "typing-extensions")),
    "babel": ("babel", ()),
    "fluent-syntax": ("fluent.syntax", ("typing-extensions",)),
    "fluent-runtime": ("fluent", ("attrs", "babel", "fluent-syntax", "pytz", "typing-extensions")),
}
_KIT_NEEDS = ("anywidget", "babel", "fluent-runtime", "fluent-syntax", "ipywidgets")


def put_core(folder: Path, pyodide: Path | None = None) -> None:
    """Fill the folder with Pyodide, the packages and the kit.

    pyodide: its package from the npm registry (``npm pack pyodide``), fetched if left out.
    Raises ``BadInput``: no-program, no-download, other-file.
    """
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        _unpack(pyodide or _fetch_pyodide(scratch), folder)
        wheels = _fetch_wheels(scratch / "wheels")
        for wheel in wheels:
            if wheel.name.startswith("babel-"):
                only_our_languages(wheel, folder / wheel.name)
            else:
                shutil.copyfile(wheel, folder / wheel.name)
    put_kit(folder)
    lock = folder / "pyodide-lock.json"
    lock.write_text(json.dumps(_listed(json.loads(lock.read_text("utf-8")), folder), indent=1), "utf-8")


def _fetch_pyodide(scratch: Path) -> Path:
    _run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", cwd=scratch)
    return scratch / f"pyodide-{PYODIDE}.tgz"


def _unpack(archive: Path, folder: Path) -> None:
    """The files that are wanted, if it is the archive that is meant."""
    if hashlib.sha256(archive.read_bytes()).hexdigest() != _SHA256:
        raise BadInput("other-file", str(archive), value=f"pyodide-{PYODIDE}.tgz")
    with tarfile.open(archive) as tar:
        for name in _FILES:
            content = tar.extractfile(f"package/{name}")
            assert content is not None  # the archive is the one whose sum we know
            (folder / name).write_bytes(content.read())


def _fetch_wheels(folder: Path) -> list[Path]:
    """Every pinned package, by the hash that is pinned, too."""
    _run(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--require-hashes", "--only-binary", ":all:", "--platform", "any", "--python-version", "3.14",
         "--dest", str(folder), "--requirement", str(_PINS), cwd=folder.parent)
    return sorted(folder.glob("*.whl"))


def _run(program: str, *arguments: str, cwd: Path) -> None:
    found = shutil.which(program)
    if found is None:
        raise BadInput("no-program", "", value=program)
    done = subprocess.run([found, *arguments], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise BadInput("no-download", program, value=last[:200])


def _listed(lock: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Pyodide's list of packages: those that lie in the folder, as they lie there."""
    known: dict[str, Any] = {}
    wheels = {_name(path): path for path in folder.glob("*.whl")}
    for name, path in wheels.items():
        imports, needs = _MORE.get(name, ("virus_nb", _KIT_NEEDS))
        entry = lock["packages"].get(name) or {
            "name": name, "imports": [imports], "depends": list(needs), "install_dir": "site",
            "package_type": "package", "unvendored_tests": False, "version": path.name.split("-")[1]}
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        known[name] = {**entry, "file_name": path.name, "sha256": digest,
                       "depends": list(_there(entry["depends"], wheels))}
    return {**lock, "packages": known}


def _there(names: Iterable[str], wheels: dict[str, Path]) -> Iterable[str]:
    return (name for name in (re.sub(r"[-_.]+", "-", each).lower() for each in names) if name in wheels)


def _name(wheel: Path) -> str:
    return re.sub(r"[-_.]+", "-", wheel.name.split("-")[0]).lower()
