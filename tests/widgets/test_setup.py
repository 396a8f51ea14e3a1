"""The form for a new game: made from the game's options, and what it begins."""

from virus_nb.engine import BadInput
from virus_nb.widgets.setup import SetUp
from virus_nb.words import words


def test_what_is_chosen_is_what_begins(tiny):
    begun = []
    form = SetUp(tiny, lambda *what: begun.append(what), seats=3)
    assert [player.value for player in form.players[:3]] == ["human", "greedy", "greedy"]
    form.seats.value = 2
    form.seed.value = "17"
    form.options["goal"].value = tiny.game.options[0].choices[-1]
    form.start.click()
    (session, players, lang), = begun
    assert (session.seats, session.seed, players, lang) == (2, 17, ("human", "greedy"), "en")
    assert session.options["goal"] == tiny.game.options[0].choices[-1]


def test_a_preset_sets_its_options(tiny):
    form = SetUp(tiny, lambda *what: None)
    assert form.preset.label == words("en").say("ui-preset-own")
    name, values = next(iter(tiny.game.presets.items()))
    form.preset.value = name
    assert {**form.values(), **values} == form.values()


def test_the_form_keeps_what_is_filled_in_when_the_language_changes(tiny):
    form = SetUp(tiny, lambda *what: None, seats=3)
    form.players[1].value = "random"
    before = (form.seats.value, form.values(), [player.value for player in form.players])
    form.speak("es")
    assert (form.seats.value, form.values(), [player.value for player in form.players]) == before
    assert form.start.description == "Empezar la partida"


def test_what_cannot_be_is_told_in_the_form(tiny, caplog):
    def begin(*_):
        raise BadInput("not-an-object", "<b>seed")
    form = SetUp(tiny, begin)
    form.start.click()
    assert "&lt;b&gt;seed" in form.error.value and "alert" in form.error.value
    form.begin = lambda *_: 1 / 0
    form.start.click()
    assert "ZeroDivisionError" in form.error.value and "ZeroDivisionError" in caplog.text
