"""States of the gallery in which something is missing: the line, the server, a player, a newer page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from scripts import gallery_friends as friends
from scripts.gallery_line import Line, OnLine, Use
from scripts.gallery_state import State, named

NOISE = ("WebSocket", "ERR_", "Failed to load resource")
PLACE = "/t/gallery-place"
FAR = 16_000
"""Milliseconds after which a line counts as lost for long."""


def cut(_: Page, line: Line) -> None:
    """The line is lost a moment ago."""
    line.cut()


def cut_long(page: Page, line: Line) -> None:
    """It has been lost for a while, with a move on its way."""
    page.keyboard.press("n")
    line.cut()
    page.keyboard.press("Enter")
    page.clock.fast_forward(FAR)


def no_network(page: Page, line: Line) -> None:
    """The device itself has no network."""
    line.cut()
    page.context.set_offline(True)


def restart(_: Page, line: Line) -> None:
    """The server goes down on purpose."""
    line.say("bye", retry_ms=60_000)
    line.cut()


NOTICE = {"text": "A new version comes tonight.", "at": "2030-01-31T21:00:00+00:00", "maintenance": True}
OPERATOR = "Anna Example, anna@play.example, https://play.example"


def announced(_: Page, line: Line) -> None:
    """The operator lets everybody know something."""
    line.say("notice", **NOTICE)


def announced_at_home(page: Page) -> None:
    """The same on the front page, where the operator is named, too."""
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": [], "notice": NOTICE}))
    named_operator(page)


def named_operator(page: Page) -> None:
    """The server says who runs it."""

    def told(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "operator": OPERATOR})

    page.route("**/api/meta", told)


def broken(_: Page, line: Line) -> None:
    """An error of the server."""
    line.say("error", code="server", text="Something went wrong in the server.", ref="7f3a91c2")


def stale(page: Page, line: Line) -> None:
    """What was chosen is no longer on offer."""
    line.stale = True
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def look_on(_: Page, line: Line) -> None:
    """Nothing happens."""
    assert line.snapshot, "there is a table to look at"


def watching(snapshot: dict[str, Any]) -> None:
    """Nobody at this device plays."""
    snapshot["you"], snapshot["offers"] = [], []
    for seat in snapshot["table"]["seats"]:
        seat["kind"] = "person"


def full(snapshot: dict[str, Any]) -> None:
    """All seats are taken, none of them by this device."""
    watching(snapshot)
    snapshot["table"]["host"] = False
    for seat, name in zip(snapshot["table"]["seats"], ("Anna", "Ben", "Jana"), strict=True):
        seat |= {"name": name, "online": True, "mayBot": False}


def waiting_for_bot(_: Page, line: Line) -> None:
    """A bot decides."""
    line.change(you=[0], offers=[], seats={1: {"kind": "bot", "bot": "greedy", "name": "Miller"}})


def stand_in(_: Page, line: Line) -> None:
    """A bot has taken the seat of somebody who is gone."""
    line.change(you=[1], seats={0: {"kind": "person"}, 2: {"kind": "bot", "bot": "greedy", "standIn": True}})


def gone(_: Page, line: Line) -> None:
    """Somebody is gone for long, and the host may act."""
    line.change(you=[1], seats={0: {"kind": "person", "online": False, "mayBot": True}, 2: {"kind": "person"}})


def sent_away(_: Page, line: Line) -> None:
    """The host has freed the seat of this device."""
    line.snapshot["table"]["host"] = False
    line.change(you=[], seats={0: {"kind": "open", "name": ""}})


def doors(page: Page, line: Line) -> None:
    """Who may come to the table: somebody may be sent away, others are kept away."""
    line.snapshot["table"]["blocked"] = ["Eve", "Maximilian-Alexandra"]
    line.change(seats={1: {"kind": "person", "name": "Maximilian-Alexander", "online": True, "mayKick": True}})
    named(page, "button", "friends-seats").click()
    named(page, "button", "ui-doors-open").click()
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()


def barred(_: Page, line: Line) -> None:
    """The host has sent this device away for good."""
    line.bar()


def no_server(page: Page) -> None:
    """The page comes, and nothing else."""
    page.route("**/api/**", lambda route: route.abort())
    page.route_web_socket("**/ws/**", lambda ws: ws.close(code=4000))


def known_tables(page: Page) -> None:
    """The same, on a device that has seen tables."""
    no_server(page)
    seen = '[{"table":"gallery-place","name":"Friday evening"},{"table":"oak-mill","name":"With Grandma"}]'
    page.add_init_script(f"localStorage.setItem('bastide.tables', '{seen}')")


def wait(page: Page) -> None:
    """Until the page gives up waiting in silence."""
    named(page, "heading", "ui-offline-server").wait_for()


def newer(page: Page) -> None:
    """The server has a page of another build."""
    page.route("**/", lambda route: _other(route.request.resource_type, route.fulfill, route.fallback))


def _other(kind: str, fulfill: Callable[..., None], fallback: Callable[[], None]) -> None:
    if kind == "document":
        fallback()
    else:
        fulfill(body="<script src='/assets/index-newer.js'></script>", content_type="text/html")


def told(page: Page) -> None:
    """The page looks for a newer one."""
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    named(page, "button", "ui-newer-do").wait_for()


def installable(page: Page) -> None:
    """What the browser says to a page that it can install."""
    page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))")


def settings(page: Page) -> None:
    """The settings, with sound switched on."""
    named(page, "button", "ui-settings").click()
    named(page, "switch", "ui-set-sounds").click()


def device(page: Page) -> None:
    """What this browser is to the server, with a code and the last question before it is erased."""
    named(page, "button", "ui-settings").click()
    named(page, "button", "ui-me-code").click()
    page.locator("output").wait_for()
    named(page, "button", "ui-me-erase").click()
    page.locator("output").evaluate("one => one.textContent = '0123-4567-89AB-CDEF'")


def settings_here(page: Page) -> None:
    """The same from the table's menu."""
    named(page, "button", "table-menu").click()
    settings(page)


