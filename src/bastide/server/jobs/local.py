"""Jobs on this machine: each in its own process, one of a kind at a time, so that no table waits for them."""

import asyncio
import contextlib
import itertools
from asyncio.subprocess import Process
from collections import defaultdict
from collections.abc import Awaitable, Callable

from bastide.server.common.child_process import exchange_lines, kill_process, start_subprocess
from bastide.server.jobs.kinds import Job, JobKind
from bastide.server.jobs.store import JobCount

RunJob = Callable[[Job], Awaitable[None]]


async def run_job(job: Job) -> None:
    """Run a job in a new process. Raises OSError, TimeoutError, ValueError, and what `hear` raises."""
    words = () if job.target is None else (str(job.target),)
    worker = await start_subprocess(job.kind.module, *words, limit=job.kind.line)
    try:
        async with asyncio.timeout(job.kind.patience):
            await _follow(worker, job)
    finally:
        await kill_process(worker)


async def _follow(worker: Process, job: Job) -> None:
    assert worker.stdin is not None, "it was started with pipes"
    assert worker.stdout is not None
    with contextlib.suppress(ConnectionError):  # it has ended already: see its exit status below
        worker.stdin.write(job.said + b"\n")
        await worker.stdin.drain()
    async for line in worker.stdout:
        job.hear(line)
    if await worker.wait():
        raise ValueError("the process ended")


class WorkerPool:
    """Runs jobs in processes. Some of them stay for the next job."""

    def __init__(self) -> None:
        self._idle: defaultdict[str, list[Process]] = defaultdict(list)

    async def carry(self, job: Job) -> None:
        """See run_job."""
        if not job.kind.stays:
            await run_job(job)
            return
        idle = self._idle[job.kind.module]
        worker = idle.pop() if idle else await start_subprocess(job.kind.module, limit=job.kind.line)
        try:
            async with asyncio.timeout(job.kind.patience):
                line = await exchange_lines(worker, job.said)
            if not line:
                raise ValueError("the process ended")
            job.hear(line)
        except BaseException:
            await kill_process(worker)
            raise
        idle.append(worker)

    async def close(self) -> None:
        """End the processes that stayed."""
        for worker in itertools.chain(*self._idle.values()):
            await kill_process(worker)


class LocalRunner:
    """Runs the jobs of one server process."""

    def __init__(self, carry: RunJob = run_job) -> None:
        self._carry = carry
        self._lanes: defaultdict[JobKind, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def do(self, job: Job) -> None:
        """Run a job to its end, after others of its kind. Raises OSError, TimeoutError, ValueError, and what `hear`
        raises."""
        async with self._lanes[job.kind]:
            job.begun()
            await self._carry(job)

    async def elsewhere(self, job: Job) -> bool:
        """Have a cluster worker run the job. Returns False if none did. Raises ValueError if all attempts failed."""
        return False

    async def look(self) -> tuple[dict[str, int], list[JobCount]]:
        """Number of cluster workers for each kind, and the jobs waiting for them or taken by them. Raises
        StoreError."""
        return {}, []

    async def close(self) -> None:
        """Release resources, after all jobs have ended."""
