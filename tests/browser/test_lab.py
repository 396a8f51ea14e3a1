"""The live table inside JupyterLab, where every key is somebody's command."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.board import Board
from tests.browser.test_frame import write_notebook
from tests.browser.test_table import TABLE
from tests.browser.watch import Watch

CELLS = "jupyterapp.shell.currentWidget.content.model.cells.length"
KERNEL = "jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel"
RUN = "void jupyterapp.commands.execute('notebook:run-all-cells')"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    home = tmp_path_factory.mktemp("lab")
    notebooks = home / "notebooks"
    notebooks.mkdir()
    source = TABLE.format(game="virus") + "table"
    write_notebook(notebooks / "table.ipynb", source, "import time; time.sleep(4)")
    with servers.lab(home, notebooks) as server:
        yield server


def open_table(page: Page, lab: servers.Server) -> Board:
    page.set_viewport_size({"width": 1400, "height": 1400})
    page.goto(f"{lab.address}lab/tree/table.ipynb?token={lab.token}&reset")
    expect(page.locator(".jp-NotebookPanel .jp-CodeCell").first).to_be_visible()
    page.wait_for_function(f"{KERNEL}?.status === 'idle'")
    page.evaluate(RUN)
    return Board(page).ready()


def test_keys_on_the_table_are_no_commands_of_the_notebook(lab: servers.Server, page: Page,
                                                            watched: Watch) -> None:
    board = open_table(page, lab)
    cells = page.evaluate(CELLS)
    board.hot.first.focus()
    for key in "abxjkddy":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.evaluate(CELLS) == cells
    assert board.stage.locator(":focus").count() == 1, "and none of them took the focus away"
    board.turn_by_keyboard()
    assert page.evaluate(CELLS) == cells
    assert not watched.outside


def test_a_click_while_a_cell_runs_is_answered(lab: servers.Server, page: Page) -> None:
    board = open_table(page, lab)  # the second cell sleeps
    board.turn_by_mouse()
