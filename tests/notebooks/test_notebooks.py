"""The notebooks as they are committed. That they run is tested by nbval, which collects them itself."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import nbformat
import pytest

from virus_nb import places

NOTEBOOKS = sorted(places.notebooks().rglob("*.ipynb"))
LONGEST_CELL = 3


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_the_gallery_is_there() -> None:
    assert "start_here" in [path.stem for path in NOTEBOOKS]


def test_nothing_that_a_run_leaves_behind_is_committed(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert "widgets" not in notebook.metadata
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert cell.outputs == [] and cell.execution_count is None
        assert set(cell.metadata) <= {"tags", "editable", "slideshow"}


def test_code_cells_are_short_and_use_the_public_face(path: Path) -> None:
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            assert len(cell.source.splitlines()) <= LONGEST_CELL, cell.source
            for node in ast.walk(ast.parse(cell.source)):
                names = [alias.name for alias in getattr(node, "names", ())]
                assert not any("._" in name for name in names), cell.source


def test_it_runs_on_any_python_that_is_there(path: Path) -> None:
    metadata = json.loads(path.read_text("utf-8"))["metadata"]
    assert metadata["kernelspec"]["name"] == "python3"
    assert metadata.get("title"), "the title of the page"
    assert "version" not in metadata.get("language_info", {})
