"""A line between page and server that the gallery can cut and speak on: so states of the connection can be seen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Act = Callable[[Page], None]
LOST = 4000
BARRED = 4403
PATIENCE = 100
"""Tenths of a second until the table must have been told."""
TABLE = "**/ws/**"


class Line:
    """Between the page and the server: hears everything, and passes it on until it is cut."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.stale = False
        self.alter: Callable[[dict[str, Any]], None] = lambda _: None
        """What is different in every snapshot."""
        self.snapshot: dict[str, Any] = {}
        self._page: WebSocketRoute | None = None
        page.route_web_socket(TABLE, self._open)

    def _open(self, page: WebSocketRoute) -> None:
        if self.down:
            page.close(code=LOST)
            return
        server = page.connect_to_server()
        self._page = page
        page.on_message(lambda text: self._asked(text, page, server))
        server.on_message(lambda text: self._told(text, page))

    def _asked(self, text: str | bytes, page: WebSocketRoute, server: WebSocketRoute) -> None:
        message = json.loads(text)
        if self.stale and message["t"] == "act":
            page.send(json.dumps({"t": "stale", "cid": message["cid"], "seq": message["seq"]}))
        else:
            server.send(text)

    def _told(self, text: str | bytes, page: WebSocketRoute) -> None:
        message = json.loads(text)
        if message["t"] == "snapshot":
            self.alter(message)
            self.snapshot = message
        page.send(json.dumps(message))

    def say(self, kind: str, **what: Any) -> None:
        """Something that the server did not say."""
        assert self._page is not None, "the page has opened its line"
        self._page.send(json.dumps({"t": kind, **what}))

    def change(self, **what: Any) -> None:
        """An update that says who is there; `seats` are changes by seat."""
        table = self.snapshot["table"]
        for number, seat in what.pop("seats", {}).items():
            table["seats"][number] |= seat
        seq = self.snapshot["seq"]
        self.say("update", prev=seq, seq=seq, table=table, **what)

    def bar(self) -> None:
        """The server closes the line for good: this device may not look."""
        assert self._page is not None, "the page has opened its line"
        self.say("error", code="blocked", text="", ref="")
        self._page.close(code=BARRED)

    def cut(self) -> None:
        """Nothing comes through any more."""
        assert self._page is not None, "the page has opened its line"
        self.down = True
        self._page.close(code=LOST)


Use = Callable[[Page, Line], None]


class OnLine:
    """Two steps of a state: the line is laid before the page opens, and used when it is there."""

    def __init__(self, use: Use, later: bool = False, alter: Callable[[dict[str, Any]], None] | None = None) -> None:
        """`later`: the page's clock can be put forward; `alter` changes what the page is told first."""
        self._alter = alter
        self._use = use
        self._later = later
        self._line: Line | None = None

    def before(self, page: Page) -> None:
        """Lay the line."""
        self._line = Line(page)
        self._line.alter = self._alter or self._line.alter
        if self._later:
            page.clock.install()

    def act(self, page: Page) -> None:
        """Use it."""
        assert self._line is not None, "the line is laid first"
        for _ in range(PATIENCE):
            if self._line.snapshot:
                break
            page.wait_for_timeout(100)
        self._use(page, self._line)
