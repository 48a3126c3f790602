"""`-` in the place of a file: standard input and standard output."""

import sys
from pathlib import Path
from typing import Final

STREAM: Final = Path("-")
"""The path that stands for a stream."""


def read_input(path: Path, most: int = -1) -> bytes:
    """Read at most so many bytes of a file, or of standard input for `-`. Raises OSError."""
    if path == STREAM:
        return sys.stdin.buffer.read(most)
    with path.open("rb") as file:
        return file.read(most)


def write_stream(data: bytes) -> None:
    """Write to standard output, after the text that is waiting there."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
