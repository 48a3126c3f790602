"""The exporter of metrics, and its HTTP port.

Invariant: metrics are served only on an address that the operator chose (`--metrics-address`), never on the visitors'
port. So no proxy can expose them by mistake. A request has 5 seconds and 8 KiB, and the answer is the metrics or 404.
"""

import asyncio
import contextlib
import platform
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

import bastide
from bastide.server.admin.health import HealthCheck
from bastide.server.common import server_metrics
from bastide.server.features.games.analysis_queue import AnalysisQueue
from bastide.server.features.games.render_queue import RenderQueue
from bastide.server.jobs.local import LocalRunner
from bastide.server.live.hub import Hub
from bastide.server.protocol.events import SCHEMA
from bastide.server.storage.databases.sqlite_file import FILE, StoreError

HEAD_BYTES = 8192
HEAD_SECONDS = 5.0
COUNT_SECONDS = 15.0
"""Least time between two counts of the stored tables."""
LAG_SECONDS = 0.5
PHASES = ("lobby", "playing", "over", "lesson")


@dataclass
class MetricsExporter:
    """Collects the metrics that are not counted as they happen."""

    hub: Hub
    press: RenderQueue
    bench: AnalysisQueue
    hands: LocalRunner
    health: HealthCheck
    folder: Path
    counted: float = float("-inf")

    async def sheet(self) -> bytes:
        """Return all current metrics in the text format."""
        await self.health.look()
        self.health.warnings()
        await self._tables()
        await self._jobs()
        server_metrics.live_tables.set(len(self.hub.tables))
        server_metrics.sockets.set(self.hub.sockets)
        desks = {"bots": self.hub.bots, "forecasts": self.hub.forecast_pool, "insights": self.hub.insight_pool}
        desks |= {f"bot {name}": desk for name, desk in self.hub.guests.items()}
        waiting = {name: one.waiting for name, one in desks.items()} | {"analyses": self.bench.waiting}
        for queue, length in {**waiting, **self.press.waiting}.items():
            server_metrics.queues.labels(queue).set(length)
        for name in ("", "-wal"):
            path = self.folder / f"{FILE}{name}"
            size = path.stat().st_size if path.exists() else 0
            server_metrics.bytes_stored.labels(f"database{name}").set(size)
        server_metrics.maintenance.set(self.hub.notices.maintenance)
        core = "compiled" if bastide.compiled else "interpreted"
        server_metrics.info.labels(bastide.__version__, core, platform.python_version(), SCHEMA).set(1)
        return server_metrics.FORMER_NAMES + generate_latest(server_metrics.registry)

    async def _jobs(self) -> None:
        with contextlib.suppress(StoreError):
            workers, counted = await self.hands.look()
            for gauge in (server_metrics.jobs_shared, server_metrics.jobs_oldest, server_metrics.workers):
                for sample in [sample for metric in gauge.collect() for sample in metric.samples]:
                    gauge.labels(**sample.labels).set(0)
            for kind, number in workers.items():
                server_metrics.workers.labels(kind).set(number)
            for one in counted:
                server_metrics.jobs_shared.labels(one.kind, one.state).set(one.count)
                server_metrics.jobs_oldest.labels(one.kind, one.state).set(one.oldest_ms / 1000)

    async def _tables(self) -> None:
        now = self.hub.clock()
        if now - self.counted < COUNT_SECONDS:
            return
        self.counted = now
        with contextlib.suppress(StoreError):
            found = await self.hub.tables.store.phases()
            for phase in {*PHASES, *found}:
                server_metrics.tables.labels(phase).set(found.get(phase, 0))


async def monitor_loop_lag() -> None:
    """Measure the lag of the event loop twice a second, for ever."""
    while True:
        asked = time.monotonic()
        await asyncio.sleep(LAG_SECONDS)
        server_metrics.lag_seconds.observe(max(0.0, time.monotonic() - asked - LAG_SECONDS))


@contextlib.asynccontextmanager
async def serve_metrics(told: Callable[[], Awaitable[bytes]], taken: socket.socket | None) -> AsyncIterator[None]:
    """Serve metrics on a socket, if there is one."""
    if taken is None:
        yield
        return
    server = await asyncio.start_server(lambda r, w: _serve(told, r, w), sock=taken, limit=HEAD_BYTES)
    try:
        yield
    finally:
        server.close()


async def _serve(
    told: Callable[[], Awaitable[bytes]], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(HEAD_SECONDS):
            asked = await reader.readuntil(b"\r\n\r\n")
        status, body = "404 Not Found", b"Only /metrics lies here.\n"
        if asked.split(b" ", 2)[:2] == [b"GET", b"/metrics"]:
            status, body = "200 OK", await told()
        head = f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE_PLAIN_0_0_4}\r\nContent-Length: {len(body)}\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        async with asyncio.timeout(HEAD_SECONDS):
            await writer.drain()
    writer.close()
