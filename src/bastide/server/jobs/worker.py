"""Worker that takes jobs of a cluster and runs them (`bastide work`).

Invariant: a worker renews the leases of its jobs every second. It ends a job whose lease is lost. On exit it releases
its jobs. If it dies, their leases expire.
"""

import asyncio
import contextlib
import logging
import secrets
import tempfile
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from bastide.server.common import server_metrics
from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import wait_event
from bastide.server.jobs import store
from bastide.server.jobs.distributed import DONE, NEW
from bastide.server.jobs.kinds import KINDS, Job, job_edition
from bastide.server.jobs.local import RunJob, run_job
from bastide.server.jobs.store import JobRequest
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.writer import DatabaseWriter

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("bastide.jobs")
BEAT_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 0.5
"""Seconds between looks for a job while no message arrives."""
TELLING: Final = 5
"""Attempts to store a result while the database is away."""


class JobWorker:
    """Runs jobs of some kinds, at most `limit` at a time."""

    def __init__(self, db: DatabaseWriter, bus: Bus, kinds: Collection[str], limit: int, run: RunJob = run_job) -> None:
        self._run = run
        self._db, self._bus, self._kinds, self._limit = db, bus, kinds, limit
        self.name = secrets.token_hex(8)
        self._turn, self._woken = asyncio.Lock(), asyncio.Event()

    async def work(self) -> None:
        """Run until cancelled. Raises StoreError if the database cannot be reached at the start."""
        await self._beat()
        stop = self._bus.listen(NEW, lambda _: self._woken.set())
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._live())
                for _ in range(self._limit):
                    group.create_task(self._hand())
        finally:
            stop()
            with contextlib.suppress(StoreError):
                await self._ask(store.remove_worker, name=self.name)
            self._bus.say(NEW)

    async def _ask(self, work: Callable[Concatenate[Db, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._db.run(lambda db: work(db, *args, **kwargs), order=False)

    async def _beat(self) -> None:
        await self._ask(store.beat_worker, name=self.name, kinds=self._kinds, edition=job_edition())

    async def _live(self) -> None:
        warned = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
                warned = False
            except StoreError as error:
                if not warned:
                    log.warning("the cluster's database cannot be reached: %s", error)
                warned = True

    async def _hand(self) -> None:
        while True:
            taken = await self._next()
            try:
                outcome = await self._do(taken)
            except Exception as error:
                outcome = "failed"
                log.error("a job (%s) could not be done: %s: %s", taken.kind, type(error).__name__, error)
                with contextlib.suppress(StoreError):
                    await self._ask(store.fail_job, name=self.name, id=taken.id)
            server_metrics.jobs.labels(taken.kind, outcome).inc()
            self._bus.say(DONE, taken.id.encode())

    async def _next(self) -> JobRequest:
        async with self._turn:  # one task looks for all
            while True:
                self._woken.clear()
                with contextlib.suppress(StoreError):
                    if (taken := await self._ask(store.take_job, name=self.name)) is not None:
                        return taken
                await wait_event(self._woken, LOOK_SECONDS)

    async def _do(self, taken: JobRequest) -> str:
        """Run a job and return the outcome. Raises any error of the job."""
        kind, lines, began = KINDS[taken.kind], [b""], time.monotonic()

        def hear(line: bytes) -> None:
            lines[:] = [line]

        with tempfile.TemporaryDirectory(prefix="bastide-") as folder:
            target = Path(folder) / "made" if kind.file else None
            making = asyncio.ensure_future(self._run(Job(kind, taken.said, lambda: None, hear, target)))
            try:
                if not await self._held(taken, making, lines):
                    return "dropped"
                making.result()
                if not lines[0]:
                    raise ValueError("its process returned nothing")
                made = await asyncio.to_thread(target.read_bytes) if target is not None and target.exists() else None
            finally:
                making.cancel()
                await asyncio.gather(making, return_exceptions=True)
        server_metrics.job_seconds.observe(time.monotonic() - began)
        return "done" if await self._tell(taken, lines[0], made) else "dropped"

    async def _held(self, taken: JobRequest, making: "asyncio.Future[None]", lines: list[bytes]) -> bool:
        """Renew the lease until the job ends. False if another worker has it, or if no one wants it."""
        while True:
            await asyncio.wait([making], timeout=BEAT_SECONDS)
            if making.done():
                return True
            with contextlib.suppress(StoreError):
                if not await self._ask(store.hold_job, name=self.name, id=taken.id, line=lines[0]):
                    return False

    async def _tell(self, taken: JobRequest, line: bytes, made: bytes | None) -> bool:
        """Store the result. Returns False if the job no longer belongs to this worker. Raises StoreError."""
        for left in reversed(range(TELLING)):
            try:
                return await self._ask(store.complete_job, name=self.name, id=taken.id, line=line, file=made)
            except StoreError:
                if not left:
                    raise
                await asyncio.sleep(BEAT_SECONDS)
        return False
