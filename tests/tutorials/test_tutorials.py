"""Every tutorial leads where it says: what it writes is written, what it runs is run, what it shows is printed."""

from pathlib import Path

import pytest

from .following import ROOT, follow

PAGES = ("library/simulate", "extend/expansion", "host/quickstart", "bots/learning")


@pytest.mark.parametrize("name", PAGES)
def test_a_tutorial(name: str, tmp_path: Path) -> None:
    assert len(follow(ROOT / "docs" / f"{name}.md", tmp_path)) >= 4
