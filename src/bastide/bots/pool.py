"""A process pool with ordered results (docs/decisions/0098).

Each worker has its own pipe and shares no lock, so a worker that dies blocks no other. Workers end by themselves at the
last message, or when the pipe closes. When the caller stops early, a busy worker gets SIGTERM. After ENDING seconds the
pool kills a worker that is left, with the programs that it has started.
"""

import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, Protocol, TypeVar

from bastide.bots.worker import ENDING, ReplyKind, kill_marked, serve_pipe

AHEAD = 8
"""How many items per process may be done before their results are wanted."""

Item = TypeVar("Item", contravariant=True)
Found = TypeVar("Found", covariant=True)


class WorkerState(Protocol[Item, Found]):
    """Per-process worker state. The pool makes it once in each process and closes it when the process ends."""

    def work(self, item: Item, /) -> Found:
        """The result for one item."""

    def close(self) -> None:
        """Release resources. No more items follow."""


@contextmanager
def map_in_processes(
    make: Callable[..., WorkerState[Item, Found]], args: tuple[Any, ...], items: Iterator[Item], jobs: int
) -> Iterator[Iterator[Found]]:
    """The results for the items, in order, from `jobs` processes. Each process makes its state by `make(*args)`.

    With one job the work is done in this process. A killed worker raises BrokenProcessPool. An exception in `make` or
    `work` is raised here.
    """
    if jobs == 1:
        state = make(*args)
        try:
            yield (state.work(item) for item in items)
        finally:
            state.close()
        return
    pool = ProcessPool()
    try:
        pool.start(make, args, jobs)
        yield pool.results(items)
    finally:
        with defer_interrupt():
            pool.close()


@dataclass
class WorkerProcess:
    """A worker process, its pipe, and the number of the item it works on."""

    process: BaseProcess
    pipe: Connection
    number: int | None = None

    def ask(self, number: int, item: object) -> None:
        """Send an item. Raises BrokenProcessPool if the worker has died."""
        self.number = number
        try:
            self.pipe.send((item,))
        except OSError:
            raise BrokenProcessPool("a worker process has died") from None

    def answer(self) -> tuple[ReplyKind, Any]:
        """The worker's reply. Raises BrokenProcessPool if the worker has died."""
        self.number = None
        try:
            kind, value = self.pipe.recv()
        except (EOFError, OSError):
            raise BrokenProcessPool("a worker process has died") from None
        return kind, value

    def dismiss(self) -> bool:
        """Send the message to end. Returns whether the worker had to be interrupted."""
        busy = self.number is not None
        with suppress(OSError):
            if busy:
                self.process.terminate()
            else:
                self.pipe.send(None)
        self.pipe.close()
        return busy


class ProcessPool:
    """Worker processes."""

    def __init__(self) -> None:
        self._workers: list[WorkerProcess] = []
        self._mark = f"{os.getpid()}-{secrets.token_hex(8)}"

    def start(self, make: Callable[..., WorkerState[Any, Any]], args: tuple[Any, ...], jobs: int) -> None:
        """Start this number of workers. Raises OSError if the system cannot start them."""
        context = get_context("spawn")
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=serve_pipe, args=(there, make, args, self._mark))
            with _interrupts_blocked(), there:
                process.start()
                self._workers.append(WorkerProcess(process, here))

    def results(self, items: Iterator[Any]) -> Iterator[Any]:
        """The results in the order of the items. Each worker has one item at a time."""
        idle, done, source = deque(self._workers), dict[int, tuple[ReplyKind, Any]](), enumerate(items)
        sent = due = 0
        while True:
            while idle and sent - due < AHEAD * len(self._workers):
                following = next(source, None)
                if following is None:
                    break
                idle.popleft().ask(*following)
                sent += 1
            if due == sent:
                return
            for worker in self._ready(0 if due in done else None):
                number = worker.number
                kind, value = worker.answer()
                if number is None or kind is ReplyKind.NOT_MADE:
                    raise value
                done[number] = kind, value
                idle.append(worker)
            if due in done:
                kind, value = done.pop(due)
                due += 1
                if kind is ReplyKind.ERROR:
                    raise value
                yield value

    def _ready(self, seconds: float | None) -> list[WorkerProcess]:
        """The workers that have sent a reply or have died."""
        pipes = {id(worker.pipe): worker for worker in self._workers}
        return [pipes[id(pipe)] for pipe in wait([worker.pipe for worker in self._workers], seconds)]

    def close(self) -> None:
        """End all workers and the programs that they have left."""
        interrupted = [worker.dismiss() for worker in self._workers]
        processes = [worker.process for worker in self._workers]
        left = _wait(processes, ENDING)
        for process in left:
            process.kill()
        _wait(left, ENDING)
        if any(interrupted) or any(process.exitcode != 0 for process in processes):
            kill_marked(self._mark)
        for process in processes:
            with suppress(ValueError):  # the system has not ended it yet
                process.close()


def _wait(processes: list[BaseProcess], seconds: float) -> list[BaseProcess]:
    """Wait up to `seconds` in total for the processes to end. Returns those still running."""
    until = monotonic() + seconds
    for process in processes:
        process.join(max(0.0, until - monotonic()))
    return [process for process in processes if process.exitcode is None]


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C here and in processes started within.

    A terminal sends it to the workers too, and they would end by it before they can ignore it.
    """
    if os.name != "posix":
        yield
        return
    resource_tracker.ensure_running()  # its start unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Defer Ctrl-C to the end of the block, then raise KeyboardInterrupt.

    It does nothing outside the main thread, which alone is interrupted. It also does nothing if the signal is ignored,
    as in a background job of a script.
    """
    if threading.current_thread() is not threading.main_thread() or not callable(signal.getsignal(signal.SIGINT)):
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
