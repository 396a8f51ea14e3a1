"""Effects, courses, boards, scores and comparisons: the right numbers, words in every language, games to open."""

import json
from html import escape
from statistics import fmean, stdev

import pandas
import pytest

from virus_nb import games
from virus_nb.corpora.compare import Side, compare
from virus_nb.engine import BadInput
from virus_nb.play.counts import Counts, count
from virus_nb.play.session import Session
from virus_nb.play.simulate import Part, again, each_game, play_part
from virus_nb.stats import frames
from virus_nb.stats.charts import lengths, scores, wins_by_name, wins_by_seat
from virus_nb.stats.choice import charts_of
from virus_nb.stats.columns import COLUMNS, dictionary, statistics
from virus_nb.stats.courses import course, courses, heat
from virus_nb.stats.differences import length_changed, points_changed, wins_changed
from virus_nb.stats.effects import effects, label_of
from virus_nb.stats.figure import PLOTLY
from virus_nb.stats.intervals import difference, mean, paired
from virus_nb.stats.twin import twin
from virus_nb.words import LANGUAGES, words

TABLES = {"virus": ("greedy", "random", "random"), "marvel": ("greedy", "random"), "virus_wars": ("random", "random"),
          "verso": ("greedy",)}


def counted(key, number=12):
    return play_part(Part(key, TABLES[key], 5, {}, "counts").cut(0, number)).counts


@pytest.fixture(scope="module", params=TABLES)
def key(request):
    return request.param


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chart_of_every_game_says_it_with_n(key, lang):
    counts = counted(key)
    for chart in charts_of(counts, words(lang)):
        bundle = chart._repr_mimebundle_()
        assert json.loads(json.dumps(bundle[PLOTLY])) == bundle[PLOTLY]
        assert len(chart.table) and "12" in chart.summary and "<svg" in bundle["text/html"]
        assert len(chart.opens) == len(chart.table)
        for seen in filter(None, chart.opens):
            replay = again(key, TABLES[key], seen[0], 5)
            assert 0 <= seen[1] <= len(replay.moves)


def test_simulated_recorded_and_live_games_give_the_same_frames(key):
    recorded = list(each_game(key, TABLES[key], 2, 5))
    live = [Session.from_replay(replay) for replay in recorded]
    for frame in (frames.games, frames.seats, frames.plies, frames.events, frames.course):
        assert frame(recorded).equals(frame(live)), frame
    rows = play_part(Part(key, TABLES[key], 5, {}, "rows").cut(0, 2)).rows
    table = frames.games(recorded)
    assert [(row.plies, row.turns, row.over) for row in rows] == list(
        table[["plies", "turns", "over"]].itertuples(index=False, name=None))


