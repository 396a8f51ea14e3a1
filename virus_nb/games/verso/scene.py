"""How a table of Verso looks: three rows before each seat, the deck, and the buttons for a bank."""

from __future__ import annotations

from virus_nb.games.verso.area import WAITS, WAITS_BREAK, card_in, score_of
from virus_nb.games.verso.cards import (
    COLOURS,
    JOKER,
    SLOT,
    TURNED,
    UNKNOWN,
    VALUES,
    colour_of,
    face_code,
)
from virus_nb.games.verso.clicks import BANK_PLACE, cell, joker_place
from virus_nb.games.verso.runs import BEST, PASS, runs_of
from virus_nb.games.verso.table import State, cards_of, length
from virus_nb.games.verso.turn import legal_moves
from virus_nb.scene import Item, Panel, Scene, Words
from virus_nb.scene.art import CARD_W, card_items, count_bubble

WIDTH = 340
CELL_W, CELL_H, STEP, PITCH, TOP = 44, 61.6, 47.5, 80, 24
LEFT = 4
"""A small card, the step from column to column, from row to row, and what stands above the first row."""


def draw(view: State, words: Words, viewer: int | None) -> Scene:
    """The table as ``viewer`` sees it (``None``: a spectator).

    ``view`` must come from ``observe``: everything in it is shown.
    """
    seats = view.rules.seats
    # the others in turn order from the viewer on, so that one's own area is last, beside the buttons
    first = 0 if viewer is None else viewer + 1
    areas = [_area(view, (first + k) % seats, words, viewer) for k in range(seats)]
    table = _table(view, words)
    return Scene((*areas, table) if viewer is None else (*areas[:-1], table, areas[-1]))


def _style(view: State, seat: int, viewer: int | None) -> str:
    over = not view.deck and not view.due
    best = max(map(score_of, view.areas))
    return " ".join(word for word, holds in (
        ("mine", seat == viewer), ("active", not over and seat == view.to_move),
        ("winner", over and score_of(view.areas[seat]) == best)) if holds)


def _area(view: State, seat: int, words: Words, viewer: int | None) -> Panel:
    """The three rows of a seat, its points, and whether its next square can score."""
    area, style = view.areas[seat], _style(view, seat, viewer)
    who, you, score = words.say("player", number=seat + 1), "yes" if seat == viewer else "no", score_of(area)
    ready = "no" if area & WAITS else "yes"
    broken_first = area & WAITS == WAITS_BREAK
    square = words.say("verso-scene-square-break" if broken_first else "verso-scene-square", ready=ready)
    icon = "verso:square" if ready == "yes" else "verso:square-waits"
    items = [Item(f"square-{seat}", icon, LEFT, 0, 18, 18),
             Item(f"square-{seat}#", "", LEFT + 24, 1, 200, 16, square, "small left"),
             Item(f"score-{seat}", "", 230, -2, 106, 22, words.say("verso-scene-points", number=score),
                  "big right")]
    if "winner" in style:
        items.append(Item(f"crown-{seat}", "kit:crown", 204, -3, 28, 22))
    for row, colour in enumerate(COLOURS):
        y = TOP + PITCH * row
        items += _best_run(view, seat, row, y, words)
        for value in range(len(VALUES)):
            items += _cell(view, seat, colour, 7 * row + value, LEFT + STEP * value, y, words)
    label = words.say("verso-scene-area", who=who, you=you, number=score, ready=ready)
    title = words.say("verso-scene-title", who=who, you=you)
    return Panel(f"area-{seat}", WIDTH, TOP + 3 * PITCH, tuple(items), title, label, style=style)


