"""One thing that the gallery looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

Act = Callable[[Page], None]


@dataclass(frozen=True)
class State:
    """Where it is, what is pressed there, what the browser may complain about, what is laid out before it opens."""

    name: str
    title: str
    path: str
    act: Act | None = None
    forgiven: tuple[str, ...] = ()
    before: Act | None = None
    eyes: bool = False
    """Shown as eyes without one kind of cone see it, too, and in grey."""
