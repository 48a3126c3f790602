"""Metrics of client commands and their replies."""

import logging

from bastide.server.common import server_metrics
from bastide.server.protocol.client_messages import Command
from bastide.server.protocol.server_messages import Reject, ServerMessage

log = logging.getLogger("bastide.hub")
SLOW_MS = 250
"""Commands that take longer than this many milliseconds are logged."""


def count_command(command: Command, answer: ServerMessage, seconds: float) -> None:
    """Count a command and its reply. Log a slow command by its kind only, without its content."""
    kind, ms = str(command.__struct_config__.tag), round(seconds * 1000)
    server_metrics.commands.labels(kind, str(answer.__struct_config__.tag)).inc()
    server_metrics.command_seconds.observe(seconds)
    if isinstance(answer, Reject):
        server_metrics.refusals.labels(answer.code).inc()
    if ms > SLOW_MS:
        log.warning("slow command: %s took %d ms", kind, ms, extra={"kind": kind, "ms": ms})
