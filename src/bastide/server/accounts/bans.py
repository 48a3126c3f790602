"""Whom the operator keeps away: devices, and networks.

Law: the list in memory is asked for every request and every line, and costs a look-up; the store has it for the next
start. Whoever is banned may still see what is stored about him and have it erased.
"""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bastide.server.http import identity
from bastide.server.http.client_address import Address, Network, parse_address, parse_network
from bastide.server.http.responses import error_response
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData
from bastide.server.storage.store import Store

CODE: Final = "banned"
TEXT: Final = "The operator of this server keeps you away from it."
CLOSED: Final = 4403
TOPIC: Final = "bans"
"""Said on the bus when they have changed."""
OWN: Final = "/api/me"
GUARDED: Final = ("/api/", "/ws/")


class BanList:
    """By device, and by network; a value is the moment until which it holds in ms, 0 for good."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._devices: dict[str, int] = {}
        self._networks: dict[Network, int] = {}

    async def load(self, store: Store) -> None:
        """Take over what is stored. Raises StoreError."""
        rows = await store.do(lambda db: list(db.execute("SELECT who, until_ms FROM bans")))
        self._devices, self._networks = {}, {}
        for who, until in rows:
            if "." in who or ":" in who:
                self._networks[parse_network(str(who))] = int(until)
            else:
                self._devices[str(who)] = int(until)

    def __len__(self) -> int:
        return len(self._devices) + len(self._networks)

    def _holds(self, until: int | None) -> bool:
        return _holds(until, self._wall())

    def of_device(self, device: str) -> dict[str, Any] | None:
        """The ban of a device, None without one."""
        until = self._devices.get(device)
        return {"until_ms": until} if self._holds(until) else None

    def of_address(self, address: Address | None) -> bool:
        """Whether an address lies in a network that is kept away."""
        if address is None or not self._networks:
            return False
        found = (until for one, until in self._networks.items() if one.version == address.version and address in one)
        return any(self._holds(until) for until in found)

    def refuses(self, connection: HTTPConnection) -> bool:
        """Whether this visitor is kept away."""
        if not self:
            return False
        if self._devices and self.of_device(identity.identify_device(connection)) is not None:
            return True
        return self.of_address(parse_address(connection.client.host) if connection.client else None)


def _holds(until: int | None, now: float) -> bool:
    return until is not None and (until == 0 or until > now * 1000)


def reassign_device(db: Db, old: str, new: str) -> None:
    """A ban goes along with a device, and stays where one leaves."""
    if new:
        sql = "INSERT INTO bans SELECT ?, made_ms, until_ms, note FROM bans WHERE who = ? ON CONFLICT DO NOTHING"
        db.execute(sql, (new, old))


def export_personal_data(db: Db, device: str) -> dict[str, int] | None:
    """The ban of a device, None without one."""
    row = db.execute("SELECT until_ms FROM bans WHERE who = ?", (device,)).fetchone()
    until = None if row is None else int(row[0])
    return {"until_ms": until} if until is not None and _holds(until, time.time()) else None


PERSONAL_DATA: Final = PersonalData(
    "ban", (DeviceColumn("bans", "who", of_guests=True),), reassign_device, export_personal_data
)


class BanMiddleware:
    """In front of the tables: pages and pictures come to everybody, so that the page can say what is wrong."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(GUARDED):
            await self.app(scope, receive, send)
            return
        bans: BanList = scope["app"].state.hub.bans
        own = scope["path"] == OWN and scope.get("method") in ("GET", "HEAD", "DELETE")
        if own or not bans.refuses(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await error_response(403, CODE, TEXT)(scope, receive, send)
        else:
            await _close(receive, send)


async def _close(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    told = msgspec.json.encode({"t": "error", "code": CODE, "text": TEXT, "ref": ""}).decode()
    await send({"type": "websocket.send", "text": told})
    await send({"type": "websocket.close", "code": CLOSED})
