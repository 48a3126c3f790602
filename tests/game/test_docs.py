"""docs/library/programs.md and docs/library/position.md: their examples run, and they leave nothing out."""

import doctest
from pathlib import Path

import pytest

import bastide.engine
from bastide.records.position.tokens import FIELDS, FORM

DOCS = Path(__file__).resolve().parents[2] / "docs" / "library"


@pytest.mark.parametrize("page", ["programs.md", "position.md"])
def test_the_examples_of_the_page_run(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_every_name_of_the_fast_door_is_shown() -> None:
    text = (DOCS / "programs.md").read_text("utf-8")
    assert [name for name in bastide.engine.__all__ if name not in text] == []


def test_every_field_of_a_position_is_described() -> None:
    text = (DOCS / "position.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert [field for field in FIELDS if f"`{field}`" not in " ".join(rows)] == []
    assert f"`{FORM}`" in text
