"""How a table of Virus! looks: a panel for each body, deck and discard, the viewer's hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from virus_nb.engine import HIDDEN
from virus_nb.games.virus.rules import GAME
from virus_nb.scene import Item, Panel, Scene, Words
from virus_nb.scene.art import CARD_H, CARD_W, Held, card_items, count_bubble, hand_panel, pile_items

COLOURS = ("red", "green", "blue", "yellow", "wild")
STEP, LEFT, TOP, PILE_H = 67, 6, 26, 124
BADGES = {"infected": "kit:harmed", "vaccinated": "kit:guarded", "immunised": "kit:locked"}


def draw(view: Any, words: Words, viewer: int | None) -> Scene:
    """The table as ``viewer`` sees it (``None``: a spectator).

    ``view`` must come from ``observe``: every card in it that is not hidden is shown.
    """
    table = GAME.write_position(view)
    winners = GAME.winners(view) or ()
    decision = GAME.decision(view)
    seats = len(table["bodies"])
    # the rivals in turn order from the viewer on, so that one's own body is last, next to the hand
    first = 0 if viewer is None else viewer + 1
    panels = []
    for seat in ((first + k) % seats for k in range(seats)):
        style = " ".join(word for word, holds in (
            ("mine", seat == viewer), ("active", decision is not None and decision.seat == seat),
            ("winner", seat in winners)) if holds)
        hand = [] if seat == viewer else table["hands"][seat]
        panels.append(_body(seat, table["bodies"][seat], hand, words, seat == viewer, style))
    centre = _centre(table, words, _can_stop(view))
    if viewer is None:
        return Scene((*panels, centre))
    return Scene((*panels[:-1], centre, panels[-1], _hand(table["hands"][viewer], words)))


def state_of(pile: list[str]) -> str:
    """``free``, ``infected``, ``vaccinated`` or ``immunised`` (virus.6)."""
    if len(pile) == 1:
        return "free"
    if pile[1].startswith("virus"):
        return "infected"
    return "vaccinated" if len(pile) == 2 else "immunised"


def _can_stop(view: Any) -> bool:
    decision = GAME.decision(view)
    return decision is not None and decision.kind == "spread" and GAME.why_not(view, "done") is None


def _body(seat: int, piles: list[list[str]], hand: list[str], words: Words, mine: bool, style: str) -> Panel:
    by_colour = {pile[0].removeprefix("organ-"): pile for pile in piles}
    who, you = words.say("player", number=seat + 1), "yes" if mine else "no"
    healthy = sum(state_of(pile) != "infected" for pile in piles)
    items = [*_held_by(seat, hand, words), *_progress(seat, healthy)]
    for n, colour in enumerate(COLOURS):
        x, where = LEFT + n * STEP, f"{seat}.{colour}"
        if colour in by_colour:
            items += _pile(where, by_colour[colour], x, words, who, you)
        else:
            label = words.say("virus-scene-slot", card=words.say(f"virus-card-organ-{colour}.a"),
                              who=who, you=you)
            items.append(Item(f"{where}/-", f"virus:slot-{colour}", x, TOP, CARD_W, CARD_H, style="slot",
                              place=where, label=label))
    if "winner" in style:
        items.append(Item(f"crown-{seat}", "kit:crown", 150, -4, 40, 31))
    label = words.say("virus-scene-body", who=who, you=you, healthy=healthy, cards=len(hand))
    title = words.say("virus-scene-title", who=who, you=you)
    height = TOP + PILE_H + (58 if _is_open(hand) else 0)
    return Panel(f"body-{seat}", 340, height, tuple(items), title, label, place=str(seat), style=style)


def _is_open(hand: list[str]) -> bool:
    return any(card != HIDDEN for card in hand)


def _held_by(seat: int, hand: list[str], words: Words) -> list[Item]:
    """A rival's hand: small backs, or small cards below the body where the hand lies open."""
    if not _is_open(hand):
        return [Item(f"mini-{seat}.{k}", "virus:back", LEFT + 10 * k, 0, 13, 18, origin="deck.top")
                for k in range(len(hand))]
    items: list[Item] = []
    for k, (key, card) in enumerate(_keyed(hand)):
        label = words.say(f"virus-card-{card}")
        items += card_items(f"hand-{seat}:{key}", f"virus:{card}", LEFT + 42 * k, TOP + PILE_H + 4, 36,
                            _letter(card, words), label=label)
    return items


