"""Jobs of a cluster. Worker machines take them, and without workers they run here.

Invariant: only the store counts, the bus just wakes processes. A job that no worker takes in time runs here. So does a
job of a machine that died, once its lease has expired.
"""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import wait_event
from bastide.server.common.files import write_atomically
from bastide.server.jobs import store
from bastide.server.jobs.kinds import Job, job_edition
from bastide.server.jobs.local import LocalRunner, RunJob, run_job
from bastide.server.jobs.store import JobCount, JobRequest, JobStatus
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.writer import DatabaseWriter

T = TypeVar("T")
P = ParamSpec("P")
NEW: Final = "job"
"""Bus topic: there is a new job."""
DONE: Final = "job-done"
"""Bus topic: a job, named by its id, is done or has failed."""
MOST_BYTES: Final = 1 << 20
"""Longest input of a job for workers. Longer ones run here."""
LOOK_SECONDS: Final = 0.5
SILENT_SECONDS: Final = 20.0
"""Seconds without the database after which jobs under way run here."""


class DistributedRunner(LocalRunner):
    """Gives jobs to workers, over its own database connection. Files are large, and no move must wait for them."""

    def __init__(self, db: DatabaseWriter, bus: Bus, carry: RunJob = run_job) -> None:
        super().__init__(carry)
        self._db, self._bus = db, bus
        self._woken: dict[str, asyncio.Event] = {}
        self._ending: set[asyncio.Task[bool]] = set()
        self._stop = bus.listen(DONE, self._wake)

    async def do(self, job: Job) -> None:
        """See LocalRunner."""
        if not await self.elsewhere(job):
            await super().do(job)

    async def elsewhere(self, job: Job) -> bool:
        """See LocalRunner."""
        request, posted = JobRequest(_id_of(job), job.kind.name, job_edition(), job.said), False
        if len(job.said) <= MOST_BYTES and request.id not in self._woken:
            with contextlib.suppress(StoreError):
                posted = await self._ask(store.put_job, job=request)
        return posted and await self._wait_for_worker(request, job)

    async def look(self) -> tuple[dict[str, int], list[JobCount]]:
        """See LocalRunner."""
        return await self._ask(store.count_workers, edition=job_edition()), await self._ask(store.count_jobs)

    async def close(self) -> None:
        """See LocalRunner."""
        self._stop()
        await asyncio.gather(*self._ending, return_exceptions=True)
        self._db.close()

    async def _ask(self, work: Callable[Concatenate[Db, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._db.run(lambda db: work(db, *args, **kwargs), order=False)

    def _wake(self, id: bytes) -> None:
        if (woken := self._woken.get(id.decode("ascii", "replace"))) is not None:
            woken.set()

    async def _wait_for_worker(self, request: JobRequest, job: Job) -> bool:
        """Whether a worker did the job."""
        self._bus.say(NEW)
        self._woken[request.id] = asyncio.Event()
        over = False
        try:
            over = await self._follow(request, job)
        finally:
            del self._woken[request.id]
            if not over:
                ending = asyncio.create_task(self._ask(store.withdraw_job, id=request.id))
                self._ending.add(ending)
                ending.add_done_callback(self._ended)
        return over

    def _ended(self, task: "asyncio.Task[bool]") -> None:
        self._ending.discard(task)
        if not task.cancelled():
            task.exception()  # without the database the job expires there

    async def _follow(self, request: JobRequest, job: Job) -> bool:
        answered = waiting = time.monotonic()
        last_line, woken = b"", self._woken[request.id]
        while True:
            await wait_event(woken, LOOK_SECONDS)
            woken.clear()
            now = time.monotonic()
            try:
                status = await self._look_up(request, job, now - waiting)
            except StoreError:
                if now - answered > SILENT_SECONDS:
                    return False
                continue
            answered = now
            if status is None:
                return False
            if status.state == "failed":
                raise ValueError("no machine could do it")
            if status.state == "waiting":
                continue
            waiting = now
            job.begun()
            if status.line != last_line or status.state == "done":
                last_line = status.line
                job.hear(last_line)
            if status.state == "done":
                return True

    async def _look_up(self, request: JobRequest, job: Job, waited: float) -> JobStatus | None:
        """The status of a job, once its file has been written. None if the job must run here. Raises StoreError."""
        status = await self._ask(store.job_status, id=request.id)
        if status is None or (status.state == "waiting" and await self._take_back(request, job, waited)):
            return None
        if status.state == "done":
            data = await self._ask(store.fetch_result, id=request.id)
            if job.target is not None:
                if data is None:
                    return None
                await asyncio.to_thread(write_atomically, job.target, data)
        return status

    async def _take_back(self, request: JobRequest, job: Job, waited: float) -> bool:
        """Whether it has waited long enough to run here, and no other job of its kind does."""
        if job.kind.stays or waited < job.kind.waits or self._lanes[job.kind].locked():
            return False
        return await self._ask(store.withdraw_job, id=request.id, free=True)


def _id_of(job: Job) -> str:
    return hashlib.sha256(b"\0".join((job.kind.name.encode(), job_edition().encode(), job.said))).hexdigest()[:32]
