"""Asking a command of a server: through its socket where it runs, otherwise by opening its database meanwhile.

Law: the caller cannot tell the two apart but by what only a running server can do.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bastide.server.admin.commands import Result
from bastide.server.admin.control_socket import carry_out, place
from bastide.server.admin.feature_listeners import connect_features
from bastide.server.bots.pool import BotDesk
from bastide.server.common.errors import Refused
from bastide.server.live.hub import Hub
from bastide.server.live.site import Site
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import FILE, StoreError
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import Periods

ReadPeriods = Callable[[], Periods]
"""Reads the retention periods from the settings."""


def ask(data: Path, name: str, periods: ReadPeriods | None = None, /, **args: Any) -> Result:
    """The result of a command; `periods` is called only where no server runs. Raises Refused with one sentence."""
    line = _line_to(data)
    if line is None:
        return _alone(data, name, args, periods)
    with line:
        told = _exchange(line, {"command": name, "args": args})
    if "error" in told:
        raise Refused(told["error"]["code"], told["error"]["text"])
    result: Result = told["result"]
    return result


def running(data: Path) -> bool:
    """Whether a server answers on this folder."""
    line = _line_to(data)
    if line is None:
        return False
    line.close()
    return True


def _line_to(data: Path) -> socket.socket | None:
    """A connection to the server of this folder, None where none answers. Raises Refused."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.connect(str(place(data)))
    except PermissionError:
        line.close()
        raise Refused("no-permission", f"{data} belongs to another user; ask as the user whose server it is.") from None
    except OSError:
        line.close()
        return None
    return line


def _exchange(line: socket.socket, request: dict[str, Any]) -> dict[str, Any]:
    try:
        line.sendall(msgspec.json.encode(request) + b"\n")
        with line.makefile("rb") as stream:
            told = stream.readline()
        decoded: dict[str, Any] = msgspec.json.decode(told)
    except (OSError, msgspec.DecodeError):
        raise Refused("gone", "The server ended before it answered.") from None
    return decoded


def _alone(data: Path, name: str, args: dict[str, Any], periods: ReadPeriods | None) -> Result:
    if not (data / FILE).exists():
        raise Refused("no-database", f"There is no database in {data}; name the server's folder with --data.")
    try:
        return asyncio.run(_opened(data, name, args, periods))
    except (StoreError, LogError) as error:
        raise Refused("store", str(error)) from None


async def _opened(data: Path, name: str, args: dict[str, Any], periods: ReadPeriods | None) -> Result:
    with closing(Store(data)) as store:
        hub = connect_features(Hub(store, BotDesk(), periods=periods() if periods else None))
        try:
            return await carry_out(Site(data, hub, serving=False), name, args)
        finally:
            await hub.drain()
