"""Small situations with the right answers: lessons, puzzles, bug reports and tests use them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from virus_nb import games
from virus_nb.engine import BadInput, Chance, Game, IllegalMove, Recorded, Seeded, read_options, step
from virus_nb.engine.text import a_list, a_number, a_text, a_word, an_object
from virus_nb.play import bug
from virus_nb.play.files import a_table, documents, in_file, in_folder
from virus_nb.play.replay import read as read_replay
from virus_nb.play.verify import verify

FORMAT, VERSION = "virus-nb/scenario", 1

_KEYS = ("id", "game", "seats", "options", "title", "position", "legal", "illegal", "legal_exactly",
         "legal_count", "perft", "moves", "then", "chance")
_OF_GAME = ("winners", "scores", "over")
_DEEPEST = 99


@dataclass(frozen=True, slots=True)
class Case:
    """One situation as it stands in a file; ``where`` is its place there."""

    id: str
    where: str
    game: Game[Any, Any]
    state: Any
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Failure:
    """One answer that is not as expected: ``what`` is the key of the case, or a part of it."""

    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, found {self.found}"


@dataclass(slots=True)
class Tally:
    """How many cases passed, fell short, and could not be read."""

    passed: int = 0
    failed: int = 0
    unread: int = 0

    @property
    def exit_code(self) -> int:
        """0 all passed, 1 some failed, 2 something could not be read."""
        return 2 if self.unread else 1 if self.failed else 0

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed + self.unread} failed"


def check(path: Path | str, tally: Tally, told: Callable[[BadInput], str] = str) -> Iterator[str]:
    """Run every case of a scenario file, or verify every replay of a replay file.

    Of a folder, do so for every file in it and in its folders, in order; notes beside a file, and how far a
    simulation came, are left out.
    Gives a line for each case that falls short and counts into ``tally``. ``told`` words what
    could not be read.
    """
    try:
        for file in _files(Path(path)):
            yield from _check_file(file, tally, told)
    except BadInput as error:
        tally.unread += 1
        yield told(error)


def _files(path: Path) -> list[Path]:
    """The files of a folder that may be checked, in order; any other path is itself. ``BadInput`` if none."""
    if not path.is_dir():
        return [path]
    found = in_folder(str(path), (".notes.json", ".progress.json"))
    if not found:
        raise BadInput("a-table" if a_table(str(path)) else "nothing-to-check", str(path))
    return [Path(file) for file, _ in found]


def _check_file(path: Path, tally: Tally, told: Callable[[BadInput], str]) -> Iterator[str]:
    try:
        for where, data in documents(path):
            if isinstance(data, dict) and data.get("format") == FORMAT:
                yield from _check_cases(where, data, tally, told)
            elif isinstance(data, dict) and data.get("format") == bug.FORMAT:
                yield from _check_bug(where, data, tally, told)
            else:
                yield from _check_replay(where, data, tally, told)
    except BadInput as error:
        tally.unread += 1
        yield told(error)


def run_case(case: Case) -> list[Failure]:
    """Everything in the case that is not as expected."""
    return list(_answers(case)) + list(_play(case))


def read_case(data: object, where: str) -> Case:
    """The case with its position set up. ``BadInput`` for what the format or the game does not know."""
    found = an_object(data, where, _KEYS, ("id", "game", "seats", "position"))
    name = a_text(found["id"], f"{where}.id")
    game = games.find(a_word(found["game"], f"{where}.game", games.names())).game
    seats = a_number(found["seats"], f"{where}.seats", game.seats[0], game.seats[-1])
    options = read_options(game.options, game.presets, found.get("options"), f"{where}.options")
    _texts(found, where)
    try:
        state = game.read_position(found["position"], seats, options)
    except BadInput as error:
        # a game may name its places with or without the key that they stand under
        inner = error.where.removeprefix("position").removeprefix(".")
        raise BadInput(error.code, ".".join(filter(None, (f"{where}.position", inner))).replace(".[", "["),
                       **error.facts) from None
    return Case(name, where, game, state, found)


def differences(game: Game[Any, Any], state: Any, then: Mapping[str, Any]) -> list[Failure]:
    """Where the state is not as ``then`` has it: keys of a position, ``winners``, ``over``, ``scores``."""
    winners, scores = game.winners(state), game.scores(state)
    known = {**game.write_position(state), "winners": None if winners is None else list(winners),
             "over": winners is not None}
    if scores is not None:
        known["scores"] = list(scores)
    return [Failure(f"then.{key}", _shown(expected), _shown(known.get(key)))
            for key, expected in then.items()
            if _comparable(key, expected) != _comparable(key, known.get(key))]


def perft(game: Game[Any, Any], state: Any, depth: int, chance: Chance | None = None) -> int:
    """How many sequences of ``depth`` moves there are from here; chance, where asked, has one outcome.

    Raises ``BadInput`` for a depth that is none.
    """
    return _sequences(game, state, a_number(depth, "depth", 0, _DEEPEST), chance or Seeded("perft"))


def _sequences(game: Game[Any, Any], state: Any, depth: int, chance: Chance) -> int:
    moves = game.legal_moves(state)
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(_sequences(game, game.play(state, move, chance)[0], depth - 1, chance) for move in moves)


def _check_cases(path: str, data: dict[str, Any], tally: Tally,
                 told: Callable[[BadInput], str]) -> Iterator[str]:
    an_object(data, path, ("format", "version", "cases"), ("version", "cases"))
    a_number(data["version"], f"{path}: version", VERSION, VERSION)
    for n, item in enumerate(a_list(data["cases"], f"{path}: cases")):
        where = f"{path}: cases[{n}]"
        try:
            case = read_case(item, where)
            failures = run_case(case)
        except BadInput as error:
            tally.unread += 1
            yield told(error)
            continue
        tally.failed += bool(failures)
        tally.passed += not failures
        yield from (f"{path}: {case.id}: {failure}" for failure in failures)


def _check_replay(where: str, data: object, tally: Tally, told: Callable[[BadInput], str]) -> Iterator[str]:
    try:
        replay = read_replay(data)
    except BadInput as error:
        tally.unread += 1
        yield told(in_file(where, error))
        return
    try:
        verify(replay)
        tally.passed += 1
    except BadInput as error:
        tally.failed += 1
        yield told(in_file(where, error))


def _check_bug(where: str, data: object, tally: Tally, told: Callable[[BadInput], str]) -> Iterator[str]:
    try:
        found = list(bug.differences(data))
    except BadInput as error:
        tally.failed += 1
        yield told(in_file(where, error))
        return
    tally.failed += bool(found)
    tally.passed += not found
    yield from (f"{where}: {line}" for line in found)


def _answers(case: Case) -> Iterator[Failure]:
    """The answers that need no move: what is legal, what is not and why, how many."""
    game, state, data = case.game, case.state, case.data
    legal = [move.text for move in game.legal_moves(state)]
    for text in data.get("legal", ()):
        if text not in legal or game.why_not(state, text) is not None:
            yield Failure(f"legal {text}", "legal", _refusal(game, state, text))
    for text, rule in data.get("illegal", {}).items():
        found = _refusal(game, state, text)
        if text in legal or found == "legal" or (rule and found.split(" ")[0] != rule):
            yield Failure(f"illegal {text}", rule or "a refusal", "legal" if text in legal else found)
    if "legal_exactly" in data:
        missing, more = set(data["legal_exactly"]) - set(legal), set(legal) - set(data["legal_exactly"])
        if missing or more or len(legal) != len(set(legal)):
            yield Failure("legal_exactly", _shown(sorted(data["legal_exactly"])), _shown(sorted(legal)))
    if data.get("legal_count", len(legal)) != len(legal):
        yield Failure("legal_count", str(data["legal_count"]), str(len(legal)))
    for depth, number in data.get("perft", {}).items():
        found_number = perft(game, state, int(depth))
        if found_number != number:
            yield Failure(f"perft {depth}", str(number), str(found_number))


def _play(case: Case) -> Iterator[Failure]:
    """The moves of the case, one after the other, and what is to be compared after them."""
    game, state, data = case.game, case.state, case.data
    chance: Chance = Recorded((), data["chance"]) if "chance" in data else Seeded(case.id)
    for n, text in enumerate(data.get("moves", ())):
        try:
            state, _ = step(game, state, text, chance)
        except IllegalMove as illegal:
            yield Failure(f"moves[{n}] {text}", "legal", f"{illegal.reason.rule} {illegal.reason.why}")
            return
        except BadInput as error:
            yield Failure(f"moves[{n}] {text}", "a move", str(error))
            return
    if isinstance(chance, Recorded) and len(chance.picks) < len(data["chance"]):
        yield Failure("chance", f"{len(data['chance'])} outcomes", f"{len(chance.picks)} used")
    yield from differences(game, state, data.get("then", {}))


def _refusal(game: Game[Any, Any], state: Any, text: str) -> str:
    try:
        reason = game.why_not(state, text)
    except BadInput as error:
        return str(error)
    return "legal" if reason is None else f"{reason.rule} {reason.why}"


def _comparable(key: str, value: Any) -> Any:
    """Hands, the discard, piles, what lies on an organ and areas without their order; all else as it is."""
    if not isinstance(value, list):
        return value
    if key == "discard":
        return Counter(map(str, value))
    if key in ("hands", "areas"):
        return [Counter(map(str, cards)) if isinstance(cards, list) else cards for cards in value]
    if key in ("bodies", "teams"):
        return [Counter((str(pile[:1]), *sorted(map(str, pile[1:]))) for pile in piles)
                if isinstance(piles, list) and all(isinstance(pile, list) for pile in piles) else piles
                for piles in value]
    return value


def _texts(data: Mapping[str, Any], where: str) -> None:
    """The lists and tables of a case hold what they must; its moves are judged by the game."""
    for key in ("legal", "legal_exactly", "moves", "chance"):
        for n, item in enumerate(a_list(data.get(key, []), f"{where}.{key}")):
            a_text(item, f"{where}.{key}[{n}]")
    for key in ("illegal", "perft", "then"):
        if not isinstance(data.get(key, {}), dict):
            raise BadInput("not-an-object", f"{where}.{key}")
    for text, rule in data.get("illegal", {}).items():
        a_text(rule, f"{where}.illegal.{text}")
    for depth, number in data.get("perft", {}).items():
        if not (depth.isascii() and depth.isdecimal() and len(depth) < 3):
            raise BadInput("not-a-number", f"{where}.perft", value=depth[:20], low=0, high=99)
        a_number(number, f"{where}.perft.{depth}", 0, 10**18)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
