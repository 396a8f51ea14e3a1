"""Recorded games outlive the rules that they were recorded under: they still verify, or say why not.

``tests/replays/versions/<game>/<rules version>.json`` is a game of each version, kept as it was recorded.
After a change of ``rules_version``, copy one of the old recorded games there before the replays are made anew.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from virus_nb import games
from virus_nb.engine import BadInput
from virus_nb.play.replay import Replay, load
from virus_nb.play.verify import verify
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import error_line

KEPT = sorted(Path(__file__).with_name("versions").glob("*/*.json"))
OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]


def refusal(recorded: Replay) -> BadInput | None:
    try:
        verify(recorded)
    except BadInput as error:
        return error
    return None


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_every_version_verifies_or_says_why(path: Path) -> None:
    recorded = load(path)[0]
    assert recorded.rules == path.stem
    error = refusal(recorded)
    if recorded.rules == games.find(recorded.game).game.rules_version:
        assert error is None
    elif error is not None:
        assert error.code.endswith("-rules"), "it says that the rules have changed since"
        for lang in LANGUAGES:
            assert recorded.rules in error_line(words(lang), error)


@pytest.mark.parametrize("game", OURS)
def test_every_version_up_to_now_is_kept(game: str) -> None:
    now = int(games.find(game).game.rules_version)
    assert {path.stem for path in KEPT if path.parent.name == game} == {str(n) for n in range(1, now + 1)}


@pytest.mark.parametrize("game", OURS)
def test_a_game_of_other_rules_says_so(game: str) -> None:
    """As it would be after the next change: a check that no longer agrees names both versions."""
    recorded = load(next(path for path in KEPT if path.parent.name == game))[0]
    first = min(json.loads(json.dumps(dict(recorded.checks))), key=int)
    other = replace(recorded, rules="0", checks={**recorded.checks, int(first): "0" * 16})
    error = refusal(other)
    assert error is not None and error.code.endswith("-rules")
    assert all("0" in error_line(words(lang), error) for lang in LANGUAGES)
