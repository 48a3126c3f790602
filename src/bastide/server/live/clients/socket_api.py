"""One WebSocket: reads messages, hands them to the hub, and sends what is queued.

Law: nothing but text frames of at most 4 KiB, at most so many per second, is looked at. A page with a wrong Origin is
refused before the handshake (security.py).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.server.common import server_metrics
from bastide.server.common.errors import Refused
from bastide.server.http import client_address, identity, protocol_version
from bastide.server.http.limits import Bucket
from bastide.server.http.rate_limit import Allowances, too_fast
from bastide.server.http.websocket import EXTENSION, Line
from bastide.server.live.assistance import forecasts, hints
from bastide.server.live.clients import broadcast, send_queue
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.people import chat
from bastide.server.live.registry import Live
from bastide.server.protocol import client_messages
from bastide.server.protocol.client_messages import MAX_BYTES, BadMessage, ClientMessage, decode
from bastide.server.protocol.events import LogError
from bastide.server.protocol.server_messages import Error, Pong, encode
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.tables.access import CLOSED
from bastide.server.tables.views import why_not

log = logging.getLogger("bastide.socket")
NO_TABLE = 4404
WRONG_VERSION = 4406
UNREADABLE_TABLE = 4500
ONLY_TEXT = 1003
POLICY = 1008
TOO_BIG = 1009
BUSY = 1013
NONCE_SIGNS = 64


Answer = Callable[[str], Awaitable[bool]]
"""Does what a message says; False if it could not be read."""


async def serve(socket: WebSocket) -> None:
    """The whole life of a line to a table."""
    await admitted(socket, _serve)


async def admitted(socket: WebSocket, life: Callable[[WebSocket], Awaitable[None]]) -> None:
    """The whole life of a line, if its address may open one more."""
    allowances: Allowances = socket.app.state.allowances
    here = client_address.of(socket)
    wait = allowances.join(here)
    if wait > 0:
        await socket.receive()
        await socket.send_denial_response(too_fast(wait))
        return
    try:
        with contextlib.suppress(WebSocketDisconnect):  # gone before it was greeted
            await life(socket)
    finally:
        allowances.part(here)


async def greeted(socket: WebSocket, table: str) -> Client | None:
    """The page at the other end, if it speaks as we do and its device has not too many lines."""
    hub: Hub = socket.app.state.hub
    device, headers = identity.given(socket)
    await socket.accept(headers=[(name.encode(), value.encode()) for name, value in headers.items()])
    if not protocol_version.agrees(socket.query_params.get("v")):
        await _farewell(socket, Error(protocol_version.CODE, protocol_version.TEXT, ""), WRONG_VERSION)
        return None
    client = Client(table, device, hub.limits, hub.clock, client_address.of(socket))
    client.session = identity.who(socket).session
    line = socket.scope.get("extensions", {}).get(EXTENSION)
    if isinstance(line, Line):
        client.lag, client.measure = lambda: line.lag + line.beyond, line.measure
    client.address = client_address.address_of(socket.client.host) if socket.client else None
    if hub.sockets >= hub.limits.sockets or hub.presence.lines(client.device) >= hub.limits.sockets_per_device:
        await _farewell(socket, Error("busy", "Too many pages are open here. Close some and try again.", ""), BUSY)
        return None
    return client


async def _serve(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    client = await greeted(socket, str(socket.path_params["table"]))
    if client is None:
        return
    live = await _table(socket, hub, client.table)
    if live is None:
        return
    if len(live.clients) >= hub.limits.watchers and not broadcast.concerned(live.room, client.device):
        server_metrics.limited.add("watchers")
        text = "Very many people are watching this table. Look in again later."
        await _farewell(socket, Error("crowded", text, ""), BUSY)
        return
    said = socket.query_params.get("nonce", "")
    nonce = said if said.isalnum() and len(said) <= NONCE_SIGNS else ""
    await stay(
        socket,
        hub,
        client,
        lambda: hub.join(live, client, nonce),
        lambda text: _one(text, hub, live, client),
        lambda: hub.leave(live, client),
    )


async def entered(hub: Hub, client: Client, join: Callable[[], Awaitable[None]]) -> None:
    """A page comes in, or hears why not and is closed; either way it leaves once."""
    try:
        await join()
    except StoreError as error:
        client.send(hub.trouble(error))
        client.close(BUSY)
    except Refused as no:
        client.send(Error(no.code, no.text, ""))
        client.close(CLOSED)


async def _table(socket: WebSocket, hub: Hub, table: str) -> Live | None:
    try:
        live = await hub.tables.get(table)
    except LogError as error:
        log.error("table %s: %s", table, error)
        await _farewell(socket, Error("unreadable-table", str(error), ""), UNREADABLE_TABLE)
        return None
    except StoreError as error:
        await _farewell(socket, hub.trouble(error), BUSY)
        return None
    if live is None:
        await _farewell(socket, Error("no-such-table", "There is no table at this address.", ""), NO_TABLE)
    return live


async def _farewell(socket: WebSocket, error: Error, code: int) -> None:
    server_metrics.refusals.add(error.code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(error).decode())
        await socket.close(code)


async def stay(
    socket: WebSocket,
    hub: Hub,
    client: Client,
    join: Callable[[], Awaitable[None]],
    answer: Answer,
    leave: Callable[[], None],
) -> None:
    """A page is here from now on, until it goes or its line is closed."""
    sender = asyncio.create_task(_send(socket, client, hub.crowd))
    reader = asyncio.create_task(_read(socket, hub, client, answer))
    try:
        await entered(hub, client, join)
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leave()
        if not sender.done():
            client.close(1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await asyncio.shield(sender)
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)


async def _send(socket: WebSocket, client: Client, crowd: send_queue.Turns) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await send_queue.send(socket, client, crowd)


async def _read(socket: WebSocket, hub: Hub, client: Client, answer: Answer) -> None:
    bucket = Bucket(hub.limits.messages_per_second, hub.limits.burst, hub.clock)
    strikes = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while client.closing is None:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                client.close(ONLY_TEXT)
            elif len(text) > MAX_BYTES:
                client.close(TOO_BIG)
            else:
                if (pause := bucket.take()) > 0:
                    server_metrics.limited.add("messages_per_second")
                    await asyncio.sleep(pause)
                strikes += not await answer(text)
            if strikes >= hub.limits.bad_messages:
                server_metrics.limited.add("bad_messages")
                client.close(POLICY)


async def _one(text: str, hub: Hub, live: Live, client: Client) -> bool:
    """Answer one message; False if it could not be read."""
    try:
        message = decode(text)
    except BadMessage as error:
        server_metrics.refusals.add("bad-message")
        client.send(Error("bad-message", str(error), ""))
        return False
    try:
        await _answer(message, hub, live, client)
    except Exception as error:
        client.send(hub.trouble(error))
    return True


async def _answer(message: ClientMessage, hub: Hub, live: Live, client: Client) -> None:
    match message:
        case client_messages.Ping():
            client.send(Pong())
        case client_messages.Sync():
            await hub.sync(live, client, message.since)
        case client_messages.Why():
            async with live.lock:
                client.send(why_not.answer(live.room, client.device, message))
        case client_messages.Hurry():
            hub.hurry(live, client)
        case client_messages.Point():
            await hub.point(live, client, message)
        case client_messages.Risk():
            await forecasts.ask(hub, live, client, message.cid)
        case client_messages.Aids():
            await forecasts.ask(hub, live, client, message.cid, forecasts.AIDS)
        case client_messages.Forecast():
            await forecasts.ask(hub, live, client, message.cid, forecasts.BAND)
        case client_messages.Hint() | client_messages.Note():
            await hints.ask(hub, live, client, message)
        case client_messages.Say() | client_messages.Nudge() | client_messages.Call():
            client.send(await chat.answer(hub, live, client, message))
        case _:
            await hub.command(live, client, message)
