"""Every sentence in every language, with the same facts; and every key that the code names."""

import re
from datetime import date
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import virus_nb
from virus_nb import games
from virus_nb.engine import HIDDEN, BadInput, Event, Reason
from virus_nb.play.shelf import recorded
from virus_nb.words import LANGUAGES, Words, words
from virus_nb.words.entries import entries
from virus_nb.words.sentences import cards, error_line, event_line, place, player_names, reason_line, rule_key

PACKAGE = Path(virus_nb.__file__).parent
OURS = [game for game in games.names() if games.module(game).startswith("virus_nb.")]
FOLDERS = [PACKAGE / "words", *(games.folder(game) / "words" for game in OURS)]


class Facts(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def sentences(path: Path) -> dict[str, set[str]]:
    """Each message and attribute of a file with the facts that it names."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:60]!r}"
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in patterns.items():
                assert key not in found, f"{path}: {key} stands there twice"
                if pattern is not None:
                    facts = Facts()
                    facts.visit(pattern)
                    found[key] = facts.names
    return found


def of_language(lang: str) -> dict[str, set[str]]:
    found = {}
    for folder in FOLDERS:
        for path in sorted(folder.glob(f"*{lang}.ftl")):
            found |= sentences(path)
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_sentence_is_there_in_every_language(lang):
    assert sorted(of_language(lang)) == sorted(of_language("en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_language_needs_a_fact_that_english_does_not_name(lang):
    english = of_language("en")
    # articles and persons differ, so a language may use fewer facts, or the same thing with its article
    other = {key: facts - english.get(key, set()) for key, facts in of_language(lang).items()}
    kin = re.compile(r"(the_|a_)?(card|cards|place|colour|owner|who|you|other|seat|count|turn)\d?(_you)?")
    assert not {key: facts for key, facts in other.items() if any(not kin.fullmatch(f) for f in facts)}


@pytest.mark.parametrize("path", [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))],
                         ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_file_is_cut_between_its_sentences(path):
    whole = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body
             if isinstance(entry, ast.Message | ast.Term)]
    cut = entries(path.read_text("utf-8"))
    assert list(cut) == [entry.id.name for entry in whole]
    for entry in whole:
        alone, = FluentParser().parse(cut[entry.id.name]).body
        entry.comment = None
        assert alone.equals(entry), entry.id.name


def test_a_sentence_is_cut_where_the_next_one_begins():
    assert entries("# a = b\na = { $n ->\n   *[other] b = c\n}\n    .the = x\n\nb = y\na = late\n") == {
        "a": "a = { $n ->\n   *[other] b = c\n}\n    .the = x\n\n", "b": "b = y\n"}


def test_only_what_is_said_is_parsed(monkeypatch):
    parsed = []
    monkeypatch.setattr("virus_nb.words.FluentResource",
                        lambda text: parsed.append(text) or FluentResource(text))
    fresh = Words("en")
    assert not parsed
    fresh.say("verso-card.the", part1="blue", part2=2, part3=3)
    assert sorted(text.split(" =")[0] for text in parsed) == ["verso-card", "verso-colour-name", "verso-value"]


def test_every_error_has_a_sentence():
    code = re.compile(r'BadInput\(\s*"([a-z-]+)"')
    codes = {found for path in PACKAGE.rglob("*.py") for found in code.findall(path.read_text("utf-8"))}
    assert codes and not {each for each in codes if not words("en").has(f"error-{each}")}


def test_every_key_in_the_code_has_a_sentence():
    call = re.compile(r'\.say\(\s*"([\w.-]+)"')
    keys = {found for path in PACKAGE.rglob("*.py") for found in call.findall(path.read_text("utf-8"))}
    assert keys and not {key for key in keys if not words("en").has(key)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_option_preset_rule_and_decision_is_worded(game, lang):
    speaks, rules = words(lang), games.find(game).game
    needed = [f"{game}-{each}" for each in ("name", "tagline", "about")]
    needed += [f"{rule_key(rule)}.{part}" for rule in rules.rules for part in ("title", "text")]
    needed += [f"{game}-preset-{name}" for name in rules.presets]
    for option in rules.options:
        key = f"{game}-option-{option.name}"
        needed += [key, f"{key}.about"]
        needed += [f"{key}-{value}" for value in option.choices if isinstance(value, str)]
    assert not [key for key in needed if not speaks.has(key)]


def test_numbers_are_written_as_the_language_writes_them():
    assert [words(lang).number(1234.5) for lang in LANGUAGES] == ["1,234.5", "1.234,5", "1\u00a0234,5"]
    assert [words(lang).percent(0.553) for lang in LANGUAGES] == ["55.3%", "55,3\u00a0%", "55,3%"]
    assert words("es").date(date(2025, 5, 3)) == "3 de mayo de 2025"
    assert words("pt").list(["a", "b", "c"]) == "a, b e c" and words("en").list("ab", "or") == "a or b"


def test_a_name_is_text_and_nothing_else():
    name = '<b>{ $who }</b> { "x" }'
    assert words("en").say("error-at", where=name, what="no") == f"{name}: no"


def test_a_missing_key_fails_here_and_shows_itself_in_the_product(monkeypatch, caplog):
    with pytest.raises(KeyError):
        words("en").say("no-such-key")
    monkeypatch.setattr("virus_nb.words.strict", False)
    assert words("en").say("no-such-key") == "no-such-key" and "no-such-key" in caplog.text


def test_a_language_that_is_not_spoken_is_bad_input():
    with pytest.raises(BadInput, match="not-a-choice"):
        words("tlh")


def test_hidden_cards_stay_hidden():
    assert cards(words("en"), "virus", (HIDDEN, HIDDEN)) == "2 cards"
    drew = Event("drew", "virus.3", 0, ("organ-red",), secret=(0,))
    assert "red" not in event_line(Quoting("en"), "virus", drew, ("A", "B"), 1)


class Quoting(Words):
    """Says the facts instead of the sentence."""

    def say(self, key, /, **facts):
        return f"{key} {facts}" if "-event-" in key or "-reason-" in key else super().say(key, **facts)


def test_events_and_reasons_become_facts():
    names = ("Ana", "Bo")
    placed = Event("placed", "virus.5", 1, ("organ-red",), ("1.red",))
    told = event_line(Quoting("en"), "virus", placed, names, 1)
    assert "'who': 'Bo'" in told and "'you': 'yes'" in told and "'owner_you': 'yes'" in told
    colour = Reason("virus.9", "colour", {"card": "virus-blue", "seat": 0})
    told = reason_line(Quoting("en"), "virus", colour, names, 1)
    assert "'seat': 'Ana'" in told and "'seat_you': 'no'" in told and "the_card" in told


def test_places_are_spoken():
    names = player_names(words("es"), 2)
    assert place(words("es"), "virus", "1", names, 0) == "Jugador 2"
    assert place(words("es"), "virus", "f6", names, 0) == "f6"
    assert place(words("es"), "virus", "deck", names, 0) == "el mazo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_is_one_sentence(lang):
    error = BadInput("not-a-choice", "lang", value="tlh", choices=LANGUAGES)
    assert error_line(words(lang), error).startswith("lang: ") and "tlh" in error_line(words(lang), error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_recorded_game_has_a_title(lang):
    assert not [name for name in recorded() if not words(lang).has(name.replace("/", "-replay-"))]
