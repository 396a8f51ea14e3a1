"""The pages as Binder serves them: by a notebook server with a token, under a longer address."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.test_frame import GREETING, eventually, write_notebook
from tests.browser.watch import Watch
from virus_nb import places


def test_a_page_under_a_notebook_server(tmp_path: Path, page: Page, watched: Watch) -> None:
    repository = tmp_path / "repository"
    (repository / "notebooks").mkdir(parents=True)
    (repository / "voila.json").write_bytes(places.voila_settings().read_bytes())
    write_notebook(repository / "notebooks" / "start_here.ipynb", GREETING)
    # installed, the template comes with the kit; in the source tree Jupyter is shown where it is
    (tmp_path / "home" / "data").mkdir(parents=True)
    (tmp_path / "home" / "data" / "voila").symlink_to(places.jupyter_data() / "voila")
    with servers.binder(tmp_path / "home", repository) as server:
        page.goto(f"{server.address}voila/render/notebooks/start_here.ipynb?token={server.token}&lang=pt")
        expect(page.get_by_role("button", name="go on")).to_be_visible()
        expect(page.locator("main")).to_contain_text("pt{")
        expect(page.get_by_role("navigation", name="Páginas")).to_be_visible()
        assert watched.clean()
        kernel = servers.kernel_of(page)
        page.goto(f"{server.address}voila")
        expect(page).to_have_url(f"{server.address}voila/render/notebooks/start_here.ipynb")
        expect(page.get_by_role("button", name="go on")).to_be_visible()
        assert eventually(lambda: kernel not in server.kernels()), "left, a page takes its kernel along"
