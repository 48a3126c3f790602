"""Slow work outside the event loop: one job at a time, a queue of bounded length, and a cache of results.

Invariant: work that a request causes and that may take more than a few milliseconds runs here or in another process.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from bastide.server.common.errors import RequestError

T = TypeVar("T")
QUEUE: Final = 32
"""Jobs that wait or run. More are refused, and people are asked to try again."""


class BoundedWorker:
    """Runs jobs in a thread, one at a time."""

    def __init__(self, queue: int = QUEUE) -> None:
        self._queue = queue
        self._turn = asyncio.Lock()
        self.pending = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Run a job and return its result. Raises RequestError if the queue is full, and what the job raises."""
        if self.pending >= self._queue:
            text = "The server is busy. Try again in a moment."
            raise RequestError("server-busy", text, status=503, seconds=2)
        self.pending += 1
        task = asyncio.get_running_loop().create_task(self._run(work))
        return await asyncio.shield(task)  # a thread cannot be stopped: it keeps its turn until it ends

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self.pending -= 1


class ResultCache(Generic[T]):
    """The latest results of a worker by key. Concurrent requests share one job. Refusals are cached as well."""

    def __init__(self, worker: BoundedWorker, size: int) -> None:
        self._worker = worker
        self._size = size
        self._kept: OrderedDict[Hashable, T | RequestError] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T | RequestError]] = {}

    async def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The result for this key. Raises RequestError if `make` does or the queue is full."""
        if key not in self._kept:
            task = self._making.get(key)
            if task is None:
                work = self._worker.run(lambda: _result(make))
                task = self._making[key] = asyncio.get_running_loop().create_task(work)
                task.add_done_callback(lambda _: self._making.pop(key, None))
            self._kept[key] = await asyncio.shield(task)
        result = self._kept[key]
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
        if isinstance(result, RequestError):
            raise result.with_traceback(None)
        return result


def _result(make: Callable[[], T]) -> T | RequestError:
    try:
        return make()
    except RequestError as refusal:
        return refusal
