"""Control socket of a running server: a Unix socket in the data folder that only the server's own user may open.

Invariant: a request is one JSON line ({"command", "args"}). So is its answer ({"result"} or {"error": {"code",
"text"}}). Visitors cannot reach it in any way.
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
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.errors import RequestError
from bastide.server.live.site import AdminContext
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import StoreError

log = logging.getLogger("bastide.control")
NAME = "control.sock"
POINTER = "control.path"
"""File with the path of the socket, where the data folder cannot hold a socket."""
LINE = 1 << 20


class ControlRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A command and its arguments."""

    command: str
    args: dict[str, Any] = {}


async def run_control_command(site: AdminContext, name: str, args: dict[str, Any]) -> Result:
    """Run a command. Raises RequestError, StoreError, LogError."""
    do = COMMANDS.get(name)
    if do is None:
        raise RequestError("no-such-command", f"This server knows no command {name}; it may be another version.")
    try:
        inspect.signature(do).bind(site, **args)
    except TypeError as error:
        raise RequestError("bad-arguments", f"The command {name} cannot be understood: {error}.") from None
    return dict(await do(site, **args))


@contextlib.asynccontextmanager
async def serve_control_socket(site: AdminContext) -> AsyncIterator[None]:
    """Answer commands while the server runs. If there can be no socket, log it and go on without."""
    server: asyncio.Server | None = None
    tasks: set[asyncio.Task[None]] = set()

    def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(_serve(site, reader, writer))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    try:
        if hasattr(socket, "AF_UNIX"):
            server = await asyncio.start_unix_server(serve, sock=open_control_socket(site.data), limit=LINE)
    except OSError as error:
        log.warning("no control socket (%s): commands such as backup need the server stopped", error)
    try:
        yield
    finally:
        if server is not None:
            server.close()
            remove_socket(site.data)
        await cancel_tasks(tasks)


def open_control_socket(data: Path) -> socket.socket:
    """Return a listening socket, in the data folder or else in a private temporary folder. Raises OSError."""
    remove_socket(data)
    try:
        return _bind_socket(data / NAME)
    except OSError:  # the folder's path is too long, or its file system holds no sockets
        private = Path(tempfile.mkdtemp(prefix="bastide-"))
        listener = _bind_socket(private / NAME)
        (data / POINTER).write_text(f"{private / NAME}\n", encoding="utf-8")
        os.chmod(data / POINTER, 0o600)
        return listener


def _bind_socket(path: Path) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listener.bind(str(path))
        os.chmod(path, 0o600)
        listener.listen(8)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def socket_path(data: Path) -> Path:
    """Return the path of the socket that a server on this folder has or would have."""
    try:
        return Path((data / POINTER).read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return data / NAME


def remove_socket(data: Path) -> None:
    """Remove the socket of this server or an earlier one. The database's lock rules out another server."""
    path = socket_path(data)
    for remove in (path.unlink, *((path.parent.rmdir,) if path.parent != data else ()), (data / POINTER).unlink):
        with contextlib.suppress(OSError):
            remove()


async def _serve(site: AdminContext, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while line := await reader.readline():
            writer.write(msgspec.json.encode(await answer_control_line(site, line)) + b"\n")
            await writer.drain()
    except (OSError, ValueError):
        return  # the client has gone, or sent a line longer than any command
    finally:
        writer.close()


async def answer_control_line(site: AdminContext, line: bytes) -> dict[str, Any]:
    """Return the answer to one line. Never raises."""
    try:
        request = msgspec.json.decode(line, type=ControlRequest)
        return {"result": await run_control_command(site, request.command, request.args)}
    except msgspec.DecodeError as error:
        code, text = "bad-request", f"The request cannot be read: {error}."
    except RequestError as error:
        code, text = error.code, error.text
    except (StoreError, LogError) as error:
        code, text = "store", str(error)
    except Exception as error:
        ref = site.hub.report_error(error).ref
        code, text = "server", f"Something went wrong in the server; its log has it under [{ref}]."
    return {"error": {"code": code, "text": text}}
