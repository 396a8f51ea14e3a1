"""What runs elsewhere: actions are pinned to commits, rights are few, and every job ends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.lowest import lowest

WORKFLOWS = sorted((Path(__file__).resolve().parents[2] / ".github" / "workflows").glob("*.yml"))


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"].values()
    return [step for job in jobs for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_commits(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used and all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", name) for name in used), used


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_may_little_and_end(path: Path) -> None:
    flow = yaml.safe_load(path.read_text("utf-8"))
    assert flow["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 60 for job in flow["jobs"].values())
    checkouts = [step for step in steps(path) if "checkout" in step.get("uses", "")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_the_site_and_the_tests_are_among_them() -> None:
    commands = [step.get("run", "") for path in WORKFLOWS for step in steps(path)]
    assert ".ci/run" in commands and "virus-nb site site" in commands


def test_lowest_and_newest_versions_are_both_tried() -> None:
    (tests,) = yaml.safe_load((WORKFLOWS[0]).read_text("utf-8"))["jobs"].values()
    tried = tests["strategy"]["matrix"]["include"]
    assert {each["versions"] for each in tried} == {"lowest", "newest"}
    assert {each["python"] for each in tried} == {"3.11", "3.12", "3.13"}
    assert len(lowest()) >= 10, "every dependency has a lower bound"
