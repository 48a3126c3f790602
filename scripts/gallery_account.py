"""States of the gallery that show accounts, as the server tells of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from scripts.gallery_state import Act, State

NOW = 1_790_000_000_000
DAY = 86_400_000
PATH = "/account"


def _session(name: str, browser: str, days: int, here: bool = False) -> dict[str, Any]:
    at = NOW - days * DAY
    return {"id": name, "browser": browser, "made_ms": at - DAY, "used_ms": at, "here": here}


ANNA = {
    "name": "Anna Nov\u00e1kov\u00e1",
    "role": "moderator",
    "made_ms": NOW - 90 * DAY,
    "password": True,
    "passkeys": [{"id": "a", "name": "Safari, iPhone", "made_ms": NOW - 80 * DAY, "used_ms": NOW - DAY}],
    "sessions": [_session("a", "Firefox, Linux", 0, True), _session("b", "Safari, iPhone", 1), _session("c", "", 40)],
    "codes": 7,
    "fresh": True,
}


CODES = [f"GF3K-9WRT-0XPM-7HQ{sign}" for sign in "ABCDEFGH"]


def _told(**told: Any) -> Act:
    """The server says this of who is here."""

    def act(page: Page) -> None:
        page.route("**/api/account", lambda route: route.fulfill(json=told))

    return act


def _door(number: int) -> Act:
    return lambda page: page.locator("fieldset label").nth(number).click()


def _open(page: Page) -> None:
    """Everything that can be opened."""
    closed = page.locator("main button[aria-expanded=false]")
    while closed.count():
        closed.first.click()


ACCOUNT = (
    State("account-in", "Sign in", PATH, before=_told(account=None, games=3)),
    State("account-up", "New account", PATH, _door(1), before=_told(account=None, games=3)),
    State("account-lost", "A recovery code", PATH, _door(2), before=_told(account=None, games=1)),
    State("account-mine", "My account", PATH, before=_told(account=ANNA, games=3)),
    State("account-open", "Changing things", PATH, _open, before=_told(account=ANNA, games=3)),
    State("account-codes", "Recovery codes", PATH, before=_told(account=ANNA, new_codes=CODES)),
)
