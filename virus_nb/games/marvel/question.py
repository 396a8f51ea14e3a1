"""What is asked in the middle of a move: the hit in the middle of the table, the answers above the hand.

Everybody sees the hit and whom it is for; only the one who is asked sees the answers. They look the same
whatever that person holds (marvel.19).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from virus_nb.games.marvel.shown import BADGES, keyed, letter, person, spoken, state_of
from virus_nb.scene import Item, Panel, Words
from virus_nb.scene.art import CARD_H, CARD_W, card_items, count_bubble, pile_items
from virus_nb.scene.text import lines

WIDTH, TOP, HIT, LINE = 340, 6, 46, 16
"""How wide a panel is, where the answers begin, how wide the cards of a hit are and how high a line is."""

Drawn: TypeAlias = "tuple[list[Item], float]"
"""Items, and how high a panel has to be for them."""


def centre(table: dict[str, Any], words: Words, viewer: int | None) -> Panel:
    """Deck and discard, and beside them the hit; ``table`` is the position that the viewer sees."""
    ask = table["pending"]
    items = (*_deck(table, words), *_discard(table, words),
             *(_hit(table, ask, words, viewer) if ask else _legend(words)))
    return Panel("centre", WIDTH, 122, items, words.say("marvel-scene-table"), words.say("place-table"),
                 place="table", style="centre")


def answers(table: dict[str, Any], words: Words, viewer: int | None) -> Drawn:
    """What stands above the hand of whoever is asked; nothing for anybody else."""
    ask = table["pending"]
    if ask is None or table["to_move"] != viewer:
        return [], 0
    draw = {"counter": _choices, "use": _spied, "aim": _spared, "eliminate": _left}[ask["ask"]]
    return draw(table, ask, words, viewer)


def _deck(table: dict[str, Any], words: Words) -> tuple[Item, ...]:
    count = len(table["deck"])
    return pile_items("deck", "marvel:back", 12, 10, count, place="deck",
                      caption=words.say("marvel-scene-deck-short"),
                      label=words.say("marvel-scene-deck", count=count))


def _discard(table: dict[str, Any], words: Words) -> list[Item]:
    discard, x = table["discard"], 94
    top = words.say(f"marvel-card-{discard[-1]}.a") if discard else ""
    items = [Item("discard.slot", "kit:slot", x, 10, CARD_W, CARD_H, style="slot", place="discard",
                  label=words.say("marvel-scene-discard", count=len(discard), card=top))]
    for n, card in list(enumerate(discard))[-3:]:
        # a fixed little turn for each card, as piles lie on real tables
        items += card_items(f"discard/{n}", f"marvel:{card}", x, 10, CARD_W,
                            letter(card, words) if n == len(discard) - 1 else "",
                            place="discard", turn=(n * 37 % 13) - 6)
    return [*items, *count_bubble("discard", x + CARD_W, 13, len(discard)),
            Item("discard.caption", "", x - 12, 100, 84, 16, words.say("marvel-scene-discard-short"),
                 "small")]


def _legend(words: Words) -> list[Item]:
    """What the badges mean, as long as there is nothing to ask."""
    items = []
    for n, (state, symbol) in enumerate(BADGES.items()):
        y = 14 + 30 * n
        items += [Item(f"legend-{state}", symbol, 192, y, 22, 22, style="badge aid"),
                  Item(f"legend-{state}#", "", 220, y + 2, 118, 17, words.say(f"marvel-scene-legend-{state}"),
                       "small left")]
    return items


def _hit(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> list[Item]:
    """The card that was played, by whom, and where it goes."""
    card, target = _card_and_target(ask)
    who, _ = person(words, ask["turn"], viewer)
    x, y = 184, 12
    aimed = _aimed_at(ask, card, target, words, viewer)
    label = words.say("marvel-scene-hit", card=words.say(f"marvel-card-{card}"), who=who, target=aimed)
    items = [*card_items(f"hit:{card}", f"marvel:{card}", x, y, HIT, letter(card, words), label=label,
                         origin=f"team-{ask['turn']}"),
             _caption("hit.from", _name(ask["turn"], words, viewer), x, y)]
    if card == "snap":
        return [*items, Item("hit.loss", "", x + HIT + 20, y + 6, 60, 46, f"−{_losses(table, ask)}", "big")]
    items.append(Item("hit.arrow", "kit:turn", x + HIT + 7, y + 22, 20, 20))
    x += HIT + 34
    if not target:
        return [*items, Item("hit.target", "kit:slot", x, y, HIT, 1.4 * HIT, style="slot"),
                Item("hit.open", "", x, y + 18, HIT, 28, "?", "big")]
    seat, _, colour = target.partition(".")
    items += _hero(table["teams"][int(seat)], colour, x, y, words) if colour else _whole(card, x, y)
    return [*items, _caption("hit.whom", _name(int(seat), words, viewer), x, y)]


def _hero(team: list[list[str]], colour: str, x: float, y: float, words: Words) -> list[Item]:
    """The hero that is hit, with what lies on it."""
    pile = _pile(team, colour)
    items = list(card_items("hit.target", f"marvel:{pile[0]}", x, y, HIT, letter(pile[0], words)))
    for n, card in enumerate(pile[1:]):
        items += card_items(f"hit.target/{n}", f"marvel:{card}", x + 22 + 4 * n, y + 28 + 8 * n, 28,
                            letter(card, words))
    return items


def _whole(card: str, x: float, y: float) -> list[Item]:
    """A whole player is hit: the hand by a spy, the team by warp reality."""
    symbols = ("back",) * 3 if card == "spy" else ("hero-green", "hero-red", "hero-blue")
    return [Item(f"hit.target/{n}", f"marvel:{symbol}", x + 2 + 9 * n, y + 9 + 2 * abs(n - 1), 24, 33.6,
                 style="card", turn=9 * (n - 1)) for n, symbol in enumerate(symbols)]


def _caption(key: str, text: str, x: float, y: float) -> Item:
    return Item(key, "", x - 16, y + 68, HIT + 32, 16, text, "small")


def _pile(team: list[list[str]], colour: str) -> list[str]:
    return next(pile for pile in team if pile[0] == f"hero-{colour}")


def _card_and_target(ask: dict[str, Any]) -> tuple[str, str]:
    """The card that is answered, and the place it is aimed at, "" while there is none."""
    if ask["ask"] == "use":
        return "spy", str(ask["hand"])
    if ask["ask"] == "eliminate":
        return "snap", ""
    card, _, target = ask["hit"].partition(" ")
    return card, target


def _aimed_at(ask: dict[str, Any], card: str, target: str, words: Words, viewer: int | None) -> str:
    if card == "snap":
        return words.say("marvel-scene-everybody")
    if not target:
        return words.say("marvel-scene-nobody-yet")
    return spoken(target, words, viewer) if "." in target else _name(int(target), words, viewer)


def _losses(table: dict[str, Any], ask: dict[str, Any]) -> int:
    """How many heroes a snap takes from the one who is asked, or still takes."""
    return int(ask["left"]) if ask["ask"] == "eliminate" else len(table["teams"][table["to_move"]]) // 2


def _name(seat: int, words: Words, viewer: int | None) -> str:
    who, you = person(words, seat, viewer)
    return words.say("marvel-scene-name", who=who, you=you)


def _told(key: str, text: str, x: float, y: float, width: float) -> Drawn:
    """A text in as many lines as it needs, and where the next thing may begin."""
    broken = lines(text, width, LINE)
    return [Item(f"{key}{n}", "", x, y + LINE * n, width, LINE, line, "left")
            for n, line in enumerate(broken)], y + LINE * len(broken)


def _choices(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> Drawn:
    """Counter it or let it happen, and what comes of either."""
    who, _ = person(words, ask["turn"], viewer)
    card, _ = _card_and_target(ask)
    whole = "snap" if card == "snap" else "hit"
    meant = {"counter": words.say(f"marvel-scene-if-countered-{whole}", who=who),
             "allow": _if_allowed(table, ask, words, viewer)}
    items: list[Item] = []
    height = 0.0
    for n, (answer, text) in enumerate(meant.items()):
        x = 4 + 172 * n
        title = words.say(f"marvel-place-{answer}")
        items.append(Item(answer, "", x, TOP, 160, 36, title, "button", place=answer,
                          label=words.say("marvel-scene-answer", answer=title, meant=text)))
        told, y = _told(f"{answer}#", text, x + 2, TOP + 41, 160)
        items += told
        height = max(height, y)
    return items, height + 4


def _if_allowed(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> str:
    card, target = _card_and_target(ask)
    who, _ = person(words, ask["turn"], viewer)
    if card == "snap":
        return words.say("marvel-scene-if-snapped", count=_losses(table, ask))
    if card in ("spy", "warp-reality"):
        return words.say(f"marvel-scene-if-{card}", who=who)
    place = spoken(target, words, viewer)
    if card == "recruit":
        return words.say("marvel-scene-if-recruit", who=who, place=place)
    pile = _pile(table["teams"][table["to_move"]], target.partition(".")[2])
    beneath = words.say(f"marvel-card-{pile[1]}.the") if len(pile) > 1 else ""
    return words.say(f"marvel-scene-if-villain-{state_of(pile)}", place=place, the_card=beneath)


def _spared(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> Drawn:
    """A new target is to be chosen, and who is none any more."""
    names = [_name(seat, words, viewer) for seat in ask["countered"]]
    card = ask["hit"]
    own = "yes" if card.startswith("villain") else "no"
    text = words.say("marvel-scene-aim", count=len(names), who=", ".join(names), own=own)
    items, y = _told("aim#", text, 6, TOP, WIDTH - 12)
    return items, y + 4


def _left(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> Drawn:
    """How many heroes are still to be removed."""
    text = words.say("marvel-scene-left", count=ask["left"])
    items, y = _told("left#", text, 6, TOP, WIDTH - 12)
    return items, y + 4


def _spied(table: dict[str, Any], ask: dict[str, Any], words: Words, viewer: int | None) -> Drawn:
    """The spied hand, face up, for the spy alone."""
    hand = table["hands"][ask["hand"]]
    who, _ = person(words, ask["hand"], viewer)
    items, y = _told("use#", words.say("marvel-scene-use", who=who), 6, TOP, WIDTH - 12)
    left = (WIDTH - len(hand) * 80 + 12) / 2
    for n, (key, card) in enumerate(keyed(hand)):
        label = words.say("marvel-scene-spied", card=words.say(f"marvel-card-{card}"), number=n + 1,
                          count=len(hand), who=who)
        items += card_items(f"spied:{key}", f"marvel:{card}", left + 80 * n, y + 8, 68, letter(card, words),
                            place=f"spied.{n}", label=label, style="held", origin=f"team-{ask['hand']}")
    return items, y + 8 + 1.4 * 68 + 6
