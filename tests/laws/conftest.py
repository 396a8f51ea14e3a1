"""Every law runs for every game: a test that takes ``kit`` is run once for each."""

import pytest

from tests.laws.walks import kit_of
from virus_nb import games


def pytest_generate_tests(metafunc):
    if "kit" in metafunc.fixturenames:
        metafunc.parametrize("kit", games.names(), indirect=True)


@pytest.fixture
def kit(request):
    return kit_of(request.param)


@pytest.fixture
def tiny():
    return kit_of("tiny")
