"""The server names no rule module: what one shows, asks and brings is asked of the module."""

from pathlib import Path

import pytest

from tests.conformance.test_borders import foreign_to
from tests.conformance.words import PACKAGE, identifiers

SERVER = PACKAGE / "server"
ANYBODYS = {"again", "fields", "level", "take"}
"""Said in another sense: people play again and take seats, messages have fields, campaigns go by levels."""
LEFT = {
    "hall/hub.py": {"extra"},  # of a line in a log
    "messages/board.py": {"catapult", "cemeteries", "cemetery", "extra", "fortress", "hound"},
}
"""The other one writes the shape of the view down for the client, sides of modules included."""


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: path.relative_to(SERVER).as_posix())
def test_the_server_names_no_module(path: Path) -> None:
    found = identifiers(path.read_text(encoding="utf-8")) & foreign_to([]) - ANYBODYS
    assert found == LEFT.get(path.relative_to(SERVER).as_posix(), set())
