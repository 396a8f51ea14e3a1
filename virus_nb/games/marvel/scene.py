"""How a table of Virus! Marvel looks: a panel for each team, the table between them, the viewer's hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from virus_nb.engine import HIDDEN
from virus_nb.games.marvel.cards import COLOURS
from virus_nb.games.marvel.question import answers, centre
from virus_nb.games.marvel.rules import GAME
from virus_nb.games.marvel.shown import BADGES, keyed, letter, pile_label, state_of
from virus_nb.scene import Item, Panel, Scene, Words
from virus_nb.scene.art import Held, card_items, hand_panel

CARD, SMALL, STEP, LEFT, TOP, PILE_H = 50, 35, 55.6, 6, 26, 112
"""The width of a hero and of what lies on it, from hero to hero, and the room for them."""


def draw(view: Any, words: Words, viewer: int | None) -> Scene:
    """The table as ``viewer`` sees it (``None``: a spectator).

    ``view`` must come from ``observe``: every card in it that is not hidden is shown.
    """
    table = GAME.write_position(view)
    winners = GAME.winners(view) or ()
    decision = GAME.decision(view)
    asked = None if decision is None else decision.seat
    pending = table["pending"] or {}
    seats = len(table["teams"])
    # the rivals in turn order from the viewer on, so that one's own team is last, next to the hand
    first = 0 if viewer is None else viewer + 1
    panels = []
    for seat in ((first + k) % seats for k in range(seats)):
        style = " ".join(word for word, holds in (
            ("mine", seat == viewer), ("active", seat == asked), ("winner", seat in winners)) if holds)
        # a hand that is spied is shown by the question, one's own beside it
        shown = seat != viewer and not (pending.get("hand") == seat and viewer == asked)
        hand = table["hands"][seat] if shown else [HIDDEN] * len(table["hands"][seat])
        countered = seat in pending.get("countered", ())
        panels.append(_team(seat, table["teams"][seat], hand, words, viewer, style, countered))
    middle = centre(table, words, viewer)
    if viewer is None:
        return Scene((*panels, middle))
    return Scene((*panels[:-1], middle, panels[-1], _hand(table, words, viewer)))


def _team(seat: int, piles: list[list[str]], hand: list[str], words: Words, viewer: int | None, style: str,
          countered: bool) -> Panel:
    by_colour = {pile[0].removeprefix("hero-"): pile for pile in piles}
    who, you = words.say("player", number=seat + 1), "yes" if seat == viewer else "no"
    ready = sum(state_of(pile) != "blocked" for pile in piles)
    items = [*_held_by(seat, hand, words, seat == viewer), *_progress(seat, ready)]
    if countered:
        items.append(Item(f"countered-{seat}", "marvel:counter", 60, -5, 17, 23.8, style="badge",
                          label=words.say("marvel-scene-countered", who=who, you=you)))
    for n, colour in enumerate(COLOURS):
        x, where = LEFT + n * STEP, f"{seat}.{colour}"
        if colour in by_colour:
            label = pile_label(where, by_colour[colour], words, viewer)
            items += pile_cards(where, by_colour[colour], x, TOP, words, label)
        else:
            label = words.say("marvel-scene-slot", card=words.say(f"marvel-card-hero-{colour}.a"), who=who,
                              you=you)
            items.append(Item(f"{where}/-", f"marvel:slot-{colour}", x, TOP, CARD, 1.4 * CARD, style="slot",
                              place=where, label=label))
    if "winner" in style:
        items.append(Item(f"crown-{seat}", "kit:crown", 150, -4, 40, 31))
    label = words.say("marvel-scene-team", who=who, you=you, ready=ready, cards=len(hand))
    title = words.say("marvel-scene-title", who=who, you=you)
    height = TOP + PILE_H + (58 if _is_open(hand) else 0)
    return Panel(f"team-{seat}", 340, height, tuple(items), title, label, place=str(seat), style=style)


def _is_open(hand: list[str]) -> bool:
    return any(card != HIDDEN for card in hand)


def _held_by(seat: int, hand: list[str], words: Words, mine: bool) -> list[Item]:
    """A rival's hand: small backs, or small cards below the team where the hand lies open."""
    if mine:
        return []
    if not _is_open(hand):
        return [Item(f"mini-{seat}.{k}", "marvel:back", LEFT + 10 * k, 0, 13, 18, origin="deck.top")
                for k in range(len(hand))]
    items: list[Item] = []
    for k, (key, card) in enumerate(keyed(hand)):
        items += card_items(f"hand-{seat}:{key}", f"marvel:{card}", LEFT + 42 * k, TOP + PILE_H + 4, 36,
                            letter(card, words), label=words.say(f"marvel-card-{card}"))
    return items


def _progress(seat: int, ready: int) -> list[Item]:
    """Four dots, one filled for each ready hero; four make a winner (marvel.20)."""
    return [Item(f"dot-{seat}.{k}", "marvel:dot-full" if k < ready else "marvel:dot", 268 + 17 * k, 1, 15, 15)
            for k in range(4)]


def pile_cards(where: str, pile: list[str], x: float, y: float, words: Words, label: str) -> list[Item]:
    """A hero and what lies on it, each card a little lower so that all can be read."""
    state = state_of(pile)
    items = list(card_items(f"{where}/0", f"marvel:{pile[0]}", x, y, CARD, letter(pile[0], words),
                            place=where, label=label))
    spots = ((8, 50, 4),) if len(pile) < 3 else ((-3, 47, -5), (18, 54, 5))
    for n, (card, (dx, dy, turn)) in enumerate(zip(pile[1:], spots, strict=False), 1):
        items += card_items(f"{where}/{n}", f"marvel:{card}", x + dx, y + dy, SMALL, letter(card, words),
                            place=where, turn=turn)
    if state in BADGES:
        items.append(Item(f"{where}/{state}", BADGES[state], x + 33, y - 9, 24, 24, style="badge"))
    return items


def _hand(table: dict[str, Any], words: Words, viewer: int) -> Panel:
    """The viewer's cards, and above them the answers to what they are asked."""
    codes = table["hands"][viewer]
    cards = [Held(f"marvel:{code}", letter(code, words), f"hand.{n}",
                  words.say("marvel-scene-held", card=words.say(f"marvel-card-{code}"), number=n + 1,
                            count=len(codes)), f"hand:{key}")
             for n, (key, code) in enumerate(keyed(codes))]
    title = words.say("marvel-scene-hand")
    panel = hand_panel(cards, title, title, empty=words.say("marvel-scene-hand-empty"))
    asked, height = answers(table, words, viewer)
    if not asked:
        return panel
    # while another hand is chosen from, one's own steps back
    look = " faint" if table["pending"]["ask"] == "use" else ""
    below = (replace(item, y=item.y + height, style=item.style + look) for item in panel.items)
    return replace(panel, h=panel.h + height, items=(*asked, *below), style="hand mine active")
