"""What Binder would do with this repository, read from its own tool without Docker."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
BINDER = ROOT / "binder"


def pins() -> dict[str, str]:
    text = (BINDER / "requirements.txt").read_text()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = [re.fullmatch(r"([A-Za-z0-9_.-]+)==([0-9][0-9A-Za-z.+]*)", line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if not match]
    return {normal(match[1]): match[2] for match in found if match}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return list(map(Requirement, project["project"]["dependencies"] + project["build-system"]["requires"]))


@pytest.mark.parametrize("requirement", needed(), ids=lambda requirement: requirement.name)
def test_every_dependency_is_pinned_within_its_bounds(requirement: Requirement) -> None:
    assert requirement.specifier.contains(pins()[normal(requirement.name)])


def test_jupyterlab_fits_the_notebook_of_the_image() -> None:
    assert pins()["notebook"].startswith("7.4.") and pins()["jupyterlab"].startswith("4.4.")


def test_the_plan_of_repo2docker(tmp_path: Path) -> None:
    pytest.importorskip("repo2docker")
    plan = subprocess.run([sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(ROOT)],
                          cwd=tmp_path, capture_output=True, text=True, timeout=120)
    told = plan.stdout + plan.stderr
    assert plan.returncode == 0, told
    assert "environment-2epy-2d3-2e12" in told, "the Python that runtime.txt names"
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in told
    assert told.index("requirements.txt") < told.index("COPY --chown=0:0 src/ "), "pins are cached apart"
    assert "RUN ./binder/postBuild" in told


def test_post_build_stops_at_the_first_error() -> None:
    script = (BINDER / "postBuild").read_text()
    assert "set -euo pipefail" in script and "--no-cache-dir --no-deps ." in script
    assert (BINDER / "postBuild").stat().st_mode & 0o111


def test_binders_server_has_the_settings_of_the_kits_own() -> None:
    ours = json.loads((ROOT / "voila.json").read_text())
    theirs = json.loads((BINDER / "jupyter_server_config.json").read_text())
    assert theirs.pop("ServerApp") == ours["Voila"]
    assert theirs == {name: ours[name] for name in theirs}
    assert set(theirs) == {"MappingKernelManager", "KernelRestarter"}
