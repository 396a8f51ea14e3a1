"""The games that come with the kit verify, are listed, and have notes in every language."""

from collections import Counter
from pathlib import Path

import pytest

from virus_nb.engine import BadInput
from virus_nb.play.replay import dumps, load
from virus_nb.play.verify import follow, verify
from virus_nb.words import LANGUAGES

REPLAYS = Path(__file__).parents[2] / "replays"
FILES = sorted(REPLAYS.glob("*/*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_it_verifies_and_is_spelled_out(path):
    (replay,) = load(path)
    verify(replay)
    assert replay.game == path.parent.name and replay.result is not None
    assert dumps(replay) == path.read_text("utf-8")
    assert max(replay.checks) == len(replay.moves)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_its_notes_are_in_every_language(path):
    (replay,) = load(path)
    plies = {lang: [note.ply for note in replay.notes if note.lang == lang] for lang in LANGUAGES}
    assert len(plies["en"]) >= 3 and plies["en"] == plies["es"] == plies["pt"]
    assert list(plies["en"]) == sorted(set(plies["en"]))
    assert all(replay.notes[n].text != replay.notes[n + 1].text for n in range(len(replay.notes) - 1))


def test_every_folder_has_six_and_all_are_listed():
    assert min(Counter(path.parent.name for path in FILES).values()) >= 6
    listed = (REPLAYS / "README.md").read_text("utf-8")
    assert [name(path) for path in FILES if f"`{name(path)}`" not in listed] == []


def test_virus_shows_what_it_promises():
    games = {path.stem: load(path)[0] for path in FILES if path.parent.name == "virus"}
    assert {2, 3, 4, 6} <= {len(replay.seats) for replay in games.values()}
    assert games["recycled"].shuffles
    assert games["official"].options["match"] == "card" and games["official"].options["recycle"] == "flip"
    last = list(follow(games["gift"]))[-1]
    assert last.move.startswith("transplant") and last.events[0].seat not in games["gift"].result.winners


def test_marvel_shows_what_it_promises():
    games = {path.stem: load(path)[0] for path in FILES if path.parent.name == "marvel"}
    assert {2, 3, 4, 6} <= {len(replay.seats) for replay in games.values()}
    assert games["spies"].shuffles
    assert set(games["house"].options.values()) == {"anyone", "at-once"}
    moves = {move.partition(" ")[0] for replay in games.values() for move in replay.moves}
    assert {"counter", "allow", "aim", "use", "eliminate", "snap", "warp-reality", "spy", "recruit"} <= moves
    last = list(follow(games["borrowed"]))[-1]
    assert last.move.startswith("use hero") and last.events[-1].kind == "won"


def test_a_dropped_move_is_found():
    from dataclasses import replace

    (replay,) = load(REPLAYS / "virus" / "gift.json")
    with pytest.raises(BadInput) as error:
        verify(replace(replay, moves=replay.moves[:11] + replay.moves[12:]))
    assert error.value.facts["ply"] >= 12 and error.value.where.startswith(("moves", "checks"))
