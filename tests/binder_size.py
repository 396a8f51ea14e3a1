"""What the pinned environment adds to Binder's base image:  python tests/binder_size.py

Run by an interpreter (Python 3.12, as in ``binder/runtime.txt``) that has ``binder/requirements.txt`` installed and
nothing else; the base image's own packages are read from repo2docker's lock file, named as the argument.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

PINS = Path(__file__).resolve().parents[1] / "binder" / "requirements.txt"


def normal(name: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def size(package: Distribution) -> int:
    """What its files weigh, in bytes."""
    files = (Path(str(file.locate())) for file in package.files or ())
    return sum(file.stat().st_size for file in files if file.is_file())


def base(lock: Path) -> dict[str, str]:
    """The packages of the base image: name -> version. conda calls some otherwise; those count as added."""
    found = re.findall(r"/([^/]+)-([^-/]+)-[^-/]+\.(?:conda|tar\.bz2)#", lock.read_text("utf-8"))
    return {normal(name): version for name, version in found}


def main(lock: Path) -> None:
    """Print each package that is added or replaced, the heaviest first, and the sum."""
    there = base(lock)
    pinned = {normal(name) for name in re.findall(r"^([\w.-]+)==", PINS.read_text("utf-8"), re.MULTILINE)}
    added = {}
    for package in distributions():
        name = normal(package.metadata["Name"])
        if name in pinned and there.get(name) != package.version:
            added[name] = (size(package), package.version, there.get(name, "new"))
    for name, (weight, version, before) in sorted(added.items(), key=lambda item: -item[1][0]):
        print(f"{weight / 1e6:8.1f} MB  {name} {version} ({before})")
    print(f"{sum(weight for weight, *_ in added.values()) / 1e6:8.1f} MB in {len(added)} of {len(pinned)} packages")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
