"""A recorded game as one seat saw it: the first frame, and what changes at each ply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from virus_nb.engine import Event
from virus_nb.play.bots import bots
from virus_nb.play.replay import Note, Replay
from virus_nb.play.session import Node, Session
from virus_nb.play.turns import rounds, turns
from virus_nb.scene import Scene
from virus_nb.scene.frame import Frame, steps
from virus_nb.widgets.explain import rule_rows
from virus_nb.widgets.lens import OPEN, SPECTATOR, Lens, lens_of, viewer_of
from virus_nb.widgets.telling import Telling, player_words, shown_names
from virus_nb.words import words

__all__ = ["OPEN", "SPECTATOR", "Film", "Lens"]


class Film:
    """One line of a game in one language.

    game: a replay or a session. lenses: through whose eyes; only what those seats saw is in it.
    leaf: the end of the line, the main line's if left out.
    """

    def __init__(self, game: Replay | Session, lang: str, lenses: Sequence[Lens] = (OPEN,),
                 leaf: Node | None = None) -> None:
        self.session = Session.from_replay(game) if isinstance(game, Replay) else game
        self.leaf = leaf
        self.nodes = [*leaf.path(), *leaf.main_line()[1:]] if leaf else self.session.main_line()
        self._open = OPEN in lenses
        self.lenses = tuple(dict.fromkeys(self._allowed(lens_of(lens, self.session.seats)) for lens in lenses))
        kit = self.session.kit
        names = shown_names(words(lang), self.session.names, ("human", *bots(kit)))
        self.telling = Telling(kit, lang, names)
        self.title = words(lang).say("ui-film", game=words(lang).say(f"{kit.game.key}-name"),
                                     names=words(lang).list(names))

    def _allowed(self, lens: Lens) -> Lens:
        """Where nobody saw some of the cards, there is only what lay on the table."""
        return SPECTATOR if self.session.unknown else lens

    def data(self, start: int = 0, secret: bool = False, only: Lens | None = None) -> dict[str, Any]:
        """Everything that the player in the browser needs.

        start: the ply to begin at. secret: neither the length nor later lines tell how it ends.
        only: the lens whose frames are sent; those of the others are asked for (``reel``). Left out: all.
        """
        speaks = self.telling.words
        art: dict[str, Any] = {}
        lenses: list[dict[str, Any]] = []
        for lens in self.lenses:
            reel = self.reel(lens) if only in (None, lens) else {"art": {}}
            art |= reel.pop("art")
            lenses.append({"name": self.lens_name(lens), **reel})
        return {"title": self.title, "words": player_words(speaks), "lang": speaks.lang, "art": art,
                "rules": rule_rows(speaks, self.session.game.rules),
                "lenses": lenses, "lens": 0 if only is None else self.lenses.index(only),
                "notes": [_note_row(note, end) for note, end in self.notes()],
                "turns": self.turns, "rounds": self.rounds,
                "start": max(0, min(start, len(self.nodes) - 1)), "secret": secret}

    def reel(self, lens: Lens) -> dict[str, Any]:
        """The first frame of a lens, the changes after it and the drawings in them."""
        first, *rest = frames = self.frames(lens)
        used = {row["s"] for frame in frames for row in frame.values() if isinstance(row, dict) and row.get("s")}
        return {"first": first, "changes": steps(first, rest),
                "art": {name: [symbol.w, symbol.h, symbol.markup]
                        for name, symbol in self.telling.art.items() if name in used}}

    def frames(self, lens: Lens) -> list[Frame]:
        """The frame at every ply."""
        viewer = viewer_of(lens)
        log: Frame = {}
        frames = []
        for node in self.nodes:
            for event, line in self.lines(node, lens):
                row = {"t": line, "p": node.ply, "r": event.rule}
                log[f"log/{len(log)}"] = {**row, "c": "mine"} if event.seat == viewer else row
            frames.append({**self.telling.picture(node.state, viewer, node.events, is_view=lens == OPEN), **log,
                           "status": self.telling.status(node.state, viewer)})
        return frames

    def events(self, node: Node, lens: Lens) -> tuple[Event, ...]:
        """What happened in the move before that node, as the lens knows it."""
        if lens == OPEN:
            return tuple(replace(event, secret=None) for event in node.events)
        return tuple(event.seen_by(viewer_of(lens)) for event in node.events)

    def lines(self, node: Node, lens: Lens) -> list[tuple[Event, str]]:
        """The same with its sentences."""
        events = self.events(node, lens)
        return list(zip(events, self.telling.lines(events, viewer_of(lens)), strict=True))

    def scene(self, ply: int = 0, lens: Lens | None = None) -> Scene:
        """The picture at that ply, through the first lens if none is named."""
        lens = self.lenses[0] if lens is None else lens
        return self.telling.scene(self.node(ply).state, viewer_of(lens), is_view=lens == OPEN)

    def status(self, ply: int, lens: Lens) -> str:
        """The open question at that ply, or who has won."""
        return self.telling.status(self.node(ply).state, viewer_of(lens))["t"]

    def lens_name(self, lens: Lens) -> str:
        """``Open cards``, ``Spectator``, or the player's name."""
        if isinstance(lens, int):
            return self.telling.names[lens]
        return self.telling.words.say(f"ui-lens-{lens}")

    def node(self, ply: int) -> Node:
        """The position after that many moves."""
        return self.nodes[max(0, min(ply, len(self.nodes) - 1))]

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The plies at which a turn begins."""
        return turns(self.session.game, [node.state for node in self.nodes], self.session.seats)

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The plies at which a round begins."""
        return rounds(self.session.game, [node.state for node in self.nodes], self.turns)

    def notes(self) -> list[tuple[Note, int]]:
        """The notes on this line in this language, each with the last ply that it is about.

        A ply that has none in the language keeps those that it has. Whoever wrote them saw all the cards,
        so there are none where the cards do not lie open.
        """
        lang = self.telling.words.lang
        here = [note for node in self.nodes for note in node.notes] if self._open else []
        ours = {note.ply for note in here if note.lang == lang}
        return [(note, self._end_of_turn(note.ply) if note.turn else note.ply)
                for note in here if note.lang == lang or note.ply not in ours]

    def _end_of_turn(self, ply: int) -> int:
        later = [begin for begin in self.turns if begin > ply]
        return later[0] - 1 if later else len(self.nodes) - 1


def _note_row(note: Note, end: int) -> dict[str, Any]:
    row: dict[str, Any] = {"p": note.ply, "t": note.text}
    if note.mark:
        row["m"] = note.mark
    if end != note.ply:
        row["e"] = end
    return row
