"""One browser for all that is measured."""

from tests.browser.conftest import browser, launch  # noqa: F401
