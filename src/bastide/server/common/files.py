"""Atomic file writes."""

from pathlib import Path


def write_atomically(target: Path, data: bytes) -> None:
    """Write a file through a temporary one. If the process is killed, the target is complete or unchanged."""
    part = target.with_suffix(".part")
    part.write_bytes(data)
    part.replace(target)
