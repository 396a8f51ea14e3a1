"""Positions of Virus! Marvel as text, see the format's description in ``replays/README.md``."""

from __future__ import annotations

from typing import Any

from virus_nb.engine import HIDDEN, BadInput
from virus_nb.engine.cards import FULL_HAND, Cards
from virus_nb.engine.text import a_list, a_number, a_text, a_word, an_object
from virus_nb.games.marvel import heroes
from virus_nb.games.marvel.cards import COLOURS, HEROES, PACK, SLOTS, VILLAINS, shares
from virus_nb.games.marvel.offers import aims, hits, legal_moves
from virus_nb.games.marvel.state import OVER, Question, State
from virus_nb.games.marvel.table import Table
from virus_nb.games.marvel.team import key_of
from virus_nb.games.marvel.view import seen

_KEYS = ("hands", "teams", "deck", "discard", "to_move", "pending")
_ASKS = {
    "counter": ("ask", "turn", "from", "hit", "countered"),
    "aim": ("ask", "turn", "from", "hit", "countered"),
    "use": ("ask", "turn", "hand"),
    "eliminate": ("ask", "turn", "left", "countered"),
}
_AIMED = (*VILLAINS, "recruit", "warp-reality", "spy")


def write_position(state: State) -> dict[str, Any]:
    """The position as JSON values; ``?`` for what the view does not hold."""
    return {
        "hands": [list(hand.cards) for hand in state.hands],
        "teams": [[list(team.cards(slot)) for slot in SLOTS if team.piles[slot]] for team in state.teams],
        "deck": list(PACK.unstacked(state.deck, state.left)),
        "discard": list(state.discard),
        "to_move": state.to_move,
        "pending": None if state.ask is None or state.ask is OVER else _written(state.ask, state.turn),
    }


def _written(ask: Question, turn: int) -> dict[str, Any]:
    facts = {"ask": ask.kind, "turn": turn, "from": ask.origin, "hit": ask.hit.text if ask.hit else ask.card,
             "countered": list(ask.countered), "hand": ask.hand, "left": ask.left}
    return {key: facts[key] for key in _ASKS[ask.kind]}


def read_position(data: Any, table: Table) -> State:
    """The state of a position. ``BadInput``, with the place, for anything that cannot be."""
    seats = table.seats
    given = an_object(data, "", _KEYS, needed=("hands",))
    hands = [PACK.read(hand, f"hands[{seat}]", FULL_HAND, holes=True)
             for seat, hand in enumerate(a_list(given["hands"], "hands", seats))]
    state = State()
    state.table, state.ask = table, None
    state.turn = state.to_move = a_number(given.get("to_move", 0), "to_move", 0, seats - 1)
    state.hands = tuple(map(table.hands.of, hands))
    teams = a_list(given.get("teams", [[]] * seats), "teams", seats)
    state.teams = tuple(table.teams[seat][_team(team, f"teams[{seat}]")] for seat, team in enumerate(teams))
    state.discard = PACK.read(given.get("discard", []), "discard")
    if given.get("pending") is not None:
        _read_question(given["pending"], state)
    used = (*seen(state), *(card for hand in hands for card in hand))
    state.deck = PACK.stacked(PACK.read_deck(given, used))
    state.left = len(state.deck) - 1
    _check_end(state)
    return state


def _team(data: object, where: str) -> int:
    piles = [heroes.NONE] * len(COLOURS)
    for n, pile in enumerate(a_list(data, where, at_most=len(COLOURS))):
        place = f"{where}[{n}]"
        cards = PACK.read(pile, place)
        if not cards or cards[0] not in HEROES:
            raise BadInput("marvel-pile-without-hero", place)
        colour = HEROES.index(cards[0])
        if piles[colour]:
            raise BadInput("marvel-second-hero", place, card=cards[0])
        piles[colour] = _pile(cards, place)
    return key_of(piles)


