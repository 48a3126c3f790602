"""The internal port. Other processes of the cluster forward requests for this process's tables to it."""

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

ALL_NETWORKS = ("0.0.0.0/0", "::/0")
"""No address has its own limit on this port. A process that knows the secret limits its visitors itself."""
PING_SECONDS = 5.0


class _InternalServer(uvicorn.Server):
    """A second server of the process. The first one handles signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def join_cluster(app: ASGIApp, hub: Hub, store: str, at: tuple[str, int]) -> AsyncIterator[ClusterNode]:
    """Be a member of the cluster with the database `store` while the context is open. Other processes reach this one
    `at` a host and port. Raises StoreError."""
    try:
        listening = socket.create_server(at, family=socket.AF_INET6 if ":" in at[0] else socket.AF_INET)
    except OSError as error:
        raise StoreError(f"--internal-address {at[0]}:{at[1]} cannot be listened on: {error.strerror}.") from None
    host, port = listening.getsockname()[:2]
    secret = await hub.tables.store.do(leases.cluster_secret)
    node = ClusterNode(hub, store, f"[{host}]:{port}" if ":" in host else f"{host}:{port}", secret)
    try:
        async with _listening(app, secret, listening, hub.limits):
            hub.bus.begin(secret)
            await node.begin()
            yield node
    finally:
        await hub.bus.close()
        await node.leave()
        await node.close()
        listening.close()


@contextlib.asynccontextmanager
async def _listening(app: ASGIApp, secret: str, listening: socket.socket, limits: Limits) -> AsyncIterator[None]:
    pool = ConnectionPool(limits, TrustedProxies([parse_network(text) for text in ALL_NETWORKS]))
    pings = {"ws_ping_interval": PING_SECONDS, "ws_ping_timeout": PING_SECONDS}
    config = ServerConfig(InternalApp(app, secret), pool, **pings, timeout_graceful_shutdown=1, lifespan="off")
    server = _InternalServer(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task
