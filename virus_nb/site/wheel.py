"""Wheels for the browser: the kit itself, and Babel with the three languages that the kit speaks."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import virus_nb
from virus_nb import places
from virus_nb.words import LOCALES

_PACKAGE = Path(virus_nb.__file__).parent
# the server, the command line and what needs pandas stay at home
_AT_HOME = {"adapters", "app", "bench", "compiled", "site", "stats", "cli.py", "terminal.py", "__pycache__",
            "notebooks", "replays"}
_COMPILED = {".so", ".pyd"}


def put_kit(folder: Path) -> Path:
    """Write the kit as a pure wheel into the folder; it has the recorded games in it."""
    number = _version()
    path = folder / f"virus_nb-{number}-py3-none-any.whl"
    about = f"virus_nb-{number}.dist-info"
    files = {f"virus_nb/{name}": content.read_bytes() for name, content in _files()}
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: virus_nb\nVersion: {number}\n".encode()
    files[f"{about}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: virus_nb\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{about}/RECORD"
    files[record] = "".join(f"{name},,\n" for name in [*files, record]).encode()
    _write(path, files)
    return path


def only_our_languages(babel: Path, smaller: Path) -> None:
    """Babel without the hundreds of languages that the kit does not speak: a twentieth of its size."""
    wanted = {"root", "en_001"} | {part for name in LOCALES.values() for part in (name, name[:2])}
    with zipfile.ZipFile(babel) as whole:
        files = {name: whole.read(name) for name in whole.namelist()
                 if not (found := re.search(r"locale-data/([^/]+)\.dat$", name)) or found[1] in wanted}
    record = next(name for name in files if name.endswith("/RECORD"))
    lines = files[record].decode().splitlines()
    files[record] = "".join(f"{line}\n" for line in lines if line.split(",")[0] in files).encode()
    _write(smaller, files)


def _version() -> str:
    try:
        return version("virus_nb")
    except PackageNotFoundError:  # the source tree, never installed
        return "0"


def _files() -> Iterator[tuple[str, Path]]:
    for path in sorted(_PACKAGE.rglob("*")):
        inside = path.relative_to(_PACKAGE)
        if path.is_file() and path.suffix not in _COMPILED and not _AT_HOME & {*inside.parts}:
            yield inside.as_posix(), path
    controls = places.voila_template() / "controls.css"  # the tables' style sheet takes it in
    yield controls.relative_to(_PACKAGE).as_posix(), controls
    for path in sorted(places.replays().rglob("*.json")):
        yield f"replays/{path.relative_to(places.replays()).as_posix()}", path


def _write(path: Path, files: dict[str, bytes]) -> None:
    """The same content makes the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, content in files.items():
            out.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
