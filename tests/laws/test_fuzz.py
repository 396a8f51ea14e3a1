"""Every parser, given anything: it reads it or raises ``BadInput`` with words in every language, and is quick.

``VIRUS_NB_FUZZ`` inputs each, 300 if it is not set.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from virus_nb import games, places, visit
from virus_nb.engine import BadInput, IllegalMove, read_options
from virus_nb.play import files, replay, scenario
from virus_nb.play.session import Session
from virus_nb.widgets.keeper import unpack
from virus_nb.widgets.watching import from_address
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line

INPUTS = int(os.environ.get("VIRUS_NB_FUZZ", "300"))
SLOWEST = 5.0
fuzz = settings(max_examples=INPUTS, deadline=None, suppress_health_check=list(HealthCheck))

GOOD = {game: json.loads((places.replays() / game / "duel.json").read_text("utf-8")) for game in games.names()
        if (places.replays() / game / "duel.json").exists()}
KEYS = sorted({key for game in GOOD.values() for key in game} | {"position", "hands", "deck", "ask", "case", "expect"})
JUNK = ["organ-red", "a1", "<script>", "\ud800", "1.red", "9" * 500, *games.names()]
texts = st.text(max_size=30) | st.sampled_from(JUNK)
leaves = st.none() | st.booleans() | st.integers() | st.floats() | texts
values = st.recursive(leaves, lambda inside: st.lists(inside, max_size=4)
                      | st.dictionaries(st.sampled_from(KEYS) | texts, inside, max_size=5), max_leaves=20)


def survives(act: Callable[[], Any]) -> None:
    """It comes back in time, with a value or with a sentence."""
    begin = time.monotonic()
    try:
        act()
    except BadInput as error:
        for lang in LANGUAGES:
            assert error_line(words(lang), error)
    except IllegalMove:
        pass
    assert time.monotonic() - begin < SLOWEST


@fuzz
@given(st.binary(max_size=400) | st.text(max_size=400))
def test_json(content: bytes | str) -> None:
    survives(lambda: files.parse(content))


@fuzz
@given(st.sampled_from(sorted(GOOD)), st.dictionaries(st.sampled_from(KEYS), values, max_size=4))
def test_replays(game: str, wrong: dict[str, Any]) -> None:
    def read() -> None:
        replay.loads(json.dumps({**GOOD[game], **wrong}))

    survives(read)


@fuzz
@given(st.binary(max_size=200))
def test_bytes_as_a_replay(content: bytes) -> None:
    survives(lambda: replay.loads(content))


@fuzz
@given(st.sampled_from(sorted(GOOD)), st.lists(texts, max_size=8))
def test_moves(game: str, moves: list[str]) -> None:
    session = Session(games.find(game), 2, seed=1)
    for move in moves:
        survives(lambda move=move: session.play(move))  # type: ignore[misc]


@fuzz
@given(st.sampled_from(games.names()), values)
def test_positions(game: str, position: Any) -> None:
    survives(lambda: Session.from_position(games.find(game), position, 2))


@fuzz
@given(st.sampled_from(games.names()),
       st.dictionaries(texts | st.sampled_from(["preset", "match", "rows"]), leaves, max_size=4))
def test_options(game: str, options: dict[str, Any]) -> None:
    rules = games.find(game).game
    survives(lambda: read_options(rules.options, rules.presets, options))


@fuzz
@given(values)
def test_scenarios(case: Any) -> None:
    survives(lambda: scenario.read_case(case, "fuzz"))


@fuzz
@given(values)
def test_notes(data: Any) -> None:
    survives(lambda: replay.read_notes(data, "fuzz"))


@fuzz
@given(st.text(max_size=300))
def test_games_that_a_browser_kept(kept: str) -> None:
    survives(lambda: unpack(kept, "virus"))


@fuzz
@given(st.text(max_size=300), st.text(max_size=300))
def test_addresses_and_languages(query: str, header: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUERY_STRING", query.encode("utf-8", "replace").decode().replace("\0", ""))
        patch.setenv("HTTP_ACCEPT_LANGUAGE", header.encode("utf-8", "replace").decode().replace("\0", ""))
        assert visit.language() in LANGUAGES
        assert isinstance(visit.query(), dict)


@settings(fuzz, max_examples=max(20, INPUTS // 15))
@given(st.fixed_dictionaries({}, optional={
    "replay": st.sampled_from(["virus/duel", "../x"]) | texts, "ply": texts, "seat": texts,
    "lens": st.sampled_from(["open", "secret", "spectator"]) | texts}))
def test_places_in_addresses(asked: dict[str, str]) -> None:
    survives(lambda: from_address("en", asked))
