"""Games as numbers: no move without a number, no number that means nothing, rows that never leak."""

from random import Random

import pytest

from tests.laws.walks import kit_of, walks
from virus_nb.adapters.numbered import Numbered
from virus_nb.engine import BadInput


def test_every_move_has_a_number_and_every_row_the_same_length(key):
    for walk in walks(kit_of(key), 2, "numbers"):
        numbered = Numbered(key, walk.seats, walk.options)
        length = numbered.length()
        for n, at in enumerate(walk):
            assert all(move.text in numbered.number for move in at.legal)
            if n % 10 == 0:
                row = numbered.row(at.state, at.decision.seat)
                assert len(row) == length and all(0 <= number <= 1 for number in row)


def test_numbers_are_fixed(key):
    seats = 2
    one, two = Numbered(key, seats), Numbered(key, seats)
    assert one.moves == two.moves and len(set(one.moves)) == len(one.moves)
    state = next(iter(next(walks(kit_of(key), 1, "numbers")))).state
    numbered = Numbered(key, kit_of(key).game.seats[0])
    known = [text for text in numbered.moves if numbered.game.move(state, text) is not None]
    assert len(known) >= len(numbered.moves) - 1  # Verso's pass is a move only with last_bank=chosen


def test_a_row_holds_what_the_seat_sees(key):
    """Two states that a seat cannot tell apart have the same row."""
    numbered, game = Numbered(key, 2), kit_of(key).game
    walk = next(walk for walk in walks(kit_of(key), 1, "rows") if walk.seats == 2)
    for at in walk:
        seat = at.decision.seat
        twin = game.imagine(game.observe(at.state, seat), Random(5))
        assert numbered.row(twin, seat) == Numbered(key, 2, walk.options).row(at.state, seat)


def test_a_table_that_there_is_not():
    with pytest.raises(BadInput, match="only-that-many-seats"):
        Numbered("virus_wars", 3)
