"""What a visitor may use of the machine; one's own notebook has no such limits."""

from __future__ import annotations

import subprocess
import sys

import pytest

from virus_nb import limits
from virus_nb.app.guard import most_kernels

HELD = ("from virus_nb import limits, visit; import resource; visit.query(); "
        "print(resource.getrlimit(resource.RLIMIT_CPU)[0])")


def asked(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          env={"PYTHONPATH": ":".join(sys.path), **environment})


@pytest.mark.skipif(sys.platform == "win32", reason="no setrlimit")
def test_a_page_is_held_and_a_notebook_is_not() -> None:
    assert asked(HELD, SERVER_SOFTWARE="voila/0.5").stdout.strip() == str(limits.PROCESSOR_SECONDS)
    assert asked(HELD).stdout.strip() != str(limits.PROCESSOR_SECONDS)


@pytest.mark.skipif(sys.platform == "win32", reason="no setrlimit")
def test_a_page_that_computes_too_long_ends() -> None:
    code = ("from virus_nb import limits; limits.PROCESSOR_SECONDS = 1; limits.hold()\n"
            "while True: pass")
    assert asked(code, SERVER_SOFTWARE="voila/0.5").returncode < 0, "ended by a signal"


def test_a_simulation_on_a_page_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert limits.patience(0)() and not limits.patience(60)()
    monkeypatch.delenv("SERVER_SOFTWARE")
    assert not limits.patience(0)()


def test_as_many_kernels_as_the_memory_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRUS_NB_VISITORS", "7")
    assert most_kernels() == 7
    monkeypatch.setenv("VIRUS_NB_VISITORS", "many")
    assert most_kernels() >= 10
