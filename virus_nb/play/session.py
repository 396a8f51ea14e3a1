"""A game that is being played or studied: a tree of positions, where taking back forgets nothing.

    session = Session(kit, seats=2, seed=42)
    session.play("organ-red")       # a new node, or the one that is there already
    session.undo()
    session.play("draw")            # a branch beside it
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Decision, Event, OptionValues, Reason, Seeded, step
from virus_nb.engine.text import a_text
from virus_nb.games.kit import Kit
from virus_nb.play.asked import a_number_of_seats, a_seed, one_a_seat, options_of
from virus_nb.play.bots import deck_random
from virus_nb.play.replay import Note, Origin, Replay, a_name
from virus_nb.play.verify import Ply, follow, record


class Node:
    """One position of the tree; it never changes, but for the branches and notes that grow from it.

    state, ply: the table, and how many moves led to it. move, events: the last move and what
    happened. shuffles, picks: what chance decided in it. children: the moves tried from here,
    the main line first. latest: the child that was visited last, where ``redo`` goes.
    notes: what is said about it.
    """

    __slots__ = ("children", "events", "latest", "move", "notes", "parent", "picks", "ply", "shuffles", "state")

    def __init__(self, state: Any, parent: Node | None = None, move: str = "", events: tuple[Event, ...] = (),
                 shuffles: tuple[tuple[str, ...], ...] = (), picks: tuple[str, ...] = ()) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        self.events = events
        self.shuffles = shuffles
        self.picks = picks
        self.ply: int = parent.ply + 1 if parent else 0
        self.children: list[Node] = []
        self.latest: Node | None = None
        self.notes: tuple[Note, ...] = ()

    def child(self, move: str) -> Node | None:
        """The node that this move leads to, if it was tried."""
        return next((child for child in self.children if child.move == move), None)

    def path(self) -> list[Node]:
        """The nodes from the root to this one, both included."""
        nodes = [self]
        while (parent := nodes[-1].parent) is not None:
            nodes.append(parent)
        return nodes[::-1]

    def main_line(self) -> list[Node]:
        """This node and its first child, and so on to the end."""
        nodes = [self]
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        return nodes

    def __repr__(self) -> str:
        return f"<Node {self.ply} {self.move!r}, {len(self.children)} after it>"


class Session:
    """A tree of positions and the node (``here``) that is looked at.

    seed: orders the deck and decides later chance: the same move at the same ply of a session
    with the same seed has the same outcome, in every branch. Without one, a new seed is made up.
    names: who sits where, plain text; ``human`` for everyone if left out.
    Raises ``BadInput`` for options, a number of seats, names or a seed that cannot be.
    """

    def __init__(self, kit: Kit, seats: int = 2, options: Mapping[str, Any] | None = None,
                 names: Sequence[str] = (), seed: int | str | None = None) -> None:
        values = self._set_up(kit, seats, options, names)
        self.seed: int | str | None = secrets.randbelow(1 << 32) if seed is None else a_seed(seed)
        self.deck = kit.game.new_deck(seats, values, deck_random(self.seed))
        self.root = self.here = Node(kit.game.start(seats, values, self.deck))

    @classmethod
    def from_position(cls, kit: Kit, position: object, seats: int, options: Mapping[str, Any] | None = None,
                      names: Sequence[str] = (), seed: int | str = 0) -> Session:
        """A session that begins at a position (as JSON values)."""
        session = cls.__new__(cls)
        values = session._set_up(kit, seats, options, names)
        session.seed = a_seed(seed)
        session.deck = ()
        session.root = session.here = Node(kit.game.read_position(position, seats, values))
        session.position = kit.game.write_position(session.root.state)
        return session

    @classmethod
    def from_replay(cls, replay: Replay) -> Session:
        """The whole replay as the main line; ``here`` is its start. ``BadInput`` if it does not verify."""
        session = cls.__new__(cls)
        session._set_up(games.find(replay.game), len(replay.seats), replay.options, replay.seats)
        session.seed = replay.seed if replay.seed is not None else 0
        session.deck = replay.deck
        session.position, session.origin, session.unknown = replay.position, replay.origin, replay.unknown
        node: Node | None = None
        for ply in follow(replay):
            below = Node(ply.state, node, ply.move, ply.events, ply.shuffles, ply.picks)
            if node is None:
                session.root = session.here = below
            else:
                node.children.append(below)
                node.latest = below
            node = below
        session.notes = replay.notes
        return session

    def _set_up(self, kit: Kit, seats: int, options: Mapping[str, Any] | None,
                names: Sequence[str]) -> OptionValues:
        game = kit.game
        a_number_of_seats(game, seats)
        if len(one_a_seat(names, "names")) not in (0, seats):
            raise BadInput("not-that-many", "names", value=len(names), number=seats)
        self.kit = kit
        self.game = game
        self.seats = seats
        self.names = tuple(a_name(name, f"names[{n}]") for n, name in enumerate(names)) or ("human",) * seats
        self.options: OptionValues = options_of(game, options)
        self.position: Mapping[str, Any] | None = None
        self.origin: Origin | None = None
        self.unknown = False
        return self.options

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes on the main line, by ply."""
        return tuple(note for node in self.main_line() for note in node.notes)

    @notes.setter
    def notes(self, notes: Sequence[Note]) -> None:
        line = self.main_line()
        for node in line:
            node.notes = tuple(note for note in notes if note.ply == node.ply)

    @property
    def state(self) -> Any:
        """The table as it is here."""
        return self.here.state

    def decision(self) -> Decision | None:
        """The open question here, ``None`` when the game is over."""
        return self.game.decision(self.here.state)

    def legal_moves(self) -> tuple[str, ...]:
        """The texts of the legal moves here."""
        return tuple(move.text for move in self.game.legal_moves(self.here.state))

    def why_not(self, text: str) -> Reason | None:
        """Why the move is refused here, ``None`` if it is legal. ``BadInput`` for words that are no move."""
        return self.game.why_not(self.here.state, a_text(text, "move"))

    def play(self, text: str) -> Node:
        """Make the move: go to the node that it leads to, a new branch if it was not tried yet.

        Raises ``IllegalMove`` with the reason, or ``BadInput`` for words that are no move.
        """
        node = self.here.child(a_text(text, "move"))
        if node is None:
            chance = Seeded(f"{self.seed}/{self.here.ply + 1}")
            state, events = step(self.game, self.here.state, text, chance)
            node = Node(state, self.here, text, events, tuple(chance.shuffles), tuple(chance.picks))
            self.here.children.append(node)
        return self.go(node)

    def go(self, node: Node) -> Node:
        """Look at another node of this tree; ``redo`` will follow the way to it."""
        for step_on in node.path()[1:]:
            assert step_on.parent is not None
            step_on.parent.latest = step_on
        self.here = node
        return node

    def undo(self) -> Node:
        """One move back, where there is one."""
        if self.here.parent is not None:
            self.here.parent.latest = self.here
            self.here = self.here.parent
        return self.here

    def redo(self) -> Node:
        """One move on along the way that was visited last, where there is one."""
        if self.here.latest is not None:
            self.here = self.here.latest
        elif self.here.children:
            self.here = self.here.children[0]
        return self.here

    def main_line(self) -> list[Node]:
        """From the root along the first move tried at each node."""
        return self.root.main_line()

    def nodes(self) -> Iterator[Node]:
        """Every node of the tree, each after its parent."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def replay(self, node: Node | None = None) -> Replay:
        """The line from the root to ``node`` (``here`` if left out) as a replay, its notes with it."""
        path = (node or self.here).path()
        plies = [Ply(at.ply, at.move, at.state, at.events, at.shuffles, at.picks) for at in path]
        notes = [note for at in path for note in at.notes]
        made = record(self.game, self.names, self.options, self.seed, self.deck, plies, notes)
        origin = self.origin if self.origin and (self.position is not None or self.origin.ply < len(path)) else None
        return replace(made, position=self.position, origin=origin)
