"""Trial games with tile sets: their owners, states and progress.

Invariant: each trial is a job (server/jobs), one at a time on this machine, so no table waits for it. A device has one
trial, and a new one replaces it. Nothing is stored.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bastide.rules import BOXES, make_ruleset, module_names
from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.errors import RequestError
from bastide.server.features.tilesets.messages import Trial, TrialState
from bastide.server.features.tilesets.trial_worker import TrialProgress, TrialTask
from bastide.server.http.identity import Requester
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.jobs.kinds import TRIAL, Job
from bastide.server.jobs.local import LocalRunner

log = logging.getLogger("bastide.tilesets")
WAITING: Final = 24
"""Trials queued or in progress at the same time."""
KEPT: Final = 200
"""Finished trials whose results are still available."""


@dataclass
class TrialJob:
    """A trial. `line` is the last output of its process."""

    name: str
    by: Requester
    games: int
    state: TrialState = "waiting"
    line: TrialProgress = field(default_factory=TrialProgress)
    task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        """Whether the trial is queued or in progress."""
        return self.state in ("waiting", "running")

    def begun(self) -> None:
        """Called when the job starts."""
        self.state = "running"

    def stop(self) -> None:
        """Cancel the trial. It keeps its figures so far."""
        if self.under_way:
            self.state = "stopped"
        if self.task is not None:
            self.task.cancel()

    def hear(self, line: bytes) -> None:
        """Store progress from a line. Raises ValueError."""
        self.line = msgspec.json.decode(line, type=TrialProgress)

    def describe(self) -> Trial:
        """GET /api/tilesets/trial/{job}."""
        trial: Trial = {"job": self.name, "state": self.state, "done": self.line.done, "games": self.games}
        if self.line.own is not None and self.line.ours is not None:
            trial["own"], trial["ours"] = self.line.own, self.line.ours
        return {**trial, "error": self.line.error} if self.line.error is not None else trial


def make_trial_task(raw: dict[str, Any], rules: str, players: int, games: int) -> TrialTask:
    """The task for these games with a valid set. Raises RulesetError, RequestError."""
    box = BOXES.by_id[str(raw["catalogue"])]
    task = TrialTask(rules, players, games, box.option, raw)
    if box.module.id not in module_names(rules):
        text = f"{rules} is played without the tiles of {box.id}."
        raise RequestError("not-with-these", text, args={"catalogue": box.id})
    make_ruleset(rules, players, 0, {box.option: raw, **task.alone})
    return task


class TrialGames:
    """The trials of one server."""

    def __init__(
        self,
        limits: Limits,
        runner: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self._jobs: dict[str, TrialJob] = {}
        self._runner = runner or LocalRunner()
        self._hourly = SlidingWindow(limits.trials_per_hour, clock).over(bus or Bus(), "limit trials")
        self._closed = False

    def begin(self, task: TrialTask, by: Requester) -> TrialJob:
        """Queue a trial and stop an earlier one of the same requester. Raises RequestError."""
        for job in self._under_way():
            if job.by.name == by.name:
                job.stop()
        if self._closed or len(self._under_way()) >= WAITING:
            raise _busy("Many sets are being tried; try again in a minute.", 60)
        if not self._hourly.may(by.address):
            raise _busy("Many sets were tried for this address; try again in a while.", 600)
        over = [name for name, job in self._jobs.items() if not job.under_way]
        for name in over[: max(0, len(over) - KEPT)]:
            del self._jobs[name]
        job = TrialJob(secrets.token_urlsafe(12), by, task.games)
        self._jobs[job.name] = job
        job.task = asyncio.get_running_loop().create_task(self._play(job, task))
        return job

    def find(self, name: str, by: Requester) -> TrialJob:
        """A trial of this requester. Raises RequestError."""
        job = self._jobs.get(name)
        if job is None or job.by.name != by.name:
            raise RequestError("no-such-trial", "There is no trial of that name any more.", status=404)
        return job

    def stop(self, name: str, by: Requester) -> TrialJob:
        """Stop a trial, which keeps its figures so far. Raises RequestError."""
        job = self.find(name, by)
        job.stop()
        return job

    def _under_way(self) -> list[TrialJob]:
        return [job for job in self._jobs.values() if job.under_way]

    async def _play(self, job: TrialJob, task: TrialTask) -> None:
        try:
            await self._runner.do(Job(TRIAL, msgspec.json.encode(task), job.begun, job.hear))
            if job.line.error is None and job.line.done < task.games:
                raise ValueError("the process ended")
            job.state = "failed" if job.line.error is not None else "done"
        except TimeoutError:
            job.state = "stopped"
        except (OSError, ValueError) as error:
            job.state = "failed"
            log.warning("no trial: %s: %s", type(error).__name__, error)

    async def close(self) -> None:
        """Cancel everything under way and refuse new trials."""
        self._closed = True
        await cancel_tasks([job.task for job in self._jobs.values() if job.task is not None])


def _busy(text: str, seconds: int) -> RequestError:
    return RequestError("trial-busy", text, status=503, seconds=seconds)
