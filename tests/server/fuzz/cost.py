"""Processor time of this thread against a loop that is the same everywhere: no other program on the machine counts."""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

STEPS: Final = 500_000
USUAL: Final = 0.025
"""Seconds that the loop takes on a machine of 20 million steps a second."""


def calibrated() -> float:
    """How much slower this machine is than the usual one, at least 1."""
    best = 1e9
    for _ in range(3):
        began = time.thread_time()
        value = 1
        for _ in range(STEPS):
            value = (value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        best = min(best, time.thread_time() - began)
    return max(1.0, best / USUAL)


class Patient(selectors.DefaultSelector):
    """Knows what waiting has cost: a virtual machine whose processor is lent to others while it sleeps is charged for
    that, and it would look like work of the server.
    """

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Whoever is ready; a look without waiting is work."""
        if timeout is not None and timeout <= 0:
            return super().select(timeout)
        began = time.thread_time()
        ready = super().select(timeout)
        self.waited += time.thread_time() - began
        return ready


class Clock:
    """The work of this thread in seconds, without its waiting."""

    def __init__(self) -> None:
        self.selector = Patient()

    def __call__(self) -> float:
        """Seconds since some moment."""
        return time.thread_time() - self.selector.waited

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end on a loop that is measured by this clock."""
        with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(self.selector)) as runner:
            return runner.run(work)