def _cell(view: State, seat: int, colour: str, slot: int, x: float, y: float, words: Words) -> list[Item]:
    """The card of a slot, or the empty slot with its value."""
    value = VALUES[slot % 7]
    place, card = cell(seat, colour, value), card_in(view.laid, seat, slot)
    pays = _pays(view, seat, slot, words)
    if not card:
        empty = words.say("verso-scene-empty", colour=words.say(f"verso-colour-{colour}"), value=value)
        return [Item(f"{place}/-", f"verso:slot-{colour}", x, y, CELL_W, CELL_H, style="slot", place=place,
                     label=" ".join((empty, *pays))),
                Item(f"{place}/#", "", x, y + 18, CELL_W, 24, value, "faint")]
    face, other = face_code(card), TURNED[card]
    label = words.say("verso-scene-card", card=_spoken(face, words), other=_back_spoken(other, words))
    # the key follows the card from row to row, whichever side is up
    items = list(card_items(_key(seat, card), f"verso:{face}", x, y, CELL_W, _letter(colour, words),
                            place=place, label=" ".join((label, *pays)), origin=_origin(seat, card)))
    if other != UNKNOWN:
        back = face_code(other)
        items += [Item(f"{place}/other", f"verso:chip-{colour_of(SLOT[other])}", x + 28, y + 22, 17, 17,
                       style="badge"),
                  Item(f"{place}/other#", "", x + 29.5, y + 22.5, 14, 11, back.split("-")[1][0], "on-card")]
    return items


def _key(seat: int, card: int) -> str:
    """A name for the card, made of nothing but the faces that were seen."""
    faces = [face_code(side) for side in (card, TURNED[card]) if side != UNKNOWN]
    return f"{seat}:{'~'.join(sorted(faces))}"


def _origin(seat: int, card: int) -> str:
    """Where the card was before: a turned one with its other side up, any other on the deck."""
    other = TURNED[card]
    return f"deck:{face_code(card)}" if other == UNKNOWN else f"{seat}:{face_code(other)}"


def _pays(view: State, seat: int, slot: int, words: Words) -> list[str]:
    """What the runs pay that begin with this value, said in the label of their first cell."""
    area, colour, low = view.areas[seat], slot // 7, slot % 7 + 1
    most: dict[int, int] = {}
    for bank in runs_of(area):
        if bank.colour == colour and bank.low == low:
            most[bank.high] = max(most.get(bank.high, 0), bank.points(area))
    if not most:
        return []
    return [words.say("verso-scene-runs"),
            *(words.say("verso-scene-run", high=high, number=points) for high, points in most.items())]


def _best_run(view: State, seat: int, row: int, y: float, words: Words) -> list[Item]:
    """Under the row: which run pays most, how much, and which two cards would leave."""
    table = BEST[row]
    points, bank = table[view.areas[seat] & table.key]
    if bank is None:
        return []
    items = []
    where = f"run-{seat}.{COLOURS[row]}"
    for n, slot in enumerate(bank.slots):
        leaves = n >= len(bank.slots) - 2
        items.append(Item(f"{where}/{n}", "verso:leaves" if leaves else "verso:run",
                          LEFT + STEP * (slot % 7) - 1.75, y + CELL_H + 1, STEP, 10, style="run aid"))
    if bank.joker:
        # where the joker would stand
        items.append(Item(f"{where}/J", "", LEFT + STEP * (bank.joker - 1), y + CELL_H + 1, CELL_W, 12,
                          words.say("verso-scene-as-joker"), "small"))
    items.append(Item(f"{where}#", "", LEFT + STEP * JOKER, y + CELL_H + 7, CELL_W, 12, f"+{points}",
                      "title"))
    return items


def _table(view: State, words: Words) -> Panel:
    """What lies between the seats: the deck and the discard, and below them the buttons of a bank."""
    count = length(view.deck)
    label = words.say("verso-scene-deck", count=count)
    deck = _deck(view, count, words) if view.deck else [
        Item("deck.slot", "kit:slot", 26, 4, 84, 117.6, style="slot", place="deck", label=label)]
    last = [_button("pass", 8, 212, 324, words.say("verso-place-pass"))] if PASS in legal_moves(view) else []
    items = (*deck, *_discard(view, words), *(last or _bank(words)))
    return Panel("table", WIDTH, 254, items, words.say("verso-scene-table"), label, style="centre")


