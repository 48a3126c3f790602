"""The settings of uvicorn: protocol classes, and as many connections as there are file descriptors.

Invariant: some file descriptors are reserved for the server's own files and processes.
"""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from typing import Any

import uvicorn

from bastide.server.common.log_limit import log_throttle
from bastide.server.http.connection import HttpConnection
from bastide.server.http.connection_pool import MOST_REFUSED, WEBSOCKET_SHARE, ConnectionPool
from bastide.server.http.limits import Limits
from bastide.server.http.websocket import WebSocketConnection

if os.name == "posix":
    import resource

OWN_FILES = 64
"""Descriptors for the database, the bots, rendering, and the files they open."""
MOST_FILES = 65_536
CLIENT_ERRORS = frozenset(
    ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received from client.")
)
"""What uvicorn logs for each faulty request. Any client can cause it."""


def throttle_client_errors(record: logging.LogRecord) -> bool:
    """Filter of uvicorn's log: errors that clients cause are logged once a minute, without a traceback."""
    if record.msg not in CLIENT_ERRORS:
        return True
    log_throttle.note(str(record.msg))
    return False


class ServerConfig(uvicorn.Config):
    """The settings of uvicorn, with the connection pool of this server."""

    def __init__(self, app: Any, pool: ConnectionPool, **settings: Any) -> None:
        # No access log: it would contain table ids. Compressing costs more time than sending the few KB of a move.
        usual = {"log_config": None, "access_log": False, "server_header": False, "proxy_headers": False}
        merged: dict[str, Any] = {**usual, "ws_per_message_deflate": False, **settings}
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **merged)
        self.pool = pool
        logging.getLogger("uvicorn.error").addFilter(throttle_client_errors)


def max_connections(most: int) -> int:
    """The number of connections: `most`, or fewer without enough file descriptors. Raises this process's soft limit on
    descriptors as far as allowed."""
    if os.name != "posix":
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - OWN_FILES - MOST_REFUSED))


def fit_limits(limits: Limits, places: int) -> Limits:
    """The limits for so many places. WebSockets leave some of them for requests."""
    return replace(limits, connections=places, sockets=min(limits.sockets, int(places * WEBSOCKET_SHARE)))