def _pile(cards: Cards, where: str) -> int:
    hero, attached = cards[0], cards[1:]
    pile = heroes.pile_of(attached)
    if pile is None:
        raise BadInput("marvel-too-much-on-hero", where, hero=hero)
    for n, card in enumerate(attached, 1):
        if not shares(card, hero):
            raise BadInput("marvel-wrong-colour-on-hero", f"{where}[{n}]", card=card, hero=hero)
    return pile


def _read_question(data: object, state: State) -> None:
    """The open decision; ``to_move`` is whoever is asked."""
    where, seats = "pending", state.table.seats
    every = tuple(dict.fromkeys(key for keys in _ASKS.values() for key in keys))
    kind = a_word(an_object(data, where, every, ("ask",))["ask"], f"{where}.ask", _ASKS)
    given = an_object(data, where, _ASKS[kind], _ASKS[kind])
    state.turn = a_number(given["turn"], f"{where}.turn", 0, seats - 1)
    countered = _seats(given.get("countered", []), f"{where}.countered", seats)
    ask = Question(kind, state.to_move, countered=countered)
    if state.turn in ask.countered or (kind != "eliminate" and state.to_move in ask.countered):
        raise BadInput("marvel-cannot-counter-that", f"{where}.countered")
    if kind in ("aim", "use") and state.to_move != state.turn:
        raise BadInput("marvel-another-is-asked", "to_move", number=state.turn)
    if kind in ("counter", "aim"):
        ask.origin = a_number(given["from"], f"{where}.from", 0, seats - 1)
        _read_hit(a_text(given["hit"], f"{where}.hit"), ask, state)
    elif kind == "use":
        ask.hand = a_number(given["hand"], f"{where}.hand", 0, seats - 1)
    else:
        ask.left = a_number(given["left"], f"{where}.left", 1, max(1, state.teams[state.to_move].size // 2))
    state.ask = ask
    hidden = kind == "use" and HIDDEN in state.hands[ask.hand].cards
    if not _is_possible(ask, state) or not (hidden or legal_moves(state)):
        raise BadInput("nothing-to-decide", where)


def _read_hit(text: str, ask: Question, state: State) -> None:
    if ask.kind == "aim":
        ask.card = a_word(text, "pending.hit", _AIMED)
        return
    ask.hit = state.table.moves.get(text)
    if ask.hit is None or ask.hit.used or ask.hit.card not in (*_AIMED, "snap"):
        raise BadInput("marvel-not-a-hit", "pending.hit", value=text)
    ask.card = ask.hit.card


def _is_possible(ask: Question, state: State) -> bool:
    """Whether the game can come to this question with the hands and teams that are there."""
    seat, team = state.to_move, state.teams[state.to_move]
    if ask.kind == "eliminate":
        return seat not in ask.countered and team.size >= 2
    if ask.kind == "use":
        return ask.hand != state.turn
    if ask.kind == "aim":
        return bool(ask.countered and aims(state, ask.card, ask.origin, ask.countered))
    if seat == state.turn or not state.hands[seat].size:
        return False
    if ask.card == "snap":
        order = state.table.rivals[state.turn]
        return team.size >= 2 and all(order.index(other) < order.index(seat) for other in ask.countered)
    return ask.hit is not None and ask.hit.seat == seat and ask.hit in hits(state, ask.card, ask.origin)


def _seats(data: object, where: str, seats: int) -> tuple[int, ...]:
    """Seats in ascending order."""
    found = tuple(a_number(seat, f"{where}[{n}]", 0, seats - 1) for n, seat in enumerate(a_list(data, where)))
    if list(found) != sorted(set(found)):
        raise BadInput("marvel-seats-out-of-order", where)
    return found


def _check_end(state: State) -> None:
    """Four ready heroes end the game, on the turn of whoever has them, whose hand is not full again."""
    winners = [team.seat for team in state.teams if team.won]
    if winners and (winners != [state.turn] or state.ask is not None or not state.hands[state.turn].need):
        raise BadInput("live-winner", f"teams[{winners[0]}]")
    if winners:
        state.ask = OVER
