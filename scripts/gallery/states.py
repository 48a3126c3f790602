"""The states of the gallery, as states.toml lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bastide.puzzles import PUZZLES
from bastide.rules import USUAL
from tests.browser.camera.most_choices import MOST

NETWORK = ("WebSocket", "ERR_", "Failed to load resource")
"""Parts of what a browser reports where a connection is lost."""
Step = str | dict[str, Any]


@dataclass(frozen=True)
class State:
    """A page, the steps before it opens and after, and parts of the browser errors that it may cause."""

    name: str
    title: str
    path: str
    before: tuple[Step, ...] = ()
    act: tuple[Step, ...] = ()
    forgiven: tuple[str, ...] = ()
    eyes: bool = False
    """Shown with simulated colour vision deficiencies, too."""

    @property
    def table(self) -> str:
        """The table that it shows, or "" if it shows none."""
        return self.path.partition("?")[0].removeprefix("/t/gallery-") if self.path.startswith("/t/gallery-") else ""


@cache
def load_data() -> dict[str, dict[str, Any]]:
    """The sections of states.toml."""
    return tomllib.loads(Path(__file__).with_name("states.toml").read_text(encoding="utf-8"))


def _states(chapter: dict[str, Any], paths: dict[str, str]) -> Iterator[State]:
    for name, given in chapter.items():
        spec: dict[str, Any] = {"title": given} if isinstance(given, str) else given
        path = spec.get("path", f"@{name}").format(**paths)
        path = f"/t/gallery-{path[1:]}" if path.startswith("@") else path
        before, act = tuple(spec.get("before", ())), tuple(spec.get("act", ()))
        forgiven = spec.get("forgiven", "network" if "connect" in before else ())
        forgiven = NETWORK if forgiven == "network" else tuple(forgiven)
        yield State(name, spec["title"], path, before, act, forgiven, spec.get("eyes", False))


@cache
def chapters() -> dict[str, list[State]]:
    """All states by chapter, in the order of the sheet."""
    data = load_data()
    puzzle = next(name for name, puzzle in PUZZLES.items() if puzzle.rules == USUAL)
    paths = {**data["paths"], "puzzle": puzzle}
    most = {f"most-{one.name}": one.title for one in MOST}
    listed = {**data, "Most": most}
    return {name: list(_states(states, paths)) for name, states in listed.items() if name[0].isupper()}


def states(*names: str) -> list[State]:
    """The states of these names, or all states."""
    return [state for listed in chapters().values() for state in listed if not names or state.name in names]
