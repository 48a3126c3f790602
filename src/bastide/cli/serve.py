"""`bastide play`, `bastide serve` and `bastide work`: the table in the browser."""

from __future__ import annotations

import errno
import inspect
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from bastide._extras import require_extra
from bastide.cli.output import CliError
from bastide.server.app import settings
from bastide.server.app.setting_types import SettingError
from bastide.server.app.settings import EVERYWHERE, LOOPBACK


def play_command(said: dict[str, Any]) -> None:
    """Start the server and open the table in the browser, where there is one."""
    _start(said, browser=True)


def serve_command(said: dict[str, Any]) -> None:
    """Start the server without opening a browser."""
    _start(said, browser=False)


def work_command(said: dict[str, Any]) -> None:
    """Do analyses, films and other jobs of a house of several processes, on a machine that serves nobody."""
    from bastide.server import ServerError
    from bastide.server.app import work

    try:
        wanted = settings.read_settings_as(settings.WorkerSettings, said)
        require_extra("cluster")
        work.run_worker(wanted)
    except SettingError as error:
        raise CliError("bad-option", str(error)) from None
    except ServerError as error:
        raise CliError("server", str(error)) from None


def with_options(
    command: Callable[[dict[str, Any]], None], of: Callable[..., Any] = settings.Settings
) -> Callable[..., None]:
    """A command that has every option of a server (or of a worker), declared where the server declares them."""
    parameters = []
    for one in settings.list_settings(of):
        if one.secret:
            continue
        kind: Any = list[str] | None if one.many else str | None if one.sign else bool
        told = typer.Option(one.flag, help=f"{one.help} [{one.variable}]", metavar=one.sign or None)
        parameters.append(
            inspect.Parameter(
                one.name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None if one.sign else False,
                annotation=Annotated[kind, told],
            )
        )
        if one.former:
            hidden = typer.Option(settings.flag_of(one.former), hidden=True)
            parameters.append(
                inspect.Parameter(
                    one.former,
                    inspect.Parameter.KEYWORD_ONLY,
                    default=None,
                    annotation=Annotated[str | None, hidden],
                )
            )

    def called(**said: Any) -> None:
        command(said)

    called.__name__, called.__doc__ = command.__name__, command.__doc__
    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in parameters}
    return called


def _start(said: dict[str, Any], browser: bool) -> None:
    from bastide.server import ServerError, run

    try:
        wanted = settings.read_settings(said)
    except SettingError as error:
        raise CliError("bad-option", str(error)) from None
    wanted = replace(wanted, port=check_port(wanted.listens_on, wanted.port))
    check_folder(wanted.data)
    print(
        f"Bastide plays at {local_address(wanted.listens_on, wanted.port)}  (Ctrl+C ends it; games are kept)",
        flush=True,
    )
    if wanted.lan:
        print_lan_address(wanted.port)
    try:
        run(wanted, browser and browser_at_hand())
    except ServerError as error:
        raise CliError("server", str(error)) from None


def local_address(host: str, port: int) -> str:
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


def check_folder(data: Path) -> None:
    """The data folder may be missing (the server makes it), but its place must be a folder one may write to."""
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
    import segno

    from bastide.server.app.serve import lan_address

    host = lan_address()
    if not host:
        print("This machine has no address in a network: only its own browser can reach the table.", flush=True)
        return
    url = local_address(host, port)
    print(f"Other devices in this network: {url}", flush=True)
    segno.make(url, micro=False).terminal(compact=True)
    sys.stdout.flush()
