"""Bots think in a process of their own, so that the loop never waits for one.

Law: a table's bot always answers: the worker is started again when it dies or takes too long, and a choice it cannot
make is made at random among the legal actions, so that every game ends.
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
from bastide.server.common.child_process import start_subprocess
from bastide.server.http.limits import Limits
from bastide.server.jobs.kinds import BOT, Job
from bastide.server.jobs.local import LocalRunner

log = logging.getLogger("bastide.bots")
LONG = 1.0
"""Seconds that a bot would wait for its turn to think, from which on a worker of the house is asked as well."""
MEMORY = 0.9
"""How much of what is known of the pace stays known with each choice."""
EASY = BotTask(0, "", "base", 2, 0, ["draw A"], "random", 0)
"""A question that costs nothing."""


class BotFailed(RuntimeError):
    """The worker gave no usable answer."""


class BotPool:
    """Asks the worker, one task at a time."""

    def __init__(self, patience: float = Limits.bot_seconds, *words: str) -> None:
        """A worker that gives no answer for `patience` seconds is started again, and gets `words` as arguments."""
        self.patience = patience
        self.words = words
        self._worker: Process | None = None
        self._lock = asyncio.Lock()
        self._closed = False
        self._count = 0
        self._pace = 0.0  # seconds for a choice, as of late
        self.hands = LocalRunner()
        """Who lets others think."""
        self.waiting = 0
        """Questions that have no answer yet."""
        self.failing = False
        """The worker gave no answer, and has given none since."""

    async def choose(self, task: BotTask) -> str:
        """An action for the seat that decides. Never raises but when cancelled."""
        began = time.monotonic()
        action = await (self._raced(task) if self.waiting * self._pace > LONG else self._tried(task))
        server_metrics.bot_seconds.note(time.monotonic() - began)
        server_metrics.bot_decisions.add("chosen" if action else "random")
        return action or random_action(task)

    async def try_again(self) -> None:
        """Ask the worker something easy, unless it is busy."""
        if not self._lock.locked():
            await self._tried(msgspec.structs.replace(EASY))

    async def _raced(self, task: BotTask) -> str:
        """The same where many wait: it keeps its place here, and whoever answers first is heard, so that nobody waits
        longer because of others."""
        heard: list[str] = []
        away = asyncio.ensure_future(self._elsewhere(task, heard))

        def wanted() -> bool:
            away.cancel()
            return not heard

        here = asyncio.ensure_future(self._tried(task, wanted))
        try:
            await asyncio.wait({away, here}, return_when=asyncio.FIRST_COMPLETED)
            return heard[0] if heard else await here
        finally:
            for one in (away, here):
                one.cancel()
            await asyncio.gather(away, here, return_exceptions=True)

    async def _elsewhere(self, task: BotTask, heard: list[str]) -> None:
        """Note the action that a worker of the house chose, where it is a legal one."""
        lines: list[bytes] = []
        job = Job(BOT, msgspec.json.encode(task), lambda: None, lines.append)
        with contextlib.suppress(ValueError):
            if not await self.hands.elsewhere(job):
                return
            action = msgspec.json.decode(lines[-1], type=BotChoice).action
            if await asyncio.to_thread(_legal, task, action):
                heard.append(action)
            else:
                log.warning("a worker of the house gave no move for bot %s", task.bot)

    async def _tried(self, task: BotTask, wanted: Callable[[], bool] = lambda: True) -> str:
        """An action, "" where the worker gives none twice, or it is not wanted any more when its turn comes."""
        async with self._queued():
            if not wanted():
                return ""
            began = time.monotonic()
            for _ in range(2):
                try:
                    async with asyncio.timeout(self.patience):
                        action = await self._choose(task)
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
        """One question after the other."""
        self.waiting += 1
        try:
            async with self._lock:
                yield
        finally:
            self.waiting -= 1

    async def ask(self, task: BotTask, wanted: Callable[[], bool] = lambda: True) -> BotChoice | None:
        """What was asked that is no choice; None where the worker fails, or nobody wants it any more when its turn
        comes. Raises only when cancelled."""
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
        answers = (found.told, found.advice, found.best)
        return found if found.games > 0 or any(answer is not None for answer in answers) else None

    async def _choose(self, task: BotTask) -> str:
        choice = await self._ask(task)
        if not choice.action:
            raise BotFailed("it chose nothing")
        return choice.action

    async def _ask(self, task: BotTask) -> BotChoice:
        worker = await self._running()
        assert worker.stdin is not None, "it was started with pipes"
        assert worker.stdout is not None
        self._count += 1
        task.id = self._count
        worker.stdin.write(msgspec.json.encode(task) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise BotFailed("the worker ended")
        choice = msgspec.json.decode(line, type=BotChoice)
        if choice.id != task.id or choice.error:
            raise BotFailed(choice.error or "an answer to another question")
        return choice

    async def _running(self) -> Process:
        if not self._closed and (self._worker is None or self._worker.returncode is not None):
            self._worker = await start_subprocess("bastide.server.bots.worker", *self.words)
        if self._closed or self._worker is None:
            raise BotFailed("the server is going down")
        return self._worker

    async def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End the worker. Questions that wait for it get no answer."""
        self._closed = True
        await self._stop()
        async with self._lock:  # a worker that was just being started
            await self._stop()


def random_action(task: BotTask) -> str:
    """Any legal action."""
    game = task.game()
    for action in task.actions:
        game.push(action)
    return random.choice(game.legal_actions()).text


def _legal(task: BotTask, action: str) -> bool:
    """Whether the seat that decides may do so."""
    game = task.game()
    for done in task.actions:
        game.push(done)
    return action in [one.text for one in game.legal_actions()]
