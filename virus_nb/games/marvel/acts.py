"""What each move changes; the turn around it is in ``turn.py``."""

from __future__ import annotations

from virus_nb.engine import Event
from virus_nb.engine.cards import replaced
from virus_nb.games.marvel.cards import COLOURS, HEROES, VILLAINS, again
from virus_nb.games.marvel.heroes import NONE
from virus_nb.games.marvel.offers import aims, uses
from virus_nb.games.marvel.state import AGAIN, OVER, PASS, Question, State
from virus_nb.games.marvel.table import CardMove, Change, TeamsBySeat, Told


def hero(state: State, move: CardMove) -> Change:
    """A hero joins the own team (marvel.4)."""
    return _lay(state, move, state.turn)


def support(state: State, move: CardMove) -> Change:
    """A power or an ally goes to a hero of one's own (marvel.9, marvel.10)."""
    return _lay(state, move, move.seat)


def _lay(state: State, move: CardMove, target: int) -> Change:
    team, slot = state.teams[target], move.slot
    pile, gone, by_seat = move.effects[team.piles[slot]]
    team = team.with_pile(slot, pile)
    teams, told = replaced(state.teams, target, team), by_seat[state.turn]
    if team.won:
        return teams, gone, told + state.table.won[target], OVER
    return teams, gone, told, AGAIN if move.again else PASS


def strike(state: State, move: CardMove) -> Change:
    """A villain, a recruit, a warp or a spy hits somebody, who may answer (marvel.7, .12, .13, .15, .16)."""
    told, target, villain = move.told[state.turn], move.seat, move.card in VILLAINS
    if target != state.turn and _left(state, move, target):
        question = Question("counter", target, move.card, move.plain, _origin(state, move))
        return state.teams, () if villain else move.cards, told, question
    if villain:
        return _lay(state, move, target)
    teams, gone, landed, ask = land(state, move.plain)
    return teams, move.cards + gone, told + landed, ask


def snap(state: State, move: CardMove) -> Change:
    """Everybody will lose half of their heroes (marvel.14); the others may answer first (marvel.17)."""
    sizes = [_left(state, move, seat) for seat in range(state.table.seats)]
    question = _next_answer(state, state.turn, (), sizes, _origin(state, move))
    return state.teams, move.cards, move.told[state.turn], question


def counter(state: State, move: CardMove) -> Change:
    """The hit is cancelled for whoever answers, and looks for another target (marvel.16, marvel.18)."""
    ask, seat = state.ask, state.to_move
    assert ask is not None
    told, countered = move.told[seat], tuple(sorted((*ask.countered, seat)))
    if ask.card == "snap":
        return state.teams, move.cards, told, _next_answer(state, seat, countered)
    if aims(state, ask.card, ask.origin, countered):
        question = Question("aim", state.turn, ask.card, None, ask.origin, countered)
        return state.teams, move.cards, told, question
    lost = Event("no-target", "marvel.16", state.turn, (ask.card,))
    gone = (ask.card,) if ask.card in VILLAINS else ()
    return state.teams, move.cards + gone, (*told, lost), AGAIN if again(ask.card) else PASS


def allow(state: State, move: CardMove) -> Change:
    """Whoever is hit lets it happen."""
    ask, told = state.ask, move.told[state.to_move]
    assert ask is not None and ask.hit is not None
    if ask.card == "snap":
        return state.teams, (), told, _next_answer(state, state.to_move, ask.countered)
    teams, gone, landed, question = land(state, ask.hit)
    return teams, gone, told + landed, question


def aim(state: State, move: CardMove) -> Change:
    """The new target of a card that was countered (marvel.16)."""
    ask, table, target = state.ask, state.table, move.seat
    assert ask is not None
    place = move.text.partition(" ")[2]
    hit = table.moves[f"{ask.card} {place}"]
    if move.slot < 0:
        aimed = Event("aims-at-player", "marvel.16", state.turn, (ask.card,), other=target)
    else:
        aimed = Event("aims-at-hero", "marvel.16", state.turn, (ask.card,), (place,), target)
    if target != state.turn and state.hands[target].size:
        question = Question("counter", target, ask.card, hit, ask.origin, ask.countered)
        return state.teams, (), (aimed,), question
    teams, gone, landed, question = land(state, hit)
    return teams, gone, (aimed, *landed), question


