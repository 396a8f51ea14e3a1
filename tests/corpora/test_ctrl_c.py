"""Ctrl+C at a real command: what is done is kept, and ``--resume`` makes the same file as a run without a break."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

GAMES = 6000
COMMAND = (sys.executable, "-m", "virus_nb.cli", "--lang", "en", "simulate", "virus", "-n", str(GAMES),
           "--bots", "random,random", "--seed", "break")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sends SIGINT to a group of processes")


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a run without a break."""
    path = tmp_path_factory.mktemp("whole") / "games.jsonl.gz"
    subprocess.run([*COMMAND, "-o", str(path)], check=True, capture_output=True)
    return path.read_bytes()


def interrupted(command, path):
    """Start the command, press Ctrl+C as a terminal does (all processes hear it) once there are games.

    It hears Ctrl+C even where these tests run in the background, and so do not.
    """
    process = subprocess.Popen([*command, "-o", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               start_new_session=True,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))
    try:
        until = time.monotonic() + 120
        while not (path.exists() and path.stat().st_size):
            assert process.poll() is None and time.monotonic() < until, process.communicate()
            time.sleep(.02)
        os.killpg(process.pid, signal.SIGINT)
        return *process.communicate(timeout=120), process.returncode
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_done_is_kept_and_goes_on(tmp_path, whole, workers):
    path = tmp_path / "games.jsonl.gz"
    command = (*COMMAND, "--workers", str(workers))
    out, err, code = interrupted(command, path)
    assert code == 130 and "Traceback" not in err and "--resume goes on" in out, (out, err)
    done = json.loads((tmp_path / "games.jsonl.gz.progress.json").read_text())["done"]
    assert 0 < done < GAMES and f"{done:,} of {GAMES:,} games" in out
    size = path.stat().st_size
    again = subprocess.run([*command, "-o", str(path), "--resume"], capture_output=True, text=True, check=True)
    assert f"{GAMES:,}" in again.stdout and path.stat().st_size > size
    assert path.read_bytes() == whole and [each.name for each in tmp_path.iterdir()] == [path.name]
