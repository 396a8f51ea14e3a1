"""The coach: what it says is told in every language, and it labels only what it can show."""

from random import Random

import pytest

from tests.laws.walks import kit_of
from tests.search.test_search import after, view_of
from virus_nb import games
from virus_nb.engine import BadInput, read_options
from virus_nb.play.bots import bots
from virus_nb.play.coach import BLUNDER, advise
from virus_nb.play.estimate import Sum
from virus_nb.words import LANGUAGES, words
from virus_nb.words.sentences import coach_line, player_names

ALERT = {"hands": [["virus-red", "medicine-red", "medicine-red"], ["organ-blue", "organ-blue", "organ-blue"]],
         "bodies": [[["organ-green"]], [["organ-red"], ["organ-green"], ["organ-yellow"]]]}


def virus(position):
    game = games.find("virus").game
    state = game.read_position(position, 2, read_options(game.options, game.presets, {}))
    return game.observe(state, 0)


@pytest.fixture(scope="module")
def alert():
    return {advice.move: advice for advice in advise(games.find("virus"), virus(ALERT), 1500)}


def test_it_stops_who_is_about_to_win(alert):
    best = next(iter(alert.values()))
    assert best.move == "virus-red 1.red" and best.label == "good"
    assert [reason.why for reason in best.reasons] == ["disables", "stops"]
    assert "threat" in [reason.why for reason in alert["discard medicine-red"].reasons]


def test_a_label_is_shown_by_its_interval(alert):
    for advice in alert.values():
        chance = advice.chance
        assert 0 <= chance.low <= chance.mean <= chance.high <= 1 and chance.n > 50
        assert (advice.label in ("doubtful", "blunder")) == (advice.loss.low > 0)
        assert (advice.label == "blunder") == (advice.loss.low > BLUNDER)
    assert any(advice.label == "doubtful" for advice in alert.values())


def test_moves_that_are_alike_are_not_told_apart():
    """Three organs of which none is better: what luck makes of them must not become a label."""
    even = {"hands": [["organ-red", "organ-green", "organ-blue"], []], "bodies": [[], []]}
    alike = [advice for seed in range(40) for advice in advise(games.find("virus"), virus(even), 400, seed)
             if advice.move.startswith("organ-")]
    wrong = [advice for advice in alike if advice.label in ("doubtful", "blunder")]
    # one of the three is taken for the best each time, and 1 interval in 40 lies wholly above zero by chance
    assert len(alike) == 120 and len(wrong) <= 8, len(wrong)
    assert all(advice.loss.low <= 0 <= advice.loss.high for advice in alike if advice not in wrong)


@pytest.mark.parametrize("iterations", [1200, 5000])
def test_moves_that_mirror_each_other_are_not_told_apart(iterations):
    """On an empty board a5 is a7 seen in a mirror; the one that is looked at more closely must not seem better."""
    kit = games.find("virus_wars")
    view = kit.game.start(2, read_options(kit.game.options, kit.game.presets, {}), ())
    apart = told_apart = pairs = 0
    for seed in range(4):
        advice = {each.move: each for each in advise(kit, view, iterations, seed)}
        for row in range(1, 6):
            one, other = advice[f"a{row}"], advice[f"a{12 - row}"]
            pairs += 1
            apart += one.chance.low > other.chance.high or other.chance.low > one.chance.high
            told_apart += {one.label, other.label} in ({"good", "doubtful"}, {"good", "blunder"})
    assert pairs == 20 and apart <= 1 and told_apart <= 1
    assert advice["a1"].label == "doubtful"  # and the corner is told from the middle


def test_what_luck_decides_is_no_reason():
    """The last card of Verso, whose other side nobody has seen: green makes a run, another colour does not."""
    kit = games.find("verso")
    options = read_options(kit.game.options, kit.game.presets, {})
    position = {"areas": [["green-2/3~blue-1/1"], ["blue-1/3~green-2/1"]], "deck": ["blue-2/1~green-3/3"],
                "scores": [0, 1], "to_move": 0}
    view = kit.game.observe(kit.game.read_position(position, 2, options), 0)
    keep, flip = sorted(advise(kit, view, 600), key=lambda each: each.move != "keep")
    assert [reason.why for reason in keep.reasons] == ["loses"]
    assert .1 < flip.chance.mean < .9 and not {"wins", "loses", "scores"} & {reason.why for reason in flip.reasons}


