"""The live table on a page: mouse, keyboard, refusals, bytes, two views, and every screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.board import GAMES, Board
from tests.browser.test_frame import write_notebook
from tests.browser.watch import HURRY, Watch

A_CLICK = 4096

TABLE = """\
from virus_nb import games, visit
from virus_nb.play.session import Session
from virus_nb.widgets.table import Table
table = Table(Session(games.find("{game}"), 2, names=("human", "greedy"), seed=5), lang=visit.language())
"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """A page for each game with a table against a bot, and one that shows a table twice."""
    folder = tmp_path_factory.mktemp("tables")
    for game in GAMES:
        write_notebook(folder / f"{game}.ipynb", TABLE.format(game=game) + "table")
    write_notebook(folder / "start_here.ipynb", TABLE.format(game="virus") + "table")
    write_notebook(folder / "twice.ipynb", TABLE.format(game="virus") + "table", "table", "pass")
    with servers.gallery(folder / "home", folder) as server:
        yield server
        assert not servers.notices(server.log.read_text()), server.log.read_text()


def table(page: Page, server: servers.Server, name: str, query: str = "") -> Board:
    page.goto(f"{server.address}voila/render/{name}.ipynb{query}")
    return Board(page).ready()


@pytest.mark.parametrize("game", GAMES)
def test_turns_by_mouse_and_by_keyboard(tables: servers.Server, page: Page, watched: Watch,
                                        game: str) -> None:
    board = table(page, tables, game)
    board.turn_by_mouse()
    page.locator("body").click(position={"x": 2, "y": 2})
    for _ in range(40):  # Tab leads into the table, and once only
        page.keyboard.press("Tab")
        if board.stage.locator(":focus").count():
            break
    assert board.stage.locator("[tabindex='0']").count() == 1
    board.turn_by_keyboard()
    assert watched.clean()


def test_a_slow_machine_hears_of_its_moves(tables: servers.Server, page: Page, watched: Watch) -> None:
    page.add_init_script(HURRY)
    board = table(page, tables, "virus_wars")
    board.turn_by_mouse()
    assert watched.clean()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_costs_little(tables: servers.Server, page: Page, watched: Watch, game: str) -> None:
    board = table(page, tables, game)
    for _ in range(4):
        page.wait_for_timeout(500)
        before, marks = watched.bytes_over_socket(), board.marks()
        board.hot.first.click()
        board.settle(marks)
        board.ready()
        page.wait_for_timeout(500)
        assert watched.bytes_over_socket() - before <= A_CLICK


def test_a_refusal_says_which_rule_at_the_place(tables: servers.Server, page: Page, watched: Watch) -> None:
    board = table(page, tables, "virus_wars")
    board.cold().last.click()
    expect(board.why).to_be_visible()
    expect(board.why).to_contain_text("virus_wars.")
    spoken = board.root.locator("[aria-live]").first.inner_text()
    assert spoken and spoken in board.why.inner_text()
    assert not serious_findings(page)
    page.keyboard.press("Escape")
    assert watched.clean()


def test_escape_takes_the_clicks_back(tables: servers.Server, page: Page) -> None:
    board = table(page, tables, "virus")
    before = board.marks()
    board.hot.first.click()
    board.settle(before)
    expect(board.picked.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(board.picked).to_have_count(0)


def test_two_views_stay_in_step_and_a_click_counts_once(tables: servers.Server, page: Page,
                                                         watched: Watch) -> None:
    page.goto(f"{tables.address}voila/render/twice.ipynb")
    views = page.locator(".jp-OutputArea-output").filter(has=page.locator(".vn-stage"))
    one, two = Board(page, views.nth(0)), Board(page, views.nth(1))
    one.ready()
    two.ready()
    before = len(watched.sent)
    picked = one.marks()
    one.hot.first.click()
    one.settle(picked)
    page.wait_for_timeout(300)
    assert sum('"pick"' in sent for sent in watched.sent[before:]) == 1
    assert two.marks() == one.marks()
    if two.picked.count():
        two.turn_by_mouse()
    page.wait_for_timeout(500)
    assert two.marks() == one.marks()
    assert watched.clean()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_for_axe_on_a_telephone(tables: servers.Server, page: Page, game: str,
                                                scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": 360, "height": 740})
    board = table(page, tables, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page) == []
    board.turn_by_mouse()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_another_language(tables: servers.Server, page: Page, lang: str) -> None:
    english = table(page, tables, "virus").status.inner_text()
    other = table(page, tables, "virus", f"?lang={lang}")
    assert other.status.inner_text() != english
    other.turn_by_mouse()


def test_a_name_is_never_markup(tmp_path_factory: pytest.TempPathFactory, page: Page, watched: Watch) -> None:
    folder = tmp_path_factory.mktemp("names")
    evil = "<img src=x onerror=document.title='broken'><b>Eve</b>"
    source = TABLE.format(game="virus").replace('"greedy"', f'"{evil}"')
    source = source.replace("lang=", "players=('human', 'greedy'), lang=")
    write_notebook(folder / "start_here.ipynb", source + "table")
    with servers.gallery(folder / "home", folder) as server:
        board = table(page, server, "start_here")
        board.turn_by_mouse()
        expect(page.locator("main")).to_contain_text("<b>Eve</b>")
        assert page.title() != "broken" and page.locator("main b").filter(has_text="Eve").count() == 0
    assert watched.clean()
