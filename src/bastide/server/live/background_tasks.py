"""Background tasks on the server's event loop."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any

from bastide.server.common.cancellation import cancel_tasks
from bastide.server.live.error_report import report_error


class BackgroundTasks:
    """Holds strong references to tasks until they end. Logs their exceptions with a reference."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def running(self) -> Collection[asyncio.Task[None]]:
        """The tasks that have not finished."""
        return self._tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a coroutine as a background task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report_error(error)

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they end."""
        await cancel_tasks(self._tasks)
