"""Bans of the operator: devices and networks.

Invariant: every request and every connection is checked against the list in memory, at the cost of one look-up. The
store keeps bans for the next start. Anyone who is banned may still see what is stored about them and have it erased.
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
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, copy_rows
from bastide.server.storage.store import Store

CODE: Final = "banned"
TEXT: Final = "The operator has banned you from this server."
CLOSED: Final = 4403
TOPIC: Final = "bans"
"""Sent on the bus when bans have changed."""
OWN: Final = "/api/me"
GUARDED: Final = ("/api/", "/ws/")


class BanList:
    """Bans by device and by network. A value is the end in ms since 1970, 0 for a permanent ban."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._devices: dict[str, int] = {}
        self._networks: dict[Network, int] = {}

    async def load(self, store: Store) -> None:
        """Load the stored bans. Raises StoreError."""
        rows = await store.do(lambda db: list(db.execute("SELECT who, until_ms FROM bans")))
        self._devices, self._networks = {}, {}
        for who, until in rows:
            if "." in who or ":" in who:
                self._networks[parse_network(str(who))] = int(until)
            else:
                self._devices[str(who)] = int(until)

    def of_device(self, device: str) -> dict[str, Any] | None:
        """Return the ban of a device, or None."""
        until = self._devices.get(device)
        return {"until_ms": until} if _is_current(until, self._wall()) else None

    def of_address(self, address: Address | None) -> bool:
        """Return whether an address is in a banned network."""
        if address is None or not self._networks:
            return False
        bans = self._networks.items()
        found = (until for network, until in bans if network.version == address.version and address in network)
        return any(_is_current(until, self._wall()) for until in found)

    def refuses(self, connection: HTTPConnection) -> bool:
        """Return whether this visitor is banned."""
        if self._devices and self.of_device(identity.identify_device(connection)) is not None:
            return True
        address = connection.client.host if connection.client and self._networks else ""
        return bool(address) and self.of_address(parse_address(address))


def _is_current(until: int | None, now: float) -> bool:
    return until is not None and (until == 0 or until > now * 1000)


def reassign_device(db: Db, old: str, new: str) -> None:
    """Copy a ban to the new device. The old device stays banned, also if there is no new one ("")."""
    copy_rows(db, DeviceColumn("bans", "who"), old, new)


def export_personal_data(db: Db, device: str) -> dict[str, int] | None:
    """Return the current ban of a device, or None."""
    until = db.execute("SELECT until_ms FROM bans WHERE who = ?", (device,)).get
    return {"until_ms": until} if _is_current(until, time.time()) else None


PERSONAL_DATA: Final = PersonalData(
    "ban", (DeviceColumn("bans", "who", of_guests=True),), reassign_device, export_personal_data
)


class BanMiddleware:
    """Refuses banned visitors under /api/ and /ws/. Anyone gets pages and pictures, so that the page can show why."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(GUARDED):
            return await self.app(scope, receive, send)
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
    text = msgspec.json.encode({"t": "error", "code": CODE, "text": TEXT, "ref": ""}).decode()
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": CLOSED})
