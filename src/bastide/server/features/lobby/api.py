"""The lobby's WebSocket: seeks, open tables, games to watch, and the client's own seek."""

from functools import partial

from starlette.websockets import WebSocket

from bastide.server.common import server_metrics
from bastide.server.features.lobby.lobby import Lobby
from bastide.server.features.lobby.messages import Join, Seek, Stop, decode_lobby_command
from bastide.server.http.limits import TokenBucket
from bastide.server.live.clients.client import Client
from bastide.server.live.clients.socket_api import exchange_messages, greet_page, run_admitted
from bastide.server.live.hub import Hub
from bastide.server.protocol.client_messages import BadMessage
from bastide.server.protocol.server_messages import Error, Pong

SEEKS_PER_SECOND, SEEKS_BURST = 0.5, 6
"""Rate and burst of seek, join and stop messages from one page. Faster ones are refused."""


async def serve_lobby(socket: WebSocket) -> None:
    """Serve a WebSocket connection to the lobby until it closes."""
    await run_admitted(socket, _serve)


async def _serve(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    lobby: Lobby = socket.app.state.lobby
    client = await greet_page(socket, "")
    if client is None:
        return
    handle = partial(_handle, lobby, client, TokenBucket(SEEKS_PER_SECOND, SEEKS_BURST, hub.clock))
    await exchange_messages(socket, hub, client, lambda: lobby.join(client), handle, lambda: lobby.leave(client))


async def _handle(lobby: Lobby, client: Client, bucket: TokenBucket, text: str) -> bool:
    try:
        message = decode_lobby_command(text)
    except BadMessage as error:
        server_metrics.refusals.labels("bad-message").inc()
        client.send(Error("bad-message", str(error), ""))
        return False
    try:
        if not isinstance(message, Seek | Join | Stop):
            client.send(Pong())
        elif not bucket.spare():
            client.send(Error("too-fast", "You sent a lot at once; wait a little.", ""))
        elif isinstance(message, Seek | Join):
            await lobby.seek(client, message)
        else:
            await lobby.stop(client)
    except Exception as error:
        client.send(lobby.hub.report_error(error))
    return True
