"""Formats stored times for people."""

from datetime import UTC, datetime


def format_time(ms: int) -> str:
    """A stored time in UTC, as people write it."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
