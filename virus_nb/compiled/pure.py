"""Runs a module of the kit with the sources alone, whatever is compiled beside them:

    python virus_nb/compiled/pure.py virus_nb.cli bench
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path


class Sources:
    """Finds the source of each module of the kit, as one of ``sys.meta_path``."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        """Where that module is; ``None`` for other people's."""
        if name.partition(".")[0] != "virus_nb":
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        return spec_from_file_location(name, Path(spec.origin).with_name(f"{name.rpartition('.')[2]}.py"))


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    sys.meta_path.insert(0, Sources)  # type: ignore[arg-type]
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
