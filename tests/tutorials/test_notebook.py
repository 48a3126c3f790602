"""The notebook runs from its first cell to its last, and shows a board."""

import nbformat
import pytest
from nbclient import NotebookClient

from scripts.console import ROOT


@pytest.mark.filterwarnings("ignore")
def test_the_notebook_runs() -> None:
    file = ROOT / "examples" / "a-look-at-a-game.ipynb"
    notebook = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without outputs"
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    assert "seat 0 wins" in shown[-1]["text"]
