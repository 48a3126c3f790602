"""What every test run obeys: no stale compiled core; everything in tests/browser is a browser test; where the compiled
core follows, the interpreted run samples the matrices over the engine and leaves the server's tests to it. No
example of Hypothesis has a deadline: on a busy machine it would fail by chance."""

import os
import zlib
from pathlib import Path

import pytest
from hypothesis import settings

import bastide
from scripts import compiled

HERE = Path(__file__).resolve().parent
MATRICES = tuple(HERE / name for name in ("conformance", "extend", "jcz", "perft", "properties", "records"))
"""Folders whose tests of many cases play the engine; all of them run on the compiled core as well."""
ONCE = (HERE / "bots", HERE / "server", *(HERE / "properties" / f"test_{name}.py" for name in ("machine", "memory")))
"""Tests that play games through the engine's door only, or would take long; they run on the compiled core as well."""
SAMPLE = 24
"""Of so many cases about one."""

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


def pytest_report_header() -> str:
    """Which core is under test."""
    return f"bastide core: {compiled.state()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what needs Chromium by its folder; keep a sample of the matrices where the rest follows compiled."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
    if os.environ.get("BASTIDE_SAMPLE") == "1":
        left = set(without_sample(items))
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]


def without_sample(items: list[pytest.Item]) -> list[pytest.Item]:
    """The cases that a sampled run leaves out. Law: every test of a matrix keeps its first case that is not long; which
    others stay depends on their names only; no long one does."""
    seen: set[str] = set()
    left = [item for item in items if lies_in(item, ONCE)]
    for item in items:
        if not lies_in(item, MATRICES):
            continue
        name = item.nodeid.partition("[")[0]
        if item.get_closest_marker("long") or (name in seen and zlib.crc32(item.nodeid.encode()) % SAMPLE):
            left.append(item)
        else:
            seen.add(name)
    return left


def lies_in(item: pytest.Item, folders: tuple[Path, ...]) -> bool:
    """Whether the item belongs to one of the folders."""
    return any(item.path.is_relative_to(folder) for folder in folders)
