"""Law 12: every rule is quoted by the game, taught by its lesson and held by a test; and no other is."""

import re
from importlib import import_module
from pathlib import Path

from virus_nb import games

TESTS = Path(__file__).parents[1]


def quoted(key: str, text: str) -> set[str]:
    """The rule ids of that game in a text; ``virus.4, .5`` counts for both."""
    found = set()
    for chain in re.findall(rf"\b{key}(?:\.\d+\b(?:, |,| and | or )*)+", text):
        found.update(f"{key}.{number}" for number in re.findall(r"\.(\d+)", chain))
    return found


def texts(folder: Path, *endings: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*")) if path.suffix in endings)


def test_every_rule_has_a_source(kit):
    sources = import_module(f"{games.module(kit.game.key)}.rules").RULE_SOURCES
    assert tuple(sources) == kit.game.rules
    assert all(source and set(source) <= set("SPRA") for source in sources.values())
    assert [int(rule.rpartition(".")[2]) for rule in sources] == list(range(1, len(sources) + 1))


def test_every_option_changes_a_rule(kit):
    assert {option.rule for option in kit.game.options} <= set(kit.game.rules)


def test_every_rule_is_quoted_by_the_game(kit):
    key = kit.game.key
    code = texts(games.folder(key), ".py").replace('": "', '" : "')
    without_table = re.sub(r'"[\w.]+" : "[SPRA]+",?', "", code)
    assert quoted(key, without_table) == set(kit.game.rules)


def test_every_rule_has_a_place_in_the_lesson(kit):
    key = kit.game.key
    lesson = (games.folder(key) / "lesson.toml").read_text("utf-8")
    assert quoted(key, lesson) == set(kit.game.rules)


def test_every_rule_has_a_test(kit):
    key = kit.game.key
    if key == "tiny":  # its rules stand among the tests
        held = quoted(key, texts(TESTS / "laws" / "tiny", ".json"))
    else:
        held = quoted(key, texts(TESTS, ".py", ".json"))
    assert set(kit.game.rules) <= held, sorted(set(kit.game.rules) - held)
