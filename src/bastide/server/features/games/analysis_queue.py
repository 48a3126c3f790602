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
from bastide.server.common.errors import RequestError
from bastide.server.features.games import analysis_store
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
        hands: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self._store, self._limits, self._hands = store, limits, hands or LocalRunner()
        self._hourly = SlidingWindow(limits.analyses_per_hour, clock).over(bus or Bus(), "limit analyses")
        self._works: dict[str, AnalysisJob] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of analyses queued or in progress."""
        return len(self._under_way())

    def _under_way(self) -> list[AnalysisJob]:
        return [work for work in self._works.values() if work.task is not None and not work.task.done()]

    async def kept(self, table: str, depth: int, edition: str = "") -> bytes | None:
        """The stored analysis in gzip, None if there is none for this `edition` of the game. Raises StoreError."""
        return await self._store.do(analysis_store.load_analysis, table=table, depth=depth, engine=ENGINE + edition)

    def work(self, table: str, depth: int) -> AnalysisJob:
        """The job of a table at this depth. Its state is "none" if there is no job."""
        work = self._works.get(table)
        return work if work is not None and work.depth == depth else AnalysisJob(depth)

    def begin(self, table: str, task: AnalysisTask, by: Requester, edition: str = "") -> AnalysisJob:
        """Start an analysis, unless it is under way. Raises RequestError."""
        known = self._works.get(table)
        if known is not None and known.task is not None and not known.task.done():
            if known.depth == task.depth:
                return known
            raise _busy("This game is being judged already; try again when that is done.")
        self._admit(by)
        self._works = {name: work for name, work in self._works.items() if work.task and not work.task.done()}
        work = self._works[table] = AnalysisJob(task.depth, by, "waiting")
        work.task = asyncio.get_running_loop().create_task(self._make(table, task, work, edition))
        return work

    def _admit(self, by: Requester) -> None:
        shared = [work.by.shares(by) for work in self._under_way()]
        mine, near = sum(device for device, _ in shared), sum(address for _, address in shared)
        limits = self._limits
        full = mine >= limits.analyses_each or near >= limits.analyses_each_address or len(shared) >= WAITING
        if self._closed or full:
            raise _busy("Many games are being judged; try again in a minute.")
        if not self._hourly.may(by.address):
            server_metrics.limited.labels("analyses_per_hour").inc()
            raise _busy("Many games were judged for this address; try again in a while.")

    async def _make(self, table: str, task: AnalysisTask, work: AnalysisJob, edition: str) -> None:
        try:
            made = await self._judged(task, work)
            await self._store.do(_keep, table=table, depth=task.depth, engine=ENGINE + edition, made=made)
        except (OSError, TimeoutError, ValueError, StoreError) as error:
            work.state = "failed"
            log.warning("no analysis: %s: %s", type(error).__name__, error)
        server_metrics.analyses.labels(work.state if work.state == "failed" else "made").inc()
        if work.began:
            server_metrics.analysis_seconds.observe(time.monotonic() - work.began)
        if work.state != "failed":
            self._works.pop(table, None)

    async def _judged(self, task: AnalysisTask, work: AnalysisJob) -> AnalysisProgress:
        """Raises OSError, TimeoutError, ValueError."""
        await self._hands.do(Job(DEEP if task.depth else ANALYSIS, msgspec.json.encode(task), work.begun, work.hear))
        if work.line.error or not work.line.body:
            raise ValueError(work.line.error or "the process returned no analysis")
        return work.line

    async def close(self) -> None:
        """Cancel everything under way and refuse new requests."""
        self._closed = True
        tasks = [work.task for work in self._under_way() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _keep(db: Db, table: str, depth: int, engine: str, made: AnalysisProgress) -> None:
    analysis_store.store_analysis(db, table, depth, engine, made.body)
    own_puzzle_store.store_own_puzzles(db, table, depth, made.puzzles)


def _busy(text: str) -> RequestError:
    return RequestError("analysis-busy", text, status=503)
