"""`make check`: the type checker runs again without a cache that it fails on."""

from pathlib import Path

import pytest

from scripts import check


@pytest.mark.parametrize("second", ["", "x.py:1: error: no"])
def test_a_type_checker_that_fails_on_its_cache_runs_again_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, second: str
) -> None:
    answers = ["error: INTERNAL ERROR -- Please report", second]
    cache = tmp_path / ".mypy_cache"
    cache.mkdir()

    def mypy() -> str:
        assert cache.exists() == (len(answers) == 2)
        return answers.pop(0)

    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "tool", lambda module: mypy)
    assert check.types() == second
    assert answers == []


def test_errors_of_types_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "tool", lambda module: lambda: "x.py:1: error: no")
    assert check.types() == "x.py:1: error: no"
