"""What many games add up to: whole numbers, so that the order in which they are added does not matter.

    counts = Counts("virus", ("greedy", "random"))
    for n in range(100):
        tell(counts, n, deal(kit, counts.bots, {}, f"7/{n}"))
    counts[("won", 0)]                  how many games seat 0 won
    counts.first[("plies", 30)]         the first game that took 30 moves, and the ply to look at
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.engine.text import a_list, a_number, a_text, an_object
from virus_nb.play.bots import Dealt, Made, played
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.play.verify import follow

Key = tuple[str | int, ...]
"""("won", seat) · ("plies", number) · ("score", seat, points) · ("seats",) · ("seats-won",)
("act", name) · ("act-seats", name) · ("act-won", name), the same with ``rule``
("cell", seat, cell) · ("stepped", cell): games in which anybody did · ("reached", ply): games that last so long
("course", measure, seat, ply, power): sums of the powers 0, 1 and 2"""


_MOST = 10**24
"""Sums of squares over many games are large, but not as large as this."""


class Row(NamedTuple):
    """One game as a row; ``seed`` gives it again. winners: the seats that won. scores: where there are points."""

    game: int
    plies: int
    turns: int
    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...] | None


class Counts(Counter[Key]):
    """The sums, and for each of them the first game in which it was counted.

    key, bots, options, seed: what was played. games: how many.
    """

    def __init__(self, key: str = "", bots: Sequence[str] = (), options: Mapping[str, Any] | None = None,
                 seed: int | str | None = None) -> None:
        super().__init__()
        self.key, self.bots, self.options, self.seed = key, tuple(bots), dict(options or {}), seed
        self.games = 0
        self.first: dict[Key, tuple[int, int]] = {}

    def note(self, key: Key, game: int, ply: int = 0) -> None:
        """One more of these, seen in that game at that ply."""
        self[key] += 1
        seen = self.first.get(key)
        if seen is None or (game, ply) < seen:
            self.first[key] = game, ply

    def join(self, other: Counts) -> None:
        """Add the sums of other games."""
        for key, number in other.items():
            self[key] += number
        self.games += other.games
        for key, seen in other.first.items():
            if key not in self.first or seen < self.first[key]:
                self.first[key] = seen

    def as_data(self) -> dict[str, Any]:
        """The sums as JSON values."""
        return {"game": self.key, "bots": list(self.bots), "options": self.options, "seed": self.seed,
                "games": self.games,
                "sums": [[list(key), self[key], *self.first.get(key, ())] for key in sorted(self, key=repr)]}

    @classmethod
    def from_data(cls, given: object, where: str = "counts") -> Counts:
        """The sums that ``as_data`` wrote. ``BadInput`` for anything else."""
        keys = ("game", "bots", "options", "seed", "games", "sums")
        data: dict[str, Any] = an_object(given, where, keys, keys)
        bots = [a_text(name, f"{where}.bots") for name in a_list(data["bots"], f"{where}.bots")]
        if not isinstance(data["options"], dict):
            raise BadInput("not-an-object", f"{where}.options")
        counts = cls(a_text(data["game"], f"{where}.game"), bots, data["options"], data["seed"])
        counts.games = _whole(data["games"], f"{where}.games")
        for n, each in enumerate(a_list(data["sums"], f"{where}.sums")):
            counts._take(a_list(each, f"{where}.sums[{n}]"), f"{where}.sums[{n}]")
        return counts

    def _take(self, told: list[Any], where: str) -> None:
        """A sum as it is written: its key, the number, and the game and ply where it was seen first."""
        given, number, *seen = a_list(told, where, None if len(told) == 4 else 2)
        key = tuple(part if isinstance(part, str) else _whole(part, where) for part in a_list(given, where))
        self[key] = _whole(number, where)
        if seen:
            self.first[key] = (_whole(seen[0], where), _whole(seen[1], where))

    def __reduce__(self) -> tuple[Any, ...]:
        return _counts_of, (dict(self), self.first, self.games, self.key, self.bots, self.options, self.seed)


def tell(counts: Counts, game: int, dealt: Dealt, deep: bool = True) -> Row:
    """Let the bots play, count what happens, and give the game as a row.

    deep: count acts, rules, cells and courses too, and not only how the game ended.
    """
    moves: Iterable[Made] = played(dealt)
    return _tell(counts, game, dealt.game, dealt.start, len(dealt.players), moves, deep)


def tell_replay(counts: Counts, number: int, replay: Replay, deep: bool = True) -> Row:
    """The same of a recorded game."""
    game = games.find(replay.game).game
    plies = follow(replay)
    start = next(plies).state

    def moves() -> Iterable[Made]:
        before = start
        for ply in plies:
            decision, move = game.decision(before), game.move(before, ply.move)
            assert decision is not None and move is not None
            yield Made(decision, before, move, ply.state, ply.events)
            before = ply.state

    return _tell(counts, number, game, start, len(replay.seats), moves(), deep)


def tell_result(counts: Counts, number: int, replay: Replay) -> None:
    """Count how a recorded game ended, without playing it through."""
    counts.games += 1
    if replay.result:
        row = Row(number, replay.result.plies, 0, True, replay.result.winners, replay.result.scores)
        _count_end(counts, row, len(replay.seats), {})


def count(replays: Iterable[Replay]) -> Counts:
    """What recorded games add up to. They are of one game; a seat is a seat, whoever sat there."""
    counts = Counts()
    for n, replay in enumerate(replays):
        if n == 0:
            counts.key, counts.bots, counts.options = replay.game, replay.seats, dict(replay.options)
        tell_replay(counts, n, replay)
    return counts


def _tell(counts: Counts, n: int, game: Any, start: Any, seats: int, moves: Iterable[Made], deep: bool) -> Row:
    ply = turns = 0
    turn, state, first = -1, start, game.decision(start)
    used: dict[tuple[str, str, int], int] = {}
    stepped: dict[str, int] = {}
    course = measures(game.key) if deep else ()
    for made in moves:
        ply += 1
        asked = made.decision
        if asked.turn != turn or (seats == 1 and asked.kind == first.kind):
            turns, turn = turns + 1, asked.turn
        state = made.after
        if not deep:
            continue
        counts.note(("reached", ply), n, ply)
        act = act_of(made.move.text)
        if act[-1].isdigit() and len(act) < 4:
            counts.note(("cell", asked.seat, act), n, ply)
            stepped.setdefault(act, ply)
        else:
            counts["act", act] += 1
            used.setdefault(("act", act, asked.seat), ply)
        for event in made.events:
            counts["rule", event.rule] += 1
            used.setdefault(("rule", event.rule, event.seat), ply)
        for measure in course:
            for seat in range(seats):
                value = measure.of(state, seat)
                for power, number in enumerate((1, value, value * value)):
                    counts["course", measure.id, seat, ply, power] += number
    for cell, at in stepped.items():
        counts.note(("stepped", cell), n, at)
    winners = game.winners(state)
    scores = game.scores(state)
    over = winners is not None
    row = Row(n, ply, turns, over, tuple(winners or ()), None if scores is None else tuple(scores))
    counts.games += 1
    if over:
        _count_end(counts, row, seats, used)
    return row


def _count_end(counts: Counts, row: Row, seats: int, used: Mapping[tuple[str, str, int], int]) -> None:
    counts["over",] += 1
    counts.note(("plies", row.plies), row.game)
    counts["seats",] += seats
    counts["seats-won",] += len(row.winners)
    for seat in row.winners:
        counts.note(("won", seat), row.game, row.plies)
    for seat, points in enumerate(row.scores or ()):
        counts.note(("score", seat, points), row.game, row.plies)
    for (what, name, seat), ply in used.items():
        if seat >= 0:
            counts.note((f"{what}-seats", name), row.game, ply)
            if seat in row.winners:
                counts[f"{what}-won", name] += 1


def act_of(text: str) -> str:
    """What a move does, without the places that it touches: its first word, and what is used of a spied hand."""
    return text.partition(" ")[0]


def _whole(value: object, where: str) -> int:
    return a_number(value, where, -_MOST, _MOST)


def _counts_of(sums: dict[Key, int], first: dict[Key, tuple[int, int]], number: int, *told: Any) -> Counts:
    counts = Counts(*told)
    counts.update(sums)
    counts.games, counts.first = number, first
    return counts
