"""A fifth game to try the kit on: Ladder, a dozen cards and a climb to the goal."""

from __future__ import annotations

from typing import Any, NamedTuple

from virus_nb.engine import HIDDEN, BadInput, Decision, Event, Game, Move, Option, Reason
from virus_nb.engine.text import a_list, a_number, a_word, an_object

RANKS = ("one", "two", "three")
PACK = tuple(rank for rank in RANKS for _ in range(4))
MOST = 3


class State(NamedTuple):
    goal: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    total: int
    to_move: int


MOVES = {text: Move(text) for rank in RANKS
         for text in (f"lay {rank}", *(f"give {rank} {seat}" for seat in range(4)))}


def by_rank(cards):
    return tuple(sorted(cards, key=(*RANKS, HIDDEN).index))


def start(seats, options, deck):
    if sorted(deck) != sorted(PACK):
        raise BadInput("other-deck", "deck", value=len(deck), number=len(PACK))
    hands = tuple(by_rank(deck[2 * seat:2 * seat + 2]) for seat in range(seats))
    return State(options["goal"], hands, tuple(deck[2 * seats:]), (), 0, 0)


def legal_moves(state):
    if winners(state):
        return ()
    hand = state.hands[state.to_move]
    takers = [seat for seat, cards in enumerate(state.hands)
              if seat != state.to_move and len(cards) < MOST and len(hand) > 1]
    return tuple(MOVES[text] for rank in dict.fromkeys(hand)
                 for text in (f"lay {rank}", *(f"give {rank} {seat}" for seat in takers)))


def why_not(state, text):
    if text not in MOVES:
        raise BadInput("not-a-move", "", value=text)
    act, rank, *seat = text.split()
    if winners(state):
        return Reason("tiny.4", "over")
    if rank not in state.hands[state.to_move]:
        return Reason("tiny.2", "not-in-hand", {"card": rank})
    if act == "lay":
        return None
    if int(seat[0]) >= len(state.hands) or int(seat[0]) == state.to_move:
        return Reason("tiny.3", "no-taker")
    if len(state.hands[int(seat[0])]) == MOST:
        return Reason("tiny.3", "full", {"seat": int(seat[0])})
    return Reason("tiny.3", "last-card") if len(state.hands[state.to_move]) == 1 else None


def play(state, move, chance):
    act, rank, *seat = move.text.split()
    goal, hands, deck, discard, total, me = state
    hands = list(hands)
    hand = list(hands[me])
    hand.remove(rank)
    if act == "lay":
        total += RANKS.index(rank) + 1
        discard += (rank,)
        events = [Event("laid", "tiny.2", me, (rank,), number=total)]
    else:
        taker = int(seat[0])
        hands[taker] = by_rank((*hands[taker], rank))
        events = [Event("gave", "tiny.3", me, (rank,), other=taker, secret=(me, taker))]
    if total >= goal:
        hands[me] = tuple(hand)
        return State(goal, tuple(hands), deck, discard, total, me), (*events, Event("won", "tiny.4", me))
    while len(hand) < 2 and (deck or discard):
        if not deck:
            deck, discard = chance.order(discard), ()
            events.append(Event("mixed", "tiny.1"))
        hand.append(deck[0])
        events.append(Event("drew", "tiny.1", me, (deck[0],), secret=(me,)))
        deck = deck[1:]
    hands[me] = by_rank(hand)
    return State(goal, tuple(hands), deck, discard, total, (me + 1) % len(hands)), tuple(events)


def observe(state, seat):
    return state._replace(
        deck=(HIDDEN,) * len(state.deck),
        hands=tuple(hand if owner == seat else (HIDDEN,) * len(hand)
                    for owner, hand in enumerate(state.hands)))


def winners(state):
    return (state.to_move,) if state.total >= state.goal else None


def decision(state):
    return None if winners(state) else Decision("turn", state.to_move, state.to_move)


def read_position(data: Any, seats, options):
    found = an_object(data, "", ("hands", "deck", "discard", "total", "to_move"), ("hands",))
    piles = [_cards(pile, f"hands[{n}]") for n, pile in enumerate(a_list(found["hands"], "hands", seats))]
    deck, discard = (_cards(found.get(key, []), key) for key in ("deck", "discard"))
    state = State(options["goal"], tuple(map(by_rank, piles)), deck, discard,
                  a_number(found.get("total", 0), "total", 0, options["goal"] + 2),
                  a_number(found.get("to_move", 0), "to_move", 0, seats - 1))
    for rank in RANKS:
        if sum(pile.count(rank) for pile in (*piles, deck, discard)) > 4:
            raise BadInput("too-many-copies", "", card=rank, number=4)
    return state


def _cards(data, where):
    return tuple(a_word(card, f"{where}[{n}]", (*RANKS, HIDDEN))
                 for n, card in enumerate(a_list(data, where)))


def write_position(state):
    return {"hands": [list(hand) for hand in state.hands], "deck": list(state.deck),
            "discard": list(state.discard), "total": state.total, "to_move": state.to_move}


def paths(view, move):
    act, rank, *seat = move.text.split()
    hand = view.hands[view.to_move]
    return [(f"hand.{n}", seat[0] if seat else "pile") for n, card in enumerate(hand) if card == rank]


def attempt(view, path):
    if len(path) != 2 or not path[0].startswith("hand."):
        return None
    rank = view.hands[view.to_move][int(path[0][5:])]
    return f"lay {rank}" if path[1] == "pile" else f"give {rank} {path[1]}" if path[1].isdecimal() else None


def imagine(view, random):
    left = list(PACK)
    for card in (*view.discard, *(card for hand in view.hands for card in hand)):
        if card != HIDDEN:
            left.remove(card)
    random.shuffle(left)
    hands = tuple(by_rank(left.pop() if card == HIDDEN else card for card in hand) for hand in view.hands)
    return view._replace(hands=hands, deck=tuple(left[:len(view.deck)]))


def broken(state):
    cards = sorted((*state.deck, *state.discard, *(card for hand in state.hands for card in hand)))
    return None if cards == sorted(PACK) else "cards are not conserved"


RULE_SOURCES = {"tiny.1": "R", "tiny.2": "R", "tiny.3": "R", "tiny.4": "R"}

GAME = Game(
    key="tiny", seats=range(2, 5), rules=tuple(RULE_SOURCES), rules_version="1",
    options=(Option("goal", (9, 12), 9, "tiny.4"),), presets={"long": {"goal": 12}},
    new_deck=lambda seats, options, random: tuple(random.sample(PACK, len(PACK))),
    start=start, legal_moves=legal_moves, move=lambda state, text: MOVES.get(text), why_not=why_not,
    play=play, observe=observe, decision=decision, winners=winners, scores=lambda state: None,
    read_position=read_position, write_position=write_position, paths=paths, attempt=attempt,
    imagine=imagine, broken=broken)
