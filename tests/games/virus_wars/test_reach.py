"""What is in reach, what is lost and how many games there are, against trying it all out."""

from itertools import permutations
from random import Random

import pytest

from tests.games.virus_wars.boards import Slow, at, legal, opening
from virus_nb.engine import Event
from virus_nb.games.virus_wars.rules import GAME
from virus_nb.games.virus_wars.state import closure, pieces
from virus_nb.play.scenario import perft


@pytest.mark.parametrize(("size", "counts"), [
    (3, (3, 11, 57, 306, 1482, 2738)), (4, (4, 16, 94, 704, 5922)), (11, (11, 51, 353, 3203)),
])
def test_the_number_of_step_sequences_from_an_empty_board(size, counts):
    state = opening(rows=size, columns=size)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_the_distinct_results_of_the_first_turn():
    tables = {pieces(opening()).live: opening()}
    for _ in range(5):
        tables = {pieces(after).live: after for state in tables.values() for move in GAME.legal_moves(state)
                  for after, _ in [GAME.play(state, move, None)]}
    assert len(tables) == 5410


def random_board(random):
    """Pieces thrown on a small board, as no game would leave them."""
    columns, rows = random.randint(2, 5), random.randint(1, 4)
    signs = random.choice((".BRbr", "..BRbr", "BRbbrr", "BRbrbr."))
    return ["".join(random.choice(signs) for _ in range(columns)) for _ in range(rows)]


@pytest.mark.parametrize("seed", range(150))
def test_small_boards_against_trying_all_steps(seed):
    random = Random(seed)
    rows = random_board(random)
    for mover in ("blue", "red"):
        for left in (1, 2, 3):
            state = at(*rows, to_move=mover, steps_left=left, entry=[])
            slow = Slow(GAME.write_position(state))
            assert set(legal(state)) == slow.legal(), (rows, mover, left)
            assert GAME.broken(state) is None
            steps = closure(state[0].board, state[0].seat, pieces(state))
            assert slow.can_make(min(left, steps)) and (steps >= left or not slow.can_make(steps + 1))


@pytest.mark.parametrize("seed", range(60))
def test_games_step_by_step_against_the_slow_rules(seed):
    random = Random(f"games/{seed}")
    state = opening(rows=random.randint(1, 7), columns=random.randint(2, 7), steps=random.randint(1, 4),
                    first_turn_steps=random.randint(1, 4))
    while GAME.winners(state) is None:
        slow = Slow(GAME.write_position(state))
        moves = GAME.legal_moves(state)
        assert {move.text for move in moves} == {"abcdefg"[x] + str(y + 1) for x, y in slow.accessible()}
        assert GAME.broken(state) is None
        # zombies are what makes the reach break, so half of the time something is taken if it can be
        prey = [move for move in moves if move.bit & pieces(state).live[1 - state[0].seat]]
        state, _ = GAME.play(state, random.choice(prey if prey and random.random() < .5 else moves), None)
    assert GAME.broken(state) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_the_steps_of_a_turn_does_not_matter(seed):
    """virus_wars.6: no step takes accessibility away from the player who makes it."""
    random = Random(seed)
    state = opening(rows=5, columns=5, steps=4)
    for _ in range(16):
        state, _ = GAME.play(state, random.choice(GAME.legal_moves(state)), None)
        if GAME.winners(state) is not None:
            return
    turn = state
    cells = []
    for _ in range(4):
        cells.append(random.choice(GAME.legal_moves(state)))
        state, _ = GAME.play(state, cells[-1], None)
    ends = set()
    for order in permutations(cells):
        other = turn
        for cell in order:
            if cell not in GAME.legal_moves(other):
                break
            other, _ = GAME.play(other, cell, None)
        else:
            ends.add((str(GAME.write_position(other)), str(legal(other))))
    assert ends == {(str(GAME.write_position(state)), str(legal(state)))}


@pytest.mark.parametrize("seed", range(20))
def test_pieces_carry_a_clock_and_every_game_ends(seed):
    """Live viruses and twice the zombies are the steps that were made; at most two to a cell."""
    random = Random(seed)
    state, plies = opening(), 0
    events: tuple[Event, ...] = ()
    while GAME.winners(state) is None:
        state, events = GAME.play(state, random.choice(GAME.legal_moves(state)), None)
        plies += 1
        on = pieces(state)
        assert sum(mask.bit_count() for mask in (*on.live, *on.zombies, *on.zombies)) == plies
    assert plies <= 2 * 121
    assert [event.kind for event in events[1:]] == ["lost", "won"]
