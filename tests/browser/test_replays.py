"""The player in real pages: lenses, steps, loops, two of them at once, addresses, and the page that stands alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.axe import serious_findings
from tests.browser.test_frame import write_notebook
from tests.browser.watch import Watch
from virus_nb import places
from virus_nb.play import shelf
from virus_nb.play.bots import play_out
from virus_nb.play.replay import load, save
from virus_nb.widgets.page import page as page_of

COUNT, TRACK = ".vn-count", ".vn-track"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """Notebooks of a reader: two players on a page, a collection, and recorded games with kernels started ahead."""
    folder = tmp_path_factory.mktemp("own")
    from virus_nb import games

    save([play_out(games.find("virus"), ("greedy", "random"), {}, n) for n in range(40)], folder / "many.jsonl.gz")
    write_notebook(folder / "start_here.ipynb", "import virus_nb as vn", "vn.watch('virus/duel', ply=3)",
                   "vn.watch('virus_wars/small', ply=2)")
    write_notebook(folder / "many.ipynb", f"import virus_nb as vn\nvn.watch({str(folder / 'many.jsonl.gz')!r})")
    (folder / "replays.ipynb").write_bytes((places.notebooks() / "replays.ipynb").read_bytes())
    pools = {"default": {"pool_size": 0}, "replays.ipynb": {"pool_size": 1}}
    ahead = f"VoilaKernelManager=dict(kernel_pools_config={pools})"
    with servers.gallery(folder / "home", folder, ahead) as server:
        yield server


def open_replay(page: Page, app: servers.Server, query: str) -> Any:
    page.goto(f"{app.address}voila/render/replays.ipynb{query}")
    player = page.locator(".vn-player").first
    expect(player.locator(COUNT)).to_be_visible()
    return player


def test_lenses_steps_and_marks_of_change(app: servers.Server, page: Page, watched: Watch) -> None:
    player = open_replay(page, app, "?replay=virus/duel&ply=16&lens=spectator")
    eyes = player.get_by_label("Seen by")
    expect(eyes.locator("option:checked")).to_have_text("Spectator")
    assert "draws a card" in player.locator(".vn-log").inner_text()
    assert not re.search("draws a [a-z]+ (organ|virus|medicine)", player.locator(".vn-log").inner_text())
    eyes.select_option(label="Player 1")
    expect(player.locator(".vn-log")).to_contain_text("You draw a blue organ")
    expect(player.locator(".vn-changed").first).to_be_visible()
    player.get_by_label("Step by").select_option("round")
    sent = len(watched.sent)
    player.get_by_role("button", name="On", exact=True).click()
    expect(player.locator(COUNT)).to_have_text("18 / 50")
    player.get_by_label("Step by").select_option("mark")
    player.get_by_role("button", name="On", exact=True).click()
    expect(player.locator(".vn-note")).to_be_visible()
    player.locator(".vn-log .vn-line").first.click()
    expect(player.locator(COUNT)).to_have_text("1 / 50")
    loop = player.get_by_role("button", name="Loop")
    loop.click()
    player.get_by_label("Step by").select_option("ply")
    player.get_by_label("Speed", exact=True).select_option("8")
    page.keyboard.press("Escape")
    player.locator(".vn-slider").fill("49")
    player.get_by_role("button", name="Play", exact=True).click()
    expect(player.locator(COUNT)).to_have_text(re.compile("^[2-4] / 50"))
    player.get_by_role("button", name="Pause", exact=True).click()
    assert len(watched.sent) == sent, "the kernel is asked for nothing"
    page.get_by_label("Do not tell how it ends").check()
    expect(player.locator(TRACK)).to_be_hidden()
    expect(player.get_by_label("Speed", exact=True)).to_have_value("8")
    expect(player.get_by_role("button", name="Loop")).to_have_attribute("aria-pressed", "true")
    assert serious_findings(page) == [] and watched.clean()


def test_what_only_helps_to_read_the_table_is_not_marked_as_changed(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(page_of(load(shelf.find("virus_wars/duel"))[0]), "utf-8")
    page.unroute_all()
    page.goto(f"{file.as_uri()}?ply=20")
    expect(page.locator(COUNT)).to_have_text("20 / 55")
    # a virus became a zombie; what the other player can reach now is another matter
    marked = page.locator(".vn-changed").evaluate_all("nodes => nodes.map((node) => node.dataset.key)")
    assert marked == ["e5"]


def test_nothing_is_told_of_what_lies_ahead(app: servers.Server, page: Page, watched: Watch) -> None:
    player = open_replay(page, app, "?replay=virus/duel&ply=16&lens=secret")
    assert not player.locator(TRACK).is_visible() and player.locator(COUNT).inner_text() == "16"
    assert not player.get_by_role("button", name="To the end").is_visible()
    last = player.locator(".vn-log .vn-line").last
    expect(last).to_have_text("Player 2 draws a blue virus.")
    player.locator(".vn-play").focus()
    page.keyboard.press("End")
    expect(player.locator(COUNT)).to_have_text("16")
    titles = page.get_by_label("Game", exact=True).inner_text().replace("\xa0", " ")
    assert "thief" not in titles and "game 1" in titles and "50" not in player.inner_text()
    page.get_by_label("Do not tell how it ends").uncheck()
    expect(player.locator(COUNT)).to_have_text("16 / 50")
    assert watched.clean()


@pytest.mark.parametrize("query", ["?replay=virus/duel&ply=17&seat=1&lang=pt", "?replay=virus/duel&ply=99&lang=pt",
                                   "?replay=virus/duel&lens=<img src=x onerror=alert(1)>&lang=pt"])
@pytest.mark.parametrize("ahead", [True, False])
def test_an_address_opens_its_place_or_tells_why_not(app: servers.Server, own: servers.Server, page: Page,
                                                     watched: Watch, query: str, ahead: bool) -> None:
    page.goto(f"{(own if ahead else app).address}voila/render/replays.ipynb{query}")
    if "ply=17" in query:
        player = page.locator(".vn-player").first
        expect(player.locator(COUNT)).to_have_text("17 / 50")
        expect(player.get_by_label("Visto por").locator("option:checked")).to_have_text("Jogador 2")
    else:
        expect(page.locator("main").get_by_role("alert").first).to_contain_text("99" if "99" in query else "<img")
        assert page.locator("main img").count() == 0
    assert watched.clean()


def test_a_line_leads_to_its_rule(app: servers.Server, page: Page, watched: Watch) -> None:
    player = open_replay(page, app, "?replay=marvel/quick&ply=7&lang=en")
    line = player.locator(".vn-log li.vn-now").first
    rule = line.locator(".vn-why-more")
    line.get_by_role("button", name="The rule: An empty hand").click()
    expect(rule).to_contain_text("marvel.3")
    page.keyboard.press("?")  # the same with the key, from the line itself
    expect(rule).to_have_count(0)
    player.locator(".vn-slider").focus()
    page.keyboard.press("?")  # and from anywhere in the player
    expect(rule).to_contain_text("marvel.3")
    expect(line.locator(".vn-ask")).to_be_focused()
    line.get_by_role("link", name="Read on in the rulebook").click()
    expect(page.locator(".vn-rulebook h3").first).to_contain_text("marvel.3", timeout=60_000)
    assert watched.clean()


def test_two_players_on_a_page_do_not_disturb_each_other(own: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{own.address}voila/render/start_here.ipynb")
    one, other = page.locator(".vn-player").nth(0), page.locator(".vn-player").nth(1)
    expect(other.locator(COUNT)).to_have_text("2 / 15")
    one.locator(".vn-play").focus()
    page.keyboard.press("ArrowRight")
    expect(one.locator(COUNT)).to_have_text("4 / 50")
    expect(other.locator(COUNT)).to_have_text("2 / 15")
    other.get_by_role("button", name="Play", exact=True).click()
    one.get_by_role("button", name="Back", exact=True).click()
    expect(other.locator(COUNT)).to_have_text(re.compile("^[4-9] / 15"))
    expect(one.locator(COUNT)).to_have_text("3 / 50")
    assert watched.clean()


def test_branch_note_and_export_from_the_player(app: servers.Server, page: Page, watched: Watch) -> None:
    player = open_replay(page, app, "?replay=virus/duel&ply=17&seat=0")
    player.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Who plays").select_option("bots play to the end")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Branches")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).last.click()
    with page.expect_download() as download:
        page.locator("a[download$='.json']").click()
    assert b'"origin"' in Path(download.value.path()).read_bytes()
    page.get_by_role("button", name="The game as it was played").click()
    expect(player.locator(COUNT)).to_have_text("0 / 50")
    player.get_by_role("button", name="Note", exact=True).click()
    page.get_by_label("Mark").fill("!?")
    page.get_by_label("Words").fill("Why <b>not</b>?")
    page.get_by_role("button", name="Put the note there").click()
    expect(player.locator(".vn-note")).to_have_text("!? Why <b>not</b>?")
    expect(player.locator(".vn-mark-named").first).to_have_text("!?")
    player.get_by_role("button", name="Export").click()
    page.get_by_label("As", exact=True).select_option("page that plays by itself (HTML)")
    page.get_by_role("button", name="Make the file").last.scroll_into_view_if_needed()
    page.get_by_role("button", name="Make the file").first.click()
    with page.expect_download() as download:
        page.locator("a[download$='.html']").click()
    assert Path(download.value.path()).stat().st_size < 300_000
    assert serious_findings(page) == [] and watched.clean()


def test_a_collection_filters_and_opens(own: servers.Server, page: Page, watched: Watch) -> None:
    page.goto(f"{own.address}voila/render/many.ipynb")
    table = page.locator(".vn-collection")
    expect(table.get_by_role("status")).to_have_text("40 of 40 games")
    table.get_by_label("Moves, at most").fill("30")
    expect(table.get_by_role("status")).not_to_have_text("40 of 40 games")
    table.get_by_role("button", name="Moves", exact=True).click()
    lengths = table.locator("tbody tr td:nth-child(5)").all_inner_texts()
    assert lengths == sorted(lengths, key=int) and int(lengths[-1]) <= 30
    table.locator("tbody button").first.click()
    expect(page.locator(".vn-player").locator(COUNT)).to_have_text(f"0 / {lengths[0]}")
    assert serious_findings(page) == [] and watched.clean()


@pytest.mark.parametrize("width", [1280, 360])
def test_a_page_stands_alone(page: Page, watched: Watch, tmp_path: Path, width: int) -> None:
    file = tmp_path / "duel.html"
    replay = load(shelf.find("virus/duel"))[0]
    file.write_text(page_of(replay, "en", ("open", 0, 1)), "utf-8")
    page.set_viewport_size({"width": width, "height": 800})
    watched.outside.clear()
    page.unroute_all()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{file.as_uri()}?ply=5&lang=es")
    expect(page.locator(COUNT)).to_have_text("5 / 50")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    for key, ply in (("ArrowRight", 6), ("t", 7), ("End", 50), ("Home", 0), ("r", 2), ("R", 0), ("m", 12)):
        page.keyboard.press(key)
        if key != "m":
            expect(page.locator(COUNT)).to_have_text(f"{ply} / 50")
    expect(page.locator(".vn-note")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".vn-log li.vn-now .vn-why-more").first).to_contain_text("virus.")
    page.get_by_label("Velocidad").select_option("4")
    page.locator(".vn-page-lang").select_option("pt")
    expect(page.get_by_label("Velocidade")).to_have_value("4")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.locator(".vn-page-lang")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious_findings(page) == []
    assert {url.split("?")[0] for url in asked if not url.startswith("data:")} == {file.as_uri()} and not watched.errors


def test_a_page_that_stands_alone_speaks_a_language_that_it_has(page: Page, watched: Watch, tmp_path: Path) -> None:
    file = tmp_path / "duel.html"
    file.write_text(page_of(load(shelf.find("virus/duel"))[0], "pt"), "utf-8")
    page.unroute_all()
    for asked in ("constructor", "__proto__", "xx", "<b>"):
        page.goto(f"{file.as_uri()}?lang={asked}")
        expect(page.locator(COUNT)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert not watched.errors
