"""The one thread that owns the database. Waiting jobs are committed together (group commit).

Invariant: a job's future is resolved after the commit that made it durable, or with the error. No other thread touches
the connection.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, TypeVar

from bastide.server.common import server_metrics
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db

T = TypeVar("T")
Work = Callable[[Db], Any]
GROUP = 256
"""Jobs in one transaction at most."""


@dataclass(eq=False)
class _Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    alone: bool
    again: bool
    order: bool
    result: Any = None
    error: BaseException | None = None

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class DatabaseWriter:
    """Runs jobs on the connection, in order."""

    def __init__(self, db: Db) -> None:
        self._db = db
        self._closed = False
        self.durable_at = float("-inf")
        """When a job was last made durable, on the monotonic clock."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bastide-store", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Db], T], alone: bool = False, again: bool = False, order: bool = True) -> T:
        """Run a job in the next transaction. Returns its result once it is durable.

        `alone` runs it between two transactions, in none. `again` marks a job that changes nothing but the database, so
        it may run twice. `order` runs it after all such jobs of other processes. Appends are never ordered. Raises
        StoreError, or what the job raises.
        """
        if self._closed:
            raise StoreError("The database is closed: the server is going down.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future, alone, again, order and not again))
        return await future

    def close(self) -> None:
        """Finish waiting jobs, then close the database."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        job = self._jobs.get()
        while job is not None:
            after: list[_Job | None] = []
            if job.alone:
                self._one(job)
                _tell([job])
            else:
                batch, after = self._batch(job)
                self._commit(batch)
            job = after[0] if after else self._jobs.get()
        self._db.close()

    def _batch(self, job: _Job) -> tuple[list[_Job], list[_Job | None]]:
        """The jobs that wait together, and what follows: nothing, a job that runs apart, or the end (None)."""
        batch = [job]
        while len(batch) < GROUP:
            try:
                after = self._jobs.get_nowait()
            except queue.Empty:
                break
            apart = self._db.many and not (job.again and after is not None and after.again)  # prevents deadlocks
            if after is None or after.alone or apart:
                return batch, [after]
            batch.append(after)
        return batch, []

    def _commit(self, batch: list[_Job]) -> None:
        began = time.monotonic()
        try:
            before = self._db.total_changes()
            if len(batch) == 1:
                self._one(batch[0])
            elif not self._together(batch):
                with self._db:
                    for job in batch:
                        self._one(job)
            if self._db.total_changes() > before:
                self.durable_at = time.monotonic()
                server_metrics.commit_seconds.observe(self.durable_at - began)
                server_metrics.commit_jobs.inc(len(batch))
        except Exception as error:
            for job in batch:
                job.error = job.error or StoreError(f"The database refuses to store: {error}.")
        _tell(batch)

    def _together(self, batch: list[_Job]) -> bool:
        """Run all jobs without savepoints, which costs less.

        Returns False, with nothing done, if one fails or may not run twice.
        """
        if not all(job.again for job in batch):
            return False
        try:
            with self._db:
                for job in batch:
                    job.result = job.work(self._db)
        except Exception:
            return False
        return True

    def _one(self, job: _Job) -> None:
        """Run a job. If it fails, it is rolled back alone, and the others of its group go on. One that runs `alone` has
        no transaction."""
        try:
            with nullcontext() if job.alone else self._db:
                if job.order and not job.alone:
                    self._db.order()
                job.result = job.work(self._db)
        except self._db.errors as error:
            job.error = StoreError(f"The database refuses{'' if job.alone else ' to store'}: {error}.")
        except Exception as error:
            job.error = error


def _tell(jobs: list[_Job]) -> None:
    """Resolve the futures, each in its own event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_resolve, mine)
        except RuntimeError:
            continue  # the loop is closed, so no caller waits any more


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        job.resolve()
