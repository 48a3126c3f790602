"""States of the gallery where strangers meet: who waits, ratings, a profile, what moderators see, tournaments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from scripts.gallery_state import Act, State

NOW = 1_790_000_000_000
DAY = 86_400_000
LONG = "Maximilian-Alexandra 22"
GROUP = {"family": "base", "speed": "untimed", "kind": "two"}
SURE, VAGUE = {"rating": 1873}, {"rating": 1502, "provisional": True}


def _seek(name: str, seats: int, language: str, **more: Any) -> dict[str, Any]:
    options = {"aids": True, "takeback": True, "house": {}, **more.pop("options", {})}
    return {
        "id": name, "name": name, "rules": "base+fields", "modules": ["fields"], "options": options, "seats": seats,
        "language": language, "since": NOW, **more,
    }  # fmt: skip


def _table(name: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    colours = ("red", "blue", "green", "yellow")
    seated = [{"colour": colour, **seat} for colour, seat in zip(colours, seats, strict=False)]
    return {
        "id": name,
        "name": name,
        "rules": "base+fields",
        "modules": ["fields"],
        "house": {},
        "seats": seated,
        **more,
    }


def _seat(name: str, kind: str = "person", **more: Any) -> dict[str, Any]:
    return {"name": name, "kind": kind, **more}


TWO = (_seat("Anna", known=SURE), _seat("Jana", known={}))
LISTS = {
    "t": "lists",
    "seeks": [
        _seek("Anna Nov\u00e1kov\u00e1", 2, "cs", known=SURE, options={"rated": True}),
        _seek(LONG, 4, "de", known=VAGUE),
        _seek("Ben", 2, "en"),
    ],
    "tables": [
        _table("one", _seat(LONG, known=VAGUE), _seat("Ben"), _seat("Bertrand", "bot"), _seat("", "open"), here=True),
        _table("two", _seat("Tiler (bot)", known={"bot": True}), _seat("", "open")),
    ],
    "games": [_table("three", *TWO, scores=[48, 51], left=12, watchers=3, rated=True)],
}  # fmt: skip
FRIENDS = {
    "account": "Eve", "blocked": ["Somebody rude"],
    "follows": [{"name": LONG, "here": True, "table": "x", "plays": True}],
    "friends": [{"name": "Jana", "here": True}, {"name": "Karel", "here": False}], "asks": ["Lucia"],
    "asked": ["Petra"], "invitations": [{"name": "Jana", "table": "y", "title": "Friday"}],
}  # fmt: skip
WAITING = {"asked": ["Petra"], "invitations": FRIENDS["invitations"], "turns": [{"table": "z", "title": "Over weeks"}]}
BOARD = {
    **GROUP, "count": 3, "page": 0, "size": 50, "you": 2,
    "rows": [
        {"place": n + 1, "name": name, "you": n == 1, "rating": 1873 - 90 * n, "deviation": 60 + n, "games": 140 - n,
         "wins": 80 - n, "draws": 3}
        for n, name in enumerate(("Anna Nov\u00e1kov\u00e1", LONG, "Ben"))
    ],
}  # fmt: skip
PROFILE = {
    "name": LONG, "since_ms": NOW - 90 * DAY, "role": "", "you": True,
    "ratings": [
        {**GROUP, "rating": 1783, "deviation": 61, "games": 139, "wins": 79, "draws": 3, "at_ms": NOW},
        {**GROUP, "speed": "fast", **VAGUE, "deviation": 140, "games": 4, "wins": 1, "draws": 0, "at_ms": NOW},
        {**GROUP, "kind": "several", "games": 1, "wins": 0, "draws": 0, "at_ms": NOW},
    ],
    "points": {kind: {"points": 1000 * n, "games": 139} for n, kind in enumerate(("field", "road", "city"), 2)},
    "games": [
        {**GROUP, "table": f"t{name}", "rules": "base", "at_ms": NOW, "seat": 0, "place": 1, "change": change,
         "seats": [{"name": LONG, "place": 1, "score": 88}, {"name": name, "place": 2, "score": 71}]}
        for change, name in ((12, "Anna"), (-9, ""), (0, "Ben"))
    ],
}  # fmt: skip
COURSE = {"points": [[NOW - (20 - n) * DAY, 1500 + 14 * n + 40 * (n % 3), 180 - 6 * n] for n in range(20)]}
REPORT = {
    "id": "r", "at_ms": NOW, "done_ms": 0, "reason": "insult", "words": "He shouts at everybody.", "table": "x",
    "called": "Friday", "seats": ["Anna", LONG], "seat": 1, "account": LONG, "by": "Anna", "own": False,
    "said": [{"n": 1, "seat": 1, "name": LONG, "text": "you fool"}], "acts": [],
    "standing": {"reports": 4, "people": 3, "rated": 12, "left": 5, "near": 3},
    "restraints": [{"what": "mute", "until_ms": NOW + DAY}],
}  # fmt: skip
SHARED = {
    **REPORT,
    "id": "s",
    "reason": "name",
    "table": "set:river?shared=x",
    "seats": ["A rude set"],
    "seat": 0,
    "said": [],
}
ORDER = {"reports": [REPORT, SHARED], "count": 2, "size": 25}


def _told(answers: Mapping[str, Any]) -> Act:
    """The server says this at these addresses, and of who waits what LISTS has."""

    def line(page: WebSocketRoute) -> None:
        page.on_message(lambda _: None)
        page.send(json.dumps(LISTS))
        page.send(json.dumps({"t": "seeking", "state": "idle"}))

    def act(page: Page) -> None:
        page.route_web_socket("**/ws/meet*", line)
        page.add_init_script("localStorage.setItem('bastide.settings', JSON.stringify({ name: 'Eve' }))")
        for path, told in answers.items():
            page.route(f"**/api/{path}", lambda route, _, told=told: route.fulfill(json=told))

    return act


def _all_open(page: Page) -> None:
    for summary in page.locator("main summary").all():
        summary.click()


NOBODY: dict[str, Any] = {"account": None, "blocked": []}
RATED = {"ratings": {"families": ["base", "large", "mixed"], "speeds": ["untimed", "fast", "slow", "correspondence"],
                     "kinds": ["two", "several"], "played": [GROUP]}}  # fmt: skip

PEOPLE = (
    State("meet", "Finding people", "/meet", before=_told({"friends": NOBODY, "waiting": {**WAITING, "turns": []}})),
    State("meet-friends", "With friends", "/meet", _all_open, before=_told({"friends": FRIENDS, "waiting": WAITING})),
    State("ratings", "Ratings", "/ratings", before=_told({**RATED, "ratings/base*": BOARD})),
    State("ratings-none", "No ratings yet", "/ratings", before=_told({})),
    State("profile", "A profile", "/people/x", before=_told({"people/x": PROFILE, "people/x/history*": COURSE})),
    State("order", "Reports", "/order", _all_open, before=_told({"order/reports*": ORDER})),
    State("tournaments", "Tournaments", "/tournaments", before=_told({})),
)
