"""Damaged input is refused with its place, or it is a table that can be played; nothing else ever happens."""

import copy
import json
from random import Random

import pytest

from tests.laws.laws import text_of
from tests.laws.walks import walks
from virus_nb.engine import BadInput, Seeded
from virus_nb.play.bots import play_out
from virus_nb.play.replay import as_data, read
from virus_nb.play.verify import verify
from virus_nb.words import words
from virus_nb.words.sentences import error_line

JUNK = (None, True, False, 0, -1, 1, 7, 10**30, 1.5, "", "x", "organ-red", "blue-5/1~green-4/3", "blue",
        "\ud800", "<script>", [], {}, [[]], [None], {"ask": "spread"}, "9" * 400, ["blue-J/3~?"] * 4)


def leaves(value, path=()):
    """Every value inside, with the way to it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*path, key)
        yield from leaves(each, (*path, key))


def damaged(value, random):
    """A copy with one to three things wrong somewhere."""
    value = copy.deepcopy(value)
    for _ in range(random.randint(1, 3)):
        ways = list(leaves(value))
        if not ways:
            break
        *path, last = random.choice(ways)
        holder = value
        for key in path:
            holder = holder[key]
        act = random.randrange(5)
        if act == 0:
            del holder[last]
        elif act == 1:
            holder[last] = copy.deepcopy(random.choice(JUNK))
        elif act == 2 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(random.choice(holder)))
        elif act == 3 and isinstance(holder, dict):
            key = random.choice(("preset", "pending", "to_move", "deck", "x\u0000"))
            holder[key] = copy.deepcopy(random.choice(JUNK))
        elif isinstance(holder[last], list):
            random.shuffle(holder[last])
    return value


def test_a_damaged_position(kit):
    game, random = kit.game, Random(f"damaged/{kit.game.key}")
    read_again = 0
    for walk in walks(kit, 1, "damaged"):
        for at in list(walk)[::9]:
            position = json.loads(json.dumps(game.write_position(at.state)))
            for _ in range(6):
                other = damaged(position, random)
                try:
                    state = game.read_position(other, walk.seats, walk.options)
                except BadInput as error:
                    for lang in ("en", "es", "pt"):
                        assert error_line(words(lang), error).strip()
                    continue
                read_again += 1
                again = game.read_position(game.write_position(state), walk.seats, walk.options)
                assert text_of(game, again) == text_of(game, state), other
                for seat in walk.viewers:
                    kit.draw(game.observe(state, seat), words("en"), seat)
                for move in game.legal_moves(state)[:8]:
                    after, _ = game.play(state, move, Seeded(0))
                    game.legal_moves(after)
    assert read_again


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_no_position_at_all(kit, junk):
    options = {option.name: option.choices[0] for option in kit.game.options}
    try:
        kit.game.read_position(junk, kit.game.seats[0], options)
    except BadInput:
        pass


def test_a_damaged_replay(kit):
    random = Random(f"damaged replay/{kit.game.key}")
    for n in range(6):
        whole = json.loads(json.dumps(as_data(play_out(kit, ["random"] * kit.game.seats[0], {}, n))))
        for _ in range(40):
            try:
                verify(read(damaged(whole, random)))
            except BadInput as error:
                for lang in ("en", "es", "pt"):
                    assert error_line(words(lang), error).strip()
