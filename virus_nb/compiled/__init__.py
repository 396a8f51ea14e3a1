"""The faster wheel: the same sources, those that games are played with compiled by mypyc.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip install .

A compiled module stands beside its source and Python prefers it; nothing else chooses. Without that variable
no compiler is asked for, and nothing is missing.

hook      the build: which modules is said in ``pyproject.toml``
pure      runs a module as if nothing were compiled
playouts  how many times as fast whole games are
"""

from __future__ import annotations

from virus_nb.engine import cards


def in_use() -> bool:
    """Whether the games are played with compiled modules."""
    return not (cards.__file__ or "").endswith(".py")
