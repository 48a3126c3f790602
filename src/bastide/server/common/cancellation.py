"""Cancelling tasks, and waiting for an event with a timeout.

Invariant: a task that is cancelled ends. `asyncio.wait_for` of Python 3.11 loses a cancellation that comes together
with the result, and a loop around it never ends. So this package waits with `asyncio.timeout`.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Any, Final

log = logging.getLogger("bastide.app")
AGAIN_SECONDS: Final = 1.0
ATTEMPTS: Final = 10


async def wait_event(event: asyncio.Event, seconds: float) -> bool:
    """Wait at most `seconds` for an event. Returns whether it is set."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return event.is_set()
    return True


async def cancel_tasks(tasks: Collection[asyncio.Task[Any]], again: float = AGAIN_SECONDS) -> None:
    """Cancel tasks and wait until they have ended. A task that goes on is cancelled again every `again` seconds, at
    most ten times. Then the log names it."""
    left = {task for task in tasks if not task.done()}
    for _ in range(ATTEMPTS):
        for task in left:
            task.cancel()
        if not left:
            return
        _, left = await asyncio.wait(left, timeout=again)
    for task in left:
        log.error("a task does not end: %s", getattr(task.get_coro(), "__qualname__", task.get_name()))
