"""The notebooks in JupyterLab, in a folder where the person may change them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from virus_nb import places
from virus_nb.app.quick import without_costly


def own_notebooks(folder: Path) -> tuple[Path, bool]:
    """The notebooks that the person may change, and whether some were just copied.

    In the source tree these are the notebooks themselves, with an installed kit a copy of
    them in ``folder``. A file that is there already is never overwritten.
    """
    if not places.installed():
        return places.notebooks(), False
    copied = False
    for source in sorted(places.notebooks().rglob("*")):
        target = folder / source.relative_to(places.notebooks())
        if source.is_file() and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            copied = True
    return folder.resolve(), copied


def lab_command(notebooks: Path, port: int, open_browser: bool) -> list[str]:
    """The command line that serves JupyterLab on that folder, on this machine alone."""
    command = [sys.executable, "-m", "virus_nb.app.lab", f"--ServerApp.root_dir={notebooks}",
               "--LabApp.default_url=/lab/tree/start_here.ipynb", "--ServerApp.ip=127.0.0.1"]
    if port:
        command += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    return command if open_browser else [*command, "--no-browser"]


def open_lab(notebooks: Path, port: int, open_browser: bool) -> int:
    """Run JupyterLab until it is stopped; its exit code."""
    try:
        return subprocess.call(lab_command(notebooks, port, open_browser))
    except KeyboardInterrupt:
        return 0


def main() -> None:
    """JupyterLab itself, started as quickly as it can be."""
    with without_costly():
        from jupyterlab.labapp import main as start
    sys.exit(start())


if __name__ == "__main__":
    main()
