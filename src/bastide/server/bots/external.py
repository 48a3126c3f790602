"""Programs from outside at the tables: each has a worker of its own, which speaks docs/bot-protocol.md with it.

Law: a table waits for a guest no longer than the operator gave it; whatever it does instead of answering is told by a
code, and who asked puts a bot of ours in its place. Nothing is left of a program whose worker ends.
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
"""Failures that asking again does not mend."""


class ExternalBotPool(BotPool):
    """Asks the worker of one guest, one table after the other."""

    def __init__(self, guest: ExternalBot, seconds: float, memory: int = 0) -> None:
        terms = msgspec.json.encode(ExternalBotTerms(guest.command, seconds, memory)).decode()
        super().__init__(2 * START + seconds + SPARE, terms)
        self.guest = guest

    async def move(self, task: BotTask) -> tuple[str, str]:
        """The action that the guest chooses, or "" and a code of bots/external. It is asked twice where it has crashed
        or was not understood. Raises only when cancelled."""
        began, failure = time.monotonic(), ""
        async with self._queued():
            for _ in range(2):
                action, failure, why = await self._move(task)
                if action:
                    break
                log.warning("the program %s failed at table %s (%s): %s", self.guest.name, task.table, failure, why)
                if failure in LASTING:
                    break
        server_metrics.bot_seconds.note(time.monotonic() - began)
        server_metrics.bot_decisions.add("chosen" if action else "failed")
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
        """End the worker, which ends the program; then what does not listen."""
        worker = self._worker
        if worker is not None and worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.terminate()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await worker.wait()
        await super()._stop()
