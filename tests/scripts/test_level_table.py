"""The table of levels is made from their rows: whoever changes a row changes the page."""

import json
from pathlib import Path

from scripts.checks import level_table, rule_texts
from tests.scripts.trees import tree

TILES = [
    {"id": "start", "count": 1, "start": True, "cells": [{"segments": [{"kind": "mist", "sides": "N", "ghosts": 2}]}]},
    {"id": "a", "count": 9, "segments": [{"kind": "mist", "sides": "N", "ghosts": 3}]},
    {"id": "b", "count": 3, "segments": [{"kind": "cemetery"}]},
]
PLAIN = {"level": 1, "without": ["cemetery"], "piles": 1, "ghosts": 7, "target": 20, "hounds": []}
HAUNTED = {"level": 2, "without": [], "piles": 3, "ghosts": 6, "target": 30, "hounds": [5, 9]}
LEVELS = [PLAIN | {"haunted": False, "per_colour": False}, HAUNTED | {"haunted": True, "per_colour": True}]
TABLE = f"{level_table.BEGIN}old\n{level_table.END}\n"
FILES = {
    level_table.PAGE: f"# Mists\n\n| MIST-01 | A box. | book |\n\n{TABLE}\nThe end.\n",
    level_table.ROWS: json.dumps(LEVELS),
    level_table.TILES: json.dumps(TILES),
}


def test_a_row_for_each_level(tmp_path: Path) -> None:
    page = level_table.with_levels(tree(tmp_path, FILES))
    assert "| 1 | 9 | any | 7 | 5 | none | 20 | none | common |\n" in page
    assert "| 2 | 12 | 3 of 4 | 6 | 4 | 5 and 9 | 30 | haunted, closed by 8 | each colour its own |\n" in page
    assert "old" not in page
    assert page.endswith(level_table.END + "\n\nThe end.\n")


def test_an_old_table_is_found(tmp_path: Path) -> None:
    root = tree(tmp_path, FILES)
    assert any(level_table.PAGE in problem for problem in rule_texts.check(root))
    tree(tmp_path, rule_texts.made(root))
    assert rule_texts.check(root) == []


def test_a_page_without_a_place_for_it_stays_as_it_is(tmp_path: Path) -> None:
    page = "# Mists\n\n| MIST-01 | A box. | book |\n"
    assert level_table.with_levels(tree(tmp_path, FILES | {level_table.PAGE: page})) == page
