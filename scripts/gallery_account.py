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


def _token(name: str, called: str, days: int) -> dict[str, Any]:
    at = NOW - days * DAY
    return {"id": name, "name": called, "made_ms": at - DAY, "used_ms": at}


ANNA: dict[str, Any] = {
    "name": "Anna Nov\u00e1kov\u00e1",
    "role": "moderator",
    "made_ms": NOW - 90 * DAY,
    "password": True,
    "passkeys": [{"id": "a", "name": "Safari, iPhone", "made_ms": NOW - 80 * DAY, "used_ms": NOW - DAY}],
    "sessions": [_session("a", "Firefox, Linux", 0, True), _session("b", "Safari, iPhone", 1), _session("c", "", 40)],
    "bots": [
        {"name": "Tiler", "tokens": [_token("a", "at home", 1), _token("b", "a computer at the university", 40)]},
        {"name": "Wall Builder Plus", "tokens": []},
    ],
    "codes": 7,
    "fresh": True,
}


MAIL = {"address": "anna.novakova.from.the.long.meadow@mail.example", "state": "refused"}
MAILED = {**ANNA, "bots": [], "mail": MAIL}
TOKEN = f"bastide_{'GF3K9WRT0XPM7HQ' * 3}"[:51]
CODES = [f"GF3K-9WRT-0XPM-7HQ{sign}" for sign in "ABCDEFGH"]


def _told(**told: Any) -> Act:
    """The server says this of who is here."""
    told["most"] = {"bots": 5, "tokens": 10}

    def act(page: Page) -> None:
        page.route("**/api/account", lambda route: route.fulfill(json=told))
        page.route("**/api/account/bots/*/tokens", lambda route: route.fulfill(json={**told, "new_token": TOKEN}))

    return act


def _door(number: int) -> Act:
    return lambda page: page.locator("fieldset label").nth(number).click()


def _open(page: Page) -> None:
    """Everything that can be opened."""
    closed = page.locator("main button[aria-expanded=false]")
    while closed.count():
        closed.first.click()


def _to_mail(page: Page) -> None:
    """Where mail was refused."""
    page.locator("main input[autocomplete=email]").scroll_into_view_if_needed()


def _press(page: Page) -> None:
    """The link is none."""
    page.locator("main button").click()
    page.locator("main [role=alert]").wait_for()


def _new_token(page: Page) -> None:
    """A token that was just made."""
    page.locator("h3 ~ .acts button[aria-expanded=false]").first.click()
    page.locator("h3 ~ form input").fill("x")
    page.locator("h3 ~ form button[type=submit]").click()
    page.locator("section code").wait_for()


ACCOUNT = (
    State("account-in", "Sign in", PATH, before=_told(account=None, games=3)),
    State("account-up", "New account", PATH, _door(1), before=_told(account=None, games=3)),
    State("account-lost", "A recovery code", PATH, _door(2), before=_told(account=None, games=1)),
    State("account-mine", "My account", PATH, before=_told(account=ANNA, games=3)),
    State("account-open", "Changing things", PATH, _open, before=_told(account=ANNA, games=3)),
    State("account-token", "A token of a bot", PATH, _new_token, before=_told(account=ANNA, games=3)),
    State("account-new", "An account without bots", PATH, before=_told(account={**ANNA, "bots": []}, games=0)),
    State("account-mail", "Told by mail", PATH, _to_mail, before=_told(account=MAILED, games=0)),
    State("mail-confirm", "A link that confirms an address of mail", "/mail/confirm#token"),
    State("mail-stop", "A link that stops mail", f"/mail/stop/{'0' * 48}", _press, forgiven=("status of 404",)),
    State("account-codes", "Recovery codes", PATH, before=_told(account=ANNA, new_codes=CODES)),
)
