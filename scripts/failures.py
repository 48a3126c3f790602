"""The names of what failed, kept while a run goes on, so that they can stand at its end.

Whoever runs a part sets BASTIDE_FAILURES to a file; the checks and pytest (`-p scripts.failures`) add a line for each
failure. pytest also prints the line at once, where without it only an F would show until its end.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PLACE = "BASTIDE_FAILURES"
LONGEST = 300
"""Signs of a line; the whole story is printed by the part itself."""


@contextmanager
def kept() -> Iterator[None]:
    """While this lasts, failures are kept."""
    before = os.environ.get(PLACE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[PLACE] = str(Path(folder, "failures"))
        try:
            yield
        finally:
            os.environ.pop(PLACE)
            if before is not None:
                os.environ[PLACE] = before


def note(line: str) -> None:
    """Add a line, when somebody keeps them."""
    if place := os.environ.get(PLACE):
        with Path(place).open("a", encoding="utf-8") as kept:
            kept.write(line + "\n")


def noted() -> list[str]:
    """The lines so far; they are taken away."""
    place = os.environ.get(PLACE)
    if not place or not Path(place).is_file():
        return []
    lines = Path(place).read_text(encoding="utf-8").splitlines()
    Path(place).write_text("", encoding="utf-8")
    return lines


def told(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Which test failed, when, and the first line of why."""
    crash: Any = getattr(report.longrepr, "reprcrash", None)
    why = (crash.message if crash else str(report.longrepr)).strip().partition("\n")[0]
    when = "" if report.when in ("call", "collect") else f" ({report.when})"
    return f"{report.nodeid}{when}: {why}"[:LONGEST]


class Early:
    """Prints each failure when it happens."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test, its preparation or its clearing up."""
        if report.failed:
            self.tell(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that could not be read."""
        if report.failed:
            self.tell(report)

    def tell(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """Print the line and keep it."""
        line = told(report)
        note(line)
        terminal: Any = self.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is not None:
            terminal.ensure_newline()
            terminal.write_line(f"FAILED NOW {line}", red=True)


def pytest_configure(config: pytest.Config) -> None:
    """Workers of a parallel run report to the one that started them, which tells."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Early(config))
