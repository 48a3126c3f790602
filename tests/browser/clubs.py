"""A club: a server with an account for each of its people, who come signed in, and a host who decides duels by hand."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.http.identity import COOKIE, device_from_token, new_token
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor

REASON = "played at the club"


class Club:
    """The server, and the token of each."""

    def __init__(self, house: House, visit: Visit, tokens: dict[str, str]) -> None:
        self.house, self._visit, self._tokens = house, visit, tokens

    def visitor(self, name: str, **wishes: object) -> Visitor:
        """One of them, signed in."""
        visitor = self._visit(self.house, **wishes)
        visitor.context.add_cookies([{"name": COOKIE, "value": self._tokens[name], "url": self.house.url}])
        return visitor

    def path(self, page: Page) -> str:
        """Where a page is, for others to go there."""
        return page.url.removeprefix(self.house.url)


@contextmanager
def club_of(names: tuple[str, ...], folder: Path, visit: Visit) -> Iterator[Club]:
    """The club of these people, with its data in a folder."""
    data = folder / "data"
    data.mkdir()
    tokens = {name: new_token() for name in names}
    db = connect_sqlite(data)
    with db:
        for name, token in tokens.items():
            accounts.create_account(db, Account(device_from_token(token), name, made_ms=1), name)
            sessions.begin_session(db, token, device_from_token(token), "test", sessions.now_ms())
    db.close()
    house = House(data, bot_delay=0.0)
    house.open()
    yield Club(house, visit, tokens)
    house.close()


def decide(page: Page, duel: Locator, says: re.Pattern[str] | str) -> None:
    """The host decides a duel by its one button, with a reason, for whom the answer says; the first of several that a
    pattern fits."""
    duel.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason, for everybody to read").fill(REASON)
    answer = dialog.get_by_role("button", name=says)
    (answer if isinstance(says, str) else answer.first).click()
    expect(dialog).to_be_hidden()


def undecided(where: Page | Locator) -> Locator:
    """The buttons by which its host decides a duel."""
    return where.get_by_role("button", name="Decide")
