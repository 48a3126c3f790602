"""Work for several processes, its results in the order in which it was asked for."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

AHEAD = 8
"""Pieces of work that wait for each process, so that none is idle while a long one is awaited."""

Item = TypeVar("Item", contravariant=True)
Found = TypeVar("Found", covariant=True)


class Bench(Protocol[Item, Found]):
    """Where a process works: made once in it, and closed when the process ends."""

    def work(self, item: Item, /) -> Found:
        """One piece of work."""

    def close(self) -> None:
        """Nothing more will be asked."""


class Hand:
    """The bench of this process, in a process that works for another."""

    bench: Bench[Any, Any]

    @classmethod
    def begin(cls, make: Callable[..., Bench[Any, Any]], given: tuple[Any, ...]) -> None:
        """Once in each process. Only the process that asked is interrupted: it ends the others."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.bench = make(*given)
        signal.signal(signal.SIGTERM, cls.end)

    @classmethod
    def end(cls, *what: object) -> None:
        """Leave nothing behind that the bench has started."""
        cls.bench.close()
        os._exit(0)

    @classmethod
    def work(cls, item: object) -> Any:
        """One piece of work."""
        return cls.bench.work(item)


@contextmanager
def worked(
    make: Callable[..., Bench[Item, Found]], given: tuple[Any, ...], items: Iterator[Item], jobs: int
) -> Iterator[Iterator[Found]]:
    """What comes of the items, in their order, by so many processes, each at a bench `make(*given)`; one works here. A
    process that is killed ends it: BrokenProcessPool."""
    if jobs == 1:
        bench = make(*given)
        try:
            yield (bench.work(item) for item in items)
        finally:
            bench.close()
        return
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), Hand.begin, (make, given))
    try:
        yield _in_order(pool, items, AHEAD * jobs)
    finally:
        for process in active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _in_order(pool: Executor, items: Iterator[Item], ahead: int) -> Iterator[Any]:
    """The results in their order, so many of them asked for before they are wanted."""
    asked = deque(pool.submit(Hand.work, item) for item in islice(items, ahead))
    while asked:
        yield asked.popleft().result()
        asked.extend(pool.submit(Hand.work, item) for item in islice(items, 1))
