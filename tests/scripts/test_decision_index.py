"""Decisions have one form, and their index is the list of their files."""

from pathlib import Path

import pytest

from scripts.checks import decision_files
from scripts.console import ROOT
from scripts.decision_index import INDEX, decision_index
from tests.scripts.trees import tree

DECISION = "# {0}. {1}\n\n* Status: {2}\n* Date: 2026-11-25\n* Topic: bots\n\n**Decision.** Yes.\n"
USE = DECISION.format(2, "Use `lists` and don't sort", "accepted")
OLD = DECISION.format(1, "Use arrays", "superseded by [2](../0002-use-lists-and-dont-sort.md)")
FILES = {"docs/decisions/0002-use-lists-and-dont-sort.md": USE, "docs/decisions/archive/0001-use-arrays.md": OLD}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    tree(tmp_path, FILES)
    (tmp_path / INDEX).write_text(decision_index(tmp_path), encoding="utf-8")
    return tmp_path


def test_decisions_of_the_repository_have_the_form() -> None:
    assert decision_files.check(ROOT) == []


def test_the_index_lists_topics_and_the_archive(root: Path) -> None:
    index = decision_index(root)
    applies, archive = index.split("## Archive")
    assert "| 2 | [Use `lists` and don't sort](0002-use-lists-and-dont-sort.md) | 2026-11-25 |" in applies
    assert "## Bots, aids and analysis" in applies
    assert "| 1 | [Use arrays](archive/0001-use-arrays.md) | 2026-11-25 | superseded by 2 |" in archive
    assert decision_files.check(root) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("0003-more.md", "# 3. More\n\nStatus: accepted.\n", "begins with"),
        ("0003-more.md", DECISION.format(3, "Use less", "accepted"), "ask for the name 0003-use-less.md"),
        ("0003-more.md", DECISION.format(3, "More", "archived"), "ask for the name archive/0003-more.md"),
        ("0002-more.md", DECISION.format(2, "More", "accepted"), "another decision has number 2"),
    ],
)
def test_other_forms_and_names_are_reported(root: Path, name: str, text: str, problem: str) -> None:
    (root / "docs/decisions" / name).write_text(text, encoding="utf-8")
    (root / INDEX).write_text(decision_index(root), encoding="utf-8")
    [only] = decision_files.check(root)
    assert problem in only


def test_a_new_decision_makes_the_index_out_of_date(root: Path) -> None:
    text = DECISION.format(3, "More", "accepted")
    (root / "docs/decisions/0003-more.md").write_text(text, encoding="utf-8")
    assert decision_files.check(root) == [f"{INDEX}: is out of date: run make layout"]
