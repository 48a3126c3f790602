"""The names of failures, kept during a run and repeated at its end.

The runner of a part sets BASTIDE_FAILURES to a file. Checks and pytest (`-p scripts.failures`) add a line for each
failure. pytest also prints the line at once instead of an F.
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
"""Characters of a line. The part itself prints the whole failure."""


@contextmanager
def kept() -> Iterator[None]:
    """Keep failures until the block ends."""
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
    """Add a line if failures are kept."""
    if place := os.environ.get(PLACE):
        with Path(place).open("a", encoding="utf-8") as kept:
            kept.write(line + "\n")


def noted() -> list[str]:
    """The lines so far, which are removed."""
    place = os.environ.get(PLACE)
    if not place or not Path(place).is_file():
        return []
    lines = Path(place).read_text(encoding="utf-8").splitlines()
    Path(place).write_text("", encoding="utf-8")
    return lines


def told(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The line of a failure: the test, the phase, and the first line of the error."""
    crash: Any = getattr(report.longrepr, "reprcrash", None)
    why = (crash.message if crash else str(report.longrepr)).strip().partition("\n")[0]
    when = "" if report.when in ("call", "collect") else f" ({report.when})"
    return f"{report.nodeid}{when}: {why}"[:LONGEST]


class Early:
    """Prints each failure at once."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Report a test, its set-up or its tear-down."""
        if report.failed:
            self.tell(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Report a file that could not be collected."""
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
    """Workers of a parallel run report to their controller, which prints."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Early(config))
