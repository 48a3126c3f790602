"""Background tasks on the server's event loop, and reports of their errors to the log and to the client."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from bastide.server.common import server_metrics
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.log_limit import log_throttle
from bastide.server.protocol.server_messages import Error
from bastide.server.storage.databases.sqlite_file import StoreError

log = logging.getLogger("bastide.hub")


class BackgroundTasks:
    """Holds strong references to tasks until they end. Logs their exceptions with a reference."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a coroutine in the background. Errors are logged with a reference."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report_error(error)

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they end."""
        await cancel_tasks(self.running)


def report_error(error: BaseException | None) -> Error:
    """Log an error under a new reference. Returns the message that shows the reference to the user."""
    ref = secrets.token_hex(4)
    if isinstance(error, StoreError):  # every client gets it while the database is down, and a traceback is no help
        server_metrics.errors.labels("store").inc()
        log_throttle.note("The store could not be used", f"{error} (ref {ref})")
        return Error("store", "The move could not be stored. Try again.", ref)
    server_metrics.errors.labels("server").inc()
    log.error("%s", error, exc_info=error, extra={"ref": ref})
    return Error("server", "Something went wrong in the server.", ref)
