"""Somebody who plays at the table: what is asked, and how the board is found under the pointer."""

import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.fixtures.api_requests import get, post
from tests.browser.fixtures.settled import wait_until, wait_until_settled
from tests.browser.pages.visitor_page import Visitor

Ask = Literal["place", "figure", "over"]
BOT = {"kind": "bot", "bot": "greedy", "name": "Miller"}
TURNS = 80
"""More than any base game has."""

STUCK = """() => JSON.stringify({
  dock: document.querySelector('[data-ask]')?.outerHTML, focus: document.activeElement?.outerHTML.slice(0, 300),
  dialogs: [...document.querySelectorAll('dialog[open]')].map((it) => it.innerText),
})"""
"""What the page asks and where the keyboard is, for the message of a test that waits in vain."""

GLIMPSE = """words => {
  window.glimpsed = false;
  const look = () => { window.glimpsed ||= !!document.querySelector('.band')?.innerText.includes(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""
"""From now on, notices when the coloured band says this."""

ASKED = ", ".join(f'[data-ask="{ask}"]' for ask in ("place", "pick", "count", "over"))
"""The page asks its player something, or the game is over."""

FITS = re.compile("the tile fits")


def new_table(
    visitor: Visitor, *seats: dict[str, Any], rules: str = "base+fields", house: dict[str, Any] | None = None
) -> Page:
    """Make a table for people on this device and bots, and open it. The first seat begins."""
    options = {"takeback": True, "starter": 0, "house": house or {}}
    wish = {"rules": rules, "seats": list(seats), "options": options, "name": "Friday evening"}
    made = post(visitor.page.request, "/api/tables", data=wish)
    assert made.ok, made.text()
    page = visitor.go(f"/t/{made.json()['table']}")
    page.get_by_role("grid").wait_for()
    return page


def me(name: str = "Anna") -> dict[str, Any]:
    """A seat on this device."""
    return {"kind": "me", "name": name}


def order_of_turn(first: Visitor, second: Visitor) -> tuple[Visitor, Visitor]:
    """Wait until one of two players is asked. That player, and the one who waits.

    For a moment after a move, neither page may ask: the choices of a figure load.
    """
    found: list[Visitor] = []

    def look() -> bool:
        found[:] = [one for one in (first, second) if one.page.locator(ASKED).count()]
        return bool(found)

    wait_until(first.page, look, "neither player is asked")
    return (first, second) if found[0] is first else (second, first)


class TablePage:
    """Reads what is asked, as any person would: from the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def table(self) -> str:
        """The table whose page is open."""
        return self.page.url.rsplit("/t/", 1)[1].split("?")[0]

    def asked(self) -> Ask:
        """Wait until a player on this device has to decide, or the game is over."""
        self.page.locator(ASKED).first.wait_for()
        if self.page.locator('[data-ask="count"]').count():
            self.page.keyboard.press("Escape")  # the final scoring runs by itself, and the result follows
            self.page.locator('[data-ask="over"]').wait_for()
        found = self.page.locator("[data-ask]").first.get_attribute("data-ask")
        assert found is not None
        return {"place": "place", "pick": "figure", "over": "over"}[found]  # type: ignore[return-value]

    def settled(self) -> str:
        """The decision that is asked now, as a word that changes with every decision."""
        return self.page.locator("[data-ask]").first.get_attribute("data-turn") or ""

    def moves_on(self, before: str) -> None:
        """Wait until the table has moved on from a decision."""
        other = "before => document.querySelector('[data-ask]')?.dataset.turn !== before"
        try:
            self.page.wait_for_function(other, arg=before)
        except Late as late:
            shown = self.page.evaluate(STUCK)
            raise AssertionError(f"the table stays at decision {before}: {shown}") from late

    def watch_for(self, words: str) -> None:
        """Notice from now on when the band says so: it stays for a second, and a busy test may look away longer."""
        self.page.evaluate(GLIMPSE, words)

    def has_glimpsed(self) -> None:
        """Wait until the band was seen."""
        self.page.wait_for_function("() => window.glimpsed")

    def by_keyboard(self, ask: str, turn: int) -> None:
        """One decision without a pointer, each turn with other keys; P where there is something to decline."""
        keys = self.page.keyboard
        if ask == "place":
            for _ in range(1 + turn % 3):
                keys.press("n")
            keys.press(("r", "Shift+R", "ArrowLeft", "ArrowDown")[turn % 4])
        else:
            keys.press("p" if turn % 4 == 3 and self.may_decline() else "1")
        keys.press("Enter")

    def may_decline(self) -> bool:
        """Choosing nothing is offered: between two arrows, for one, it is not."""
        return self.page.locator(".hands .none").count() > 0

    def record(self) -> list[str]:
        """The game as the server keeps it."""
        answer = get(self.page.request, f"/api/tables/{self.table()}/record")
        assert answer.ok
        return answer.text().splitlines()

    def points(self) -> dict[str, int]:
        """Points by name, from the score panel."""
        self.page.keyboard.press("s")
        rows = self.page.locator(".sums li")
        rows.first.wait_for()
        told = {}
        for row in rows.all():
            told[row.locator("strong").inner_text()] = int(row.locator(".num").inner_text())
        self.page.keyboard.press("Escape")
        return told

    def cells(self) -> list[Locator]:
        """Cells where the tile in hand fits."""
        return self.page.get_by_role("gridcell", name=FITS).all()

    def free_cell(self) -> tuple[float, float]:
        """The middle of a cell where the tile fits and the board lies open to the pointer."""
        for attempt in range(3):
            self.calm()
            for cell in self.cells():
                middle = self.middle_of(cell)
                if middle is not None:
                    return middle
            name = "Whole map" if attempt == 0 else "Zoom out"
            self.page.get_by_role("button", name=name).click()
        raise AssertionError("no cell that fits can be reached with the pointer")

    def calm(self) -> None:
        """Wait until the page is settled, its camera among it."""
        wait_until_settled(self.page)

    def middle_of(self, thing: Locator) -> tuple[float, float] | None:
        """The middle of something on the board, unless it lies outside or under a control."""
        box = thing.bounding_box()
        if box is None:
            return None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        on_board = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.port')"
        return (x, y) if self.page.evaluate(on_board, [x, y]) else None
