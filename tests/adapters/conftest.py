"""A test that takes ``key`` is run once for each game of the kit."""

import pytest

from tests.laws.walks import kit_of
from virus_nb import games


@pytest.fixture(params=[key for key in games.names() if key != "tiny"])
def key(request):
    kit_of(request.param)
    return request.param
