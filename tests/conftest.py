"""What every test run obeys: no stale compiled core; everything in tests/browser is a browser test. No example of
Hypothesis has a deadline: on a busy machine it would fail by chance."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import bastide
from scripts import compiled

HERE = Path(__file__).resolve().parent

settings.register_profile("bastide", deadline=None)
settings.load_profile("bastide")


def pytest_sessionstart() -> None:
    """Refuse to test something else than the sources, or another core than the one asked for."""
    state = compiled.state()
    if state == "stale":
        pytest.exit("The compiled core is older than its sources: `make build` or `make interpreted`.", returncode=4)
    expected = os.environ.get("BASTIDE_EXPECT", state)
    if expected != state or bastide.compiled != (state == "compiled"):
        pytest.exit(f"This run needs the {expected} core, but the {state} one is in place.", returncode=4)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Tests of the server run on PostgreSQL as well."""
    parser.addoption("--second", action="store_true", help="the server's tests on its second store, PostgreSQL")


def pytest_report_header() -> str:
    """Which core is under test."""
    return f"bastide core: {compiled.state()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs Chromium by its folder."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
    second = bool(items) and items[0].config.getoption("--second")
    items[:] = [item for item in items if item.get_closest_marker("file" if second else "second") is None]
