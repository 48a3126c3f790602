"""The inner port, where the other processes of the house pass on what is for a table of this one."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.types import ASGIApp

from bastide.server.cluster.forwarding import InternalApp
from bastide.server.cluster.member import ClusterNode
from bastide.server.http.client_address import TrustedProxies, parse_network
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.limits import Limits
from bastide.server.http.listener import ServerConfig
from bastide.server.live.hub import Hub
from bastide.server.storage import leases
from bastide.server.storage.data_folder import StoreError

EVERYBODY = ("0.0.0.0/0", "::/0")
"""No address has a limit of its own on this port: whoever knows the secret counts visitors himself."""
PING_SECONDS = 5.0


class _InternalServer(uvicorn.Server):
    """Beside the one that hears the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None."""
        yield


@contextlib.asynccontextmanager
async def join_cluster(app: ASGIApp, hub: Hub, store: str, at: tuple[str, int]) -> AsyncIterator[ClusterNode]:
    """While this lasts the process is one of the house whose games lie in the database `store`; the others reach it
    `at` an address. Raises StoreError."""
    try:
        taken = socket.create_server(at, family=socket.AF_INET6 if ":" in at[0] else socket.AF_INET)
    except OSError as error:
        raise StoreError(f"--internal-address {at[0]}:{at[1]} cannot be listened on: {error.strerror}.") from None
    host, port = taken.getsockname()[:2]
    secret = await hub.tables.store.do(leases.cluster_secret)
    house = ClusterNode(hub, store, f"[{host}]:{port}" if ":" in host else f"{host}:{port}", secret)
    try:
        async with _listening(app, secret, taken, hub.limits):
            hub.bus.begin(secret)
            await house.begin()
            yield house
    finally:
        await hub.bus.close()
        await house.leave()
        await house.close()
        taken.close()


@contextlib.asynccontextmanager
async def _listening(app: ASGIApp, secret: str, taken: socket.socket, limits: Limits) -> AsyncIterator[None]:
    """Serve the other processes on this socket."""
    crowd = ConnectionPool(limits, TrustedProxies([parse_network(one) for one in EVERYBODY]))
    config = ServerConfig(
        InternalApp(app, secret),
        crowd,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=1,
        lifespan="off",
    )
    server = _InternalServer(config)
    task = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        yield
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task
