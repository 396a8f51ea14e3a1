"""Law 7: two tables that differ only in what a seat cannot see are one table to that seat.

The twins come from two sides: from the rules (hands of others and the deck are dealt anew, whatever
``observe`` says), and from the game's own ``imagine`` (which fills every hole of a view).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.laws.walks import At, Walk, walks
from virus_nb.engine import HIDDEN, BadInput, Game
from virus_nb.games.kit import Kit
from virus_nb.scene.svg import draw_svg
from virus_nb.widgets.telling import Telling, in_text
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import player_names


def nothing_leaks(kit: Kit, each: int = 1) -> None:
    """At every ply and for every seat: the same view, question, picture, alt text and log in both worlds."""
    for walk in walks(kit, each, "hidden"):
        for n, at in enumerate(walk):
            for seat in walk.viewers:
                view = kit.game.observe(at.state, seat)
                random = Random(f"{walk.seed}/{n}/{seat}")
                # a picture takes longer than all the rest
                lang = LANGUAGES[n // 11 % 3] if n % 11 == 0 else ""
                # a text forgets which sides of a card were seen, so its twin stands beside a reread table
                reread = kit.game.read_position(kit.game.write_position(at.state), walk.seats, walk.options)
                pairs = ((reread, _dealt_anew(walk, at.state, seat, random)),
                         (at.state, kit.game.imagine(view, random)))
                for one, twin in pairs:
                    mine, theirs = (list(_seen(kit, state, seat, lang)) for state in (one, twin))
                    assert mine == theirs, f"{walk}, {n}, {seat}: {_first_difference(mine, theirs)}"
                if seat == at.decision.seat:
                    assert [move.text for move in kit.game.legal_moves(view)] == [m.text for m in at.legal], (
                        f"{walk}, ply {n}: the view of seat {seat} offers other moves")
                _events_tell_no_more(kit, at, seat)


def a_twin_differs(kit: Kit) -> bool:
    """Whether there is anything hidden in this game, so that the law has something to bite on."""
    return any(kit.game.write_position(kit.game.imagine(kit.game.observe(at.state, None), Random(0)))
               != kit.game.write_position(at.state) for walk in walks(kit, 1, "hidden") for at in walk)


def _dealt_anew(walk: Walk, state: Any, seat: int | None, random: Random) -> Any:
    """The same table, the cards that nobody but their holder may see in another order.

    Told from the text of the position alone: ``hands`` but the viewer's (and one that the viewer is spying
    on) and the ``deck``; of a deck of two-sided cards the face on top is public, and nothing else.
    """
    position = json.loads(json.dumps(walk.game.write_position(state)))
    pending = position.get("pending") or {}
    spies = pending.get("ask") == "use" and position["to_move"] == seat
    mine = {seat, pending["hand"]} if spies else {seat}
    piles = [hand for owner, hand in enumerate(position.get("hands", ())) if owner not in mine]
    deck = position.get("deck", [])
    two_sided = any("~" in card for card in deck)
    piles.append(deck[1:] if two_sided else deck)
    for _ in range(20):
        cards = [card for pile in piles for card in pile]
        random.shuffle(cards)
        for pile in piles:
            pile[:] = [_turned(cards.pop(), random) for _ in pile]
        if two_sided:
            position["deck"] = [*deck[:1], *piles[-1]]
        try:
            return walk.game.read_position(position, walk.seats, walk.options)
        except BadInput:
            continue  # such a table cannot be: a spied hand, for one, has a card that can be used
    return state


def _turned(card: str, random: Random) -> str:
    return "~".join(reversed(card.split("~"))) if random.random() < .5 else card


def _seen(kit: Kit, state: Any, seat: int | None, lang: str) -> Iterator[str]:
    """Everything that the kit tells that seat about the table; with a picture where a language is given."""
    view = kit.game.observe(state, seat)
    yield json.dumps(kit.game.write_position(view))
    yield json.dumps(kit.game.winners(view)) + json.dumps(kit.game.scores(view))
    decision = kit.game.decision(view)
    if lang:
        telling = Telling(kit, lang, player_names(words(lang), kit.game.seats[-1]))
        scene = telling.scene(state, seat)
        yield repr(scene)
        yield draw_svg(scene, telling.art) + in_text(scene)
        yield json.dumps([telling.picture(state, seat), telling.status(state, seat)])  # what the browser gets
    if decision is not None and decision.seat == seat:
        for move in kit.game.legal_moves(view):
            yield f"{move.text}: {sorted(kit.game.paths(view, move))}"


def _events_tell_no_more(kit: Kit, at: At, seat: int | None) -> None:
    """A card that an event names to a seat is one that the seat sees on the table before or after it."""
    game = kit.game
    told = {card for event in at.events for card in event.seen_by(seat).cards if card != HIDDEN}
    shown = _cards(game, at.state, seat) | _cards(game, at.after, seat) | set(re.split(r"[ ]", at.move.text))
    assert told <= shown, f"{game.key}: {at.move} tells seat {seat} of {sorted(told - shown)}"


def _cards(game: Game[Any, Any], state: Any, seat: int | None) -> set[str]:
    found: set[str] = set()
    waiting: list[Any] = [game.write_position(game.observe(state, seat))]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
            found.update(value.split("~"))  # a card of two faces shows one of them
            found.add("~".join(reversed(value.split("~"))))
        else:
            waiting.extend(value.values() if isinstance(value, dict) else
                           value if isinstance(value, list) else ())
    return found


def _first_difference(one: list[str], two: list[str]) -> str:
    for mine, theirs in zip(one, two, strict=False):
        if mine != theirs:
            place = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
            return f"…{mine[max(0, place - 60):place + 60]}… and …{theirs[max(0, place - 60):place + 60]}…"
    return f"{len(one)} and {len(two)} things"