def on_line(name: str, title: str, path: str, use: Use, **more: Any) -> State:
    """A state that needs a line of its own."""
    line = OnLine(use, **more)
    return State(name, title, path, line.act, NOISE, line.before)


TROUBLE = (
    on_line("again", "Connecting again", PLACE, cut),
    on_line("again-long", "No answer for long, a move is kept", PLACE, cut_long, later=True),
    on_line("no-network", "The device has no network", PLACE, no_network),
    on_line("restart", "The server starts again", PLACE, restart),
    on_line("announced", "The operator speaks", PLACE, announced),
    State("announced-home", "The operator speaks at home", "/", None, (), announced_at_home),
    State("privacy", "Privacy", "/privacy", None, (), named_operator),
    on_line("broken", "An error of the server", PLACE, broken),
    on_line("stale", "The table moved on", PLACE, stale),
    on_line("watching", "Watching", PLACE, look_on, alter=watching),
    on_line("bot", "A bot decides", PLACE, waiting_for_bot),
    on_line("stand-in", "A bot stands in", PLACE, stand_in),
    on_line("gone", "Somebody left", PLACE, gone),
    on_line("full", "All seats are taken", "/t/gallery-lobby", look_on, alter=full),
    on_line("sent-away", "The host freed the seat", "/t/gallery-lobby", sent_away),
    on_line("doors", "Who may come", "/t/gallery-lobby", doors),
    on_line("this-table", "What can be done about the table", PLACE, friends.at()),
    on_line("resign", "Giving up, before it is done", PLACE, friends.at("friends-resign")),
    on_line("ending", "Ending for all, before they are asked", PLACE, friends.at("friends-end")),
    on_line("seats", "Who sits and who watches", PLACE, friends.at("friends-seats")),
    on_line("removing", "The host removes somebody", PLACE, friends.removing),
    on_line("invite", "The link to a game that is on", PLACE, friends.at("friends-invite")),
    on_line("talk", "Saying something", PLACE, friends.talking),
    on_line("said", "Somebody says something", PLACE, friends.said),
    on_line("asked", "Somebody asks the others", PLACE, friends.asked),
    on_line("asking", "Asking the others", PLACE, friends.asking),
    on_line("asking-days", "Asking the others, for days", PLACE, friends.waits_for_days),
    on_line("replaced", "A bot plays as asked", PLACE, friends.replaced),
    on_line("back", "What happened meanwhile", PLACE, friends.was_away),
    on_line("due", "The rule about who stays away", PLACE, friends.due),
    on_line("barred", "Kept away from a table", PLACE, barred),
    State("offline", "Home without a server", "/", wait, NOISE, known_tables),
    State("offline-new", "New table without a server", "/new", wait, NOISE, no_server),
    State("offline-table", "A table without a server", PLACE, wait, NOISE, known_tables),
    State("newer", "A newer page", PLACE, told, (), newer),
    State("install", "Bastide as an app", "/", installable),
)
SETTINGS = (
    State("settings", "Settings", "/", settings),
    State("browser", "This browser", "/", device),
    State("settings-table", "Settings at the table", PLACE, settings_here),
)
