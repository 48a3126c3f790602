"""States of the gallery that show my games: lists as the server tells them, of games that were played here."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route

from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.http.identity import device_from_token
from bastide.server.live.registry import new_table
from bastide.server.live.summary import encode_summary, list_row
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from scripts.gallery_state import Act, State, named
from tests.browser.fixtures.scenes import TOKEN

NOISE = ("ERR_", "Failed to load resource")
ME = device_from_token(TOKEN)
DAY = 86_400_000
NOW = 1_790_000_000_000
GAMES: tuple[tuple[str, str, tuple[str, ...], int, dict[str, Any], str, float], ...] = (
    ("Tuesday game", "base+fields", ("Anna", "Jana", "Tomáš"), 30, {}, "", 0.08),
    ("Mists", "mists", ("Anna", "Eva"), 26, {"house": {"level": 3}}, "", 1),
    ("Sunday with Jana", "base+fields", ("Anna", "Jana", "Tomáš"), 999, {}, "", 9),
    ("Table of Player 1", "base+conquest+ghosts", ("Anna", "*Miller", "*Weaver"), 999, {}, "The long siege", 11),
    ("Fog on the ridge", "mists", ("Anna", "Eva", "Petr"), 999, {"house": {"level": 1}}, "", 13),
    ("A quick game", "base+fields", ("Anna", "*Miller"), 999, {}, "", 14),
    ("Ghosts at Tom's", "base+ghosts", ("Tom", "Eva"), 999, {}, "", 19),
    ("First with fields", "base+fields+river", ("Anna", "*Miller", "*Weaver"), 999, {}, "", 22),
)
"""Name, rules, who sits there (`*` a bot), actions, terms, own name, days since."""


@cache
def told() -> tuple[dict[str, Any], ...]:
    """All of them."""
    return tuple(_game(n) for n in range(len(GAMES)))


def _game(n: int) -> dict[str, Any]:
    name, rules, people, most, more, called, days = GAMES[n]
    plans = [
        SeatPlan("bot", who[1:], "", "trader")
        if who[0] == "*"
        else SeatPlan("person", who, ME if seat == 0 else f"d{seat}")
        for seat, who in enumerate(people)
    ]
    secret, rng = hashlib.sha256(b"my games %d" % n).digest(), random.Random(n)
    room = new_table(
        Terms(rules, starter=0, **more), name, ME, plans, f"gallery-mine-{n}", secret, extension=LessonExtension
    )
    room.start("gallery", ME)
    while room.phase == "playing" and room.match is not None and room.match.seat is not None and most:
        texts = [action.text for action in room.match.game.legal_actions()]
        spare = "pass" in texts and rng.random() < 0.5
        room._play("pass" if spare else rng.choice(texts), room.match.seat, 0)
        most -= 1
    when = NOW - int(days * DAY)
    line = list_row(room.table, room.phase, encode_summary(room), ME, True)
    line["yourTurn"] = n == 0
    own = {"called": called} if called else {}
    return {**line, **own, "created": when - DAY, "changed": when, "alone": called != ""}


def listed(*games: dict[str, Any]) -> Act:
    """These are the games of the device."""

    def answer(route: Route) -> None:
        show = parse_qs(urlsplit(route.request.url).query)["show"][0]
        shown = [one for one in games if (one["phase"] == "playing") == (show == "open")]
        counts = {"open": sum(one["phase"] == "playing" for one in games), "hidden": 0}
        counts["over"] = len(games) - counts["open"]
        route.fulfill(json={"games": shown if show != "hidden" else [], "counts": counts})

    def before(page: Page) -> None:
        page.clock.set_fixed_time(NOW / 1000)
        page.route("**/api/games?**", answer)

    return before


def full(page: Page) -> None:
    """Open and finished games."""
    listed(*told())(page)


def more(page: Page) -> None:
    """What can be done with one."""
    page.locator(".game button").nth(2).click()
    page.locator("dialog").wait_for()


def deleting(page: Page) -> None:
    """Before it is done."""
    more(page)
    named(page, "button", "games-delete").click()


def hidden(page: Page) -> None:
    """One was hidden a moment ago, and may come back."""
    page.route("**/api/games/*", lambda route: route.fulfill(json={}))
    more(page)
    named(page, "button", "games-hide").click()
    page.locator(".undo").wait_for()


def away(page: Page) -> None:
    """The device has no network."""
    page.route("**/api/games?**", lambda route: route.abort())


def broken(page: Page) -> None:
    """The server has lost its way."""
    wrong = {"code": "server", "text": "Something went wrong in the server.", "ref": "7f3a91c2"}
    page.route("**/api/games?**", lambda route: route.fulfill(status=500, json=wrong))


MINE = (
    State("games", "My games", "/games", None, (), full),
    State("games-more", "What can be done with a game", "/games", more, (), full),
    State("games-delete", "A game, before it is deleted", "/games", deleting, (), full),
    State("games-hidden", "A game that was hidden a moment ago", "/games", hidden, (), full),
    State("games-none", "No games yet", "/games", None, (), listed()),
    State("games-away", "My games without a network", "/games", None, NOISE, away),
    State("games-broken", "My games that the server cannot tell", "/games", None, NOISE, broken),
)
