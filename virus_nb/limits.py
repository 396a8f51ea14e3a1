"""What one visitor of a page may use of the machine: time of its processor, memory, time of a simulation.

Each visit has a kernel of its own, so a limit of the process is a limit of the visitor. The operating system
ends a kernel that goes beyond, and the page says that its program is gone and offers the way back.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PROCESSOR_SECONDS = 900
MEMORY = 4 << 30
"""Bytes of address space; a kernel with charts on its page uses a twentieth of it as memory."""
SIMULATION_SECONDS = 60
"""How long many games may take on a page; what is there by then is shown."""

_held = False


def on_a_page() -> bool:
    """Whether this is a page of Voila, where anybody may be the visitor, and not one's own notebook."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila/")


def hold() -> None:
    """Hold this process to its limits, if it serves a page; elsewhere, and a second time, nothing happens."""
    global _held
    if _held or not on_a_page():
        return
    _held = True
    try:
        import resource
    except ImportError:  # Windows has other means
        return
    for what, most in ((resource.RLIMIT_CPU, PROCESSOR_SECONDS), (resource.RLIMIT_AS, MEMORY)):
        soft, hard = resource.getrlimit(what)
        allowed = [most, *(limit for limit in (soft, hard) if limit != resource.RLIM_INFINITY)]
        resource.setrlimit(what, (min(allowed), hard))


def patience(seconds: float = SIMULATION_SECONDS) -> Callable[[], bool]:
    """A function that says whether the time is up; in one's own notebook it never is."""
    end = time.monotonic() + seconds if on_a_page() else float("inf")
    return lambda: time.monotonic() >= end
