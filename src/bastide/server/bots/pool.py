"""Bots in a worker process, so that the event loop never waits for one.

Invariant: a table's bot always answers. A worker that dies or takes too long is restarted. Without a choice from it, a
random legal action is played, so every game ends.
"""

import asyncio
import contextlib
import logging
import random
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable

import msgspec

from bastide.server.bots.worker import BotChoice, BotTask
from bastide.server.common import server_metrics
from bastide.server.common.child_process import exchange_lines, kill_process, start_subprocess
from bastide.server.http.limits import Limits
from bastide.server.jobs.kinds import BOT, Job
from bastide.server.jobs.local import LocalRunner

log = logging.getLogger("bastide.bots")
LONG = 1.0
"""Expected wait in seconds from which a cluster worker is asked as well."""
MEMORY = 0.9
"""Weight of the past in the moving average of the pace."""
EASY = BotTask(0, "", "base", 2, 0, ["draw A"], "random", 0)
"""A trivial task to test the worker."""


class BotFailed(RuntimeError):
    """The worker gave no usable answer."""


class BotPool:
    """Asks the worker, one task at a time."""

    def __init__(self, patience: float = Limits.bot_seconds, *words: str) -> None:
        """Restart a worker after `patience` seconds without an answer. `words` are its arguments."""
        self.patience = patience
        self.words = words
        self._worker: Process | None = None
        self._lock = asyncio.Lock()
        self._closed = False
        self._count = 0
        self._pace = 0.0  # moving average of the seconds for a choice
        self.hands = LocalRunner()
        """Runs jobs, in a cluster also on workers elsewhere."""
        self.waiting = 0
        """Number of questions without an answer."""
        self.failing = False
        """True from a failure of the worker until its next answer."""

    async def choose(self, task: BotTask) -> str:
        """An action for the seat to move. Never raises except when cancelled."""
        began = time.monotonic()
        action = await (self._race(task) if self.waiting * self._pace > LONG else self._try(task))
        server_metrics.bot_seconds.observe(time.monotonic() - began)
        server_metrics.bot_decisions.labels("chosen" if action else "random").inc()
        return action or random_action(task)

    async def try_again(self) -> None:
        """Ask the worker something trivial, unless it is busy."""
        if not self._lock.locked():
            await self._try(msgspec.structs.replace(EASY))

    async def _race(self, task: BotTask) -> str:
        """Ask a cluster worker as well, and return the first answer."""
        # The task keeps its place in the queue here, so it never waits longer because of others.
        actions: list[str] = []
        away = asyncio.ensure_future(self._elsewhere(task, actions))

        def wanted() -> bool:
            away.cancel()
            return not actions

        here = asyncio.ensure_future(self._try(task, wanted))
        try:
            await asyncio.wait({away, here}, return_when=asyncio.FIRST_COMPLETED)
            return actions[0] if actions else await here
        finally:
            away.cancel()
            here.cancel()
            await asyncio.gather(away, here, return_exceptions=True)

    async def _elsewhere(self, task: BotTask, actions: list[str]) -> None:
        """Append the action that a cluster worker chose to `actions`, if it is legal."""
        lines: list[bytes] = []
        with contextlib.suppress(ValueError):
            if not await self.hands.elsewhere(Job(BOT, msgspec.json.encode(task), lambda: None, lines.append)):
                return
            action = msgspec.json.decode(lines[-1], type=BotChoice).action
            if await asyncio.to_thread(lambda: action in [legal.text for legal in task.replay().legal_actions()]):
                actions.append(action)
            else:
                log.warning("a cluster worker gave no move for bot %s", task.bot)

    async def _try(self, task: BotTask, wanted: Callable[[], bool] = lambda: True) -> str:
        """An action. "" if the worker fails twice, or if no answer is wanted any more when its turn comes."""
        async with self._queued():
            if not wanted():
                return ""
            began = time.monotonic()
            for _ in range(2):
                try:
                    async with asyncio.timeout(self.patience):
                        action = (await self._ask(task)).action
                    if not action:
                        raise BotFailed("it chose nothing")
                except (BotFailed, OSError, TimeoutError, ValueError) as problem:
                    log.warning("bot %s gave no move (%s)", task.bot, type(problem).__name__)
                    await self._stop()
                else:
                    self.failing = False
                    self._pace = MEMORY * self._pace + (1 - MEMORY) * (time.monotonic() - began)
                    return action
            self.failing = True
            return ""

    @contextlib.asynccontextmanager
    async def _queued(self) -> AsyncIterator[None]:
        """One question at a time."""
        self.waiting += 1
        try:
            async with self._lock:
                yield
        finally:
            self.waiting -= 1

    async def ask(self, task: BotTask, wanted: Callable[[], bool] = lambda: True) -> BotChoice | None:
        """Ask anything other than a choice. None if the worker fails, or if the answer is no longer wanted when its
        turn comes. Raises only when cancelled."""
        async with self._queued():
            if not wanted():
                return None
            try:
                async with asyncio.timeout(self.patience):
                    found = await self._ask(task)
            except (BotFailed, OSError, TimeoutError, ValueError) as problem:
                log.warning("no answer (%s: %s)", type(problem).__name__, problem)
                await self._stop()
                return None
        answers = (found.aids, found.advice, found.best)
        return found if found.games > 0 or any(answer is not None for answer in answers) else None

    async def _ask(self, task: BotTask) -> BotChoice:
        worker = await self._get_worker()
        self._count += 1
        task.id = self._count
        line = await exchange_lines(worker, msgspec.json.encode(task))
        if not line:
            raise BotFailed("the worker ended")
        choice = msgspec.json.decode(line, type=BotChoice)
        if choice.id != task.id or choice.error:
            raise BotFailed(choice.error or "an answer to another question")
        return choice

    async def _get_worker(self) -> Process:
        if not self._closed and (self._worker is None or self._worker.returncode is not None):
            self._worker = await start_subprocess("bastide.server.bots.worker", *self.words)
        if self._closed or self._worker is None:
            raise BotFailed("the server is going down")
        return self._worker

    async def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await kill_process(worker)

    async def close(self) -> None:
        """End the worker. Questions in the queue get no answer."""
        self._closed = True
        await self._stop()
        async with self._lock:  # a worker that was being started just now
            await self._stop()


def random_action(task: BotTask) -> str:
    """A random legal action."""
    return random.choice(task.replay().legal_actions()).text
