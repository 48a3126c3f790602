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

    def begun(self) -> None:
        """Called when the job starts."""
        self.state = "running"

    def hear(self, line: bytes) -> None:
        """Store progress from a line. Raises ValueError."""
        self.line = msgspec.json.decode(line, type=TrialProgress)

    def told(self) -> Trial:
        """GET /api/tilesets/trial/{job}."""
        told: Trial = {"job": self.name, "state": self.state, "done": self.line.done, "games": self.games}
        if self.line.own is not None and self.line.ours is not None:
            told["own"], told["ours"] = self.line.own, self.line.ours
        if self.line.error is not None:
            told["error"] = self.line.error
        return told


def make_trial_task(raw: dict[str, Any], rules: str, players: int, games: int) -> TrialTask:
    """The task for these games with a valid set. Raises RulesetError, RequestError."""
    box = BOXES.by_id[str(raw["catalogue"])]
    task = TrialTask(rules, players, games, box.option, raw)
    if box.module.id not in module_names(rules):
        raise RequestError(
            "not-with-these", f"{rules} is played without the tiles of {box.id}.", args={"catalogue": box.id}
        )
    make_ruleset(rules, players, 0, {box.option: raw, **task.alone})
    return task


class TrialGames:
    """The trials of one server."""

    def __init__(
        self,
        limits: Limits,
        hands: LocalRunner | None = None,
        clock: Callable[[], float] = time.monotonic,
        bus: Bus | None = None,
    ) -> None:
        self._works: dict[str, TrialJob] = {}
        self._hands = hands or LocalRunner()
        self._hourly = SlidingWindow(limits.trials_per_hour, clock).over(bus or Bus(), "limit trials")
        self._closed = False

    def begin(self, task: TrialTask, by: Requester) -> TrialJob:
        """Queue a trial and stop an earlier one of the same requester. Raises RequestError."""
        mine = [work for work in self._under_way() if work.by.name == by.name]
        for work in mine:
            self._end(work)
        if self._closed or len(self._under_way()) >= WAITING:
            raise RequestError(
                "trial-busy", "Many sets are being tried; try again in a minute.", status=503, seconds=60
            )
        if not self._hourly.may(by.address):
            raise RequestError(
                "trial-busy", "Many sets were tried for this address; try again in a while.", status=503, seconds=600
            )
        self._forget()
        work = TrialJob(secrets.token_urlsafe(12), by, task.games)
        self._works[work.name] = work
        work.task = asyncio.get_running_loop().create_task(self._play(work, task))
        return work

    def find(self, name: str, by: Requester) -> TrialJob:
        """A trial of this requester. Raises RequestError."""
        work = self._works.get(name)
        if work is None or work.by.name != by.name:
            raise RequestError("no-such-trial", "There is no trial of that name any more.", status=404)
        return work

    def stop(self, name: str, by: Requester) -> TrialJob:
        """Stop a trial, which keeps its figures so far. Raises RequestError."""
        work = self.find(name, by)
        self._end(work)
        return work

    def _under_way(self) -> list[TrialJob]:
        return [work for work in self._works.values() if work.state in ("waiting", "running")]

    def _end(self, work: TrialJob) -> None:
        if work.state in ("waiting", "running"):
            work.state = "stopped"
        if work.task is not None:
            work.task.cancel()

    def _forget(self) -> None:
        over = [name for name, work in self._works.items() if work.state not in ("waiting", "running")]
        for name in over[: max(0, len(over) - KEPT)]:
            del self._works[name]

    async def _play(self, work: TrialJob, task: TrialTask) -> None:
        try:
            await self._hands.do(Job(TRIAL, msgspec.json.encode(task), work.begun, work.hear))
            if work.line.error is None and work.line.done < task.games:
                raise ValueError("the process ended")
            work.state = "failed" if work.line.error is not None else "done"
        except TimeoutError:
            work.state = "stopped"
        except (OSError, ValueError) as error:
            work.state = "failed"
            log.warning("no trial: %s: %s", type(error).__name__, error)

    async def close(self) -> None:
        """Cancel everything under way and refuse new trials."""
        self._closed = True
        tasks = [work.task for work in self._works.values() if work.task is not None and not work.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
