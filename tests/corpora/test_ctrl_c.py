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


def started(command):
    """The command at work. It hears Ctrl+C even where these tests run in the background, and so do not."""
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))


def interrupted(command, path):
    """Start the command, press Ctrl+C as a terminal does (all processes hear it) once there are games."""
    process = started([*command, "-o", str(path)])
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


@pytest.mark.parametrize(("lang", "said"), [("en", "--resume goes on"), ("pt", "com --resume continua")])
def test_a_second_time_does_not_wait(tmp_path, lang, said):
    """Two workers are at games that take them many seconds."""
    pytest.importorskip("pyarrow")
    path, began = tmp_path / "games.parquet", time.monotonic()
    command = [*COMMAND[:4], lang, *COMMAND[5:8], "20", "--bots", "strong,easy", "--workers", "2", "-o", str(path)]
    process = started(command)
    try:
        while len(children(process.pid)) < 2:
            assert process.poll() is None and time.monotonic() < began + 60
            time.sleep(.05)
        workers = children(process.pid)
        time.sleep(3)  # they have begun by now
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(1)
        assert process.poll() is None, "the first time it waits for the games that are being played"
        again = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert time.monotonic() - again < 4 and process.returncode == 130, (out, err)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    done = json.loads((tmp_path / "games.parquet.progress.json").read_text())["done"]
    told = out.splitlines()
    assert said in told[-1] and str(path) in told[-2] and f" {done} " in told[-1].replace("Stopped after", "")
    assert "Traceback" not in err and "Aborted" not in err + out
    assert not [pid for pid in workers if alive(pid)]
    assert sum(map(rows_of, path.iterdir())) == done < 20


def rows_of(part):
    from pyarrow import parquet

    return parquet.read_metadata(part).num_rows


def children(pid):
    """The processes that it started."""
    told = subprocess.run(["pgrep", "-P", str(pid), "-f", "spawn_main"], capture_output=True, text=True).stdout
    return list(map(int, told.split()))


def alive(pid):
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return bool(told) and not told.startswith("Z")


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
