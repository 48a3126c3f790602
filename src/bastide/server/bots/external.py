"""Third-party bot programs at tables. Each has its own worker, which speaks docs/bots/bot-protocol.md with it.

Invariant: a table waits for a guest no longer than the operator allows. Any failure has a code, and the caller replaces
the guest with a built-in bot. Nothing remains of a program whose worker ends.
"""

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec

from bastide.server.bots.external_worker import START, ExternalBotTerms
from bastide.server.bots.pool import BotFailed, BotPool
from bastide.server.bots.worker import BotTask
from bastide.server.common import server_metrics
from bastide.server.common.external_bots import ExternalBot

log = logging.getLogger("bastide.bots")
SPARE: Final = 5.0
"""Seconds for the worker itself."""
ENDING: Final = 3.0
LASTING: Final = frozenset({"too-late", "unable", "other-version"})
"""Failures that a retry does not fix."""


class ExternalBotPool(BotPool):
    """Asks the worker of one guest, one table after the other."""

    def __init__(self, guest: ExternalBot, seconds: float, memory: int = 0) -> None:
        terms = msgspec.json.encode(ExternalBotTerms(guest.command, seconds, memory)).decode()
        super().__init__(2 * START + seconds + SPARE, terms)
        self.guest = guest

    async def move(self, task: BotTask) -> tuple[str, str]:
        """The guest's action, or "" and a code of bots/external. A crash or an invalid answer is retried once. Raises
        only when cancelled."""
        began, failure = time.monotonic(), ""
        async with self._queued():
            for _ in range(2):
                action, failure, why = await self._move(task)
                if action:
                    break
                log.warning("the program %s failed at table %s (%s): %s", self.guest.name, task.table, failure, why)
                if failure in LASTING:
                    break
        server_metrics.bot_seconds.observe(time.monotonic() - began)
        server_metrics.bot_decisions.labels("chosen" if action else "failed").inc()
        return action, "" if action else failure

    async def _move(self, task: BotTask) -> tuple[str, str, str]:
        try:
            async with asyncio.timeout(self.patience):
                choice = await self._ask(task)
        except TimeoutError:
            await self._stop()
            return "", "too-late", "its worker has not answered"
        except (BotFailed, OSError, ValueError) as problem:
            await self._stop()
            return "", "crashed", str(problem)
        return choice.action, choice.failure, choice.why

    async def _stop(self) -> None:
        """Terminate the worker, which ends the program. Kill it if it does not react."""
        worker = self._worker
        if worker is not None and worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.terminate()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await worker.wait()
        await super()._stop()
