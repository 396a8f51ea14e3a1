"""Exports: every kind, in every language, small enough, standing alone."""

import csv
import json
import re
import struct
from io import StringIO
from xml.etree import ElementTree

import pytest

from virus_nb.engine import BadInput
from virus_nb.export import KINDS, export, table
from virus_nb.play import shelf
from virus_nb.play.replay import Note, load
from virus_nb.play.session import Session
from virus_nb.widgets.film import Film
from virus_nb.widgets.page import page

RECORDED = sorted(shelf.recorded())
FORMULA = '=HYPERLINK("x")'


@pytest.fixture
def duel():
    return Session.from_replay(load(shelf.find("virus/duel"))[0])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lens", ["open", "spectator", 1])
def test_every_kind_for_every_lens(duel, kind, lens):
    if kind == "png":
        pytest.importorskip("resvg_py")
    content = export(Film(duel, "es", (lens,)), kind, 3, 9)
    assert content
    if kind.endswith("svg"):
        ElementTree.fromstring(content)
    if kind == "png":
        assert content[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">I", content[16:20]) == (1520,)
    assert content == export(Film(duel, "es", (lens,)), kind, 3, 9), "the same game, the same bytes"


@pytest.mark.parametrize("name", RECORDED)
def test_a_page_is_small_and_asks_for_nothing(name):
    session = Session.from_replay(load(shelf.find(name))[0])
    content = export(Film(session, "en", (0,)), "html")
    assert len(content) <= 300_000
    text = content.decode()
    assert "http" not in re.sub(r"http-equiv|http://www\.w3\.org/\S+", "", text)
    assert len(json.loads(re.search(r'id="vn-data">(.*?)</script>', text)[1])["films"]) == 3


def test_a_picture_in_one_theme_needs_no_variables(duel):
    film = Film(duel, "en", (0,))
    light, dark = (export(film, "svg", 5, theme=theme).decode() for theme in ("light", "dark"))
    assert "var(" not in light + dark and light != dark
    assert "prefers-color-scheme" in export(film, "svg", 5).decode()
    with pytest.raises(BadInput, match="theme: not-a-choice"):
        export(film, "svg", 5, theme="<b>")


def test_tables_can_be_read_and_hold_no_formulas(duel):
    duel.names = (FORMULA, "Bo")
    film = Film(duel, "pt")
    rows = list(csv.DictReader(StringIO(table.moves(film, 0, 50))))
    assert [row["ação"] for row in rows] == [node.move for node in duel.main_line()[1:]]
    assert {row["jogador"] for row in rows} == {f"'{FORMULA}", "Bo"}
    whole = list(csv.DictReader(StringIO(table.events(film, 0, 50))))
    assert len(whole) == sum(len(node.events) for node in duel.main_line())


def test_markdown_shows_text_as_text(duel):
    duel.names = ("*Ana* <b>", "Bo")
    duel.notes = (Note(2, "A [link](x)\nand more", "en", "!"),)
    text = export(Film(duel, "en"), "md").decode()
    assert r"\*Ana\* \<b\>" in text and r"> **!** A \[link\](x)" in text and "\n> and more" in text
    assert "## Turn 1" in text


def test_notes_are_for_whoever_sees_all(duel):
    duel.notes = (Note(2, "Bo holds all of them.", "en"),)
    for kind in ("html", "md"):
        assert (Film(duel, "en", (0,)).notes() == []) and b"holds all of" not in export(Film(duel, "en", (0,)), kind)
    assert Film(duel, "en", ("open", 0)).notes()


@pytest.mark.parametrize(("kind", "first", "last", "code"), [
    ("exe", 0, None, "not-a-choice"), ("svg", 99, None, "not-a-range"), ("txt", 9, 3, "not-a-range"),
    ("txt", -1, None, "not-a-range")])
def test_what_cannot_be_exported_is_told(duel, kind, first, last, code):
    with pytest.raises(BadInput, match=code):
        export(Film(duel, "en"), kind, first, last)


def test_only_a_page_can_be_secret(duel):
    film = Film(duel, "es", (1,))
    told = export(film, "html", 3, secret=True)
    assert told == page(duel, "es", (1,), 3, secret=True).encode() != export(film, "html", 3)
    for kind in set(KINDS) - {"html"}:
        with pytest.raises(BadInput) as error:
            export(film, kind, secret=True)
        assert (error.value.code, error.value.where) == ("not-for-that-kind", "secret")