def eliminate(state: State, move: CardMove) -> Change:
    """One hero leaves the table, with all that lies on it (marvel.14)."""
    ask, seat = state.ask, state.to_move
    assert ask is not None
    team = state.teams[seat]
    gone = team.cards(move.slot)
    teams = replaced(state.teams, seat, team.with_pile(move.slot, NONE))
    told = (Event("eliminated", "marvel.14", seat, gone, (_place(seat, move.slot),)),)
    if ask.left > 1:
        return teams, gone, told, Question("eliminate", seat, countered=ask.countered, left=ask.left - 1)
    if seat == state.turn:
        return teams, gone, told, PASS
    return teams, gone, told, _next_loss(state, teams, seat, ask.countered)


def draw(state: State, move: CardMove) -> Change:
    """An empty hand only draws (marvel.3)."""
    return state.teams, (), move.told[state.turn], PASS


def land(state: State, hit: CardMove) -> Change:
    """What a hit does that nobody counters."""
    if hit.card in VILLAINS:
        return _lay(state, hit, hit.seat)
    return _LANDINGS[hit.card](state, hit)


def _recruit(state: State, hit: CardMove) -> Change:
    seat, other, slot = state.turn, hit.seat, hit.slot
    mine, theirs = state.teams[seat], state.teams[other]
    mine = mine.with_pile(slot, theirs.piles[slot])
    teams = replaced(replaced(state.teams, seat, mine), other, theirs.with_pile(slot, NONE))
    told: Told = (Event("recruited", "marvel.12", seat, (HEROES[slot],),
                        (_place(other, slot), _place(seat, slot)), other),)
    if mine.won:
        return teams, (), told + state.table.won[seat], OVER
    return teams, (), told, PASS


def _warp(state: State, hit: CardMove) -> Change:
    seat, other = state.turn, hit.seat
    mine, theirs = state.teams[seat], state.teams[other]
    teams = replaced(replaced(state.teams, seat, mine.home[theirs.key]), other, theirs.home[mine.key])
    return teams, (), (Event("warped", "marvel.13", seat, other=other),), PASS


def _spy(state: State, hit: CardMove) -> Change:
    seat, other = state.turn, hit.seat
    cards = state.hands[other].cards
    told = Event("spied", "marvel.15", seat, cards, other=other, number=len(cards), secret=(seat, other))
    if uses(state.teams, state.hands, seat, other):
        return state.teams, (), (told,), Question("use", seat, hand=other)
    return state.teams, (), (told, Event("spied-nothing", "marvel.15", seat, other=other)), PASS


_LANDINGS = {"recruit": _recruit, "warp-reality": _warp, "spy": _spy}


def _next_answer(state: State, seat: int, countered: tuple[int, ...], sizes: list[int] | None = None,
                 origin: int | None = None) -> Question:
    """Whoever is hit by a snap next, after ``seat``, and holds cards; when all have answered, the losses."""
    order = (state.turn, *state.table.rivals[state.turn])
    for other in order[order.index(seat) + 1:]:
        size = state.hands[other].size if sizes is None else sizes[other]
        if size and state.teams[other].size >= 2:
            if origin is None:
                assert state.ask is not None
                origin = state.ask.origin
            return Question("counter", other, "snap", state.table.plays.snap, origin, countered)
    return _next_loss(state, state.teams, state.turn, countered)


def _next_loss(state: State, teams: TeamsBySeat, seat: int, countered: tuple[int, ...]) -> Question:
    """Whoever has to remove heroes next, after ``seat``; the player is the last (marvel.14, marvel.17)."""
    order = (state.turn, *state.table.rivals[state.turn], state.turn)
    for other in order[order.index(seat) + 1:]:
        if other not in countered and teams[other].size >= 2:
            return Question("eliminate", other, countered=countered, left=teams[other].size // 2)
    return PASS


def _origin(state: State, move: CardMove) -> int:
    """The seat whose hand the card comes from."""
    return state.ask.hand if move.used and state.ask is not None else state.turn


def _left(state: State, move: CardMove, seat: int) -> int:
    """How many cards that seat holds when the move has been made."""
    return state.hands[seat].size - (move.size if seat == _origin(state, move) else 0)


def _place(seat: int, slot: int) -> str:
    return f"{seat}.{COLOURS[slot]}"
