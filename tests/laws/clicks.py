"""Law 8: every legal move can be clicked by a path of places that no other move shares."""

from __future__ import annotations

from typing import Any

from tests.laws.walks import walks
from virus_nb.games.kit import Kit
from virus_nb.scene.art import KIT_ART
from virus_nb.words import words


def moves_can_be_clicked(kit: Kit, each: int = 1) -> None:
    """The paths of all legal moves are apart, mean what they say, and lead over places that are drawn."""
    game = kit.game
    for walk in walks(kit, each, "clicks"):
        for n, at in enumerate(walk):
            seat = at.decision.seat
            view = game.observe(at.state, seat)
            owner: dict[tuple[str, ...], str] = {}
            for move in at.legal:
                paths = [tuple(path) for path in game.paths(view, move)]
                assert paths, f"{walk}: {move} cannot be clicked"
                for path in paths:
                    assert owner.setdefault(path, move.text) == move.text, f"{walk}: {path} is two moves"
                    assert game.attempt(view, path) == move.text, f"{walk}: {path} is not {move}"
            for path in owner:
                begun = [path[:end] for end in range(1, len(path))]
                assert not any(part in owner for part in begun), f"{walk}: {path} goes on after a whole move"
            if n % 3 == 0:
                _are_drawn(kit, view, seat, {place for path in owner for place in path}, str(walk))


def _are_drawn(kit: Kit, view: Any, seat: int, hot: set[str], walk: str) -> None:
    scene = kit.draw(view, words("en"), seat)
    labels: dict[str, str] = {}
    for panel in scene.panels:
        assert panel.w <= 340, f"{walk}: the panel {panel.key} is {panel.w} wide"
        for thing in (panel, *panel.items):
            if thing.place:
                labels.setdefault(thing.place, thing.label)
    keys = [item.key for panel in scene.panels for item in panel.items]
    assert len(keys) == len(set(keys)), f"{walk}: two items with one key"
    assert {item.symbol for panel in scene.panels for item in panel.items} - {""} <= {*KIT_ART, *kit.art}
    for place in hot:
        assert labels.get(place), f"{walk}: {place} is hot and not drawn, or has no label"
