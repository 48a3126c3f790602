"""Stored times: the current one, and their format for people."""

import time
from datetime import UTC, datetime


def now_ms() -> int:
    """The wall clock in ms since 1970."""
    return int(time.time() * 1000)


def format_time(ms: int) -> str:
    """A stored time (Unix milliseconds) as a UTC date and time."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
