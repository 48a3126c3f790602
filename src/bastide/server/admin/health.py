"""Health checks: whether the process is alive, and whether it can do its work.

Invariant: a check is cheap. Its result is kept for a second, concurrent requests wait for the same check, and it writes
to the store only after a quiet time.
"""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common import server_metrics
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.storage.databases.sqlite_file import StoreError

KEPT_SECONDS = 1.0
PATIENCE = 2.0
"""Seconds the store may take to answer."""


class HealthCheck:
    """Finds the reasons why a server is not ready: "draining", "store", "disk", "bots"."""

    def __init__(self, hub: Hub, folder: Path, free: Callable[[Path], int] | None = None) -> None:
        self._hub, self._folder, self._free = hub, folder, free or free_bytes
        self._found: list[str] = []
        self._at = float("-inf")
        self._lock = asyncio.Lock()

    async def look(self) -> list[str]:
        """Return the current reasons, none if the server is ready. The result is at most a second old."""
        async with self._lock:
            if self._hub.clock() - self._at >= KEPT_SECONDS:
                well = {"store": await self._store(), "disk": await self._disk(), "bots": self._bots()}
                self._found = [name for name in well if not well[name]]
                self._at = self._hub.clock()
            found = self._found
        server_metrics.ready.set(not found and not self._hub.draining)
        return ["draining", *found] if self._hub.draining else found

    def warnings(self) -> list[str]:
        """Return faults that do not affect readiness: "bus" if other processes cannot be reached."""
        return [] if self._hub.bus.healthy else ["bus"]

    async def _store(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._hub.tables.store.alive()
        except (StoreError, TimeoutError):
            return False

    async def _disk(self) -> bool:
        try:
            free = await asyncio.to_thread(self._free, self._folder)
        except OSError:
            return False
        server_metrics.free_bytes.set(free)
        return free >= self._hub.limits.free_bytes

    def _bots(self) -> bool:
        if self._hub.bots.failing:  # try again in the background: the next check sees the result
            self._hub.spawn(self._hub.bots.try_again())
        return not self._hub.bots.failing


def free_bytes(folder: Path) -> int:
    """Return the free bytes on the disk of a folder."""
    return shutil.disk_usage(folder).free


async def healthz(request: Request) -> Response:
    """Return 200 while the process is alive and its event loop answers."""
    return json_response({"ok": True})


async def readyz(request: Request) -> Response:
    """Return 200 while visitors may be sent here, otherwise 503 with the reasons."""
    health: HealthCheck = request.app.state.health
    reasons = await health.look()
    body: dict[str, object] = {"ok": not reasons, "reasons": reasons}
    if warnings := health.warnings():
        body["warnings"] = warnings
    return json_response(body, 503 if reasons else 200)
