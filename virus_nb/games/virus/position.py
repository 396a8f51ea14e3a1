"""Positions of Virus! as text, see the format's description in ``replays/README.md``."""

from __future__ import annotations

import json
from typing import Any

from virus_nb.engine import BadInput
from virus_nb.engine.cards import FULL_HAND, Cards, cards_text
from virus_nb.engine.text import a_list, a_number, an_object
from virus_nb.games.virus import organs
from virus_nb.games.virus.body import key_of
from virus_nb.games.virus.cards import COLOUR_OF, COLOURS, ORGANS, PACK, TREATMENTS, VIRUSES
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import Table
from virus_nb.games.virus.view import seen

_KEYS = ("bodies", "deck", "discard", "hands", "pending", "to_move")


def write_position(state: State) -> dict[str, Any]:
    """The position as JSON values; ``?`` for what the view does not hold."""
    return {
        "bodies": [[list(pile) for pile in body.filled()] for body in state.bodies],
        "deck": list(PACK.unstacked(state.deck, state.left)),
        "discard": list(state.discard),
        "hands": [list(hand.cards) for hand in state.hands],
        "pending": _pending(state),
        "to_move": state.to_move,
    }


def position_text(state: State) -> str:
    """The same as canonical JSON, put together from what hands and bodies remember of themselves."""
    bodies = ",".join([body.text() for body in state.bodies])
    deck = cards_text(PACK.unstacked(state.deck, state.left))
    hands = ",".join([hand.text for hand in state.hands])
    pending = json.dumps(_pending(state), separators=(",", ":")) if state.ask > TURN else "null"
    return (f'{{"bodies":[{bodies}],"deck":{deck},"discard":{cards_text(state.discard)},"hands":[{hands}],'
            f'"pending":{pending},"to_move":{state.to_move}}}')


def _pending(state: State) -> dict[str, Any] | None:
    return {"ask": "spread", "moved": state.ask - 1} if state.ask > TURN else None


def read_position(data: Any, table: Table) -> State:
    """The state of a position. ``BadInput``, with the place, for anything that cannot be."""
    seats = table.seats
    given = an_object(data, "", _KEYS, needed=("hands",))
    hands = [PACK.read(hand, f"hands[{seat}]", FULL_HAND, holes=True)
             for seat, hand in enumerate(a_list(given["hands"], "hands", seats))]
    state = State()
    state.table = table
    state.to_move = a_number(given.get("to_move", 0), "to_move", 0, seats - 1)
    state.hands = tuple(map(table.hands.of, hands))
    bodies = a_list(given.get("bodies", [[]] * seats), "bodies", seats)
    state.bodies = tuple(table.bodies[seat][_body(body, f"bodies[{seat}]")]
                         for seat, body in enumerate(bodies))
    state.discard = PACK.read(given.get("discard", []), "discard")
    used = (*seen(state), *(card for hand in hands for card in hand))
    state.deck = PACK.stacked(PACK.read_deck(given, used))
    state.left = len(state.deck) - 1
    state.ask = _ask(given.get("pending"))
    _check_end(state)
    return state


def _body(data: object, where: str) -> int:
    piles = [organs.NONE] * len(COLOURS)
    for n, pile in enumerate(a_list(data, where, at_most=len(COLOURS))):
        place = f"{where}[{n}]"
        cards = PACK.read(pile, place)
        if not cards or cards[0] not in ORGANS:
            raise BadInput("pile-without-organ", place)
        colour = COLOUR_OF[cards[0]]
        if piles[colour]:
            raise BadInput("second-organ", place, card=cards[0])
        piles[colour] = _pile(colour, cards[1:], place)
    return key_of(piles)


def _pile(colour: int, attached: Cards, where: str) -> int:
    for n, card in enumerate(attached, 1):
        if card in ORGANS or card in TREATMENTS:
            raise BadInput("cannot-lie-on-organ", f"{where}[{n}]", card=card)
        if not organs.fits(COLOUR_OF[card], colour):
            raise BadInput("wrong-colour-on-organ", f"{where}[{n}]", card=card, organ=ORGANS[colour])
    colours = [COLOUR_OF[card] for card in attached]
    if not attached:
        return organs.FREE
    if len(attached) == 1:
        return (organs.infected if attached[0] in VIRUSES else organs.vaccinated)(colours[0])
    if len(attached) > 2 or set(attached) & set(VIRUSES):
        raise BadInput("too-much-on-organ", where, value=len(attached))
    return organs.immunised(colours[0], colours[1])


def _ask(data: object) -> int:
    if data is None:
        return TURN
    pending = an_object(data, "pending", ("ask", "moved"), needed=("ask", "moved"))
    if pending["ask"] != "spread":
        raise BadInput("not-a-choice", "pending.ask", value=str(pending["ask"]), choices=("spread",))
    return 1 + a_number(pending["moved"], "pending.moved", 0, 99)


def _check_end(state: State) -> None:
    """Four healthy organs end the game: nobody goes on, and the hand that did it is not full again."""
    winners = [body.seat for body in state.bodies if body.won]
    if len(winners) > 1 or (winners and (state.ask != TURN or not state.hands[state.to_move].need)):
        raise BadInput("live-winner", f"bodies[{winners[0]}]")
    if winners:
        state.ask = OVER
    elif state.ask != TURN and not spreads(state.bodies, state.to_move):
        raise BadInput("nothing-to-decide", "pending")

