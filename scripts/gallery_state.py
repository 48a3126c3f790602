"""One thing that the gallery looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Locator, Page

from tests.browser.journeys.words import word

Act = Callable[[Page], None]


def named(page: Page, role: Literal["button", "heading", "switch"], key: str, **what: str) -> Locator:
    """What is called by this message, in the language of the page; `what` are its variables, messages as well."""
    language = page.evaluate("document.documentElement.lang")
    variables = {name: word(language, other) for name, other in what.items()}
    return page.get_by_role(role, name=word(language, key, **variables)).first


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
