"""States of the gallery in the workshop: catalogues, sets of this device, a tile in the editor, and what sets do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from scripts.gallery_state import Act, State, named

NOISE = ("ERR_", "Failed to load resource")
CATALOGUE = "/workshop/mists"


def _drawn(page: Page) -> None:
    page.locator("[data-tile] [data-drawn]").first.wait_for()


def begun(page: Page) -> None:
    """A set that begins with ours."""
    named(page, "button", "workshop-begin").click()
    page.wait_for_url("**/workshop/*?set=*")
    page.locator("[data-tile]").first.wait_for()


def opened(tile: str) -> Act:
    """One tile of it in the editor."""

    def act(page: Page) -> None:
        begun(page)
        page.locator(f"[data-tile={tile}]").click()
        page.locator(".picture [data-drawn]").wait_for()

    return act


def tab(name: str) -> Act:
    """A part of the editor that lies behind a tab where the window is small."""

    def act(page: Page) -> None:
        opened("MM26")(page)
        button = page.locator(f"#tab-{name}")
        if button.count():
            button.click()

    return act


def parting(page: Page) -> None:
    """Fields are joined and parted."""
    tab("inside")(page)
    named(page, "button", "workshop-meadows-do").click()
    page.locator("[data-half]").first.wait_for()


def faulty(page: Page) -> None:
    """A tile is gone, and may come back; the set has too few."""
    opened("MC05")(page)
    named(page, "button", "workshop-delete").click()
    page.locator(".undo").wait_for()


def away(page: Page) -> None:
    """The server goes while a tile is changed."""
    opened("MP11")(page)
    page.route("**/api/tilesets/**", lambda route: route.abort())
    named(page, "button", "workshop-copy").click()
    page.locator("[role=alert]").filter(has_text=".").first.wait_for()


def panel(key: str, then: Callable[[Page], None] = lambda page: None) -> Act:
    """A sheet of the set, after one tile was changed."""

    def act(page: Page) -> None:
        opened("MP11")(page)
        page.locator("[data-side=S]").click()
        page.locator("[data-kind=road]").click()
        named(page, "button", "workshop-more-with").click()
        if key != "more":
            named(page, "button", f"workshop-panel-{key}").click()
        then(page)

    return act


def trial(page: Page) -> None:
    """Figures of games that were played."""
    figures = {
        "games": 100,
        "points": 61.3,
        "turns": 71.2,
        "nowhere": 14,
        "laid": {"MP01": 40},
        "completed": {"city": 820},
    }
    told = {"job": "j", "state": "done", "done": 100, "games": 100, "own": figures, "ours": figures}
    page.route("**/api/tilesets/trial", lambda route: route.fulfill(json={"job": "j"}))
    page.route("**/api/tilesets/trial/j", lambda route: route.fulfill(json=told))
    named(page, "button", "workshop-trial-do").click()
    page.locator("table").wait_for()


def at_table(page: Page) -> None:
    """The set is chosen at the set-up."""
    begun(page)
    page.locator("a[href*='/new?tiles=']").first.click()
    page.locator("[data-catalogue]").first.wait_for()


def walls(page: Page) -> None:
    """What a catalogue has beside its tiles."""
    begun(page)
    named(page, "button", "workshop-more-with").click()
    named(page, "button", "workshop-panel-board").click()


def hand_in(page: Page) -> None:
    """One tile is handed in."""
    tab("tile")(page)
    named(page, "button", "workshop-tile-hand-in").click()
    page.locator("dialog .pair img").last.wait_for()


def gone(page: Page) -> None:
    """The server knows no tile sets for the moment."""
    page.route("**/api/tilesets", lambda route: route.abort())


WORKSHOP = (
    State("workshop", "The workshop", "/workshop"),
    State("workshop-ours", "Our tiles of a catalogue", CATALOGUE, _drawn),
    State("workshop-tile", "One of our tiles", f"{CATALOGUE}?tile=24", _drawn),
    State("workshop-set", "A set of this device", CATALOGUE, begun),
    State("workshop-editor", "A tile in the editor", CATALOGUE, opened("MM26")),
    State("workshop-inside", "What lies inside a tile", CATALOGUE, tab("inside")),
    State("workshop-about", "What is said about a tile", CATALOGUE, tab("tile")),
    State("workshop-fields", "Fields of a tile", CATALOGUE, parting),
    State("workshop-faulty", "A set with too few tiles", CATALOGUE, faulty),
    State("workshop-away", "A tile that is changed without a server", CATALOGUE, away, NOISE),
    State("workshop-more", "What can be done with a set", CATALOGUE, panel("more")),
    State("workshop-compare", "A set beside ours", CATALOGUE, panel("compare")),
    State("workshop-share", "A set is shared", CATALOGUE, panel("share")),
    State("workshop-send", "A set is handed in", CATALOGUE, panel("send")),
    State("workshop-hand-in", "One tile is handed in", CATALOGUE, hand_in),
    State("workshop-trial", "Trial games", CATALOGUE, panel("trial", trial)),
    State("workshop-board", "The board of a catalogue", "/workshop/conquest", walls),
    State("workshop-at-table", "A set at a new table", CATALOGUE, at_table),
    State("workshop-lost", "A set that is not there", f"{CATALOGUE}?shared=nosuchset", None, NOISE),
    State("workshop-gone", "The workshop without a network", "/workshop", None, NOISE, gone),
)
