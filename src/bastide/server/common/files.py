"""Files of our own making."""

from pathlib import Path


def write_atomically(target: Path, data: bytes) -> None:
    """A file that is there whole, or not at all, whenever this process is killed."""
    part = target.with_suffix(".part")
    part.write_bytes(data)
    part.replace(target)
