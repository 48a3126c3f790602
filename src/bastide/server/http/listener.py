"""The listening sockets: which connections are accepted, and how many file descriptors they may use.

Invariant: never accept a connection without a free file descriptor. Some are reserved for the server's own files and
processes.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from bastide.server.common import server_metrics
from bastide.server.http.connection import PIECE, HttpConnection
from bastide.server.http.connection_pool import HOLDS, ConnectionPool
from bastide.server.http.limits import Limits, log_throttle
from bastide.server.http.websocket import WebSocketConnection

if os.name == "posix":
    import resource

OWN_FILES = 64
"""Descriptors for the database, the bots, rendering, and the files they open."""
MOST_FILES = 65_536
AT_ONCE = 32
"""Connections accepted together. A new connection cannot be closed for another until it is set up, and an address needs
some that can."""
PAUSE = 0.1
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class ServerConfig(uvicorn.Config):
    """The settings of uvicorn, with the connection pool of this server."""

    def __init__(self, app: Any, crowd: ConnectionPool, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **settings)
        self.crowd = crowd


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
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - OWN_FILES))


def fit_limits(limits: Limits, places: int) -> Limits:
    """The limits for so many places. WebSockets leave some of them for requests."""
    part, of = HOLDS
    return replace(limits, connections=places, sockets=min(limits.sockets, places * part // of))


class HttpListener:
    """Accepts connections while it is open."""

    def __init__(
        self, listening: list[socket.socket], crowd: ConnectionPool, make: Callable[[], HttpConnection]
    ) -> None:
        self._listening = listening
        self._crowd = crowd
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        """Start accepting connections."""
        for one in self._listening:
            self._loop.add_reader(one.fileno(), self._come, one)

    def close(self) -> None:
        """Stop accepting connections. Existing ones stay open."""
        for one in self._listening:
            if one.fileno() >= 0:
                self._loop.remove_reader(one.fileno())

    def _come(self, listening: socket.socket) -> None:
        for _ in range(AT_ONCE - len(self._coming)):
            room = self._crowd.room
            if not room and self._crowd.make_room():
                return  # places are about to become free, and the loop calls again
            try:
                one, peer = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._trouble(error)
                return
            one.setblocking(False)
            door = self._make()
            if not room:
                server_metrics.limited.labels("connections").inc()
                log_throttle.note("A connection was refused: every place is taken.")
                reject_connection(one, 503, "full", "Too many are here now. Try again in a minute.")
            elif not self._crowd.enter(door, str(peer[0])):
                server_metrics.limited.labels("connections_per_address").inc()
                log_throttle.note("An address has more connections than one may have.")
                reject_connection(one, 429, "too-fast", "Too many connections come from your address.")
            else:
                self._let_in(one, door)

    def _let_in(self, one: socket.socket, door: HttpConnection) -> None:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        task = self._loop.create_task(self._meet(one, door))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _meet(self, one: socket.socket, door: HttpConnection) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: door, one)
        except BaseException:
            self._crowd.leave(door)
            one.close()
            raise

    def _trouble(self, error: OSError) -> None:
        """Pause after an error: no descriptor was left after all, or the network failed."""
        if error.errno in OUT_OF_FILES:
            log_throttle.note("No connection could be accepted: the system has no descriptor or memory left.")
        self.close()
        self._loop.call_later(PAUSE, self.open)


def reject_connection(one: socket.socket, status: int, code: str, text: str) -> None:
    """Send a refusal and close the socket."""
    body = json.dumps({"code": code, "text": text, "ref": ""}).encode()
    head = f"HTTP/1.1 {status} No\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    try:
        one.send(f"{head}Retry-After: 10\r\nConnection: close\r\n\r\n".encode() + body)
        one.recv(PIECE)  # closing a socket with unread data would discard the response
    except OSError:
        pass
    finally:
        one.close()