def test_columns_are_what_they_are_said_to_be(key):
    replays = list(each_game(key, TABLES[key], 2, 5))
    for name in ("games", "seats", "plies", "events"):
        frame = getattr(frames, name)(replays)
        told = {each.name: each.type for each in COLUMNS if each.frame == name}
        assert list(frame.columns) == list(told)
        # before pandas 3 a column of texts called itself one of objects
        called = {"object": "str"} if pandas.__version__ < "3" else {}
        kinds = {column: str(frame[column].dtype) for column in told}
        assert all(kind == "list" or called.get(kinds[column], kinds[column]) == kind for column, kind in told.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_column_and_statistic_is_explained(lang):
    table = dictionary(words(lang))
    assert table.notna().all().all() and len(table) > 40
    replays = list(each_game("verso", ("greedy",), 3, 1))
    told = statistics(replays, words(lang)).set_index(words(lang).say("stat-head-id"))
    value = words(lang).say("stat-head-value")
    assert told.loc["first", value] == "-" == told.loc["margin", value] and told.loc["score", value] != "-"


def test_an_effect_is_counted_by_hand():
    replays = list(each_game("virus", ("random", "random"), 30, 2))
    chart = effects(count(replays), words("en"))
    seats = frames.seats(replays).set_index(["game", "seat"])["won"]
    used = frames.plies(replays).query("act == 'organ-thief'")[["game", "seat"]].drop_duplicates()
    played = [seats[game, seat] for game, seat in used.itertuples(index=False)]
    row = chart.table.set_index(chart.table.columns[0]).loc["organ thief"]
    assert row["Players (n)"] == len(played) and row["Won with it"] == words("en").percent(sum(played) / len(played))


@pytest.mark.parametrize(("key", "kept", "ends"), [
    ("virus", ["virus.8"], ["virus.20"]), ("virus_wars", [], ["virus_wars.8", "virus_wars.9"])])
def test_no_rule_is_said_to_win_because_it_is_the_win(key, kept, ends):
    counts = counted(key)
    table = effects(counts, words("en"), what="rule").table
    told = set(table[table.columns[0]])
    assert all(label_of(key, "rule", rule, words("en")) in told for rule in kept)
    assert all(counts["rule", rule] and label_of(key, "rule", rule, words("en")) not in told for rule in ends)


def test_the_course_is_the_table_at_every_ply(key):
    replay = again(key, TABLES[key], 1, 5)
    chart = course(replay, words("en"))
    assert len(chart.table) == len(replay.moves) + 1 and chart.opens[3] == (0, 3)
    if replay.result.scores and key != "verso":
        assert list(chart.table.iloc[-1])[1:] == list(replay.result.scores)


def test_the_map_counts_every_step():
    chart = heat(counted("virus_wars"), words("en"))
    steps = sum(len(replay.moves) for replay in each_game("virus_wars", TABLES["virus_wars"], 12, 5))
    assert chart.table["Steps"].sum() == steps
    played = list(each_game("virus_wars", TABLES["virus_wars"], 12, 5))
    for _, row in chart.table.iterrows():
        there = sum(row["Cell"] in replay.moves for replay in played)
        assert row["Share of games"] == words("en").percent(there / 12) and " – " in row["95% interval"]
    assert len(chart.figure["data"][0]["x"]) == len(chart.figure["data"][0]["y"]) == 11, "the whole board"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_points_at_a_chart_is_told_n_and_interval(key, lang):
    for chart in charts_of(counted(key), words(lang)):
        for trace in chart.figure["data"]:
            told = [each for part in trace["hovertext"] for each in ([part] if isinstance(part, str) else part)]
            assert trace["hoverinfo"] == "text" and told and all("{" not in each for each in told)
            if trace["type"] != "bar":  # a bar says how many games it is
                assert all("95" in each and any(char.isdigit() for char in each) for each in told), told[0]


def test_a_comparison_pairs_the_games():
    told = ("virus", Side(("greedy", "random")), Side(("random", "random")), 30, 4)
    compared = compare(*told, workers=1)
    a = list(each_game("virus", ("greedy", "random"), 30, 4))
    b = list(each_game("virus", ("random", "random"), 30, 4))
    less = sum(0 in one.result.winners and 0 not in other.result.winners for one, other in zip(a, b, strict=True))
    assert compared.differences["won", 0, -1] == less > 0 and compared.a["over",] == 30
    chart = wins_changed(compared, words("en"))
    assert "n = 30" in chart.summary and chart.opens[0][0] == compared.first["won", 0, -1]
    with pytest.raises(BadInput, match="not-that-many"):
        compare("virus", Side(("random",) * 2), Side(("random",) * 3), 2)


@pytest.mark.parametrize(("a", "b"), [(("greedy",), ("random",)), (("greedy", "greedy"), ("random", "greedy"))])
def test_what_b_changes_in_points_and_length_is_counted_by_hand(a, b):
    compared = compare("verso", Side(a), Side(b), 25, 3, workers=1)
    one, other = (list(each_game("verso", bots, 25, 3)) for bots in (a, b))
    made = charts_of(compared.a, words("en"), compared)
    chart = made[len(a) > 1]
    assert (chart.title, made[1 + (len(a) > 1)].title) == ("What B changes: points made",
                                                           "What B changes: length of a game")
    for seat in range(len(a)):
        changes = [y.result.scores[seat] - x.result.scores[seat] for x, y in zip(one, other, strict=True)]
        margin = 1.959964 * stdev(changes) / 5
        said = dict(zip(chart.table.columns, chart.table.iloc[seat], strict=True))
        middle, low, high = (f"{value:+.1f}".replace("-", "−") for value in
                             (fmean(changes), fmean(changes) - margin, fmean(changes) + margin))
        assert said["Difference in points"] == middle and said["95% interval"] == f"{low} – {high}"
        assert said["Games"] == 25 and f"by {middle} (95% interval: {low} to {high}; n = 25 pairs" in chart.summary
        assert said["Points as A"] == f"{fmean(each.result.scores[seat] for each in one):.1f}"
        assert said["Points as B"] == f"{fmean(each.result.scores[seat] for each in other):.1f}"
        assert chart.opens[seat] == (next(n for n, change in enumerate(changes) if change), 0)
    longer = [len(y.moves) - len(x.moves) for x, y in zip(one, other, strict=True)]
    length = length_changed(compared, words("en"))
    assert sum(length.table["Games"]) == 25 and all(length.opens[n] for n, games in enumerate(length.table["Games"])
                                                    if games)
    assert f"by {fmean(longer):+.1f}".replace("-", "−") in length.summary and "n = 25 pairs" in length.summary


def test_what_b_changes_has_a_bar_for_each_side_of_nought():
    compared = compare("virus", Side(("greedy", "random")), Side(("random", "random")), 40, 4, workers=1)
    table = length_changed(compared, words("en")).table
    ends = [span.replace("−", "-").split(" … ") for span in table[table.columns[0]]]
    assert all(int(low) >= 0 or int(high) < 0 for low, high in ends) and len(ends[0]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_pair_of_games_has_no_interval_and_says_so(lang):
    compared = compare("verso", Side(("greedy",)), Side(("random",)), 1, 3, workers=1)
    for chart in charts_of(compared.a, words(lang), compared)[:2]:
        assert "n = 1" in chart.summary and json.dumps(chart.figure, allow_nan=False) and "∞" not in repr(chart)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparison_says_whose_games_each_chart_shows(lang):
    compared = compare("virus", Side(("greedy", "random")), Side(("random", "random")), 6, 4, workers=1)
    made = charts_of(compared.a, words(lang), compared)
    of_a, of_b = words(lang).say("stat-of-a", title=""), words(lang).say("stat-won-changed").partition(":")[0]
    assert len(made) > 5 and all(chart.title.startswith((of_a, of_b)) for chart in made)
    for chart in made:
        drawn = chart.figure["layout"]["title"]["text"].replace("<br>", " ")
        assert drawn == chart.title and escape(chart.title) in chart.html()


@pytest.mark.parametrize(("lang", "points"), [
    ("en", "percentage points"), ("es", "puntos porcentuales"), ("pt", "pontos percentuais")])
def test_a_difference_of_shares_is_in_percentage_points(lang, points):
    compared = compare("virus", Side(("greedy", "random")), Side(("random", "random")), 30, 4, workers=1)
    changed = wins_changed(compared, words(lang))
    less, more = (compared.differences["won", 0, change] for change in (-1, 1))
    assert changed.figure["data"][0]["y"][0] == pytest.approx(100 * (more - less) / 30)
    assert words(lang).number(100 * (less - more) / 30, 1) + " " + points in changed.summary
    for chart in (changed, effects(compared.a, words(lang)), effects(compared.a, words(lang), what="rule")):
        axis = chart.figure["layout"]["yaxis" if chart is changed else "xaxis"]
        assert points in axis["title"]["text"].replace("<br>", " ") and "%" not in axis["tickformat"]
        differences = [str(cell) for row in chart.table.iloc[:, -2:].itertuples(index=False) for cell in row]
        assert differences and not any("%" in cell for cell in differences)
        assert all(points in each for each in chart.figure["data"][0]["hovertext"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_games_are_said_to_be_none(lang):
    none = words(lang).say("stat-none")
    for key, bots in TABLES.items():
        for source in ([], Counts(key, bots)):
            made = [chart(source, words(lang)) for chart in (wins_by_seat, wins_by_name, lengths, scores, effects,
                                                             courses)]
            made += [effects(source, words(lang), what="rule")]
            made += [heat(source, words(lang))] if key == "virus_wars" else []
            assert all(chart.summary == none and none in chart.html() for chart in made), key
        side = Side(bots)
        compared = compare(key, side, side, 0)
        assert all(chart(compared, words(lang)).summary == none for chart in (
            wins_changed, points_changed, length_changed))


def test_one_game_is_too_few_for_an_average():
    chart = courses(counted("virus", 1), words("en"))
    assert not len(chart.table) and chart.summary == "One game is too few for an average and its interval."


def test_intervals():
    assert difference(56, 70, 48, 80) == pytest.approx((.0524, .3339), abs=1e-4)  # Newcombe 1998, method 10
    assert mean([(1, 2), (3, 2)]) == pytest.approx((2, 1.959964 * (4 / 3) ** .5 / 2), abs=1e-5)
    low, high = paired(0, 0, 100)
    assert -.03 < low < 0 < high < .03 and paired(30, 10, 100)[0] > 0 and paired(0, 0, 0) == (-1, 1)


def test_a_game_without_measures_has_charts_too():
    from tests.laws.walks import kit_of

    kit_of("tiny")
    assert games.find("tiny") and len(charts_of(count(each_game("tiny", ("random", "random"), 4, 1)), words("en"))) >= 2


def test_the_twin_says_what_the_chart_says():
    for chart in charts_of(counted("virus"), words("en")):
        svg = twin(chart)
        assert "br&gt;" not in svg and "<br>" not in svg and f"<title>{escape(chart.title)}</title>" in svg
        assert svg.count("<tspan") + svg.count("text-anchor=\"end\"") >= 4
    wins = twin(wins_by_seat(counted("virus"), words("en")))
    assert wins.count("n = 12") == 3 and "100 %" in wins and "20 %" in wins, "round numbers, and n"


def test_a_long_table_is_folded_where_nothing_is_live():
    short = wins_by_seat(counted("virus"), words("en"))
    long = course(again("virus", TABLES["virus"], 1, 5), words("en"))
    assert "<details>" not in short.html() and long.html().count("<details><summary>") == 1
