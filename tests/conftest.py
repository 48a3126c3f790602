"""What every test run obeys: no stale compiled core; everything in tests/browser is a browser test. No example of
Hypothesis has a deadline: on a busy machine it would fail by chance."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

import bastide
from scripts import compiled

HERE = Path(__file__).resolve().parent

LIMITS = {"browser": 300, "server/cost": 300, "server/cluster": 300, "tutorials": 600, "extend": 600}
"""Seconds that a test may take, where the folder needs more than the usual (`timeout` in pyproject.toml).
`long` tests have LONG; a test with a mark of its own has that."""
LONG = 1800

settings.register_profile("bastide", deadline=None)
settings.load_profile("bastide")


def pytest_configure(config: pytest.Config) -> None:
    """The time limit of a test shows the stacks of all its processes. Workers of servers keep the usual priority:
    beside busy processes those of a lower one may get no time at all."""
    # A shell starts a command in the background with Ctrl-C ignored. Tests that send one would wait for ever.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.setdefault("BASTIDE_WORKER_NICE", "0")
    config.pluginmanager.import_plugin("scripts.time_limits")


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
    parser.addoption("--postgres", action="store_true", help="the server's tests on PostgreSQL")


def pytest_report_header() -> str:
    """Which core is under test."""
    return f"bastide core: {compiled.state()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs Chromium by its folder, and give each test its time limit."""
    for item in items:
        limit_time(item)
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
    postgres = bool(items) and items[0].config.getoption("--postgres")
    items[:] = [item for item in items if item.get_closest_marker("sqlite" if postgres else "postgres") is None]


def limit_time(item: pytest.Item) -> None:
    """Give a test its time limit, unless it has one of its own or the usual one will do."""
    if item.get_closest_marker("timeout") is not None:
        return
    if item.get_closest_marker("long") is not None:
        item.add_marker(pytest.mark.timeout(LONG))
        return
    for folder, seconds in LIMITS.items():
        if item.path.is_relative_to(HERE / folder):
            item.add_marker(pytest.mark.timeout(seconds))
