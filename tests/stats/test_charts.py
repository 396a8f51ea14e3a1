"""Charts: the right numbers, in three languages, as plain data with a table beside it."""

import json
import subprocess
import sys
from dataclasses import replace
from html import escape

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.display import display
from IPython.utils.capture import capture_output

from tests.laws.walks import kit_of
from virus_nb.play.simulate import each_game
from virus_nb.stats import charts
from virus_nb.words import LANGUAGES, words

ALL = (charts.wins_by_seat, charts.wins_by_name, charts.lengths)


@pytest.fixture(scope="module")
def replays():
    kit_of("tiny")
    return list(each_game("tiny", ("greedy", "random"), 40, 5))


@pytest.mark.parametrize("chart", ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", [None, "light", "dark"])
def test_every_chart_in_every_language_and_theme(replays, chart, lang, theme):
    drawn = chart(replays, words(lang), theme)
    bundle = drawn._repr_mimebundle_()
    assert json.loads(json.dumps(bundle[charts.PLOTLY])) == bundle[charts.PLOTLY]
    assert "<table>" in bundle["text/html"] and drawn.summary in bundle["text/plain"]
    assert bundle == chart(replays, words(lang), theme)._repr_mimebundle_()
    assert len(drawn.table) > 0 and drawn.title == drawn.figure["layout"]["title"]["text"].replace("<br>", " ")


def test_the_numbers_are_the_counted_ones(replays):
    drawn = charts.wins_by_seat(replays, words("es"))
    won = [sum(seat in replay.result.winners for replay in replays) for seat in (0, 1)]
    assert drawn.figure["data"][0]["y"] == [number / 40 for number in won]
    assert list(drawn.table["Victorias"]) == won and list(drawn.table["Partidas"]) == [40, 40]
    assert drawn.figure["layout"]["shapes"][0]["y0"] == .5
    assert all("n = 40" in label for label in drawn.figure["data"][0]["x"])
    assert drawn.figure["layout"]["separators"] == ",."


def test_lengths_count_every_game(replays):
    drawn = charts.lengths(replays, words("en"))
    assert sum(drawn.figure["data"][0]["y"]) == 40 == drawn.table["Games"].sum()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chart_at_the_end_of_a_cell_comes_with_its_sentence_and_its_table(replays, lang):
    drawn = charts.wins_by_seat(replays, words(lang))
    InteractiveShell.instance()
    try:
        with capture_output() as shown:
            display(drawn)
    finally:
        InteractiveShell.clear_instance()
    figure, told = [output.data for output in shown.outputs]
    assert figure[charts.PLOTLY] == drawn.figure and figure["text/html"].startswith("<svg")
    assert charts.PLOTLY not in told, "plotly would be shown in place of the words"
    assert escape(drawn.summary) in told["text/html"] and "<table>" in told["text/html"] and "95" in drawn.summary
    assert f"{figure['text/plain']}\n{told['text/plain']}" == repr(drawn)


def test_names_are_text(replays):
    rude = [replace(replay, seats=("<b>Bo</b>", "random")) for replay in replays]
    drawn = charts.wins_by_name(rude, words("en"))
    assert "<b>" not in drawn.html() and "<b>" not in json.dumps(drawn.figure)


def test_no_games_are_an_empty_chart():
    for chart in ALL:
        assert len(chart([], words("en")).table) == 0


def test_plotly_is_imported_when_a_chart_is_drawn():
    code = "import sys, virus_nb.stats.charts; sys.exit('plotly' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
