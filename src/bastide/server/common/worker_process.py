"""What worker processes share: their priority, lines of JSON on standard output, and a quiet end without a server.

Work that players wait for goes first.
"""

import os
import sys
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

Task = TypeVar("Task")
VARIABLE: Final = "BASTIDE_WORKER_NICE"
"""Environment variable: the highest niceness of a worker. On a machine kept busy by other programs, workers of a lower
priority may get hardly any time."""


def lower_priority(niceness: int) -> None:
    """Raise the niceness of this process (0 to 19), at most to what the environment allows."""
    allowed = os.environ.get(VARIABLE, "")
    if hasattr(os, "nice"):
        os.nice(min(niceness, int(allowed)) if allowed.isdecimal() else niceness)


def write_line(message: msgspec.Struct) -> None:
    """Write a message for the server as a line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def run_worker(main: Callable[[], None], *quiet: type[BaseException]) -> None:
    """Run a worker. It exits quietly once the server is gone, or with one of the exceptions `quiet`."""
    ends: tuple[type[BaseException], ...] = (BrokenPipeError, KeyboardInterrupt, *quiet)
    try:
        main()
    except ends:
        os._exit(0)


def run_task(kind: type[Task], work: Callable[[Task], None], failure: Callable[[str], msgspec.Struct]) -> None:
    """Run a worker for one task at low priority: decode it from standard input and do it. `failure` makes the last line
    after an exception."""

    def main() -> None:
        lower_priority(10)
        try:
            work(msgspec.json.decode(sys.stdin.buffer.readline(), type=kind))
        except Exception as error:
            write_line(failure(f"{type(error).__name__}: {error}"))

    run_worker(main)
