"""Widgets on the tiny game, without a browser: what they would send is kept."""

import json
import zlib

import pytest

from tests.laws.walks import kit_of
from virus_nb.play.session import Session
from virus_nb.scene.frame import apply
from virus_nb.widgets.table import Table


class Page:
    """What a browser would hold: the frame that the changes add up to, and every frame between."""

    def __init__(self, table: Table) -> None:
        self.frame = table.frame
        self.table = table
        self.shown = []
        self.sizes = []
        table.send = self._take

    def _take(self, message, buffers=()):
        if message["kind"] == "whole":
            self.frame = message["frame"]
            return
        assert message["from"] == self.frame["seq"]
        self.sizes.append(len(buffers[0]))
        self.shown = []
        for change in json.loads(zlib.decompress(buffers[0])):
            self.frame = apply(self.frame, change)
            self.shown.append(self.frame)
        assert self.frame == json.loads(json.dumps(self.table.frame))

    def click(self, *places):
        for place in places:
            self.tell(kind="pick", place=place, at=self.frame["at"])

    def tell(self, **message):
        self.table._message(self.table, message, [])

    def log(self):
        return [row["t"] for name, row in self.frame.items() if name.startswith("log/")]


@pytest.fixture
def tiny():
    return kit_of("tiny")


@pytest.fixture
def sit(tiny):
    """A table of the tiny game with a page that looks at it: sit("human", "greedy")."""
    def begin(*players, names=(), lang="en", **more):
        session = Session(tiny, len(players), names=names, seed=more.pop("seed", 4), **more)
        return Page(Table(session, players, lang))
    return begin
