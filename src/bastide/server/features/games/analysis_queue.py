"""Queue of analyses: who may start one, its progress, and where it is stored.

Invariant: each analysis is a job (server/jobs). This machine runs one quick and one deep analysis at a time, so no
table waits for them. A table has at most one under way, which all requests share. The result is stored with the table
for this version.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

import bastide
from bastide.analysis import VERSION
from bastide.server.common import server_metrics
from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.errors import RequestError
from bastide.server.features.games.analysis_worker import AnalysisProgress, AnalysisTask
from bastide.server.features.learning import own_puzzle_store
from bastide.server.http.identity import Requester
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.jobs.kinds import ANALYSIS, DEEP, Job
from bastide.server.jobs.local import LocalRunner
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.store import Store

log = logging.getLogger("bastide.analysis")
DEPTHS: Final = (0, 2, 4)
"""Draws that each turn is played on for. 0 evaluates a turn at once."""
WAITING: Final = 24
"""Analyses queued or in progress at the same time."""
ENGINE: Final = f"{bastide.__version__}/{VERSION}"
"""Version of the program and of the analysis, part of the key of a stored analysis."""
FAILED: Final = "analysis-failed"
State = Literal["none", "waiting", "making", "failed"]


@dataclass
class AnalysisJob:
    """An analysis under way, or one that has failed. `done` of `of` actions are judged. `line` is the last output."""

    depth: int = 0
    by: Requester = Requester()  # noqa: RUF009 (it never changes)
    state: State = "none"
    done: int = 0
    of: int = 0
    line: AnalysisProgress = field(default_factory=AnalysisProgress)
    began: float = 0.0
    task: asyncio.Task[None] | None = None

    def begun(self) -> None:
        """Called when the job starts."""
        self.state, self.began = "making", self.began or time.monotonic()

    def hear(self, line: bytes) -> None:
        """Store progress from a line. Raises ValueError."""
        self.line = msgspec.json.decode(line, type=AnalysisProgress)
        if self.line.of:
            self.done, self.of = self.line.done, self.line.of


class AnalysisQueue:
    """The analyses of one server."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        runner: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self._store, self._limits, self._runner = store, limits, runner or LocalRunner()
        self._hourly = SlidingWindow(limits.analyses_per_hour, clock).over(bus or Bus(), "limit analyses")
        self._jobs: dict[str, AnalysisJob] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of analyses queued or in progress."""
        return len(self._under_way())

    def _under_way(self) -> dict[str, AnalysisJob]:
        return {table: job for table, job in self._jobs.items() if job.task is not None and not job.task.done()}

    async def load(self, table: str, depth: int, edition: str = "") -> bytes | None:
        """The stored analysis in gzip, None if there is none for this `edition` of the game. Raises StoreError."""
        return await self._store.do(load_analysis, table=table, depth=depth, engine=ENGINE + edition)

    def find(self, table: str, depth: int) -> AnalysisJob:
        """The job of a table at this depth. Its state is "none" if there is no job."""
        job = self._jobs.get(table)
        return job if job is not None and job.depth == depth else AnalysisJob(depth)

    def begin(self, table: str, task: AnalysisTask, by: Requester, edition: str = "") -> AnalysisJob:
        """Start an analysis, unless it is under way. Raises RequestError."""
        under_way = self._under_way()
        if table in under_way:
            if under_way[table].depth == task.depth:
                return under_way[table]
            raise _busy("This game is being judged already; try again when that is done.")
        self._admit(by)
        self._jobs = under_way
        job = self._jobs[table] = AnalysisJob(task.depth, by, "waiting")
        job.task = asyncio.get_running_loop().create_task(self._make(table, task, job, edition))
        return job

    def _admit(self, by: Requester) -> None:
        others, limits = [job.by for job in self._under_way().values()], self._limits
        mine, near = by.count(others)
        full = mine >= limits.analyses_each or near >= limits.analyses_each_address or len(others) >= WAITING
        if self._closed or full:
            raise _busy("Many games are being judged; try again in a minute.")
        if not self._hourly.may(by.address):
            server_metrics.limited.labels("analyses_per_hour").inc()
            raise _busy("Many games were judged for this address; try again in a while.")

    async def _make(self, table: str, task: AnalysisTask, job: AnalysisJob, edition: str) -> None:
        try:
            result = await self._analyse(task, job)
            await self._store.do(store_analysis, table=table, depth=task.depth, engine=ENGINE + edition, result=result)
        except (OSError, TimeoutError, ValueError, StoreError) as error:
            job.state = "failed"
            log.warning("no analysis: %s: %s", type(error).__name__, error)
        server_metrics.analyses.labels("failed" if job.state == "failed" else "made").inc()
        if job.began:
            server_metrics.analysis_seconds.observe(time.monotonic() - job.began)
        if job.state != "failed":
            self._jobs.pop(table, None)

    async def _analyse(self, task: AnalysisTask, job: AnalysisJob) -> AnalysisProgress:
        """Raises OSError, TimeoutError, ValueError."""
        await self._runner.do(Job(DEEP if task.depth else ANALYSIS, msgspec.json.encode(task), job.begun, job.hear))
        if job.line.error or not job.line.body:
            raise ValueError(job.line.error or "the process returned no analysis")
        return job.line

    async def close(self) -> None:
        """Cancel everything under way and refuse new requests."""
        self._closed = True
        await cancel_tasks([job.task for job in self._jobs.values() if job.task is not None])


# ---- storage: an analysis contains no names, so erasing a name leaves it unchanged. It is deleted with its table.


def load_analysis(db: Db, table: str, depth: int, engine: str) -> bytes | None:
    """The analysis in gzip, None if this version of the engine has made none."""
    sql = "SELECT body FROM analyses WHERE table_id = ? AND depth = ? AND engine = ?"
    body = db.execute(sql, (table, depth, engine)).get
    return None if body is None else bytes(body)


def store_analysis(db: Db, table: str, depth: int, engine: str, result: AnalysisProgress) -> None:
    """Store an analysis with its puzzles and replace an older one of the same depth. Does nothing if the table has been
    deleted."""
    sql = (
        "INSERT INTO analyses SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1 ON CONFLICT (table_id, depth) "
        "DO UPDATE SET engine = excluded.engine, body = excluded.body"
    )
    db.execute(sql, (table, depth, engine, result.body))
    own_puzzle_store.store_own_puzzles(db, table, depth, result.puzzles)


def _busy(text: str) -> RequestError:
    return RequestError("analysis-busy", text, status=503)
