"""What the worker processes of features share: lines of JSON on standard output, and a quiet end without a server."""

import os
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bastide.server.common.priority import lower_priority

Task = TypeVar("Task")


def write_line(message: msgspec.Struct) -> None:
    """Write a message for the server as a line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def run_worker(kind: type[Task], work: Callable[[Task], None], failure: Callable[[str], msgspec.Struct]) -> None:
    """Run a worker at low priority: decode the task on standard input and do it. `failure` makes the last line after an
    exception. The worker exits quietly once the server is gone."""
    try:
        lower_priority(10)
        try:
            work(msgspec.json.decode(sys.stdin.buffer.readline(), type=kind))
        except Exception as error:
            write_line(failure(f"{type(error).__name__}: {error}"))
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
