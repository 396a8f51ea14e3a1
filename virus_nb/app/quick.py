"""Starting without a module that costs more than all the rest of the server together."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

_COSTLY = "rfc3987_syntax"
"""Compiles a grammar for four to six seconds when it is imported. jsonschema takes it where it is there, to check
international addresses in schemas; without it they are strings, and nothing that the server checks has one."""


@contextmanager
def without_costly() -> Iterator[None]:
    """Imports in here do as if the costly module were not installed; later ones find it again."""
    if _COSTLY in sys.modules:
        yield
        return
    sys.modules[_COSTLY] = None  # type: ignore[assignment]  # what makes an import fail with ImportError
    try:
        yield
    finally:
        del sys.modules[_COSTLY]
