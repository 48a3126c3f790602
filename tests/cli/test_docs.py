"""docs/library/command-line.md and docs/bots/bots.md tell the truth."""

from pathlib import Path

import pytest

from bastide.bots import BOTS, MATES, YARDSTICKS

from .helpers import called, called_json

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "library" / "command-line.md").read_text("utf-8")
EXAMPLES = [line for line in TEXT.splitlines() if line.startswith("bastide ")]


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_run(capsys: pytest.CaptureFixture[str], line: str) -> None:
    words = line.replace("--games 5000", "--games 3").replace("--games 400", "--games 2").split()[1:]
    assert called(capsys, *words)[0] == 0


def test_every_field_of_sim_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    for field in called_json(capsys, "sim", "--games", "1"):
        assert f"`{field}`" in TEXT


def test_every_field_of_arena_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of a rated table and, with teams, of a match."""
    part = TEXT.split("## `bastide arena`")[1].split("## Records")[0]
    rated = called_json(capsys, "arena", "--bots", "greedy,random,plain", "--games", "1", "--option", "draws=6")
    (team,) = called_json(capsys, "arena", "--bots", "random,random", "--games", "1", "--rules", "mists")["matches"]
    for field in {*rated, *rated["matches"][0], *rated["ratings"][0], *team}:
        assert f"`{field}`" in part, field


@pytest.mark.parametrize("argv", [[], ["base"], ["RIV-01"], ["RIV"]])
def test_every_field_of_rules_is_described(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    for field in called_json(capsys, "rules", *argv):
        assert f"`{field}`" in TEXT.split("## `bastide rules`")[1]


def test_every_bot_is_described() -> None:
    text = (DOCS / "bots" / "bots.md").read_text("utf-8")
    for name in {**BOTS, **MATES, **YARDSTICKS}:
        assert f"| `{name}` |" in text.split("## Budgets")[0]
