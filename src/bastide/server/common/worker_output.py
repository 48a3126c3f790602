"""What the worker processes of features share: lines of JSON on standard output, and a quiet end without a server."""

import os
import sys
from collections.abc import Callable

import msgspec


def write_line(message: msgspec.Struct) -> None:
    """Write a message for the server as a line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def run_worker(main: Callable[[], None]) -> None:
    """Run a worker. It exits quietly once the server is gone."""
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
