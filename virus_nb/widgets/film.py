"""A recorded game as one seat saw it: the first frame, and what changes at each ply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from virus_nb.play.bots import bots
from virus_nb.play.replay import Replay
from virus_nb.play.session import Node, Session
from virus_nb.scene import Scene
from virus_nb.scene.frame import Frame, steps
from virus_nb.widgets.telling import Telling, player_words, shown_names
from virus_nb.words import words

OPEN = "open"
Lens = int | str
"""A seat, whose eyes are lent, or ``open``: every card face up."""


class Film:
    """The main line of a game in one language.

    game: a replay or a session. lenses: through whose eyes; only what those seats saw is in it.
    """

    def __init__(self, game: Replay | Session, lang: str, lenses: Sequence[Lens] = (OPEN,)) -> None:
        self.session = Session.from_replay(game) if isinstance(game, Replay) else game
        self.nodes = self.session.main_line()
        self.lenses = tuple(lenses)
        kit = self.session.kit
        names = shown_names(words(lang), self.session.names, ("human", *bots(kit)))
        self.telling = Telling(kit, lang, names)
        self.title = words(lang).say("ui-film", game=words(lang).say(f"{kit.game.key}-name"),
                                     names=words(lang).list(names))

    def data(self, start: int = 0, secret: bool = False) -> dict[str, Any]:
        """Everything that the player in the browser needs.

        start: the ply to begin at. secret: neither the length nor later lines tell how it ends.
        """
        speaks = self.telling.words
        frames = [self.frames(lens) for lens in self.lenses]
        used = {row["s"] for film in frames for frame in film for row in frame.values()
                if isinstance(row, dict) and row.get("s")}
        return {"title": self.title, "words": player_words(speaks), "lang": speaks.lang,
                "art": {name: [symbol.w, symbol.h, symbol.markup]
                        for name, symbol in self.telling.art.items() if name in used},
                "lenses": [{"name": self.lens_name(lens), "first": first, "changes": steps(first, rest)}
                           for lens, (first, *rest) in zip(self.lenses, frames, strict=True)],
                "notes": [{"p": note.ply, "t": note.text} for note in self._notes()],
                "start": max(0, min(start, len(self.nodes) - 1)), "secret": secret}

    def frames(self, lens: Lens) -> list[Frame]:
        """The frame at every ply."""
        viewer = None if lens == OPEN else int(lens)
        log: Frame = {}
        frames = []
        for node in self.nodes:
            events = node.events
            if lens == OPEN:
                events = tuple(replace(event, secret=None) for event in events)
            for event, line in zip(events, self.telling.lines(events, viewer), strict=True):
                row = {"t": line, "p": node.ply}
                log[f"log/{len(log)}"] = {**row, "c": "mine"} if event.seat == viewer else row
            frames.append({**self.telling.picture(node.state, viewer, events, is_view=lens == OPEN), **log,
                           "status": self.telling.status(node.state, viewer)})
        return frames

    def scene(self, ply: int = 0) -> Scene:
        """The picture at that ply, through the first lens."""
        lens, node = self.lenses[0], self.nodes[ply]
        return self.telling.scene(node.state, None if lens == OPEN else int(lens), is_view=lens == OPEN)

    def lens_name(self, lens: Lens) -> str:
        """``Open cards``, or the player's name."""
        return self.telling.words.say("ui-lens-open") if lens == OPEN else self.telling.names[int(lens)]

    def node(self, ply: int) -> Node:
        """The position after that many moves."""
        return self.nodes[max(0, min(ply, len(self.nodes) - 1))]

    def _notes(self) -> list[Any]:
        """The notes in this language; a ply that has none in it keeps those that it has."""
        lang = self.telling.words.lang
        ours = {note.ply for note in self.session.notes if note.lang == lang}
        return [note for note in self.session.notes if note.lang == lang or note.ply not in ours]