def test_what_a_step_opens_and_closes_is_counted():
    kit = games.find("virus_wars")
    options = read_options(kit.game.options, kit.game.presets, {"rows": 5, "columns": 5})
    entering = {each.move: each for each in advise(kit, kit.game.start(2, options, ()), 300)}
    # beside the edge where one enters: b1 and b2; b2, b3 and b4
    assert [reasons(entering[move]) for move in ("a1", "a3")] == [[("reaches", 2)], [("reaches", 3)]]
    # with the virus on b4 Red loses all eight cells around it, and Blue steps on from its zombie
    position = {"board": ["B....", ".R...", ".....", ".....", "....R"], "to_move": "blue"}
    taking = {each.move: each for each in advise(kit, kit.game.read_position(position, 2, options), 300)}
    assert reasons(taking["b4"]) == [("captures", 0), ("reaches", 5), ("confines", 8)]


def reasons(advice):
    return [(reason.why, reason.facts.get("number")) for reason in advice.reasons]


def test_a_win_is_said_to_be_one():
    winning = ALERT | {"hands": [["organ-blue", "medicine-red", "medicine-red"], []],
                       "bodies": ALERT["bodies"][::-1]}
    best, *others = advise(games.find("virus"), virus(winning), 800)
    assert best.move == "organ-blue" and best.chance.mean == 1
    assert [each.why for each in best.reasons] == ["wins"]
    assert all(each.label == "blunder" for each in others)


def test_it_is_the_same_every_time_and_can_be_stopped():
    kit, view = games.find("virus"), virus(ALERT)
    assert advise(kit, view, 200, 7) == advise(kit, view, 200, 7)
    told = []
    advise(kit, view, 1000, progress=lambda share: told.append(share) or len(told) < 3)
    assert len(told) >= 3 and told[0] < .05


def test_only_who_has_to_move_can_be_advised():
    game = games.find("virus").game
    state = game.read_position(ALERT, 2, read_options(game.options, game.presets, {}))
    with pytest.raises(BadInput, match="view: not-who-moves"):
        advise(games.find("virus"), game.observe(state, 1), 100)


@pytest.mark.parametrize("key", (*games.names(), "tiny"))
def test_it_advises_in_every_game_and_language(key):
    kit = kit_of(key)
    for plies in (2, 9) if key != "tiny" else (1,):
        state = after(kit, kit.game.seats[0], plies, seed=4)
        view = view_of(kit, state)
        advices = advise(kit, view, 60)
        assert {each.move for each in advices} == {move.text for move in kit.game.legal_moves(state)}
        for lang in LANGUAGES:
            for reason in (reason for each in advices for reason in each.reasons):
                assert coach_line(words(lang), key, reason, player_names(words(lang), kit.game.seats[0]), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_may_say_is_worded(lang):
    whys = {why for key in games.names() for why in kit_of_or_none(key)}
    whys |= {"wins", "loses", "stops", "threat", "good", "doubtful", "blunder", "turns", "reaches", "confines"}
    assert not [why for why in whys if not words(lang).has(f"coach-{why}")]


def kit_of_or_none(key):
    try:
        return games.find(key).hints.means.values()
    except (ImportError, AttributeError):
        return ()


def test_an_interval_of_few_equal_values_is_wide():
    few, many = Sum(), Sum()
    for _ in range(4):
        few.add(1.0)
    for _ in range(4000):
        many.add(1.0)
    assert few.estimate().low < .6 and many.estimate().low > .99 and few.estimate().high == 1


@pytest.mark.parametrize("share", [.03, .5, .9])
def test_an_interval_holds_the_true_mean(share):
    random, held = Random(str(share)), 0
    for _ in range(400):
        values = Sum()
        for _ in range(30):
            values.add(float(random.random() < share))
        held += values.estimate().low <= share <= values.estimate().high
    assert held >= .92 * 400


def test_every_kind_of_event_that_it_explains_is_one():
    for key in games.names():
        kit = kit_of(key)
        for kind in kit.hints.means:
            assert words("en").has(f"{key}-event-{kind}")
    assert "random" in bots(kit_of("tiny"))
