"""What constraints.txt names can be installed by the oldest Python that a fresh machine has: Debian 12's."""

import re
from importlib.metadata import distributions
from typing import Final

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from scripts.console import ROOT

OLDEST: Final = "3.11.2"
THERE: Final = {"python_full_version": OLDEST, "python_version": "3.11"}
PINNED: Final = set(re.findall(r"^([\w.-]+)==", (ROOT / "constraints.txt").read_text(), re.M))


def plain(name: str) -> str:
    """A name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_takes_the_oldest_python() -> None:
    wants = {one.name: one.metadata["Requires-Python"] for one in distributions()}
    assert {name: wish for name, wish in wants.items() if wish and OLDEST not in SpecifierSet(wish)} == {}


def test_what_only_the_oldest_python_needs_is_pinned() -> None:
    pinned = {plain(name) for name in PINNED}
    known = [one for one in distributions() if plain(one.name) in pinned]
    wanted = [Requirement(text) for one in known for text in one.requires or ()]
    there = {plain(one.name) for one in wanted if one.marker and one.marker.evaluate(THERE | {"extra": ""})}
    assert "async-timeout" in there, "redis wants it"
    assert there - pinned == set()
