"""`@rule("BASE-12")`: names the rules a test holds to. Ids are those of docs/rules, and a wrong one fails at once."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules"
ROW = re.compile(r"^\| ([A-Z]+-\d+) \|", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., object])


@cache
def known_ids() -> frozenset[str]:
    pages = (page for page in DOCS.glob("*.md") if page.name != "untested.md")
    return frozenset(name for page in pages for name in ROW.findall(page.read_text(encoding="utf-8")))


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it would fail without."""
    unknown = [name for name in ids if name not in known_ids()]
    if unknown:
        raise ValueError(f"no such rule in docs/rules: {', '.join(unknown)}")

    def mark(test: Test) -> Test:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark
