"""A team's chance is looked at with few games here."""

import pytest

from bastide.analysis import curve


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curve, "GAMES", 2)
