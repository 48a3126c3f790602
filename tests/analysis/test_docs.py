"""docs/play/analysis.md tells the truth."""

import re
from pathlib import Path

from bastide.analysis import VERSION, analyse, grades, report
from bastide.analysis.curve import GAMES
from tests.analysis.games import played

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "play" / "analysis.md").read_text("utf-8")
PARTS = dict(zip(["object", "seat", "decision", "reason"], re.split("\nA (?:seat|decision|reason)", TEXT), strict=True))
TOLD = analyse(played("base+fields", 2, "random", 3, options={"draws": 30}))


def test_every_field_is_described() -> None:
    for part, value in (("object", TOLD), ("seat", TOLD["seats"][0]), ("decision", TOLD["decisions"][0])):
        rows = [line for line in PARTS[part].splitlines() if line.startswith("| `")]
        named = set(re.findall("`([a-z_]+)`", " ".join(row.split("|")[1] for row in rows)))
        classes = set(grades.NAMES) if part == "object" else set()
        assert named - classes == set(value)


def test_every_part_is_described() -> None:
    for fields in (TOLD["result"], TOLD["curve"][0], TOLD["turning_points"][0], TOLD["players"][0]):
        assert {name for name in fields if f"`{name}`" not in PARTS["object"]} == set()
    team = analyse(played("mists", 2, "random", 3, 6, {"level": 2}))
    assert {name for name in team["curve"][0]["chance"] if f"`{name}`" not in PARTS["object"]} == set()
    line = TOLD["decisions"][0]["best"]
    assert {
        name for name in (*line, *TOLD["decisions"][0]["one_turn"]) if f"`{name}`" not in PARTS["decision"]
    } == set()


def test_every_reason_is_described() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*)$", PARTS["reason"], re.MULTILINE))
    seen = [one for turn in TOLD["decisions"] for line in ("played", "best") for one in turn[line]["reasons"]]
    assert len({one["kind"] for one in seen}) > 5
    for one in seen:
        described = rows[one["kind"]]
        described += rows["shares"] if "the same" in described and one["kind"] == "takes" else ""
        described += rows["robs"] if "the same" in described else ""
        missing = [name for name in one if name not in ("kind", "feature", "cells") and f"`{name}`" not in described]
        assert missing == []


def test_the_numbers_are_those_in_use() -> None:
    for limit in (*grades.CLASSES.values(), grades.FULL_STAKE, grades.FULL_LOSS, grades.FADE, GAMES):
        assert re.search(rf"\b{limit:g}\b", TEXT), limit
    assert 1 / grades.LEAST == 20, "a twentieth"
    assert (grades.NEXT, report.WORST, VERSION) == (5, 5, 2)
    for name, limit in grades.CLASSES.items():
        assert f"| `{name}` | less than {limit:g} |" in TEXT
