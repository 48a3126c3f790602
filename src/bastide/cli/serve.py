"""`bastide play` and `bastide serve`: the table in the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import segno
import typer

from bastide.cli.report import CliError

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(help="Folder of the stored games; by default the user's data folder.")]
Lan = Annotated[bool, typer.Option("--lan", help="Let other devices of this network in; prints a QR code.")]


def add_to(app: typer.Typer) -> None:
    """Add the two commands."""
    app.command()(play)
    app.command()(serve)


def play(port: Port = 8000, data: Data = None, lan: Lan = False) -> None:
    """Start the server and open the table in the browser, where there is one."""
    _start(EVERYWHERE if lan else LOOPBACK, port, data, lan, browser=True)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; loopback unless you say otherwise.")] = LOOPBACK,
    port: Port = 8000,
    data: Data = None,
    lan: Lan = False,
) -> None:
    """Start the server without opening a browser."""
    _start(EVERYWHERE if lan else host, port, data, lan, browser=False)


def _start(host: str, port: int, data: Path | None, lan: bool, browser: bool) -> None:
    from bastide.server import ServerError, run

    port = check_port(host, port)
    check_folder(data)
    print(f"Bastide plays at {address(host, port)}  (Ctrl+C ends it; games are kept)", flush=True)
    if lan:
        print_lan_address(port)
    try:
        run(host, port, data, lan, browser and browser_at_hand())
    except ServerError as error:
        raise CliError("server", str(error)) from None


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "localhost" if host in (LOOPBACK, EVERYWHERE) else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def check_port(host: str, port: int) -> int:
    """The port that will be used; a port in use or an address that is not ours is told before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CliError("port-in-use", f"port {port} is taken; choose another, such as --port {port + 1}") from None
        if error.errno == errno.EACCES:
            raise CliError("port-refused", f"port {port} may not be used by you; choose one from 1024 up") from None
        raise CliError("bad-host", f"{host} is no address of this machine: {error.strerror or error}") from None


def check_folder(data: Path | None) -> None:
    """The data folder may be missing (the server makes it), but its place must be a folder one may write to."""
    if data is None:
        return
    if data.exists() and not data.is_dir():
        raise CliError("not-a-folder", f"--data {data} is a file; name a folder")
    nearest = next(parent for parent in (data, *data.absolute().parents) if parent.exists())
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise CliError("no-permission", f"--data {data}: the folder {nearest} may not be written to")


def browser_at_hand() -> bool:
    """Whether a graphical browser can be opened here: never over ssh, in a container without display, or in CI."""
    if os.environ.get("CI") or os.environ.get("BASTIDE_NO_BROWSER"):
        return False
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    if os.environ.get("SSH_CONNECTION"):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def print_lan_address(port: int) -> None:
    """The address for the other devices, and the same as a QR code."""
    from bastide.server.serving import lan_address

    host = lan_address()
    if not host:
        print("This machine has no address in a network: only its own browser can reach the table.", flush=True)
        return
    url = address(host, port)
    print(f"Other devices in this network: {url}", flush=True)
    segno.make(url, micro=False).terminal(compact=True)
    sys.stdout.flush()
