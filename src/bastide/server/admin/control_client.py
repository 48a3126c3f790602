"""Client of the operator commands: asks a running server through its socket, otherwise opens its database.

Invariant: the caller sees no difference, except in what only a running server can do.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bastide.server.admin.commands import Result
from bastide.server.admin.control_socket import run_control_command, socket_path
from bastide.server.admin.feature_listeners import connect_features
from bastide.server.bots.pool import BotPool
from bastide.server.common.errors import RequestError
from bastide.server.live.hub import Hub
from bastide.server.live.site import AdminContext
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import FILE, StoreError
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import RetentionPeriods

ReadPeriods = Callable[[], RetentionPeriods]
"""Reads the retention periods from the settings."""


def run_command(data: Path, name: str, periods: ReadPeriods | None = None, /, **args: Any) -> Result:
    """Return the result of a command. `periods` is called only if no server runs. Raises RequestError."""
    connection = _connect(data)
    if connection is None:
        return _run_offline(data, name, args, periods)
    with connection:
        response = _exchange(connection, {"command": name, "args": args})
    if "error" in response:
        raise RequestError(response["error"]["code"], response["error"]["text"])
    result: Result = response["result"]
    return result


def is_running(data: Path) -> bool:
    """Return whether a server answers on this folder."""
    connection = _connect(data)
    if connection is None:
        return False
    connection.close()
    return True


def _connect(data: Path) -> socket.socket | None:
    """A connection to the server of this folder, or None if none answers. Raises RequestError."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.connect(str(socket_path(data)))
    except OSError as error:
        connection.close()
        if isinstance(error, PermissionError):
            text = f"{data} belongs to another user; ask as the user whose server it is."
            raise RequestError("no-permission", text) from None
        return None
    return connection


def _exchange(connection: socket.socket, request: dict[str, Any]) -> dict[str, Any]:
    try:
        connection.sendall(msgspec.json.encode(request) + b"\n")
        with connection.makefile("rb") as stream:
            return msgspec.json.decode(stream.readline(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError):
        raise RequestError("gone", "The server ended before it answered.") from None


def _run_offline(data: Path, name: str, args: dict[str, Any], periods: ReadPeriods | None) -> Result:
    if not (data / FILE).exists():
        raise RequestError("no-database", f"There is no database in {data}; name the server's folder with --data.")
    try:
        return asyncio.run(_run_on_folder(data, name, args, periods))
    except (StoreError, LogError) as error:
        raise RequestError("store", str(error)) from None


async def _run_on_folder(data: Path, name: str, args: dict[str, Any], periods: ReadPeriods | None) -> Result:
    with closing(Store(data)) as store:
        hub = connect_features(Hub(store, BotPool(), periods=periods() if periods else None))
        try:
            return await run_control_command(AdminContext(data, hub, serving=False), name, args)
        finally:
            await hub.drain()