def _deck(view: State, count: int, words: Words) -> list[Item]:
    """The top card's face, to keep, and the side below, to turn up."""
    face = face_code(view.deck[0])  # type: ignore[misc]
    below = _behind(face, words)
    return [
        *card_items(f"deck:{face}", f"verso:{face}", 26, 4, 84, _letter(face.partition("-")[0], words),
                    place="keep", label=words.say("verso-scene-keep", card=_spoken(face, words)),
                    style="held"),
        *count_bubble("deck", 26 + 84, 6, count),
        *card_items("deck/back", "verso:back", 146, 4, 84, place="flip", style="held",
                    label=words.say("verso-scene-flip", back=below)),
        Item("keep#", "", 8, 124, 120, 16, words.say("verso-place-keep"), "small"),
        Item("flip#", "", 128, 124, 120, 16, words.say("verso-place-flip"), "small"),
        Item("behind#", "", 4, 142, WIDTH - 8, 16, words.say("verso-scene-behind", back=below),
             "small faint"),
    ]


def _discard(view: State, words: Words) -> list[Item]:
    pile = list(cards_of(view.discard))
    x, y = 266, 18
    top = _spoken(face_code(pile[0]), words) if pile else ""
    label = words.say("verso-scene-discard", count=len(pile), card=top)
    symbol = f"verso:{face_code(pile[0])}" if pile else "kit:slot"
    return [*card_items(f"discard/{len(pile)}", symbol, x, y, CARD_W, place="discard", label=label,
                        style="faint" if not pile else ""),
            *count_bubble("discard", x + CARD_W, y + 2, len(pile)),
            Item("discard#", "", x - 14, y + 90, CARD_W + 28, 16, words.say("place-discard"), "small")]


def _bank(words: Words) -> list[Item]:
    """The buttons of a bank: what the joker stands for, and the bank itself."""
    values = [_button(joker_place(value), 84 + 32 * (value - 1), 186, 28, str(value),
                      words.say("verso-scene-joker", number=value)) for value in range(1, 7)]
    return [
        Item("bank.hint", "", 4, 166, WIDTH - 8, 16, words.say("verso-scene-hint"), "small left"),
        Item("joker#", "", 4, 192, 78, 16, words.say("verso-scene-joker-is"), "small left"),
        *values,
        _button(joker_place(0), 278, 186, 58, words.say("verso-scene-joker-none"),
                words.say("verso-scene-joker-out")),
        _button(BANK_PLACE, 8, 222, 324, words.say("verso-place-bank"), words.say("verso-scene-bank")),
    ]


def _button(place: str, x: float, y: float, w: float, text: str, label: str = "") -> Item:
    return Item(place, "", x, y, w, 28, text, "button", place=place, label=label or text)


def _letter(colour: str, words: Words) -> str:
    return words.say(f"verso-colour-{colour}.Short")


def _spoken(face: str, words: Words) -> str:
    colour, _, rest = face.partition("-")
    value, points = rest.split("/")
    return words.say("verso-card", part1=colour, part2=value, part3=int(points))


def _back_spoken(other: int, words: Words) -> str:
    return words.say("verso-scene-unseen") if other == UNKNOWN else _spoken(face_code(other), words)


def _behind(face: str, words: Words) -> str:
    """What may be on the other side of a face, by how the cards are made: told, not looked up."""
    colour, _, rest = face.partition("-")
    value, points = rest.split("/")
    below, above = ("", "") if value == "J" else (str((int(value) - 2) % 6 + 1), str(int(value) % 6 + 1))
    return words.say("verso-scene-other-side", value=value, colour=colour, below=below, above=above,
                     points=4 - int(points))
