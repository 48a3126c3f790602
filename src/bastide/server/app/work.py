"""`bastide work`: a worker process without clients that runs jobs of a cluster (server/jobs)."""

import asyncio
import os
import signal

from prometheus_client import generate_latest

from bastide.server.admin import log_format
from bastide.server.admin.metrics_exporter import serve_metrics
from bastide.server.app.main import make_bus
from bastide.server.app.serve import ServerError, metrics_port
from bastide.server.app.settings import WorkerSettings
from bastide.server.common import server_metrics
from bastide.server.jobs.local import WorkerPool
from bastide.server.jobs.worker import JobWorker
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.writer import DatabaseWriter


def run_worker(options: WorkerSettings) -> None:
    """Run jobs until a signal arrives. Raises ServerError if the worker cannot start or loses the store."""
    log_format.configure_logging(options.log_format, options.log_level)
    if not options.store:
        text = "Name the cluster's database with --store (or BASTIDE_STORE): postgresql://USER@HOST/DATABASE."
        raise ServerError(text)
    try:
        asyncio.run(_work(options))
    except* StoreError as errors:
        raise ServerError(str(errors.exceptions[0])) from None


async def _work(options: WorkerSettings) -> None:
    from bastide.server.storage import leases  # needs the extra `cluster`
    from bastide.server.storage.databases import postgres_schema
    from bastide.server.storage.databases.postgres import redact_database_url

    db, bus = DatabaseWriter(postgres_schema.connect_postgres(options.store)), make_bus(options.bus)
    staff = WorkerPool()
    worker = JobWorker(db, bus, options.kinds, options.processes or os.cpu_count() or 1, staff.carry)
    working, loop = asyncio.create_task(worker.work()), asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(one, working.cancel)
    database = redact_database_url(options.store)
    print(f"Bastide works for {database}  (Ctrl+C ends it; other workers take over its jobs)", flush=True)
    try:
        if options.bus:
            bus.begin(await db.run(leases.cluster_secret, order=False))
        async with serve_metrics(_sheet, metrics_port(options.metrics_address)):
            await asyncio.wait([working])
    finally:
        await staff.close()
        await bus.close()
        db.close()
    if not working.cancelled():
        working.result()


async def _sheet() -> bytes:
    return generate_latest(server_metrics.worker_registry)
