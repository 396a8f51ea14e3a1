"""What each move does: the next state and what happened."""

from __future__ import annotations

from virus_nb.engine import Chance, Event
from virus_nb.engine.cards import Cards, Hand, Pile, laid, replaced
from virus_nb.games.virus.body import Body
from virus_nb.games.virus.cards import COLOURS, PACK, virus
from virus_nb.games.virus.contagion import spreads
from virus_nb.games.virus.organs import FREE, infected, virus_on
from virus_nb.games.virus.state import OVER, TURN, State
from virus_nb.games.virus.table import CardHand, CardMove, Step

Events = tuple[Event, ...]
Bodies = tuple[Body, ...]

_new = object.__new__


def organ(state: State, move: CardMove, chance: Chance) -> Step:
    """An organ goes to the own body (virus.5)."""
    return _lay(state, move, state.to_move, chance)


def lay(state: State, move: CardMove, chance: Chance) -> Step:
    """A virus or a medicine goes to an organ (virus.7, virus.8)."""
    return _lay(state, move, move.seat, chance)


def _lay(state: State, move: CardMove, target: int, chance: Chance) -> Step:
    seat = state.to_move
    body, gone, told = state.bodies[target].after[move]
    bodies = replaced(state.bodies, target, body)
    rest = state.hands[seat].rest[move.cards]
    discard: Pile = (gone, state.discard) if gone else state.discard
    if body.won:
        return _finish(state, bodies, rest, discard, told[seat])
    return end_turn(state, bodies, rest, state.deck, state.left, discard, told[seat], chance)


def discard(state: State, move: CardMove, chance: Chance) -> Step:
    """Cards are thrown away (virus.3)."""
    seat = state.to_move
    return end_turn(state, state.bodies, state.hands[seat].rest[move.cards], state.deck, state.left,
                    (move.cards, state.discard), move.told[seat], chance)


def draw(state: State, move: CardMove, chance: Chance) -> Step:
    """An empty hand only draws (virus.4)."""
    seat = state.to_move
    return end_turn(state, state.bodies, state.hands[seat], state.deck, state.left, state.discard,
                    move.told[seat], chance)


def transplant(state: State, move: CardMove, chance: Chance) -> Step:
    """Two organs of two players change places, with all that lies on them (virus.14)."""
    one, two = state.bodies[move.seat], state.bodies[move.seat2]
    i, j = move.slot, move.slot2
    bodies = replaced(state.bodies, move.seat, one.exchange(i, j, two.piles[j]))
    bodies = replaced(bodies, move.seat2, two.exchange(j, i, one.piles[i]))
    event = Event("transplanted", "virus.14", state.to_move, (PACK.codes[i], PACK.codes[j]),
                  (_place(move.seat, i), _place(move.seat2, j)))
    return _treated(state, move, bodies, (event,), chance)


def thief(state: State, move: CardMove, chance: Chance) -> Step:
    """An organ moves, with all that lies on it, to the body of the player (virus.15)."""
    seat, slot = state.to_move, move.slot
    theirs, mine = state.bodies[move.seat], state.bodies[seat]
    bodies = replaced(state.bodies, seat, mine.with_pile(slot, theirs.piles[slot]))
    bodies = replaced(bodies, move.seat, theirs.with_pile(slot, 0))
    event = Event("stolen", "virus.15", seat, (PACK.codes[slot],),
                  (_place(move.seat, slot), _place(seat, slot)), move.seat)
    return _treated(state, move, bodies, (event,), chance)


def medical_error(state: State, move: CardMove, chance: Chance) -> Step:
    """Two players exchange their whole bodies (virus.18)."""
    seat, other = state.to_move, move.seat
    bodies = replaced(state.bodies, seat, state.bodies[other].at(seat))
    bodies = replaced(bodies, other, state.bodies[seat].at(other))
    return _treated(state, move, bodies, (Event("bodies-swapped", "virus.18", seat, other=other),), chance)


def glove(state: State, move: CardMove, chance: Chance) -> Step:
    """Every other player discards the whole hand (virus.17)."""
    seat, table = state.to_move, state.table
    events = [Event("gloved", "virus.17", seat)]
    hands, pile = list(state.hands), state.discard
    pile = (move.cards, pile)
    for other in table.rivals[seat]:
        hand = hands[other]
        if hand.size:
            events.append(Event("hand-lost", "virus.17", other, hand.codes, other=seat, number=hand.size))
            hands[other] = table.hands.of(())
            pile = (hand.cards, pile)
    gloved = _next(state, state.bodies, tuple(hands), state.deck, state.left, pile, TURN)
    return end_turn(gloved, state.bodies, state.hands[seat].rest[move.cards], state.deck, state.left, pile,
                    tuple(events), chance)


