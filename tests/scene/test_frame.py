"""Frames and their differences, in Python and in the browser's own code."""

import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from virus_nb.scene import Item, Panel, Scene
from virus_nb.scene.frame import apply, difference, picture_rows, places, steps
from virus_nb.widgets import front

SCENE = Scene((
    Panel("left", 100, 50, (Item("a", "kit:slot", 1, 2, 30.04, 40, place="1.red", label="red"),
                            Item("t", "", 0, 0, 60, 20, "twelve", "left")), "Left", place="1"),
    Panel("right", 100, 50, (Item("b", text="x", h=18),))))


def random_frames(seed: int, count: int) -> list[dict]:
    """Frames as a table makes them: lists of names, rows with fields, single values; each a little other."""
    chance = random.Random(seed)
    frame: dict = {"hot": [], "o/p": []}
    frames = [frame]
    for _ in range(count):
        frame = dict(frame)
        for _ in range(chance.randrange(1, 6)):
            key = f"i/{chance.randrange(9)}"
            if key in frame and chance.random() < .3:
                del frame[key]
            else:
                row = {"s": "x", "b": [1, 2, chance.randrange(3)], "t": chance.choice("abc"), "a": "f6",
                       "l": "<&\">"}
                for field in chance.sample(sorted(row), chance.randrange(4)):
                    del row[field]
                frame[key] = row
        names = [name[2:] for name in frame if name.startswith("i/")]
        chance.shuffle(names)
        frame |= {"o/p": names, "hot": names[:2], "at": chance.randrange(5)}
        frames.append(frame)
    return frames


def test_rows_hold_what_is_needed_and_no_more():
    rows = picture_rows(SCENE)
    assert rows["panels"] == ["left", "right"]
    assert rows["o/left"] == ["a", "t"]
    assert rows["i/a"] == {"b": [1, 2, 30, 40], "s": "kit:slot", "a": "1.red", "l": "red"}
    assert rows["i/t"]["t"] == "twelve" and rows["i/t"]["d"] == "left"
    assert places(rows) == {"1.red", "1"}
    json.dumps(rows)


def test_two_things_of_one_name_are_refused():
    with pytest.raises(ValueError, match="i/a"):
        picture_rows(Scene((Panel("p", 9, 9, (Item("a"), Item("a"))),)))


@pytest.mark.parametrize("seed", range(20))
def test_differences_lead_from_frame_to_frame(seed):
    frames = random_frames(seed, 12)
    at = frames[0]
    for change, wanted in zip(steps(at, frames[1:]), frames[1:], strict=True):
        kept = dict(at)
        after = apply(at, change)
        assert after == wanted and at == kept
        at = after
    assert difference(at, dict(at)) == {}


@pytest.mark.skipif(not shutil.which("node"), reason="needs node")
def test_the_browser_reads_differences_as_python_does(tmp_path):
    frames = random_frames(99, 40)
    ours = (Path(front.__file__).parent / "frame.js").read_text("utf-8")
    given = f"{json.dumps(frames[0])}, {json.dumps(steps(frames[0], frames[1:]))}"
    (tmp_path / "frames.mjs").write_text(f"{ours}\nconsole.log(JSON.stringify(unroll({given})));")
    told = subprocess.run(["node", tmp_path / "frames.mjs"], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == frames
