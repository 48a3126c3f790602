"""Running the server with uvicorn: listening sockets, startup and graceful shutdown."""

import errno
import gc
import os
import socket
import sys
import webbrowser
from dataclasses import replace

import segno
import uvicorn

from bastide.server.admin import log_format
from bastide.server.app.main import make_app
from bastide.server.app.settings import EVERYWHERE, LOOPBACK, Settings
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.listener import ServerConfig, fit_limits, max_connections
from bastide.server.http.security import SecurityMiddleware
from bastide.server.protocol.client_messages import MAX_BYTES
from bastide.server.storage.databases.sqlite_file import StoreError

PING_SECONDS = 20.0
GRACE_SECONDS = 5
TICKS = 10


class ServerError(RuntimeError):
    """The server cannot start. The message is one sentence with the reason and the remedy."""


class GameServer(uvicorn.Server):
    """A uvicorn server that notifies its clients before it shuts down."""

    opens: str = ""
    url: str = ""
    lan_url: str | None = None
    app: SecurityMiddleware
    config: ServerConfig

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then print the addresses, and open the browser if `opens` is set."""
        await super().startup(sockets)
        if not self.started:
            return
        print(f"Bastide plays at {self.url}  (Ctrl+C ends it; games are kept)", flush=True)
        if self.lan_url is not None:
            print_lan_address(self.lan_url)
        if self.opens:
            webbrowser.open(self.opens)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, send `bye` to all clients, and shut down. Clients reconnect by themselves."""
        for one in self.servers:
            one.close()
        if (node := self.app.app.state.cluster_node) is not None:
            await node.leave()  # first, so that clients that reconnect find their table in another process
        await self.app.app.state.hub.drain()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second. Maintains the connection pool once a second."""
        if counter % TICKS == 0:
            self.config.pool.look_after()
        return await super().on_tick(counter)


def run(options: Settings, open_browser: bool = False) -> None:
    """Serve until a signal arrives. Raises ServerError if the server cannot start."""
    log_format.configure_logging(options.log_format, options.log_level)
    options = replace(options, limits=fit_limits(options.limits, max_connections(options.limits.connections)))
    host = options.listens_on
    taken = open_server_socket(host, options.port)
    port = taken.getsockname()[1]
    lan_url = local_url(lan_address(), port) if options.lan and lan_address() else ""
    try:
        metrics = metrics_port(options.metrics_address)
        app = make_app(options, lan_url, metrics)
    except (StoreError, ServerError) as error:
        taken.close()
        raise ServerError(str(error)) from None
    server = GameServer(make_server_config(app, ConnectionPool(options.limits, app.proxies)))
    server.app = app
    # not localhost: browsers have the cookies of earlier visits for this name
    server.opens = local_url(host, port).replace("localhost", LOOPBACK) if open_browser else ""
    server.url, server.lan_url = local_url(host, port), lan_url if options.lan else None
    gc.collect()
    gc.freeze()  # objects from startup stay, so the garbage collector need not scan them again
    try:
        server.run(sockets=[taken])
    except KeyboardInterrupt:
        pass
    finally:
        taken.close()
    if not server.started:
        raise ServerError("The server could not start. The reason is shown above.")


def local_url(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine, or for other devices if it is an address of the network."""
    shown = "localhost" if host in (LOOPBACK, EVERYWHERE, "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def print_lan_address(url: str) -> None:
    """Print the URL for other devices, also as a QR code."""
    if not url:
        print("This machine has no address in a network: only its own browser can reach the table.", flush=True)
        return
    print(f"Other devices in this network: {url}", flush=True)
    segno.make(url, micro=False).terminal(compact=True)
    sys.stdout.flush()


def metrics_port(address: tuple[str, int] | None) -> socket.socket | None:
    """The listening socket for metrics, or None without an address. Raises ServerError."""
    if address is None:
        return None
    host, port = address
    return open_server_socket(host, port, f"--metrics-address {host}:")


def make_server_config(app: SecurityMiddleware, pool: ConnectionPool) -> ServerConfig:
    """uvicorn's settings: small frames, frequent pings."""
    return ServerConfig(
        app,
        pool,
        log_level="warning",
        ws_max_size=4 * MAX_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )


def open_server_socket(host: str, port: int, flag: str = "--port ") -> socket.socket:
    """A listening socket. `flag` is the option for another port, used in the error message. Raises ServerError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServerError(f"Port {port} is taken by another program. Choose another: {flag}{port + 1}.") from None
        if error.errno == errno.EACCES:
            raise ServerError(f"This user may not use port {port}. Choose one from 1024 up: {flag}8000.") from None
        if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            raise ServerError(f"{host} is no address of this machine: {error.strerror}.") from None
        raise ServerError(f"The server cannot listen on {host}:{port}: {error.strerror}.") from None
    listening.setblocking(False)
    return listening


def lan_address() -> str:
    """This machine's address in its local network, or "". Connecting a UDP socket sends no packet."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if found.startswith("127.") else found
