"""Positions as text: ``areas deck discard scores square_ready to_move``, and with the options
that need them ``last_banks`` (``last_bank=chosen``) and ``square_waits`` (``rearm=both``)."""

from __future__ import annotations

from typing import Any

from virus_nb.engine import BadInput, OptionValues, Seat
from virus_nb.engine.text import a_flag, a_list, a_number, a_word, an_object, shown
from virus_nb.games.verso.area import (
    BIT,
    WAITS,
    WAITS_BANK,
    WAITS_BREAK,
    area_of,
    cards_in,
    is_square,
    laid_of,
    score_of,
)
from virus_nb.games.verso.cards import CARD, CODE, physical
from virus_nb.games.verso.table import CARDS_A_SEAT, Rules, State, cards_of, pile_of, rules_of, state_of

_KEYS = ("areas", "deck", "discard", "scores", "square_ready", "to_move")
_MOST = 10_000
_WAITS = (("bank", WAITS_BANK), ("break", WAITS_BREAK))


def write_position(state: State) -> dict[str, Any]:
    """The position as JSON values, every key spelled out; holes of a view as ``?``."""
    rules = state.rules
    data: dict[str, Any] = {
        "areas": [[CODE[card] for card in cards_in(state.laid, seat)] for seat in range(rules.seats)],
        "deck": [CODE[card] for card in cards_of(state.deck)],
        "discard": [CODE[card] for card in cards_of(state.discard)][::-1],
        "scores": [score_of(area) for area in state.areas],
        "square_ready": [not area & WAITS for area in state.areas],
        "to_move": state.to_move,
    }
    if rules.chosen:
        data["last_banks"] = list(state.due)
    if rules.rearm == WAITS:
        data["square_waits"] = [[name for name, bit in _WAITS if area & bit] for area in state.areas]
    return data


def read_position(data: Any, seats: int, options: OptionValues) -> State:
    """The state that the JSON values tell. ``BadInput`` with the place for what cannot be.

    The backs of its cards count as unseen.
    """
    rules = rules_of(seats, options)
    keys = _KEYS + ("last_banks",) * rules.chosen + ("square_waits",) * (rules.rearm == WAITS)
    found = an_object(data, "", keys)
    rows = [_cards(row, f"areas[{seat}]")
            for seat, row in enumerate(a_list(found.get("areas", [[]] * seats), "areas", seats))]
    deck, discard = _cards(found.get("deck", []), "deck"), _cards(found.get("discard", []), "discard")
    _each_once([*((f"areas[{seat}]", row) for seat, row in enumerate(rows)), ("deck", deck),
                ("discard", discard)], CARDS_A_SEAT * seats)
    for seat, row in enumerate(rows):
        _no_twins(row, f"areas[{seat}]")
    to_move = a_number(found.get("to_move", 0), "to_move", 0, seats - 1)
    scores = [a_number(score, f"scores[{seat}]", 0, _MOST)
              for seat, score in enumerate(a_list(found.get("scores", [0] * seats), "scores", seats))]
    areas = [area_of(row, 0, score) for row, score in zip(rows, scores, strict=True)]
    waits = _waits(found, areas, rules, bool(deck))
    return state_of(rules, to_move, pile_of(deck), pile_of(discard[::-1]),
                    tuple(area + wait for area, wait in zip(areas, waits, strict=True)),
                    laid_of(rows), _due(found.get("last_banks", []), to_move, bool(deck), seats))


def _cards(data: object, where: str) -> list[int]:
    cards = []
    for at, code in enumerate(a_list(data, where, at_most=len(CARD))):
        if not isinstance(code, str) or code not in CARD:
            raise BadInput("verso-no-card", f"{where}[{at}]", value=shown(code))
        cards.append(CARD[code])
    return cards


def _each_once(piles: list[tuple[str, list[int]]], most: int) -> None:
    seen: set[int] = set()
    for where, cards in piles:
        for at, card in enumerate(cards):
            if physical(card) in seen:
                raise BadInput("card-twice", f"{where}[{at}]", value=CODE[card])
            seen.add(physical(card))
    if len(seen) > most:
        raise BadInput("too-many-cards", "", value=len(seen), number=most)


def _no_twins(row: list[int], where: str) -> None:
    bits = 0
    for at, card in enumerate(row):
        if bits & BIT[card]:
            raise BadInput("verso-twins", f"{where}[{at}]", value=CODE[card])
        bits |= BIT[card]


def _waits(found: dict[str, object], areas: list[int], rules: Rules, cards_left: bool) -> list[int]:
    """What the next square of each seat waits for (verso.9)."""
    seats = len(areas)
    squares = [is_square(area, rules.exactly) for area in areas]
    given = found.get("square_ready", [not square for square in squares])
    ready = [a_flag(flag, f"square_ready[{seat}]")
             for seat, flag in enumerate(a_list(given, "square_ready", seats))]
    for seat in range(seats):
        if cards_left and ready[seat] and squares[seat]:
            raise BadInput("verso-square-scored", f"square_ready[{seat}]")
    if rules.rearm != WAITS:
        waits = [0 if flag else rules.rearm for flag in ready]
        where = "square_ready"
    elif "square_waits" in found:
        waits = [_wait(words, f"square_waits[{seat}]")
                 for seat, words in enumerate(a_list(found["square_waits"], "square_waits", seats))]
        where = "square_waits"
        for seat in range(seats):
            if ready[seat] == bool(waits[seat]):
                raise BadInput("verso-ready-or-waits", f"square_waits[{seat}]")
    else:
        waits = [0 if flag else WAITS if square else WAITS_BANK
                 for flag, square in zip(ready, squares, strict=True)]
    for seat in range(seats):
        # while cards are left, the moment that a square ends is never missed
        if cards_left and waits[seat] & WAITS_BREAK and not squares[seat]:
            raise BadInput("verso-square-broken", f"{where}[{seat}]")
    return waits


def _wait(data: object, where: str) -> int:
    words = [a_word(word, f"{where}[{at}]", [name for name, _ in _WAITS])
             for at, word in enumerate(a_list(data, where, at_most=len(_WAITS)))]
    if words != [name for name, _ in _WAITS if name in words]:
        raise BadInput("verso-waits-order", where)
    return sum(bit for name, bit in _WAITS if name in words)


def _due(data: object, to_move: Seat, cards_left: bool, seats: int) -> tuple[Seat, ...]:
    """The seats of ``last_banks``: from the one to move on, in turn order, each once."""
    due = tuple(a_number(seat, f"last_banks[{at}]", 0, seats - 1)
                for at, seat in enumerate(a_list(data, "last_banks", at_most=seats)))
    if due and cards_left:
        raise BadInput("verso-last-banks-early", "last_banks")
    if due != tuple((to_move + step) % seats for step in range(len(due))):
        raise BadInput("verso-last-banks-order", "last_banks")
    return due