def _keyed(cards: list[str]) -> list[tuple[str, str]]:
    """Cards with keys that follow the card and not its position, so that the others close up."""
    seen: Counter[str] = Counter()
    keyed = []
    for card in cards:
        seen[card] += 1
        keyed.append((f"{card}*{seen[card]}", card))
    return keyed


def _progress(seat: int, healthy: int) -> list[Item]:
    """Four dots, one filled for each healthy organ; four make a winner (virus.20)."""
    return [Item(f"dot-{seat}.{k}", "virus:dot-full" if k < healthy else "virus:dot", 268 + 17 * k, 1, 15, 15)
            for k in range(4)]


def _pile(where: str, pile: list[str], x: float, words: Words, who: str, you: str) -> list[Item]:
    """An organ and what lies on it, each card a little lower so that all can be read."""
    state = state_of(pile)
    spoken = words.say("virus-place-part", colour=where.partition(".")[2], who=who, you=you)
    label = words.say(f"virus-scene-{state}", place=spoken,
                      card=words.say(f"virus-card-{pile[1]}.a") if len(pile) > 1 else "")
    items = list(card_items(f"{where}/0", f"virus:{pile[0]}", x, TOP, CARD_W, _letter(pile[0], words),
                            place=where, label=label))
    spots = ((12, 57, 4),) if len(pile) < 3 else ((-2, 55, -5), (20, 62, 5))
    for n, (card, (dx, dy, turn)) in enumerate(zip(pile[1:], spots, strict=False), 1):
        items += card_items(f"{where}/{n}", f"virus:{card}", x + dx, TOP + dy, 42, _letter(card, words),
                            place=where, turn=turn)
    if state in BADGES:
        items.append(Item(f"{where}/{state}", BADGES[state], x + 40, TOP - 9, 26, 26, style="badge"))
    return items


def _centre(table: dict[str, Any], words: Words, can_stop: bool) -> Panel:
    deck, discard = len(table["deck"]), table["discard"]
    items = list(pile_items("deck", "virus:back", 22, 10, deck, place="deck",
                            caption=words.say("virus-scene-deck-short"),
                            label=words.say("virus-scene-deck", count=deck)))
    top = words.say(f"virus-card-{discard[-1]}.a") if discard else ""
    items.append(Item("discard.slot", "kit:slot", 118, 10, CARD_W, CARD_H, style="slot", place="discard",
                      label=words.say("virus-scene-discard", count=len(discard), card=top)))
    for n, card in list(enumerate(discard))[-3:]:
        # a fixed little turn for each card, as piles lie on real tables
        items += card_items(f"discard/{n}", f"virus:{card}", 118, 10, CARD_W,
                            _letter(card, words) if n == len(discard) - 1 else "",
                            place="discard", turn=(n * 37 % 13) - 6)
    items += [*count_bubble("discard", 178, 13, len(discard)),
              Item("discard.caption", "", 106, 100, 84, 16, words.say("virus-scene-discard-short"), "small")]
    if can_stop:
        items.append(Item("done", "", 60, 120, 80, 30, words.say("virus-scene-done"), "button", place="done",
                          label=words.say("virus-scene-done")))
    return Panel("centre", 200, 152 if can_stop else 120, tuple(items), words.say("virus-scene-table"),
                 words.say("place-table"), place="table", style="centre")


def _hand(codes: list[str], words: Words) -> Panel:
    cards = [Held(f"virus:{code}", _letter(code, words), f"hand.{n}",
                  words.say("virus-scene-held", card=words.say(f"virus-card-{code}"), number=n + 1,
                            count=len(codes)), f"hand:{key}")
             for n, (key, code) in enumerate(_keyed(codes))]
    title = words.say("virus-scene-hand")
    return hand_panel(cards, title, title, empty=words.say("virus-scene-hand-empty"))


def _letter(code: str, words: Words) -> str:
    return words.say(f"virus-card-{code}.Short")