def contagion(state: State, move: CardMove, chance: Chance) -> Step:
    """The viruses of the player begin to move (virus.16)."""
    seat = state.to_move
    hands = replaced(state.hands, seat, _kept(state, move))
    after = _next(state, state.bodies, hands, state.deck, state.left, (move.cards, state.discard), TURN + 1)
    return after, (Event("contagion", "virus.16", seat),)


def spread(state: State, move: CardMove, chance: Chance) -> Step:
    """One virus moves to an organ of another player; the contagion ends when no more can."""
    seat = state.to_move
    mine, theirs = state.bodies[seat], state.bodies[move.seat2]
    colour = virus_on(mine.piles[move.slot])
    mine = mine.with_pile(move.slot, FREE)
    bodies = replaced(state.bodies, seat, mine)
    bodies = replaced(bodies, move.seat2, theirs.with_pile(move.slot2, infected(colour)))
    told: Events = (Event("spread", "virus.16", seat, PACK.told((virus(colour),)),
                          (_place(seat, move.slot), _place(move.seat2, move.slot2)), move.seat2),)
    if mine.won:
        return _finish(state, bodies, state.hands[seat], state.discard, told)
    after = _next(state, bodies, state.hands, state.deck, state.left, state.discard, state.ask + 1)
    if spreads(after):
        return after, told
    return end_turn(after, bodies, state.hands[seat], state.deck, state.left, state.discard, told, chance)


def done(state: State, move: CardMove, chance: Chance) -> Step:
    """The contagion stops early (option ``contagion=any``)."""
    seat = state.to_move
    return end_turn(state, state.bodies, state.hands[seat], state.deck, state.left, state.discard,
                    move.told[seat], chance)


def end_turn(state: State, bodies: Bodies, rest: Hand, deck: Cards, left: int, discard: Pile,
             told: Events, chance: Chance) -> Step:
    """The player draws up to three cards and the turn passes to the next (virus.3)."""
    seat, need = state.to_move, rest.need
    if left < need:
        deck, left, discard, told = _recycle(state, deck, left, discard, told, chance)
        need = min(need, left)
    left -= need
    hand, drew = rest.draw[deck[left:left + need]]
    after = _new(State)
    after.table = table = state.table
    after.to_move = table.next[seat]
    after.hands = replaced(state.hands, seat, hand)  # type: ignore[arg-type]
    after.bodies = bodies
    after.deck = deck
    after.left = left
    after.discard = discard
    after.ask = TURN
    return after, told + drew[seat]


def _recycle(state: State, deck: Cards, left: int, discard: Pile, told: Events,
             chance: Chance) -> tuple[Cards, int, Pile, Events]:
    """The discard pile goes under what is left of the deck, shuffled or turned over (virus.21)."""
    cards = laid(discard)
    if not cards:
        return deck, left, discard, told
    if state.table.flip:
        kind = "flipped"
    else:
        kind, cards = "reshuffled", PACK.numbers(chance.order(PACK.told(cards)))
    return (cards[::-1] + deck[:left], len(cards) + left, (),
            (*told, Event(kind, "virus.21", number=len(cards))))


def _kept(state: State, move: CardMove) -> CardHand:
    return state.hands[state.to_move].rest[move.cards]  # type: ignore[return-value]


def _treated(state: State, move: CardMove, bodies: Bodies, told: Events, chance: Chance) -> Step:
    """A treatment has had its effect: it lies on the discard pile, and somebody may have won by it."""
    rest = state.hands[state.to_move].rest[move.cards]
    pile: Pile = (move.cards, state.discard)
    if any(body.won for body in bodies):
        return _finish(state, bodies, rest, pile, told)
    return end_turn(state, bodies, rest, state.deck, state.left, pile, told, chance)


def _finish(state: State, bodies: Bodies, rest: Hand, discard: Pile, told: Events) -> Step:
    """Somebody has four healthy organs: nobody draws, the turn does not pass (virus.20)."""
    winners = [body.seat for body in bodies if body.won]
    assert len(winners) == 1, "no single move completes two bodies"
    hands = replaced(state.hands, state.to_move, rest)
    after = _next(state, bodies, hands, state.deck, state.left, discard, OVER)  # type: ignore[arg-type]
    return after, told + state.table.won[winners[0]]


def _next(state: State, bodies: Bodies, hands: tuple[CardHand, ...], deck: Cards, left: int, discard: Pile,
          ask: int) -> State:
    after = _new(State)
    after.table = state.table
    after.to_move = state.to_move
    after.hands, after.bodies = hands, bodies
    after.deck, after.left, after.discard = deck, left, discard
    after.ask = ask
    return after


def _place(seat: int, slot: int) -> str:
    return f"{seat}.{COLOURS[slot]}"
