"""Examples of docstrings are code on the site, and the build fails on warnings."""

from pathlib import Path

import pytest

from scripts.site import build, examples

DOCSTRING = """Add numbers.

>>> add(1, 2), [0][0]
(3, 0)
>>> add(1)
1

Raises nothing."""


def test_an_example_is_a_block_of_code() -> None:
    text = examples.fenced(DOCSTRING)
    assert text.startswith("Add numbers.\n\n```pycon\n>>> add(1, 2), [0][0]\n(3, 0)\n>>> add(1)\n1\n```\n")
    assert text.endswith("\nRaises nothing.")


def test_an_example_at_the_end_is_closed() -> None:
    assert examples.fenced("Text.\n\n>>> 1\n1") == "Text.\n\n```pycon\n>>> 1\n1\n```\n"


def test_only_warnings_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    output = "INFO    -  Building\nWARNING -  a link leads nowhere\n\nAborted with 1 warnings in strict mode!\n"
    commands = []

    def captured(command: list[str | Path], env: dict[str, str]) -> tuple[int, str]:
        commands.append(command)
        return 1, output

    monkeypatch.setattr(build, "captured", captured)
    assert build.build(Path("site")).splitlines() == [
        "WARNING -  a link leads nowhere",
        "Aborted with 1 warnings in strict mode!",
    ]
    assert "--quiet" not in commands[0], "a quiet MkDocs counts no warnings"
