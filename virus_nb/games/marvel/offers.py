"""Every legal move of a moment: fast, from what hands and teams remember."""

from __future__ import annotations

from collections.abc import Callable

from virus_nb.games.marvel.cards import PLACEABLE, VILLAINS
from virus_nb.games.marvel.state import State
from virus_nb.games.marvel.table import HandsBySeat, Moves, Plays, TeamsBySeat

_NUMBER = {card: n for n, card in enumerate(PLACEABLE)}


def legal_moves(state: State) -> Moves:
    """Every legal move; none when the game is over."""
    if state.ask is not None:
        return _ANSWERS[state.ask.kind](state)
    seat, teams, hands, table = state.turn, state.teams, state.hands, state.table
    hand = hands[seat]
    moves: Moves = ()
    onto = teams[seat].moves
    for card in hand.own:
        moves += onto[card]
    cards = hand.hit
    if cards:
        for other in table.rivals[seat]:
            onto = teams[other].moves
            for card in cards:
                moves += onto[card]
    for action in hand.actions:
        moves += _ACTIONS[action](table.plays, seat, seat, teams, hands)
    return moves + hand.always


def uses(teams: TeamsBySeat, hands: HandsBySeat, seat: int, owner: int) -> Moves:
    """What ``seat`` may play from the spied hand of ``owner``, as if it were their own (marvel.15)."""
    table = teams[seat].home.table
    hand = hands[owner]
    moves: Moves = ()
    for card in hand.own:
        moves += teams[seat].uses(card)
    for card in hand.hit:
        for other in table.rivals[seat]:
            moves += teams[other].uses(card)
    for action in hand.actions:
        moves += _ACTIONS[action](table.uses, seat, owner, teams, hands)
    return moves


def hits(state: State, card: str, origin: int) -> Moves:
    """The people that a card could hit, or their heroes, as moves of the player whose turn it is."""
    seat, teams, plays = state.turn, state.teams, state.table.plays
    if card in VILLAINS:
        return tuple(move for other in state.table.rivals[seat] for move in teams[other].moves[_NUMBER[card]])
    return _ACTIONS[card](plays, seat, origin, teams, state.hands)


def aims(state: State, card: str, origin: int, countered: tuple[int, ...]) -> Moves:
    """The new targets of a card that was countered; only a villain can land on oneself (marvel.16)."""
    seat, teams, table = state.turn, state.teams, state.table
    if card in VILLAINS:
        return tuple(move for other in (seat, *table.rivals[seat]) if other not in countered
                     for move in table.aims[other][teams[other].takes(_NUMBER[card])])
    found = [hit for hit in hits(state, card, origin) if hit.seat not in countered]
    return tuple(table.aims[hit.seat].moves[hit.slot] if hit.slot >= 0 else table.aim_at[hit.seat]  # type: ignore[misc]
                 for hit in found)


def _recruits(plays: Plays, seat: int, origin: int, teams: TeamsBySeat, hands: HandsBySeat) -> Moves:
    """Heroes that may be recruited (marvel.12)."""
    places = ~teams[seat].heroes
    moves: Moves = ()
    for team in teams:
        if team.seat != seat:
            moves += plays.recruits[team.seat][team.movable & places]
    return moves


def _warps(plays: Plays, seat: int, origin: int, teams: TeamsBySeat, hands: HandsBySeat) -> Moves:
    """People with whom the team may be swapped (marvel.13, marvel.22)."""
    mine = teams[seat].key
    return tuple([plays.warps[team.seat] for team in teams if team.key != mine])


def _snaps(plays: Plays, seat: int, origin: int, teams: TeamsBySeat, hands: HandsBySeat) -> Moves:
    """Snap, if somebody has two heroes (marvel.14, marvel.22)."""
    for team in teams:
        if team.size >= 2:
            return (plays.snap,)
    return ()


def _spies(plays: Plays, seat: int, origin: int, teams: TeamsBySeat, hands: HandsBySeat) -> Moves:
    """Hands that may be spied: not an empty one, nor one's own, nor that of the spy's owner (marvel.15)."""
    return tuple([plays.spies[other] for other, hand in enumerate(hands)
                  if hand.size and other != seat and other != origin])


def _no_action(plays: Plays, seat: int, origin: int, teams: TeamsBySeat, hands: HandsBySeat) -> Moves:
    """A counter is played only when one is hit (marvel.19)."""
    return ()


_ACTIONS = {"recruit": _recruits, "warp-reality": _warps, "snap": _snaps, "spy": _spies,
            "counter": _no_action}


def _counter(state: State) -> Moves:
    table = state.table
    if "counter" in state.hands[state.to_move].cards:
        return (table.counter, table.allow)
    return (table.allow,)


def _aim(state: State) -> Moves:
    ask = state.ask
    assert ask is not None
    return aims(state, ask.card, ask.origin, ask.countered)


def _use(state: State) -> Moves:
    assert state.ask is not None
    return uses(state.teams, state.hands, state.turn, state.ask.hand)


def _eliminate(state: State) -> Moves:
    seat = state.to_move
    return state.table.eliminate[seat][state.teams[seat].heroes]


def _over(state: State) -> Moves:
    return ()


_ANSWERS: dict[str, Callable[[State], Moves]] = {
    "counter": _counter, "aim": _aim, "use": _use, "eliminate": _eliminate, "over": _over}
