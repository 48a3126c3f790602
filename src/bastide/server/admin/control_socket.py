"""The operator's door to a running server: a Unix socket in the data folder that only the server's own user may open.

Law: one JSON line asks ({"command", "args"}), one JSON line answers ({"result"} or {"error": {"code", "text"}}).
Nothing that a visitor can reach leads here.
"""

import asyncio
import contextlib
import inspect
import logging
import os
import socket
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from bastide.server.admin.commands import COMMANDS, Result
from bastide.server.common.errors import RequestError
from bastide.server.live.site import AdminContext
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import StoreError

log = logging.getLogger("bastide.control")
NAME = "control.sock"
POINTER = "control.path"
"""Says where the socket is, where the data folder cannot hold it."""
LINE = 1 << 20


class ControlRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked."""

    command: str
    args: dict[str, Any] = {}


async def run_control_command(site: AdminContext, name: str, args: dict[str, Any]) -> Result:
    """Do a command. Raises RequestError, StoreError, LogError."""
    do = COMMANDS.get(name)
    if do is None:
        raise RequestError("no-such-command", f"This server knows no command {name}; it may be another version.")
    try:
        inspect.signature(do).bind(site, **args)
    except TypeError as error:
        raise RequestError("bad-arguments", f"The command {name} cannot be understood: {error}.") from None
    return await do(site, **args)


@contextlib.asynccontextmanager
async def serve_control_socket(site: AdminContext) -> AsyncIterator[None]:
    """Answer commands as long as the server runs. Where there can be no socket, the log says so and nothing else is
    missing."""
    server: asyncio.Server | None = None
    talks: set[asyncio.Task[None]] = set()

    def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(_serve(site, reader, writer))
        talks.add(task)
        task.add_done_callback(talks.discard)

    try:
        if hasattr(socket, "AF_UNIX"):
            server = await asyncio.start_unix_server(talk, sock=open_control_socket(site.data), limit=LINE)
    except OSError as error:
        log.warning("no control socket (%s): commands such as backup need the server stopped", error)
    try:
        yield
    finally:
        if server is not None:
            server.close()
            remove_socket(site.data)
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


def open_control_socket(data: Path) -> socket.socket:
    """The socket, in the data folder or, where that has too long a name or holds no sockets, in a private one.
    Raises OSError."""
    remove_socket(data)
    try:
        return _bind_socket(data / NAME)
    except OSError:
        private = Path(tempfile.mkdtemp(prefix="bastide-"))
        taken = _bind_socket(private / NAME)
        (data / POINTER).write_text(f"{private / NAME}\n", encoding="utf-8")
        os.chmod(data / POINTER, 0o600)
        return taken


def _bind_socket(path: Path) -> socket.socket:
    taken = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        taken.bind(str(path))
        os.chmod(path, 0o600)
        taken.listen(8)
        taken.setblocking(False)
    except OSError:
        taken.close()
        raise
    return taken


def socket_path(data: Path) -> Path:
    """Where the socket of a server on this folder is, if one runs."""
    try:
        told = (data / POINTER).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return data / NAME
    return Path(told)


def remove_socket(data: Path) -> None:
    """Remove what an earlier server, or this one, left: the lock of the database says that no other one runs."""
    where = socket_path(data)
    with contextlib.suppress(OSError):
        where.unlink()
    if where.parent != data:
        with contextlib.suppress(OSError):
            where.parent.rmdir()
    with contextlib.suppress(OSError):
        (data / POINTER).unlink()


async def _serve(site: AdminContext, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while line := await reader.readline():
            writer.write(msgspec.json.encode(await answer_control_line(site, line)) + b"\n")
            await writer.drain()
    except (OSError, ValueError):
        return  # gone meanwhile, or a line longer than any command
    finally:
        writer.close()


async def answer_control_line(site: AdminContext, line: bytes) -> dict[str, Any]:
    """The answer to one line; never raises."""
    try:
        asked = msgspec.json.decode(line, type=ControlRequest)
        return {"result": await run_control_command(site, asked.command, asked.args)}
    except msgspec.DecodeError as error:
        return _error("bad-request", f"The request cannot be read: {error}.")
    except RequestError as no:
        return _error(no.code, no.text)
    except (StoreError, LogError) as error:
        return _error("store", str(error))
    except Exception as error:
        trouble = site.hub.report_error(error)
        return _error("server", f"Something went wrong in the server; its log has it under [{trouble.ref}].")


def _error(code: str, text: str) -> dict[str, Any]:
    return {"error": {"code": code, "text": text}}
