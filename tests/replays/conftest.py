"""Recorded games to damage, branch and annotate."""

import pytest

from virus_nb.play import shelf
from virus_nb.play.replay import load


@pytest.fixture
def duel():
    """A recorded game of Virus! for two."""
    return load(shelf.find("virus/duel"))[0]


@pytest.fixture
def file(tmp_path):
    """A copy of its file."""
    path = tmp_path / "duel.json"
    path.write_bytes(shelf.find("virus/duel").read_bytes())
    return path
