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
from functools import partial
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
Collect = Callable[[], Awaitable[bytes]]
"""Returns the metrics as text."""


@dataclass
class MetricsExporter:
    """Collects the metrics that are not counted as they happen."""

    hub: Hub
    renders: RenderQueue
    analyses: AnalysisQueue
    runner: LocalRunner
    health: HealthCheck
    folder: Path
    counted: float = float("-inf")

    async def collect(self) -> bytes:
        """Return all current metrics in the text format."""
        await self.health.look()
        self.health.warnings()
        await self._tables()
        await self._jobs()
        server_metrics.live_tables.set(len(self.hub.tables))
        server_metrics.sockets.set(self.hub.sockets)
        pools = {"bots": self.hub.bots, "forecasts": self.hub.forecast_pool, "insights": self.hub.insight_pool}
        pools |= {f"bot {name}": pool for name, pool in self.hub.guests.items()}
        waiting = {name: pool.waiting for name, pool in pools.items()} | {"analyses": self.analyses.waiting}
        for queue, length in {**waiting, **self.renders.waiting}.items():
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
            workers, counts = await self.runner.look()
            for gauge in (server_metrics.jobs_shared, server_metrics.jobs_oldest, server_metrics.workers):
                for sample in [sample for metric in gauge.collect() for sample in metric.samples]:
                    gauge.labels(**sample.labels).set(0)
            for kind, number in workers.items():
                server_metrics.workers.labels(kind).set(number)
            for jobs in counts:
                server_metrics.jobs_shared.labels(jobs.kind, jobs.state).set(jobs.count)
                server_metrics.jobs_oldest.labels(jobs.kind, jobs.state).set(jobs.oldest_ms / 1000)

    async def _tables(self) -> None:
        now = self.hub.clock()
        if now - self.counted < COUNT_SECONDS:
            return
        self.counted = now
        with contextlib.suppress(StoreError):
            counts = await self.hub.tables.store.phases()
            for phase in {*PHASES, *counts}:
                server_metrics.tables.labels(phase).set(counts.get(phase, 0))


async def monitor_loop_lag() -> None:
    """Measure the lag of the event loop twice a second until cancelled."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(LAG_SECONDS)
        server_metrics.lag_seconds.observe(max(0.0, time.monotonic() - before - LAG_SECONDS))


@contextlib.asynccontextmanager
async def serve_metrics(collect: Collect, listener: socket.socket | None) -> AsyncIterator[None]:
    """Serve metrics on a socket, if there is one."""
    if listener is None:
        yield
        return
    server = await asyncio.start_server(partial(_serve, collect), sock=listener, limit=HEAD_BYTES)
    try:
        yield
    finally:
        server.close()


async def _serve(collect: Collect, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(HEAD_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
        status, body = "404 Not Found", b"Only /metrics lies here.\n"
        if head.split(b" ", 2)[:2] == [b"GET", b"/metrics"]:
            status, body = "200 OK", await collect()
        headers = f"Content-Type: {CONTENT_TYPE_PLAIN_0_0_4}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
        writer.write(f"HTTP/1.1 {status}\r\n{headers}\r\n".encode() + body)
        async with asyncio.timeout(HEAD_SECONDS):
            await writer.drain()
    writer.close()
