"""Law 13: the situations with right answers, our own and those of the neighbouring folder if it is there."""

from pathlib import Path

import pytest

from tests.laws.walks import kit_of
from virus_nb.play.files import documents
from virus_nb.play.scenario import Tally, check

TESTS = Path(__file__).parents[1]
FILES = [TESTS / "laws" / "tiny" / "cases.json", *sorted((TESTS / "cases").glob("*.json")),
         *sorted((TESTS.parent.parent / "shared" / "cases").glob("*.json"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_situations_have_their_right_answers(path):
    for _, data in documents(path):
        for key in {case["game"] for case in data["cases"]}:
            kit_of(key)
    tally = Tally()
    assert list(check(path, tally)) == []
    assert tally.passed and not tally.exit_code
