"""Which runs a row has: counted by hand, and for every row by the plain definition (verso.5, verso.6)."""

from itertools import pairwise

from tests.games.verso.tables import table, texts
from virus_nb.games.verso.area import FIRST, area_of
from virus_nb.games.verso.cards import FACES, cards_with
from virus_nb.games.verso.runs import BANKS, MOVES, best_run, runs_of


def banks(line):
    return [text for text in texts(table(line)) if text.startswith("bank")]


def test_one_three_five_and_a_joker():
    assert banks("blue-1/1 blue-3/3 blue-5/1 blue-J/1") == [
        "bank blue 1-2 J2", "bank blue 1-3 J2", "bank blue 2-3 J2", "bank blue 3-4 J4", "bank blue 3-5 J4",
        "bank blue 4-5 J4", "bank blue 5-6 J6"]


def test_a_full_row():
    row = " ".join(f"orange-{n}/1" for n in range(1, 7))
    assert len(banks(row)) == 15 and len(banks(row + " orange-J/3")) == 65


def test_no_run_goes_round():
    assert banks("blue-1/3 blue-6/1 green-3/1") == []


def test_every_row_against_the_definition():
    for colour, all_of_it in enumerate(BANKS):
        assert len(all_of_it) == 15 + 50
        for row in range(128):
            have = {value for value in range(1, 7) if row >> value - 1 & 1}
            joker = row >> 6
            expected = [
                (low, high, named) for low in range(1, 7) for high in range(low + 1, 7) for named in range(7)
                if (named == 0 or (joker and low <= named <= high))
                and have >= set(range(low, high + 1)) - {named}]
            found = [(bank.low, bank.high, bank.joker) for bank in runs_of(row << FIRST + 7 * colour)]
            assert found == expected


def test_a_move_is_one_object():
    assert len(MOVES) == 3 + 3 * 65 and all(MOVES[text].text == text for text in MOVES)
    state = table("blue-1/1 blue-2/1")
    assert all(MOVES[text] in state_moves for text in texts(state) for state_moves in [list(MOVES.values())])


def test_the_best_run_is_the_first_of_the_best():
    """verso.10: by colour, then low, then high, then the joker (none first)."""
    def best(line):
        bank = best_run(area_of(cards_with(FACES.index(face))[0] for face in line.split()))
        return bank and bank.text
    assert best("green-1/1 green-2/3 orange-1/3 orange-2/1") == "bank green 1-2"
    assert best("blue-1/1 blue-2/1 green-1/3 green-2/1") == "bank green 1-2"
    assert best("blue-1/3 blue-2/1 blue-4/1 blue-5/3") == "bank blue 1-2"
    assert best("blue-2/1 blue-3/1 blue-J/1") == "bank blue 1-3 J1"
    assert best("blue-3/1 blue-4/1 blue-J/1 blue-5/1") == "bank blue 2-5 J2"
    assert best("blue-1/1 blue-3/1 orange-6/3") is None and best("") is None


def test_runs_come_in_their_order():
    for banks_of_colour in BANKS:
        order = [(bank.low, bank.high, bank.joker) for bank in banks_of_colour]
        assert all(one < two for one, two in pairwise(order))
