"""Formatting of stored times for people."""

from datetime import UTC, datetime


def format_time(ms: int) -> str:
    """A stored time (Unix milliseconds) as a UTC date and time."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
