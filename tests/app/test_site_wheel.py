"""The kit as the site without a server has it: without what stays at home, and whole all the same."""

import os
import subprocess
import sys
import zipfile

from virus_nb.site.wheel import put_kit

SHOW = """
import virus_nb as vn
from virus_nb.widgets import front
assert "lite" in vn.__file__, vn.__file__
assert ".jupyter-button" in front.style()
for game in ("virus", "marvel", "virus_wars", "verso"):
    vn.play(game)
    vn.learn(game)
vn.watch("virus/duel")
"""


def test_the_smaller_wheel_has_all_that_tables_need(tmp_path):
    with zipfile.ZipFile(put_kit(tmp_path)) as wheel:
        names = wheel.namelist()
        wheel.extractall(tmp_path / "lite")
    assert not [name for name in names if name.startswith(("virus_nb/stats/", "virus_nb/cli.py"))]
    asked = subprocess.run([sys.executable, "-c", SHOW], cwd=tmp_path, capture_output=True, text=True,
                           env=os.environ | {"PYTHONPATH": str(tmp_path / "lite"), "PYTHONSAFEPATH": "1"})
    assert asked.returncode == 0, asked.stderr
