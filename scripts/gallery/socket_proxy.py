"""A proxy of a page's WebSocket that can change, add and drop messages."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

LOST = 4000
"""Close code of a connection that the page opens again."""
PATIENCE = 100
"""Tenths of a second until the page must have its first snapshot."""


def merge(old: Any, new: Any) -> Any:
    """`old` with the changes of `new`: objects are merged, a list by the numbers in an object, the rest is replaced."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {**old, **{key: merge(old.get(key), value) for key, value in new.items()}}
    if isinstance(new, dict) and isinstance(old, list):
        return [merge(one, new[str(at)]) if str(at) in new else one for at, one in enumerate(old)]
    return new


class SocketProxy:
    """Passes on the messages between page and server until it is cut."""

    def __init__(self, page: Page) -> None:
        """Call it before the page opens its connection."""
        self.stale = False
        """Answers every action with "stale"."""
        self.changes: dict[str, Any] = {}
        """Merged into every snapshot."""
        self.snapshot: dict[str, Any] = {}
        self._page = page
        self._down = False
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/ws/**", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if self._down:
            route.close(code=LOST)
            return
        server = route.connect_to_server()
        self._route = route
        route.on_message(lambda text: self._from_page(text, server))
        server.on_message(self._from_server)

    def _from_page(self, text: str | bytes, server: WebSocketRoute) -> None:
        message = json.loads(text)
        if self.stale and message["t"] == "act":
            self.send({"t": "stale", "cid": message["cid"], "seq": message["seq"]})
        else:
            server.send(text)

    def _from_server(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "snapshot":
            message = self.snapshot = merge(message, self.changes)
        self.send(message)

    def wait(self) -> None:
        """Wait for the first snapshot."""
        for _ in range(PATIENCE):
            if self.snapshot:
                return
            self._page.wait_for_timeout(100)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message to the page. "now" as its `seq` is that of the snapshot."""
        assert self._route is not None, "the page has opened its connection"
        if message.get("seq") == "now":
            message = {**message, "seq": self.snapshot["seq"]}
        self._route.send(json.dumps(message))

    def change(self, seats: dict[str, Any] | None = None, **more: Any) -> None:
        """Send an update of the table with these changes of seats, by number."""
        table = self.snapshot["table"] = merge(self.snapshot["table"], {"seats": seats or {}})
        seq = self.snapshot["seq"]
        self.send({"t": "update", "prev": seq, "seq": seq, "table": table, **more})

    def close(self, code: int) -> None:
        """Close the connection of the page."""
        assert self._route is not None, "the page has opened its connection"
        self._route.close(code=code)

    def cut(self) -> None:
        """Close the connection, and every later one."""
        self._down = True
        self.close(LOST)
