"""The oldest versions that the kit says it runs with, as constraints for pip:  python tests/lowest.py > lowest.txt

Only what the kit itself depends on is held down; the tools of the tests may be as new as they are.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def lowest() -> dict[str, str]:
    """Each dependency with its lower bound. ``ValueError`` for one that has none."""
    bounds = {}
    for requirement in tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]:
        found = re.fullmatch(r"([A-Za-z0-9_.-]+)>=([0-9.]+)", requirement)
        if not found:
            raise ValueError(f"{requirement} has no lower bound")
        bounds[found[1]] = found[2]
    return bounds


if __name__ == "__main__":
    for name, version in lowest().items():
        print(f"{name}=={version}")
