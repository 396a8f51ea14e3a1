"""The tiny game under its own name."""

from tests.play.conftest import tiny  # noqa: F401
