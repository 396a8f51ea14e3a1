"""The frame's own files: its words, and that nothing in them leads to another machine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from virus_nb import places, visit
from virus_nb.app import pages
from virus_nb.app.lab import lab_command, own_notebooks

TEMPLATE = places.jupyter_data() / "voila" / "templates" / "virus_nb"


def test_the_template_holds_the_words_of_the_language_files() -> None:
    assert pages.path().read_text("utf-8") == pages.text(), "run: python -m virus_nb.app.pages"


@pytest.mark.parametrize("path", sorted(TEMPLATE.iterdir()), ids=lambda path: path.name)
def test_the_template_names_no_other_machine(path: Path) -> None:
    addresses = re.findall(r"https?://[^\s'\"]+|[\"'(]//[a-z][^\s'\"]+", path.read_text("utf-8"))
    assert [address for address in addresses if not address.startswith("http://www.w3.org/")] == []


def test_every_word_that_the_template_asks_for_is_there() -> None:
    text = "".join(path.read_text("utf-8") for path in TEMPLATE.iterdir() if path.name != "words.html")
    asked = set(re.findall(r'word\("([a-z0-9-]+)"\)|say\("([a-z-]+)"\)|data-word-label="([a-z-]+)"', text))
    names = {name for found in asked for name in found if name}
    assert names and names <= {*pages.SENTENCES, "language"}


def test_the_settings_are_json_that_voila_knows() -> None:
    from traitlets.config import Config
    from voila.configuration import VoilaConfiguration

    settings = json.loads(places.voila_settings().read_text("utf-8"))
    known = VoilaConfiguration(config=Config(settings))
    assert known.strip_sources and not known.show_tracebacks
    assert set(settings["VoilaConfiguration"]) <= set(VoilaConfiguration.class_trait_names(config=True))
    assert settings["VoilaKernelManager"]["kernel_pools_config"]["default"] == {"pool_size": 0}


@pytest.mark.parametrize(("header", "lang"), [
    ("pt-BR,pt;q=0.9,en;q=0.8", "pt"), ("de,es;q=0.5", "es"), ("de-DE", "en"), ("x" * 100_000, "en"),
])
def test_the_language_of_the_browser(monkeypatch: pytest.MonkeyPatch, header: str, lang: str) -> None:
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", header)
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    monkeypatch.delenv("QUERY_STRING", raising=False)
    assert visit.language() == lang


def test_the_language_of_the_computer_where_there_is_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    monkeypatch.delenv("QUERY_STRING", raising=False)
    for value, lang in (("pt_PT.UTF-8", "pt"), ("C.UTF-8", "en"), ("de_DE", "en")):
        monkeypatch.setenv("LC_ALL", value)
        assert visit.language() == lang


@pytest.mark.parametrize("text", [
    "lang=xx&lang=yy", "&&=;", "a=" + "x" * 10_000, "%ff%00", "&".join("abcdefghij" * 9),
])
def test_any_address_is_survived(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("QUERY_STRING", text)
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", "en")
    assert visit.language() == "en"


def test_an_installed_kit_gives_a_copy_that_is_never_overwritten(tmp_path: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    kit, mine = tmp_path / "kit", tmp_path / "mine"
    (kit / "pictures").mkdir(parents=True)
    (kit / "start_here.ipynb").write_text("theirs")
    (kit / "pictures" / "a.png").write_bytes(b"png")
    monkeypatch.setattr(places, "installed", lambda: True)
    monkeypatch.setattr(places, "notebooks", lambda: kit)
    assert own_notebooks(mine) == (mine, True)
    (mine / "start_here.ipynb").write_text("changed")
    assert own_notebooks(mine) == (mine, False)
    assert (mine / "start_here.ipynb").read_text() == "changed"
    assert (mine / "pictures" / "a.png").exists()


def test_the_source_tree_opens_its_own_notebooks(tmp_path: Path) -> None:
    assert own_notebooks(tmp_path / "mine") == (places.notebooks(), False)
    command = lab_command(tmp_path, 0, open_browser=False)
    assert "--no-browser" in command and f"--ServerApp.root_dir={tmp_path}" in command
