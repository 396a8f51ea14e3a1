"""The laws that hold for every game, also for one that nobody has told these tests about."""

import os
import subprocess
import sys

from tests.laws import clicks, hidden, laws


def test_a_move_is_offered_or_refused_with_a_rule(kit):
    laws.moves_are_told_apart(kit)


def test_old_states_never_change(kit):
    laws.old_states_stay(kit)


def test_the_same_seed_is_the_same_game(kit):
    laws.chance_is_asked(kit)


def test_invariants_hold_and_every_game_ends(kit):
    assert laws.nothing_breaks(kit) > 0


def test_positions_read_back(kit):
    laws.positions_come_back(kit)


def test_fingerprints_are_of_the_position(kit):
    laws.fingerprints_are_of_the_position(kit)


def test_replays_verify_and_branch_at_every_ply(kit):
    laws.replays_hold(kit)


def test_a_seat_sees_nothing_that_is_hidden_from_it(kit):
    hidden.nothing_leaks(kit)


def test_every_legal_move_can_be_clicked(kit):
    clicks.moves_can_be_clicked(kit)


STORY = """
import hashlib, sys
from random import Random
from tests.laws.walks import kit_of, walks
from tests.laws.laws import casts
from virus_nb.play.bots import play_out
from virus_nb.play.replay import line
from virus_nb.words import words
kit = kit_of(sys.argv[1])
for names in casts(kit):
    print(line(play_out(kit, names, {}, "story")))
for walk in walks(kit, 2, "story"):
    for at in walk:
        print([move.text for move in at.legal], at.events)
    print(kit.draw(kit.game.observe(at.state, 0), words("es"), 0))
    print(kit.game.write_position(kit.game.imagine(kit.game.observe(at.state, 0), Random(1))))
"""


def test_two_processes_tell_the_same_story(kit):
    told = [subprocess.run([sys.executable, "-c", STORY, kit.game.key], capture_output=True, check=True,
                           env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("1", "2")]
    assert told[0] and told[0] == told[1]


def test_many_random_games(kit):
    """``VIRUS_NB_STRESS=4000 pytest -o timeout=0 …`` plays that many games for every number of seats."""
    each = int(os.environ.get("VIRUS_NB_STRESS", "8"))
    print(f"{kit.game.key}: {each} games a number of seats, {laws.nothing_breaks(kit, each, 'stress')} plies")
