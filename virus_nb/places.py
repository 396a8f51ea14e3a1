"""Where the things that are not code stand: notebooks, recorded games, the look of the pages.

In the source tree the notebooks and replays lie beside the package, in an installed
kit inside it.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _find(inside: str, beside: str) -> Path:
    installed = _PACKAGE / inside
    return installed if installed.exists() else _PACKAGE.parent / beside


def installed() -> bool:
    """Whether this is an installed kit, and not its source tree."""
    return (_PACKAGE / "notebooks").exists()


def notebooks() -> Path:
    """The folder of the notebooks; ``start_here.ipynb`` in it is the gallery."""
    return _find("notebooks", "notebooks")


def replays() -> Path:
    """The folder of the recorded games, one folder a game in it."""
    return _find("replays", "replays")


def voila_settings() -> Path:
    """The settings with which Voila serves the notebooks, as JSON."""
    return _find("app/voila.json", "voila.json")


def jupyter_data() -> Path:
    """A Jupyter data folder with the Voila template ``virus_nb``."""
    return _PACKAGE / "app" / "share"


def voila_template() -> Path:
    """The folder of the pages' own template."""
    return jupyter_data() / "voila" / "templates" / "virus_nb"


def patience() -> Path:
    """The script that lets widgets take their time to load, for every page that shows some."""
    return voila_template() / "patience.js"
