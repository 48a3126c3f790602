"""The line to the meeting: who waits, where one can sit down, what one can look at; and one's own seek."""

from starlette.websockets import WebSocket

from bastide.server.common import server_metrics
from bastide.server.features.lobby.lobby import Meeting
from bastide.server.features.lobby.messages import Join, Seek, Stop, decode
from bastide.server.http.limits import Bucket
from bastide.server.live.clients.client import Client
from bastide.server.live.clients.socket_api import admitted, greeted, stay
from bastide.server.live.hub import Hub
from bastide.server.protocol.client_messages import BadMessage
from bastide.server.protocol.server_messages import Error, Pong

SEEKS_PER_SECOND, SEEKS_BURST = 0.5, 6
"""Seeks and stops of a page; what is faster waits."""


async def serve(socket: WebSocket) -> None:
    """The whole life of a line to the meeting."""
    await admitted(socket, _serve)


async def _serve(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    meeting: Meeting = socket.app.state.meeting
    client = await greeted(socket, "")
    if client is None:
        return
    slow = Bucket(SEEKS_PER_SECOND, SEEKS_BURST, hub.clock)
    await stay(
        socket,
        hub,
        client,
        lambda: meeting.join(client),
        lambda text: _one(text, meeting, client, slow),
        lambda: meeting.leave(client),
    )


async def _one(text: str, meeting: Meeting, client: Client, slow: Bucket) -> bool:
    try:
        message = decode(text)
    except BadMessage as error:
        server_metrics.refusals.add("bad-message")
        client.send(Error("bad-message", str(error), ""))
        return False
    try:
        if not isinstance(message, Seek | Join | Stop):
            client.send(Pong())
        elif not slow.spare():
            client.send(Error("too-fast", "That was a lot at once; wait a little.", ""))
        elif isinstance(message, Seek | Join):
            await meeting.seek(client, message)
        else:
            await meeting.stop(client)
    except Exception as error:
        client.send(meeting.hub.trouble(error))
    return True
